# Durak, English: what happens, why an act is refused, and the table's options.

durak-name = Durak

## The deal

durak-dealer-drawn = { $seat-is ->
    [you] You are drawn as the first dealer.
   *[other] {$seat} is drawn as the first dealer.
  }
durak-redealt = { $reason ->
    [five-of-a-suit] { $seat-is ->
        [you] You hold five of one suit: the cards are dealt again.
       *[other] {$seat} holds five of one suit: the cards are dealt again.
      }
    [one-colour] { $seat-is ->
        [you] You hold cards of one colour only: the cards are dealt again.
       *[other] {$seat} holds cards of one colour only: the cards are dealt again.
      }
   *[ace-turned-up] An ace was turned up: the cards are dealt again.
  }
durak-dealt = { $seat-is ->
    [you] You deal {$count} cards each, { $talon ->
        [0] none are left.
       *[other] {$talon} are left in the talon.
      }
   *[other] {$seat} deals {$count} cards each, { $talon ->
        [0] none are left.
       *[other] {$talon} are left in the talon.
      }
  }
durak-hand-dealt = Your cards: {$cards}.
durak-trump-turned = Trump is {$suit}: {$card} lies under the talon.
durak-trump-shown = { $seat-is ->
    [you] Trump is {$suit}: your last card, {$card}, was shown to all.
   *[other] Trump is {$suit}: the last card, {$card}, was shown and is in {$seat}'s hand.
  }
durak-lead-given = { $reason ->
    [lowest-trump] { $seat-is ->
        [you] You lead: {$card} is the lowest trump in any hand.
       *[other] {$seat} leads: {$card} is the lowest trump in any hand.
      }
    [lowest-card] { $seat-is ->
        [you] You lead: nobody holds a trump, and {$card} is the lowest card.
       *[other] {$seat} leads: nobody holds a trump, and {$card} is the lowest card.
      }
    [under-fool] { $seat-is ->
        [you] You lead: you sit on the fool's right.
       *[other] {$seat} leads, who sits on the fool's right.
      }
    [from-fool] { $seat-is ->
        [you] You lead: you sit on the fool's left.
       *[other] {$seat} leads, who sits on the fool's left.
      }
    [winner] { $seat-is ->
        [you] You lead: you were the first one out.
       *[other] {$seat} leads, the first one out last time.
      }
   *[winning-team] { $seat-is ->
        [you] You lead for the team that won.
       *[other] {$seat} leads for the team that won.
      }
  }

## The bout

durak-bout-began = { $attacker-is ->
    [you] You attack {$defender} next.
   *[other] { $defender-is ->
        [you] {$attacker} attacks you next.
       *[other] {$attacker} attacks {$defender} next.
      }
  }
durak-exchanged = { $seat-is ->
    [you] You exchange {$card} for {$gained}.
   *[other] {$seat} exchanges {$card} for {$gained}.
  }
durak-attacked = { $seat-is ->
    [you] You attack {$target} with {$cards}.
   *[other] { $target-is ->
        [you] {$seat} attacks you with {$cards}.
       *[other] {$seat} attacks {$target} with {$cards}.
      }
  }
durak-threw-in = { $seat-is ->
    [you] You throw in {$cards}.
   *[other] {$seat} throws in {$cards}.
  }
durak-piled-on = { $seat-is ->
    [you] You pile on {$cards}.
   *[other] {$seat} piles on {$cards}.
  }
durak-covered = { $seat-is ->
    [you] You beat {$over} with {$card}.
   *[other] {$seat} beats {$over} with {$card}.
  }
durak-passed-on = { $seat-is ->
    [you] You pass on with {$card}: {$target} must defend.
   *[other] { $target-is ->
        [you] {$seat} passes on with {$card}: you must defend.
       *[other] {$seat} passes on with {$card}: {$target} must defend.
      }
  }
