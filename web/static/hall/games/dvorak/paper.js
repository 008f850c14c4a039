// A card written by somebody: an index card with a coloured line, ruled in blue.

import { html, nothing } from "../../vendor/lit-html.js";
import { when } from "../../buttons.js";
import { say } from "../../words.js";
import { picture, strokesOf } from "./canvas.js";

const KINDS = new Set(["thing", "action", "rule"]);

function kindOf(type) {
  const first = type.toLowerCase().split(/\W/, 1)[0];
  return KINDS.has(first) ? first : "other";
}

/** The card as it lies: title, type, and as much of the text as there is room for. */
export function paper(card, large = false) {
  if (!card.title && card.face === "down") {
    return html`<span class="card paper blank">${tokens(card.tokens)}</span>`;
  }
  const kinds = [kindOf(card.type), large ? "large" : "", card.tapped ? "tapped" : ""];
  return html`<span class="card paper ${kinds.join(" ")}">
    <span class="head"><b dir="auto">${card.title}</b>
      ${when(card.corner, () => html`<i>${card.corner}</i>`)}</span>
    <span class="type" dir="auto">${card.type}</span>
    ${when(card.strokes, () => picture(strokesOf(card.strokes), card.alt))}
    ${when(card.art && large, () => html`<pre class="art" dir="ltr" role="img"
      aria-label=${card.alt}>${card.art}</pre>`)}
    <span class="text" dir="auto">${card.text}</span>
    ${when(large, () => details(card))}
    ${when(card.face === "down", () => kind(say("dvorak-page-face-down")))}
    ${when(card.note, () => html`<span class="note" dir="auto">${card.note}</span>`)}
    ${tokens(card.tokens)}
  </span>`;
}

const kind = (words) => html`<span class="type">${words}</span>`;

const details = ({ flavour, alt, art, strokes, copies, creator }) => html`
  ${when(flavour, () => html`<em dir="auto">${flavour}</em>`)}
  ${when(alt && !strokes && !art, () => html`<em dir="auto">${alt}</em>`)}
  ${when(copies > 1, () => kind(say("dvorak-page-copies", { n: copies })))}
  ${when(creator, () => kind(say("dvorak-page-by", { name: creator })))}`;

export function tokens(held) {
  const all = Object.entries(held);
  if (!all.length) return nothing;
  return html`<span class="tokens">${all.map(token)}</span>`;
}

const token = ([name, count]) => html`<span class="token" dir="auto">${count} ${name}</span>`;
