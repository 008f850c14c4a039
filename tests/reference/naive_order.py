"""The order of precedence a second time, from the seven steps as they are written.

Slow, without reasons, and without a line in common with the hall's resolver beyond the values it
weighs; the two must agree on whatever chance puts on the table.
"""

from __future__ import annotations

OBJECTS = {"any": 0, "type": 1, "subtype": 2, "title": 3, "this": 4}
ONE = {"me", "target", "next", "previous", "current", "named"}
GROUP = {"opponents", "opponent", "but", "having"}


def naive(statements, issue, player, item, facts, switches):
    """(value, allowed, the deciding statement or None)."""
    statements = list(statements)

    # 1. Live: source in force, condition true, time running.
    statements = [s for s in statements if is_live(s, player, facts)]

    # 2. Meta: by (specificity, seq) descending; each switches off what it names, except itself.
    metas = [s for s in statements if s.mode == "meta" and binds(s, player, facts)]
    metas.sort(key=lambda m: (meta_specificity(m, facts), age(m)), reverse=True)
    dead = set()
    for meta in metas:
        if meta.source in dead:
            continue
        for other in statements:
            if other.cls == "basic" or other.source == meta.source:
                continue
            named = facts.item(other.source)
            if named is not None and meets(meta.object, named, meta.source) >= 0:
                dead.add(other.source)
    statements = [s for s in statements if s.cls == "basic" or s.source not in dead]

    # 3. Class: those on the issue that bind the player; cards and rules displace basic ones.
    statements = [
        s
        for s in statements
        if s.mode != "meta"
        and s.issue == issue
        and binds(s, player, facts)
        and meets(s.object, item, s.source) >= 0
    ]
    sets = [s for s in statements if s.mode == "set"]
    adds = [s for s in statements if s.mode == "add"]
    votes = [s for s in statements if s.mode in ("deny", "permit")]
    if any(s.cls != "basic" for s in sets):
        sets = [s for s in sets if s.cls != "basic"]
    if switches.rules_below_cards:
        sets, votes = without_rules(sets), without_rules(votes)

    # 4. Deny before permit.
    if not switches.deny_first:
        verdict = best(votes, item, facts)
    else:
        if switches.specific_before_deny:
            votes = narrowest(votes, item, facts)
        verdict = best([s for s in votes if s.mode == "deny"], item, facts)
        if verdict is None:
            verdict = best(votes, item, facts)
    if verdict is not None and verdict.mode == "deny":
        return 0, False, verdict

    # 5 and 6. The narrowest, and of those the latest.
    chosen = best(sets, item, facts)

    # 7. Adds.
    value = 0 if chosen is None else chosen.value
    if isinstance(value, int):
        if switches.extras_replace and adds:
            adds = [best(adds, item, facts)]
        for add in adds:
            value += add.value
        value = max(value, 0)
    return value, True, chosen if chosen is not None else verdict


def without_rules(statements):
    if any(s.cls == "card" for s in statements):
        return [s for s in statements if s.cls == "card"]
    return statements


def best(statements, item, facts):
    left = narrowest(statements, item, facts)
    left.sort(key=age)
    return left[-1] if left else None


def narrowest(statements, item, facts):
    left = []
    for statement in statements:
        beaten = False
        for other in statements:
            mine = specificity(statement, item, facts)
            theirs = specificity(other, item, facts)
            if theirs != mine and all(t >= m for t, m in zip(theirs, mine, strict=True)):
                beaten = True
        if not beaten:
            left.append(statement)
    return left


def age(statement):
    return statement.seq, statement.place, statement.source


def subject_rank(statement, facts):
    kind = statement.subject.kind
    if kind == "me" and facts.controller(statement.source) is None:
        return 0
    return 2 if kind in ONE else 1 if kind in GROUP else 0


def specificity(statement, item, facts):
    conditional = 1 if statement.condition.tests else 0
    return (
        subject_rank(statement, facts),
        meets(statement.object, item, statement.source),
        conditional,
    )


