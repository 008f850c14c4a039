"""Measurements, run by ``./hall bench``; no test asserts them by the clock."""
