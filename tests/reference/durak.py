"""An independent referee for Durak: slow, obvious, mutable, written from the rules alone.

It exists to disagree with ``world/games/durak`` wherever one of the two is wrong, so it shares
nothing with it: no import from ``world``, no common shape. Seats are letters, clockwise from
``A``; hands are lists of card codes; acts are the words of the rulebook cases::

    A:7S   A:7D+7C   B:10S/7S   B:take   C:pass   C:pass all   B>7D   B?7H
    A:exchange       (trump_exchange: the lowest trump for the turn-up)
    C:call 7S        (cheating: the cover on 7S was not allowed)

A *seat* is a place in the rotation, a *player* who sits there: with ``partner_of_out=proxy`` the
seat of a player who is out is played by a team-mate, everywhere else the two are the same.
Paragraph marks (¶) refer to the seed text of Durak.
"""

from itertools import combinations

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
TEAMS = {("pairs", 4): 2, ("pairs", 6): 3, ("threes", 6): 2}  # and how many teams that makes
LOWEST = {"24": "9", "32": "7", "36": "6", "52": "2", "54": "2"}
FIXED = ["take", "pass", "pass all", "exchange"]
HANDING_ON = {">": "transfer", "?": "show"}

_TABLE = """deck 36 24 32 52 54; hand 6; no_ace_turnup off on; multi_open off on; hand_cap on off;
redeal never five_of_a_suit one_colour; next_lead under_fool from_fool lowest_trump winner;
dealer fool rotating; throw_in sequential after_first_cover free; priority seed main;
pile_on on off; pile_cap six hand; decline_final off on; who all neighbours main; attack_cap 6 none;
first_bout 6 five_in_first five_until_discard; refill seed joined; result loser order first_out;
both_empty draw last_defender; passing off on; passing_first_bout allowed banned;
show_trump off once_per_bout once_per_deal; teams none pairs threes; partner_of_out proxy skip;
trump_exchange off on; honours names off tie_only ladder; cheating off on; repetition on off"""
OPTIONS = {row.split()[0]: row.split()[1:] for row in _TABLE.split(";")}
"""Every option with its values, the *Classic* one first."""


class Refused(Exception):
    """The act is not allowed and nothing has changed; ``code`` says why."""

    code = property(lambda self: self.args[0])


def suit(card):
    """The suit letter; ``"*"`` for a joker, which has none."""
    return "*" if card[0] == "*" else card[-1]


def rank(card):
    """The rank's name; ``"*"`` for a joker, which has none."""
    return "*" if card[0] == "*" else card[:-1]


def pack(size):
    """All cards of the deck of that size, in no order that means anything."""
    ranks = RANKS[RANKS.index(LOWEST[size]) :]
    return [r + s for s in "CDHS" for r in ranks] + (["*R", "*B"] if size == "54" else [])


ALL = set(pack("54"))


def honour(final_attack, trump, need):
    """The badge of ¶13 and whether it scores by ¶14: ``("tie" | "epaulettes" | None, bool)``."""
    run = 0
    while run < len(final_attack) and rank(final_attack[-1 - run]) == need:
        run += 1
    plain = any(suit(card) not in (trump, "*") for card in final_attack)
    return (None, "tie", "epaulettes")[min(run, 2)], run > 0 and plain


def must_redeal(hands, how):
    """Whether one of the dealt hands calls for a new deal (the option ``redeal``)."""
    if how == "five_of_a_suit":
        return any(sum(suit(c) == s for c in hand) >= 5 for hand in hands for s in "CDHS")
    red = [[c == "*R" or suit(c) in "DH" for c in hand] for hand in hands]
    return how == "one_colour" and any(all(hand) or not any(hand) for hand in red)


