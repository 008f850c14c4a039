"""The rules as tests: positions with their outcome, one test per sentence, setup and conduct."""
