"""The hall's own world: cards, games, faces and the service layer that joins them.

The import rings, innermost first, and what may cross them, are tested in
``tests/test_architecture.py``.
"""
