"""Whole deals as everybody hears them, kept as files and compared word for word."""