def meta_specificity(statement, facts):
    conditional = 1 if statement.condition.tests else 0
    return subject_rank(statement, facts), OBJECTS.get(statement.object.kind, 1), conditional


def meets(wanted, item, source):
    """How narrowly the object means the item; -1 when it does not."""
    if wanted.kind == "any":
        return 0
    if item is None:
        return -1
    if wanted.kind == "this":
        return 4 if item.id == source else -1
    name = bare(wanted.name)
    found = []
    if name in map(bare, item.types):
        found.append("type")
    if name in map(bare, item.subtypes):
        found.append("subtype")
    if name == bare(item.title):
        found.append("title")
    if wanted.kind == "word":
        return OBJECTS[found[0]] if found else -1
    return OBJECTS[wanted.kind] if wanted.kind in found else -1


def bare(name):
    """The tests' names have plurals in s only."""
    name = name.lower()
    return name[:-1] if name.endswith("s") else name


def is_live(statement, player, facts):
    if statement.cls != "basic" and not facts.live(statement.source):
        return False
    time = statement.duration
    if time.kind == "turns" and not 0 <= facts.turn - time.began < time.count:
        return False
    if time.kind == "next turn":
        if facts.on_turn != player or facts.turns_of(player) - time.marks[player] != 1:
            return False
    if time.kind == "rounds":
        if facts.turns_of(time.lead) - time.marks[time.lead] >= time.count:
            return False
    speaker = facts.controller(statement.source)
    if speaker is None:
        speaker = player
    return all(
        passes(test, statement.source, player, speaker, facts) for test in statement.condition.tests
    )


def binds(statement, player, facts):
    if statement.cls == "basic":
        return True
    speaker = facts.controller(statement.source)
    kind = statement.subject.kind
    if speaker is None:
        speaker = player if kind == "me" else facts.on_turn
    if kind == "everyone":
        return True
    return player in people(statement.subject, player, speaker, facts)


def people(subject, player, speaker, facts):
    kind = subject.kind
    if kind in ("everyone", "anyone"):
        return set(facts.seats)
    if kind == "player":
        return {player}
    if kind == "me":
        return {speaker} - {None}
    if kind == "target":
        return {subject.seat} - {None}
    if kind == "current":
        return {facts.on_turn} - {None}
    if kind == "named":
        return {facts.seat_named(subject.name)} - {None}
    if kind in ("next", "previous"):
        if speaker is None:
            return set()
        return {facts.neighbour(speaker, 1 if kind == "next" else -1)} - {None}
    if kind in ("opponents", "opponent"):
        return set() if speaker is None else set(facts.opponents(speaker))
    if kind == "but":
        return set(facts.seats) - people(subject.of, player, speaker, facts)
    return {
        seat
        for seat in facts.seats
        if all(passes(test, "", seat, seat, facts) for test in subject.condition.tests)
    }


def passes(test, source, player, speaker, facts):
    return (not truth(test, source, player, speaker, facts)) == test.negated


def truth(test, source, player, speaker, facts):
    if test.kind == "state":
        return facts.state(test.name)
    if test.who is None:
        if test.kind == "token":
            return compared(facts.counters(test.name, source), test)
        return compared(matching(test, source, facts.in_play(None)), test)
    seats = people(test.who, player, speaker, facts)
    answers = []
    for seat in seats:
        if test.kind == "turn":
            answers.append(facts.on_turn == seat)
        elif test.kind == "hand":
            answers.append(compared(facts.hand_size(seat), test))
        elif test.kind == "token":
            answers.append(compared(facts.tokens(test.name, seat), test))
        else:
            answers.append(compared(matching(test, source, facts.in_play(seat)), test))
    if test.who.kind in ("anyone", "opponent"):
        return True in answers
    if not answers and test.who.kind != "opponents":
        return False
    return False not in answers


def matching(test, source, items):
    return len([item for item in items if meets(test.object, item, source) >= 0])


def compared(there, test):
    return {
        "<": there < test.count,
        "<=": there <= test.count,
        "=": there == test.count,
        ">=": there >= test.count,
        ">": there > test.count,
    }[test.comparison]