durak-showed-trump = { $seat-is ->
    [you] You pass on by showing {$card}: {$target} must defend.
   *[other] { $target-is ->
        [you] {$seat} passes on by showing {$card}: you must defend.
       *[other] {$seat} passes on by showing {$card}: {$target} must defend.
      }
  }
durak-declined = { $seat-is ->
    [you] { $rest ->
        [yes] You pass for the rest of this bout.
       *[no] You pass.
      }
   *[other] { $rest ->
        [yes] {$seat} passes for the rest of this bout.
       *[no] {$seat} passes.
      }
  }
durak-gave-up = { $seat-is ->
    [you] { $open ->
        [yes] You will take. The others may pile on.
       *[no] You take.
      }
   *[other] { $open ->
        [yes] {$seat} will take. Cards may be piled on.
       *[no] {$seat} takes.
      }
  }
durak-called = { $right ->
    [yes] { $seat-is ->
        [you] You call it: {$card} does not beat {$over}. {$target} takes it back.
       *[other] { $target-is ->
            [you] {$seat} calls it: {$card} does not beat {$over}. You take it back.
           *[other] {$seat} calls it: {$card} does not beat {$over}. {$target} takes it back.
          }
      }
   *[no] { $seat-is ->
        [you] You call {$card} on {$over}, wrongly. It stands.
       *[other] {$seat} calls {$card} on {$over}, wrongly. It stands.
      }
  }
durak-window-closed = Time is up: nothing more is added.
durak-took = { $seat-is ->
    [you] You pick up { $count ->
        [one] one card: {$cards}.
       *[other] {$count} cards: {$cards}.
      }
   *[other] {$seat} picks up { $count ->
        [one] one card: {$cards}.
       *[other] {$count} cards: {$cards}.
      }
  }
durak-beaten-off = { $seat-is ->
    [you] Beaten off: you held, {$count} cards go to the discard.
   *[other] Beaten off: {$seat} held, {$count} cards go to the discard.
  }
durak-drew = { $seat-is ->
    [you] You draw {$cards}.
   *[other] { $count ->
        [one] {$seat} draws one card.
       *[other] {$seat} draws {$count} cards.
      }
  }
durak-talon-emptied = The talon is empty.
durak-went-out = { $seat-is ->
    [you] { $place ->
        [1] You are out, the first of all.
       *[other] You are out, number {$place}.
      }
   *[other] { $place ->
        [1] {$seat} is out, the first of all.
       *[other] {$seat} is out, number {$place}.
      }
  }
durak-resigned = { $seat-is ->
    [you] You resign.
   *[other] {$seat} resigns.
  }

## The end

durak-fool-named = { $seat-is ->
    [you] You are the fool{ $cards-count ->
        [0] .
       *[other] , left with {$cards}.
      }
   *[other] {$seat} is the fool{ $cards-count ->
        [0] .
       *[other] , left with {$cards}.
      }
  }
durak-team-lost = { $seats-is ->
    [among] Your team lost: {$seats} are the fools.
   *[other] The fools are {$seats}.
  }
durak-drawn = { $reason ->
    [agreed] A draw, by agreement.
    [repetition] A draw: the same position stands for the third time.
   *[both-empty] A draw: nobody has a card left.
  }
durak-winner-named = { $seats-is ->
    [you] You win, first one out.
    [among] Your team wins: {$seats}.
   *[other] { $seats-count ->
        [one] {$seats} wins, first one out.
       *[other] {$seats} win.
      }
  }
durak-order-named = Order: {$seats}.
durak-honoured = { $badge ->
    [epaulettes] { $seat-is ->
        [you] You wear epaulettes, hung with {$rank}{ $scores ->
            [yes] , and it scores.
           *[no] .
          }
       *[other] {$seat} wears epaulettes, hung with {$rank}{ $scores ->
            [yes] , and it scores.
           *[no] .
          }
      }
   *[tie] { $seat-is ->
        [you] You wear a tie, hung with {$rank}{ $scores ->
            [yes] , and it scores.
           *[no] .
          }
       *[other] {$seat} wears a tie, hung with {$rank}{ $scores ->
            [yes] , and it scores.
           *[no] .
          }
      }
  }
