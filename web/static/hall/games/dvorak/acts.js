// The acts of Dvorak: what the words of `legal` mean, and what they are called on a button.

import { say } from "../../words.js";
import { inPlay, keyOf } from "./find.js";

const SHAPES = [
  [
    /^play (\d+)(?: on seat (\d+))?$/,
    (table, n, seat) => ({ kind: "play", cards: [table.hand[n - 1]?.id], seat }),
  ],
  [/^discard (\d+)$/, (table, n) => ({ kind: "discard", cards: [table.hand[n - 1]?.id] })],
  [
    /^use (\d+)(?: (\d+))?$/,
    (table, n, which) => ({ kind: "use", cards: [keyOf(inPlay(table)[n - 1])], which }),
  ],
  [
    /^resolve (\d+)(?: on(?: seat (\d+))?(?: card (\d+))?)?$/,
    (table, offer, seat, card) => ({
      kind: "resolve",
      cards: [],
      offer: Number(offer),
      seat,
      target: card && inPlay(table)[card - 1]?.title,
    }),
  ],
  [/^decline (\d+)$/, (table, offer) => ({ kind: "decline", cards: [], offer: Number(offer) })],
  [/^start seat (\d+)$/, (table, seat) => ({ kind: "start-with", cards: [], seat })],
  [
    /^loaddeck (\w+)$/,
    (table, deck) => ({ kind: "loaddeck", cards: [], deck: deck.replaceAll("_", " ") }),
  ],
];

/** The acts among the words of `legal`. Votes stand with the ballot. */
export function acts(table) {
  return table.legal
    .filter((cmd) => !cmd.startsWith("vote "))
    .map((cmd) => ({ cmd, ...shaped(table, cmd) }));
}

function shaped(table, cmd) {
  for (const [shape, made] of SHAPES) {
    const found = shape.exec(cmd);
    if (found) return { table, ...made(table, ...found.slice(1)) };
  }
  return { kind: cmd.replaceAll(" ", "-"), cards: [] };
}

export function label({ kind, seat, offer, target, deck, which, table }) {
  const onto = seat ? table.seats[seat - 1]?.name : target;
  const title = table?.offers?.find(({ n }) => n === offer)?.title ?? "";
  const key = onto && kind !== "start-with" ? `dvorak-page-${kind}-on` : `dvorak-page-${kind}`;
  return say(key, { title, onto, deck, which: which ?? 1, seat: onto });
}
