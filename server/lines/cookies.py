"""What the hall keeps for a browser's cookie."""

LOGGED_IN = "webclient_authenticated_uid"
"""The account the cookie logs in, by its number; upstream reads it as a line opens."""