durak-ladder-rose = { $seat-is ->
    [you] The ladder rises: against you it now takes {$rank}.
   *[other] The ladder rises: against {$seat} it now takes {$rank}.
  }
durak-ladder-ended = { $seat-is ->
    [you] The ladder is over: you were hung with an ace.
   *[other] The ladder is over: {$seat} was hung with an ace.
  }

## Why an act is refused

durak-refuse-unreadable = I cannot read that as a card or an act. Type a card of yours such as 7S, or take, pass, legal, help.
durak-refuse-no-such-act = Durak has no such act. Type legal for what you may do.
durak-refuse-over = This deal is over. Type rematch to play again.
durak-refuse-out = You are out: you have no cards left and there are none to draw.
durak-refuse-not-your-turn = It is {$seat}'s choice now, not yours. Please wait for it.
durak-refuse-taking-already = You are taking already; the others choose what to pile on.
durak-refuse-not-attacked-yet = You defend, and {$attacker} has not attacked yet.
durak-refuse-all-covered = All is covered. The others choose whether to go on.
durak-refuse-own-team = You may not attack {$target}, your own team-mate.
durak-refuse-not-defending = {$defender} defends, not you. You may add a card when asked, or pass.
durak-refuse-only-main = Only {$seat}, the main attacker, may add cards at this table.
durak-refuse-only-neighbours = Only the two neighbours of the defender may add cards at this table.
durak-refuse-declined-already = You have passed. A new cover will reopen the choice.
durak-refuse-cover-first = {$defender} must answer the open card before another is added.
durak-refuse-you-defend = You defend against {$attacker}: beat the open card, or take.
durak-refuse-no-cards = Name a card to play.
durak-refuse-not-in-hand = You do not hold {$card}. Type hand to see your cards.
durak-refuse-card-twice = {$card} can be played once only.
durak-refuse-open-with-one = At this table one card opens the attack. Name one only.
durak-refuse-open-with-one-rank = Cards that open together are of one rank, and no jokers. Or open with {$card} alone.
durak-refuse-limit-reached = { $room ->
    [0] No more cards fit in this bout: {$limit} attack cards are the limit against {$defender}.
    [one] Only one more card fits in this bout: {$limit} attack cards are the limit.
   *[other] Only {$room} more cards fit in this bout: {$limit} attack cards are the limit.
  }
durak-refuse-one-at-a-time = Add one card at a time; each must be beaten before the next.
durak-refuse-rank-not-on-table = {$card} does not fit. Ranks on the table: {$ranks}.
durak-refuse-joker-only-opens = {$card} may only open an attack, not join one.
durak-refuse-joker-opens-no-rank = {$card} does not fit: a joker brings no rank to match.
durak-refuse-may-only-call = You may not add cards here, only call a cover or pass.
durak-refuse-must-lead = You must open the attack on {$defender}: play any card.
durak-refuse-not-attacking = {$over} is no attack card in this bout. Open: {$cards}.
durak-refuse-covered-already = {$over} is beaten already. { $cards-count ->
    [0] Nothing is open.
   *[other] Open: {$cards}.
  }
durak-refuse-joker-unbeatable = Nothing beats {$over}. You can only take.
durak-refuse-trump-needs-higher-trump = {$card} does not beat {$over}: a trump needs a higher trump.
durak-refuse-does-not-beat = {$card} does not beat {$over}: it takes a higher card of that suit, or a trump, which is {$suit}. Or take.
durak-refuse-cover-or-take = You cannot pass with {$cards} open: beat, or take.
durak-refuse-no-passing-on = At this table an attack cannot be passed on: beat it, or take.
durak-refuse-no-passing-on-yet = In the first bout an attack cannot be passed on at this table: beat it, or take.
durak-refuse-covered-cannot-pass-on = Something is beaten already, so the attack cannot be passed on.
durak-refuse-joker-cannot-pass-on = A joker neither passes on nor is passed on.
durak-refuse-pass-on-same-rank = {$card} does not pass this on: it takes another {$rank}.
durak-refuse-nobody-to-pass-to = There is nobody left to pass the attack on to.
durak-refuse-pass-on-too-many = {$target} holds { $held ->
    [one] one card
   *[other] {$held} cards
  }, too few to face {$table}. Beat, or take.
