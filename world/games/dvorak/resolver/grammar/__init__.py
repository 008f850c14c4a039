"""The clause language, by what its phrases are about. `resolver.clauses.read` is the way in.

A phrase is a function that takes the cursor and returns what it read, or None and leaves the
cursor anywhere: whoever tries alternatives (`scan.Cursor.attempt`) puts it back.
"""
