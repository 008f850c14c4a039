// Any game that has no page of its own: its fields, its hand and every legal act as a button.
//
// What a game's part may offer is what stands here, and besides: `stage(table, name)` in place of
// felt and middle, `handCard(card)` for cards of its own, `plain(card)` for the words of a card
// that can do nothing, `reads` when a click on a card shows it first, `more(table, name)` above
// the hand, `told` for words that tell something, `styles` for style sheets of its own,
// `dialog(words)` for dialogs it opens.

import { html } from "../vendor/lit-html.js";
import { face } from "../faces.js";
import { cardName, isCard, say } from "../words.js";

const HALLS_OWN = new Set(
  `v seq game table match phase you seats to_act hand legal clock last options result`.split(" "),
);

export const acts = (table) =>
  table.legal.map((cmd) => ({ cmd, kind: "other", cards: named(cmd), apart: true }));

const named = (cmd) =>
  cmd
    .toUpperCase()
    .split(/[\s/]+/)
    .filter(isCard);

export const label = ({ cmd }) => cmd;

export const dropped = () => null;

export const handCard = (card) =>
  typeof card === "string"
    ? face(card)
    : html`<span class="card plain-card">${card.title ?? card.name ?? card.n}</span>`;

export const roles = () => new Map();

export const prompt = (table, name) =>
  table.to_act.includes(table.you)
    ? say("web-your-turn")
    : say("web-waits-for", { seat: table.to_act.map(name).join(", ") });

export function board(table) {
  const fields = Object.entries(table).filter(([field]) => !HALLS_OWN.has(field));
  return html`<dl class="fields">
    ${fields.map(
      ([field, value]) =>
        html`<div>
          <dt>${field}</dt>
          <dd>${shown(value)}</dd>
        </div>`,
    )}
  </dl>`;
}

function shown(value) {
  if (isCard(value))
    return html`<span class="inline" data-card=${value}
      >${face(value)} <span class="unseen">${cardName(value)}</span></span
    >`;
  if (Array.isArray(value)) return value.map((each) => html`${shown(each)} `);
  if (value && typeof value === "object") return value.title ?? JSON.stringify(value);
  return String(value ?? "–");
}

export function result({ result }, name) {
  const lines = Object.entries(result).map(
    ([field, value]) => `${field}: ${JSON.stringify(value)}`,
  );
  return { heading: say("web-over"), lines, mood: "draw" };
}

export const leaves = () => null;

export const choices = [{ name: "seats", values: ["2", "3", "4", "5", "6"], usual: "2" }];