durak-refuse-no-showing = At this table showing a trump does not pass an attack on.
durak-refuse-show-trump-only = {$card} is no trump. Only the trump of that rank can be shown; trump is {$suit}.
durak-refuse-shown-already = {$card} has been shown already.
durak-refuse-no-exchange = At this table the turn-up cannot be exchanged.
durak-refuse-exchange-on-lead-only = The turn-up can be exchanged only before you open an attack.
durak-refuse-exchange-needs-talon = The talon is empty: there is no turn-up to exchange for.
durak-refuse-no-calling = At this table covers against the rules are refused, so there is nothing to call.
durak-refuse-call-yourself = You cannot call your own cover.
durak-refuse-nothing-to-call = {$over} has no cover to call.
durak-refuse-call-when-covered = Call a cover when everything is beaten and it is your choice.
durak-refuse-called-already = You have called that cover already.
durak-refuse-resigned-already = You have resigned already.
durak-refuse-no-such-deadline = No such time is running.

## Words that cannot be read

durak-refuse-take-alone = Take takes everything on the table. Type take alone.
durak-refuse-pass-how = Type pass for now, or pass all for the rest of this bout.
durak-refuse-which-card = Name a card after {$verb}, for example {$verb} 7S.
durak-refuse-one-card = Name one card after {$verb}.
durak-refuse-no-such-card = {$words} is no card of this deck.
durak-refuse-no-such-place = You have no card number {$number}; you hold {$held}.
durak-refuse-no-card-of-rank = You hold no {$rank}. Type hand to see your cards.
durak-refuse-refill-by-itself = Hands refill by themselves after every bout, up to six.

## Options

durak-refuse-teams-never-pass = Teams and passing on do not go together. Nearest: {$nearest}.
durak-refuse-show-needs-passing = Showing a trump passes an attack on, so passing must be on. Nearest: {$nearest}.
durak-refuse-too-few-seats = Durak takes at least two players.
durak-refuse-too-many-seats = {$seats} players are too many for {$deck} cards; {$most} is the most. Nearest: {$nearest}.
durak-refuse-pairs-need-four-or-six = Pairs take four or six players, not {$seats}. Nearest: {$nearest}.
durak-refuse-threes-need-six = Two teams of three take six players, not {$seats}. Nearest: {$nearest}.

durak-option-deck = Cards in the deck: 36 from the six, 24 from the nine, 32 from the seven, 52 from the two, 54 with two jokers.
durak-option-hand = Cards in a full hand.
durak-option-no_ace_turnup = An ace is never turned up as trump.
durak-option-redeal = Deal again when a hand has five of a suit, or cards of one colour only.
durak-option-next_lead = Who leads the next deal: the fool's right neighbour, the left one, the lowest trump, or the winner.
durak-option-dealer = Who deals next: the fool, or each in turn.
durak-option-multi_open = Several cards of one rank may open an attack together.
durak-option-throw_in = When cards are added: when all is covered, any time after the first cover, or any time.
durak-option-throw_in_seconds = Seconds that free throw-ins stay open.
durak-option-priority = Who is asked first: whoever played the last attack card, or always the main attacker.
durak-option-decline_final = Who passes once is not asked again in that bout.
durak-option-who = Who may add cards: all, the defender's neighbours, or the main attacker.
durak-option-attack_cap = Attack cards in a bout: six, or no limit of its own.
durak-option-hand_cap = Never more attack cards than the defender held when the bout began.
durak-option-first_bout = Five attack cards only: in the first bout, or until something is discarded.
durak-option-pile_on = Others may add cards to what the defender takes.
durak-option-pile_cap = When piling on: six attack cards in all, or the limit of the bout.
durak-option-refill = Who draws first: attackers clockwise, or in the order they joined.
durak-option-result = What is told beside the fool: nothing, the whole order, or the winner.
durak-option-both_empty = All hands empty at once: a draw, or the last defender is the fool.
durak-option-passing = The defender may pass an attack on with a card of its rank.
durak-option-passing_first_bout = Passing on in the first bout.
durak-option-show_trump = Showing the trump of that rank passes an attack on too.
durak-option-teams = Everybody alone, pairs sitting opposite, or two teams of three.
durak-option-partner_of_out = A team-mate plays the seat of one who is out, or it is skipped.
durak-option-trump_exchange = The leader may exchange the deck's lowest trump for the turn-up.
durak-option-honours = Badges for losing to sixes: named, off, ties only, or the ladder from six to ace.
durak-option-cheating = A cover against the rules stands unless somebody calls it.
durak-option-repetition = The same position for the third time is a draw.

