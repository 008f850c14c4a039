"""Who is right when cards disagree: the clause language and the order of precedence.

``clauses.read`` turns a card's text into clauses, ``enact`` turns clauses of a source in force
into statements, ``order.decide`` weighs statements on one issue and gives its reasons,
``echo`` says clauses back in plain words. Pure: what is true at the table comes through
``facts.Facts``.
"""