class Referee:
    """One deal of Durak. Every attribute may be looked at; only `do` may change it.

    Attributes:
        hands: letter -> cards. talon: next card first, the turn-up last. discard: cards.
        table: ``[attack, cover or None]`` in the order they were attacked with.
        phase: ``attack`` | ``defend`` | ``throw`` | ``pile`` | ``over``.
        out: letters in the order they ran out of cards. losers: letters; empty for a draw.
        last_attack: attack cards of the bout that ended last, in order.
    """

    def __init__(self, seats, options):
        self.seats = list(seats)
        self.options = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in options.items():
            if name not in OPTIONS or str(value) not in OPTIONS[name]:
                raise Refused("unknown-option")
            self.options[name] = str(value)
        self.sides = {seat: [seat] for seat in self.seats}
        self.hands = {seat: [] for seat in self.seats}
        self.talon, self.discard, self.table, self.out = [], [], [], []
        self.bouts_done = self.discarded = 0
        self.losers, self.draw, self.phase = [], False, "attack"
        self.last_attack, self.last_defender = [], None
        self.shown_in_deal, self.positions = [], []

    @classmethod
    def deal(cls, deck, seats, dealer, options, before=None):
        """Deal these cards (top first). Raises Refused, ``redeal`` when they must be shuffled anew.

        Args:
            dealer: number of the dealer's seat, from 0.
            before: the finished referee of the deal this one follows, for ``next_lead``.
        """
        self = cls("ABCDEFGH"[:seats], options)
        size, teams = self.options["deck"], self.options["teams"]
        if sorted(deck) != sorted(pack(size)):
            raise Refused("deck")
        if not 2 <= seats <= (8 if size in ("52", "54") else 6) or 6 * seats > len(deck):
            raise Refused("seats")
        if teams != "none":
            if self.options["passing"] == "on" or (teams, seats) not in TEAMS:
                raise Refused("teams")
            for at, seat in enumerate(self.seats):
                count = TEAMS[teams, seats]
                self.sides[seat] = self.seats[at % count :: count]
        order = self.after(self.seats[dealer])
        deck = list(deck)
        for _ in range(6):
            for seat in order:
                turn_up = deck.pop(0)
                self.hands[seat].append(turn_up)
        if must_redeal(self.hands.values(), self.options["redeal"]):
            raise Refused("redeal")
        barred = "*A" if self.options["no_ace_turnup"] == "on" else "*"
        fit = [card for card in deck or [turn_up] if rank(card) not in barred]
        if not fit:
            raise Refused("redeal")
        if deck:
            turn_up = fit[0]
            deck.remove(turn_up)
            deck.append(turn_up)
        self.talon, self.trump = deck, suit(turn_up)
        self.open_bout(self.first_lead(order, before))
        return self

    @classmethod
    def position(cls, case, defaults=None):
        """The position of a rulebook case (``tests/rulebook/cases``), its lead still to come."""
        self = cls(case["players"], {**(defaults or {}), **case.get("options", {})})
        for team in case.get("teams", []):
            for seat in team:
                self.sides[seat] = sorted(team)
        for seat, cards in case["hands"].items():
            self.hands[seat] = cards.split()
        self.talon, self.trump = case.get("talon", "").split(), case["trump"]
        self.out = list(case.get("out", []))
        self.bouts_done, self.discarded = case.get("bouts_done", 0), case.get("discarded", 0)
        self.open_bout(case["attacker"])
        return self

    def first_lead(self, order, before):
        """Who leads the deal. ``order``: the seats from the dealer's left."""
        how = self.options["next_lead"]
        if before is not None and not before.draw and how != "lowest_trump":
            if self.options["teams"] != "none":
                return [seat for seat in order if seat in before.first_side_out()][0]
            if how == "winner":
                return before.out[0]
            clockwise = before.after(before.losers[0])
            return clockwise[-2] if how == "under_fool" else clockwise[0]
        held = [(card, seat) for seat in order for card in self.hands[seat] if rank(card) != "*"]
        trumps = [(card, seat) for card, seat in held if suit(card) == self.trump]
        return min(trumps or held, key=lambda pair: RANKS.index(rank(pair[0])))[1]

    def first_side_out(self):
        """The side whose last member went out first."""
        sides = [side for side in self.sides.values() if all(seat in self.out for seat in side)]
        return min(sides, key=lambda side: max(self.out.index(seat) for seat in side))

    def next_dealer(self, dealer):
        """The number of the next dealer: the fool, or the next one round; after a draw the same."""
        if self.options["dealer"] == "rotating":
            return (dealer + 1) % len(self.seats)
        return self.seats.index(self.losers[0]) if self.losers else dealer

    # Seats and players

    def after(self, seat):
        """All seats clockwise, beginning on the left of this one, which comes last."""
        at = self.seats.index(seat) + 1
        return self.seats[at:] + self.seats[:at]

    def player(self, seat):
        """Who plays this seat now: its player, a proxy, or None."""
        if seat not in self.out:
            return seat
        mates = [s for s in self.after(seat) if s in self.sides[seat] and s not in self.out]
        return mates[0] if mates and self.options["partner_of_out"] == "proxy" else None

    def live_after(self, seat):
        """The seats somebody plays, clockwise from this one's left."""
        return [other for other in self.after(seat) if self.player(other)]

    @property
    def attacker(self):
        """The main attacker (his seat's letter when nobody plays it any more)."""
        return self.player(self.attacker_seat) or self.attacker_seat

    # The bout

    def open_bout(self, seat):
        """This seat leads against the next one that is not of its own side (¶2, ¶12)."""
        own = self.sides[self.player(seat)]
        self.attacker_seat = seat
        self.face([s for s in self.live_after(seat) if self.player(s) not in own][0])
        self.table, self.phase, self.last_leader = [], "attack", None
        self.lowest_trump = LOWEST[self.options["deck"]] + self.trump
        self.passed_all, self.joined, self.shown_in_bout = [], [], []
        self.called, self.out_before = [], list(self.out)
        now = [seat, list(self.talon)] + [sorted(self.hands[s]) for s in self.seats]
        self.positions.append(now)
        if self.options["repetition"] == "on" and self.positions.count(now) == 3:
            self.phase, self.draw = "over", True

    def face(self, seat):
        """The attack is against this seat from now on."""
        self.defender_seat, self.defender = seat, self.player(seat)
        self.start_hand, self.passed = len(self.hands[self.defender]), []

    def room(self):
        """How many more attack cards this bout may hold (¶4.6, ¶5, pagat)."""
        option, caps = self.options, [99]
        if option["first_bout"] == "five_in_first" and self.bouts_done == 0:
            caps.append(5)
        if option["first_bout"] == "five_until_discard" and not self.discarded:
            caps.append(5)
        six_in_all = self.phase == "pile" and option["pile_cap"] == "six"
        if option["attack_cap"] == "6" or six_in_all:
            caps.append(6)
        if option["hand_cap"] == "on" and not six_in_all:
            caps.append(self.start_hand)
        return min(caps) - len(self.table)

    def uncovered(self):
        """The open attack cards."""
        return [attack for attack, cover in self.table if cover is None]

    def ranks(self):
        """The ranks that may be thrown in: those of all cards in the bout but jokers (¶4.4)."""
        return {rank(card) for pair in self.table for card in pair if card} - {"*"}

    def beats(self, cover, attack):
        """¶1, ¶3; a joker beats everything and is beaten by nothing."""
        if suit(attack) == "*" or suit(cover) == "*":
            return suit(attack) != "*"
        if suit(cover) == suit(attack):
            return RANKS.index(rank(cover)) > RANKS.index(rank(attack))
        return suit(cover) == self.trump

    def may_throw(self, player):
        """Whether this player is one of those asked, whatever cards he holds (¶4, ¶5, ¶12)."""
        if player in self.sides[self.defender] or not self.hands[player]:
            return False
        if self.options["who"] == "neighbours":
            beside = [s for s in self.live_after(self.defender_seat) if s != self.defender_seat]
            return player in (self.player(beside[0]), self.player(beside[-1]))
        return self.options["who"] == "all" or player == self.player(self.attacker_seat)

    def may_add(self):
        """Whether the bout has room for a card; a bare defender is attacked no more (pagat)."""
        beaten_bare = self.phase == "throw" and not self.hands[self.defender]
        return self.room() > 0 and not beaten_bare

    def waiting(self):
        """Those who may still add a card (or call a cover), in order of priority."""
        seats = [self.last_leader, self.attacker_seat] + self.after(self.defender_seat)
        if self.options["priority"] == "main":
            seats = seats[1:]
        elif self.phase == "pile":
            seats = [self.last_leader] + self.after(self.last_leader)
        # With cheating everybody who began this bout is asked before covers leave the table.
        calling = self.options["cheating"] == "on" and self.phase == "throw"
        found, room = [], self.may_add()
        for player in [self.player(seat) or seat for seat in seats]:
            may_call = calling and player not in self.out_before + self.sides[self.defender]
            if may_call or (room and self.may_throw(player)):
                if player not in found + self.passed + self.passed_all:
                    found.append(player)
        return found

    def to_act(self):
        """Who may choose now, the first by priority first."""
        if self.phase == "over":
            return []
        if self.phase == "attack":
            return [self.attacker]
        free = self.options["throw_in"] == "free"
        if self.options["throw_in"] == "after_first_cover":
            free = self.phase == "pile" or len(self.uncovered()) < len(self.table)
        if self.phase == "defend":
            return [self.defender] + (self.waiting() if free else [])
        return self.waiting() if free else self.waiting()[:1]

    def settle(self):
        """After every act: who is out (the defender not before the end), is the bout over."""
        for seat in self.seats:
            bare = not self.talon and not self.hands[seat]
            if bare and seat != self.defender and seat not in self.out:
                self.out.append(seat)
        if self.phase != "pile":
            self.phase = "defend" if self.uncovered() else "throw"
        if self.phase != "defend" and not self.waiting():
            self.close_bout()

    def close_bout(self):
        """¶5, ¶6: clear the table, ¶8: refill, then see whether the deal is over, or go on."""
        taken, defender = self.phase == "pile", self.defender
        self.last_attack, self.last_defender = [attack for attack, _ in self.table], defender
        cards = [card for pair in self.table for card in pair if card]
        if taken:
            self.hands[defender] += cards
        else:
            self.discard += cards
            self.discarded, self.positions = self.discarded + len(cards), []
        self.table, self.bouts_done = [], self.bouts_done + 1
        joiners = self.joined if self.options["refill"] == "joined" else []
        order = [self.attacker_seat] + joiners + self.after(self.attacker_seat)
        order = [seat for seat in order if seat != defender] + [defender]
        for seat in order:
            while self.talon and len(self.hands[seat]) < 6:
                self.hands[seat].append(self.talon.pop(0))
        for seat in order:
            if not self.talon and not self.hands[seat] and seat not in self.out:
                self.out.append(seat)
        sides = [self.sides[seat] for seat in self.seats if self.hands[seat]]
        if not sides and self.options["both_empty"] == "last_defender":
            sides = [self.sides[defender]]
        if not self.talon and all(side == sides[0] for side in sides):
            self.phase, self.draw = "over", not sides
            self.losers = sides[0] if sides else []
        elif self.player(self.defender_seat) and not taken:
            self.open_bout(self.defender_seat)
        else:
            self.open_bout(self.live_after(self.defender_seat)[0])

    def badge(self, need=None):
        """The loser's honour, ``(badge, scores)``; ``need``: the rank against him on the ladder."""
        option, lowest = self.options["honours"], LOWEST[self.options["deck"]]
        if option == "off" or self.last_defender not in self.losers:
            return None, False
        if option != "ladder":
            need = "6" if lowest == "2" else lowest
        badge, scores = honour(self.last_attack, self.trump, need or lowest)
        return ("tie" if badge and option == "tie_only" else badge), scores and option == "ladder"

    # Acts

    def acts(self, seat):
        """The words of every act this seat may do; of cards in one act only leads of one rank."""
        if seat not in self.to_act():
            return []
        hand, tries = self.hands[seat], []
        tries += [(":" + card, "attack", [card]) for card in hand]
        for r in {rank(card) for card in hand} if self.phase == "attack" else ():
            alike = [card for card in hand if rank(card) == r]
            for size in range(2, len(alike) + 1):
                tries += [(":" + "+".join(c), "attack", c) for c in combinations(alike, size)]
        for attack in self.uncovered():
            tries += [(f":{card}/{attack}", "cover", [card, attack]) for card in hand]
        tries += [(mark + c, kind, [c]) for mark, kind in HANDING_ON.items() for c in hand]
        tries += [(":" + word, word, []) for word in FIXED]
        tries += [(f":call {attack}", "call", [attack]) for attack, cover in self.table if cover]
        return [seat + word for word, *act in tries if self.barrier(seat, *act) is None]

    def read(self, word):
        """``(seat, kind, cards)`` of an act's words. Raises Refused for anything else."""
        seat, mark, rest = word[:1], word[1:2], word[2:]
        kind, cards = "attack", rest.split("+")
        if mark in HANDING_ON:
            kind, cards = HANDING_ON[mark], [rest]
        elif rest in FIXED:
            kind, cards = rest, []
        elif rest.startswith("call "):
            kind, cards = "call", [rest[5:]]
        elif rest.count("/") == 1:
            kind, cards = "cover", rest.split("/")
        if seat not in self.seats or mark not in ":>?" or set(cards) - ALL:
            raise Refused("unreadable")
        return seat, kind, cards

    def why_not(self, word):
        """The code of the refusal of an act, or None when it is allowed."""
        seat, kind, cards = self.read(word)
        return self.barrier(seat, kind, cards) if seat in self.to_act() else "not-your-turn"

    def barrier(self, seat, kind, cards):
        """The same for an act of somebody who may choose now."""
        if kind == "call":
            # Once all is covered, and wrongly only once by each (*cheating*).
            calling = self.options["cheating"] == "on" and self.phase == "throw"
            on_table = cards[0] in [attack for attack, _ in self.table]
            return None if calling and on_table and (seat, *cards) not in self.called else "no-call"
        given = cards[:1] if kind == "cover" else cards
        if len(set(given)) < len(given) or any(card not in self.hands[seat] for card in given):
            return "not-your-card"
        if self.phase == "attack":
            return self.why_not_lead(seat, kind, cards)
        if seat == self.defender:
            return self.why_not_defend(kind, cards)
        if kind in ("pass", "pass all"):
            return None
        if kind != "attack":
            return "not-the-defender"
        if len(cards) > 1 and self.phase != "pile" and self.options["throw_in"] == "sequential":
            return "one-card"
        if any(rank(card) not in self.ranks() for card in cards):
            return "rank-not-in-bout"
        if not self.may_add() or not self.may_throw(seat):
            return "may-only-call"
        return "limit" if len(cards) > self.room() else None

    def why_not_lead(self, seat, kind, cards):
        """¶2; several of one rank with ``multi_open``, a joker alone; the trump exchange."""
        if kind == "exchange" and self.options["trump_exchange"] == "on" and self.talon:
            return None if self.lowest_trump in self.hands[seat] else "not-your-card"
        if kind != "attack":
            return "must-lead"
        if len(cards) > 1:
            if self.options["multi_open"] == "off":
                return "one-card"
            if len({rank(card) for card in cards}) > 1 or rank(cards[0]) == "*":
                return "one-rank"
        return "limit" if len(cards) > self.room() else None

    def why_not_defend(self, kind, cards):
        """¶3, ¶5 and passing on."""
        option = self.options
        if kind == "take":
            return None
        if kind == "cover":
            if cards[1] not in self.uncovered():
                return "not-open"
            return None if option["cheating"] == "on" or self.beats(*cards) else "does-not-beat"
        banned = option["passing_first_bout"] == "banned" and self.bouts_done == 0
        if kind not in ("transfer", "show") or option["passing"] == "off" or banned:
            return "no-passing"
        if len(self.uncovered()) < len(self.table):
            return "already-covered"
        if self.ranks() != {rank(cards[0])}:
            return "rank-not-in-bout"
        if kind == "show":
            per_bout = option["show_trump"] == "once_per_bout"
            if option["show_trump"] == "off" or suit(cards[0]) != self.trump:
                return "no-showing"
            if cards[0] in (self.shown_in_bout if per_bout else self.shown_in_deal):
                return "shown-before"
        following = self.live_after(self.defender_seat)[0]
        then = len(self.table) + (kind == "transfer")
        too_many = following == self.defender_seat or then > len(self.hands[following])
        return "too-many" if too_many else None

    def do(self, word):
        """Do this act. Raises Refused and changes nothing when it is not allowed."""
        if self.why_not(word):
            raise Refused(self.why_not(word))
        seat, kind, cards = self.read(word)
        hand = self.hands[seat]
        if kind == "exchange":
            hand[hand.index(self.lowest_trump)] = self.talon.pop()
            self.talon.append(self.lowest_trump)
            return
        if kind == "call":
            self.called.append((seat, cards[0]))
            for pair in self.table:
                if pair[0] == cards[0] and not self.beats(pair[1], pair[0]):
                    self.hands[self.defender].append(pair[1])
                    pair[1], self.passed = None, []
                    self.called = [call for call in self.called if call[1] != cards[0]]
        elif kind == "cover":
            hand.remove(cards[0])
            [pair for pair in self.table if pair[0] == cards[1]][0][1] = cards[0]
            self.passed = []
        elif kind == "take":
            self.passed, self.phase = [], "pile"
            if self.options["pile_on"] == "off":
                return self.close_bout()
        elif kind in ("pass", "pass all"):
            final = kind == "pass all" or self.options["decline_final"] == "on"
            (self.passed_all if final else self.passed).append(seat)
        else:
            self.last_leader = seat
            for card in cards if kind != "show" else ():
                hand.remove(card)
                self.table.append([card, None])
                self.joined.append(seat)
            if kind != "attack":
                self.attacker_seat = self.defender_seat
                self.face(self.live_after(self.defender_seat)[0])
            if kind == "show":
                self.shown_in_bout += cards
                self.shown_in_deal += cards
        self.settle()