## The table as it is seen

durak-role-attacker = attacker
durak-role-defender = defender
durak-view-trump = { $turnup ->
    [none] Trump is {$trump}.
   *[other] Trump is {$trump}, {$turnup} under the talon.
  }
durak-view-talon = { $talon ->
    [0] The talon is empty
    [one] 1 card in the talon
   *[other] {$talon} cards in the talon
  }, {$gone} discarded.
durak-view-limit = { $limit ->
    [0] No card may be added.
    [one] 1 more card may be added.
   *[other] Up to {$limit} more cards may be added.
  }
durak-pair = { $covered ->
    [yes] {$attack} beaten by {$cover}
   *[no] {$attack} open
  }
durak-pairs = On the table: {$pairs}.
durak-view-result = { $fool-is ->
    [you] The deal is over: you are the fool
    [none] The deal is over: a draw
   *[other] The deal is over: {$fool} is the fool
  }{ $honours ->
    [tie] , with a tie
    [epaulettes] , with epaulettes
   *[none] {""}
  }.
durak-view-order = Gone out, in this order: {$order}.

## Whose turn it is

durak-turn-attack = Your turn: attack {$defender} with any card{ $several ->
    [yes] , or several of one rank
   *[no] {""}
  }{ $exchange ->
    [yes] , or exchange
   *[no] {""}
  }.
durak-turn-cover = Your turn: { $able-count ->
    [0] you cannot beat {$open}
   *[other] beat {$open} with {$able}
  }{ $on-count ->
    [0] {""}
   *[other] , or pass on with {$on}
  }, or take.
durak-turn-throw = Your turn: { $able-count ->
    [0] { $call ->
        [yes] nothing of yours fits: call a cover, or pass
       *[no] nothing of yours fits: pass
      }
   *[other] throw in {$able}{ $call ->
        [yes] , call a cover
       *[no] {""}
      }, or pass
  }.
durak-turn-pile = Your turn: { $able-count ->
    [0] nothing of yours fits: pass
   *[other] pile on {$able}, or pass
  }.

## What is remembered

durak-outcome = { $draw ->
    [yes] A draw.
   *[no] { $losers-is ->
        [you] You were the fool
        [among] Your team lost: {$losers}
       *[other] { $losers-count ->
            [one] The fool was {$losers}
           *[other] The fools were {$losers}
          }
      }{ $badge ->
        [tie] , with a tie.
        [epaulettes] , with epaulettes.
       *[none] .
      }
  }
durak-record = {$game}: { $played ->
    [one] one deal
   *[other] {$played} deals
  }, the fool { $lost ->
    [0] never
    [one] once
   *[other] {$lost} times
  }{ $drawn ->
    [0] {""}
    [one] , one draw
   *[other] , {$drawn} draws
  }{ $left ->
    [0] .
    [one] , left once.
   *[other] , left {$left} times.
  }
durak-badge-tie = { $count ->
    [one] one tie
   *[other] {$count} ties
  }
