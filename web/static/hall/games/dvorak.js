// Dvorak at a table: areas of written cards, piles, rules, votes. A click on a card shows it whole
// with everything that can be done with it.

import { nothing } from "../vendor/lit-html.js";
import { changed } from "../hall.js";
import { say } from "../words.js";
import { acts, label } from "./dvorak/acts.js";
import { paper } from "./dvorak/paper.js";
import { more, stage } from "./dvorak/stage.js";

export const styles = ["./dvorak.css", "./dvorak/paper.css"].map(
  (path) => new URL(path, import.meta.url).href,
);
export const reads = true;

export { acts, label, more, stage };

let editor = null; // the module for writing cards, once somebody writes one

/** The dialogs of this game: writing a card, and writing one anew. */
export function dialog(words) {
  if (!/^(write|revise \d+)$/.test(words)) return nothing;
  if (!editor) void fetchEditor();
  return editor?.editor(words) ?? nothing;
}

async function fetchEditor() {
  editor = await import("./dvorak/editor.js");
  changed();
}

export const handCard = (card) => paper(card);

export const plain = (card) => `play ${card.n}`;

/** A card of the hand was dropped: on the table to be played, on a pile or a player to go there. */
export function dropped(table, card, place) {
  if (place === "table" || place === `seat ${table.you + 1}`) return null;
  return place.startsWith("seat ")
    ? `give ${card.n} to ${place}`
    : `move hand ${card.n} to ${place}`;
}

export function roles(table) {
  return new Map([[table.host, "host"]]);
}

export function prompt(table, name) {
  const { ballot: vote, you, step, turn } = table;
  if (vote?.waiting.includes(you)) return say("dvorak-page-turn-vote");
  if (vote?.halted) return say("dvorak-page-votes", { names: vote.waiting.map(name).join(", ") });
  if (table.phase === "building") return say("dvorak-page-building", { n: table.draw });
  const due = table.seats[you]?.due;
  if (due) return say("dvorak-page-turn-discard", { n: due });
  if (turn === you && step) return say(`dvorak-page-turn-${step}`, { plays: left(table.plays) });
  return say("web-waits-for", { seat: table.to_act.map(name).join(", ") });
}

const left = (plays) =>
  Object.entries(plays)
    .map(([type, count]) => `${type} ${count ?? "∞"}`)
    .join(", ");

/** Words of this game that tell something, for the table's menu. */
export const told = ["why draw", "why play", "why hand", "why discard", "why win", "rulings"];

// The end

export function result({ result: end }, name) {
  const winners = end.winners.map(name).join(", ");
  const heading =
    end.draw || !winners ? say("dvorak-page-draw-end") : say("dvorak-page-won", { names: winners });
  return { heading, lines: end.title ? [end.title] : [], mood: end.draw ? "draw" : "won" };
}

export const leaves = () => null;

export const board = () => nothing;

export const choices = [
  { name: "seats", values: ["2", "3", "4", "5", "6"], usual: "2" },
  {
    name: "deck",
    values: ["lost_property", "night_market", "crooked_inn", "na_houbach", "nochnoy_poezd", "none"],
    usual: "lost_property",
    words: "dvorak-page-deck",
  },
  { name: "building", values: ["no", "yes"], usual: "no", words: "dvorak-page-workshop" },
];
