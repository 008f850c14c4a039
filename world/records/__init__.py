"""What the hall remembers in rows of its own: matches and their acts.

A Django app. Only `ledger` writes here; a row is written before anybody is told of what it holds.
"""