durak-badge-epaulettes = { $count ->
    [one] epaulettes once
   *[other] epaulettes {$count} times
  }
durak-variant-classic = throw-in
durak-variant-passing = passing on
durak-variant-teams = teams

## Its page

durak-page-take = Take
durak-page-pass = Pass
durak-page-pass-all = Pass all
durak-page-exchange = Exchange the trump
durak-page-attack = Attack with {$card}
durak-page-add = Throw in {$card}
durak-page-beat = Beat {$over} with {$card}
durak-page-move = Pass on with {$card}
durak-page-show = Pass on by showing {$card}
durak-page-call = Call the cover of {$over}
durak-page-turn-attack = Your turn: attack {$seat}
durak-page-turn-cover = Your turn: beat, or take
durak-page-turn-throw = Your turn: throw in, or pass
durak-page-turn-pile = Your turn: pile on, or pass
durak-page-table = On the table
durak-page-open = {$card}, open
durak-page-beaten = {$card}, beaten by {$over}
durak-page-trump = Trump is {$suit}.
durak-page-trump-card = Trump is {$suit}; under the talon lies {$card}.
durak-page-talon = { $n ->
    [0] The talon is empty.
    [one] One card in the talon.
   *[other] {$n} cards in the talon.
  }
durak-page-gone = { $n ->
    [one] One card discarded
   *[other] {$n} cards discarded
  }
durak-page-fool = The fool is {$seat}
durak-page-you-fool = You are the fool
durak-page-draw = A draw: nobody is the fool
durak-page-tie = {$seat}: hung with a tie
durak-page-epaulettes = {$seat}: hung with epaulettes
durak-page-order = Gone out in this order: {$names}
durak-page-passing = Passing attacks on
durak-page-passing-off = No (podkidnoy)
durak-page-passing-on = Yes (perevodnoy)
durak-page-word-counts = Counts
durak-page-word-trump = Trump

## Advice: an act as the thing to do, why, and what it is worth

durak-do-attack = play {$cards}
durak-do-cover = cover {$over} with {$card}
durak-do-take = take
durak-do-pass = pass
durak-do-pass-on = pass the attack on with {$card}
durak-do-show-trump = pass the attack on by showing {$card}
durak-do-exchange = exchange your lowest trump for the turn-up
durak-do-call = call the cover on {$over}
durak-because-only = It is all you can do.
durak-because-won = From here you cannot lose if you go on well.
durak-because-lost = If the others play well nothing helps any more; this makes it hardest for them.
durak-because-lead-several = You hold {$count} cards of this rank, so the others can follow.
durak-because-lead-cheap = It is your cheapest card, and you miss it least.
durak-because-lead-trump = A trump is hard to beat, and your plain cards serve you better later.
durak-because-lead-best = It is harder to beat than a cheaper card, and you can spare it.
durak-because-throw-trump = It is a trump, but now it costs the defender more than you.
durak-because-throw-in = You can spare it, and the defender has one card more to beat.
durak-because-pile-on = The defender takes it, and you are rid of it.
durak-because-cover-shut = Its rank lies on the table already, so it opens no new throw-in.
durak-because-cover-cheap = It is the cheapest card that beats it.
durak-because-cover-trump = It costs a trump, but taking would cost more.
durak-because-cover-best = A cheaper card would beat it too, but you will need that one more.
durak-because-take-must = You cannot beat everything that lies there.
durak-because-take-save = Beating it would cost {$card}, which is worth more later.
durak-because-pass-save = Keep {$card}: it is worth more in your hand.
durak-because-pass-none = You have no card that fits.
durak-because-hand-on = Then somebody else has to beat it.
durak-because-show = Showing costs no card, and somebody else has to beat the attack.
durak-because-exchange = You get a better trump for nothing.
durak-because-call = That card does not beat it.
durak-hint-worth = In about {$percent} of 100 such deals you are not the fool then.
durak-hint-next = With the next best act: in {$percent}.
