"""Durak as numbers: what a bot that looks ahead plays thousands of deals with.

Cards are bits, hands and piles whole numbers. What it plays is podkidnoy and passing on for two to
six seats, card for card as the rules engine does.
"""
