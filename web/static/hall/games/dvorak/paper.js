// A card written by somebody: an index card with a red line, ruled in blue.

import { html, nothing } from "../../vendor/lit-html.js";
import { say } from "../../words.js";

const KINDS = { thing: "thing", action: "action", rule: "rule" };

const kindOf = (type) => KINDS[type.toLowerCase().split(/\W/, 1)[0]] ?? "other";

/** The card as it lies: title, type, and as much of the text as there is room for. */
export function paper(card, large = false) {
  if (!card.title && card.face === "down") {
    return html`<span class="card paper blank">${tokens(card.tokens)}</span>`;
  }
  return html`<span class="card paper ${kindOf(card.type)} ${large ? "large" : ""} ${card.tapped ? "tapped" : ""}">
    <span class="head"><b dir="auto">${card.title}</b>${card.corner ? html`<i>${card.corner}</i>` : nothing}</span>
    <span class="type" dir="auto">${card.type}</span>
    <span class="text" dir="auto">${card.text}</span>
    ${large && card.flavour ? html`<em dir="auto">${card.flavour}</em>` : nothing}
    ${large ? details(card) : nothing}
    ${card.face === "down" ? html`<span class="type">${say("dvorak-page-face-down")}</span>` : nothing}
    ${card.note ? html`<span class="note" dir="auto">${card.note}</span>` : nothing}
    ${tokens(card.tokens)}
  </span>`;
}

function details({ creator, copies, alt }) {
  return html`${alt ? html`<em dir="auto">${alt}</em>` : nothing}
    ${copies > 1 ? html`<span class="type">${say("dvorak-page-copies", { n: copies })}</span>` : nothing}
    ${creator ? html`<span class="by" dir="auto">${say("dvorak-page-by", { name: creator })}</span>` : nothing}`;
}

export function tokens(held) {
  const all = Object.entries(held);
  if (!all.length) return nothing;
  return html`<span class="tokens">${all.map(([name, count]) => html`<span class="token" dir="auto">${count} ${name}</span>`)}</span>`;
}
