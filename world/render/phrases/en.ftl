# The hall's own sentences, English. A game's are in world/games/<game>/phrases.

## Cards

joker = joker

## Table

## Lobby

## People

## Talk

## Door

## Staff

## Errors

refuse-unreadable = I do not understand that.
