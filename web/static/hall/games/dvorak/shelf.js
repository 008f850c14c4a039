// Beside the table: special rules, lasting effects, rulings, states, and proposals that wait or were
// voted down.

import { html, nothing } from "../../vendor/lit-html.js";
import { dragged, grab } from "../../drag.js";
import { act, changed, hall, set } from "../../hall.js";
import { say } from "../../words.js";
import { keyOf } from "./find.js";
import { paper } from "./paper.js";

const tied = new Set();

export function shelf(table, name) {
  const waiting = [...table.pending, ...table.rejected];
  return html`<aside class="shelf" aria-label=${say("dvorak-page-shelf")}>
    ${list("rules", table.rules)}
    ${list("lasting", table.lasting, name)}
    ${list("rulings", table.rulings)}
    ${table.states.length ? html`<h2>${say("dvorak-page-states")}</h2><p dir="auto">${table.states.join(", ")}</p>` : nothing}
    ${waiting.length ? motions(table, name, waiting) : nothing}
  </aside>`;
}

function list(key, rules, name) {
  if (!rules.length) return nothing;
  return html`<h2>${say(`dvorak-page-${key}`)}</h2>
    <ol class="rules">${rules.map((rule) => html`<li class="paper rule" dir="auto">
      <b>${rule.n}. ${rule.title}</b> ${rule.text}
      ${name && rule.seat !== null ? html`<span class="by">${name(rule.seat)}</span>` : nothing}</li>`)}</ol>`;
}

/** Proposals that are not under vote; several can be tied into one. */
function motions(table, name, waiting) {
  return html`<h2>${say("dvorak-page-waiting")}</h2>
    <ul class="rules">${waiting.map((motion) => html`<li class="paper" dir="auto">
      <label class="choice"><input type="checkbox" .checked=${tied.has(motion.id)} ?disabled=${table.you === null}
          @change=${(event) => tie(motion.id, event.target.checked)}>
        <span><b>${motion.id}. ${titleOf(motion)}</b> ${name(motion.by)}
          ${table.rejected.includes(motion) ? html`<i>${say("dvorak-page-rejected")}</i>` : nothing}</span></label>
      ${motion.by === table.you ? html`<button class="quiet" @click=${() => set({ dialog: `revise ${motion.id}` })}>${say("dvorak-page-revise")}</button>` : nothing}
    </li>`)}</ul>
    ${tied.size > 1 ? html`<button class="deed" @click=${lump}>${say("dvorak-page-lump")}</button>` : nothing}`;
}

export const titleOf = ({ proposals, about, text }) =>
  proposals.map(({ title }) => title).filter(Boolean).join(" + ") || about || text;

function tie(id, yes) {
  tied[yes ? "add" : "delete"](id);
  changed();
}

function lump() {
  act(`lump ${[...tied].join(" ")}`);
  tied.clear();
}

/** A card in play or in the centre: a click shows it whole, dragging it moves it. */
export function seenCard(card) {
  const key = keyOf(card);
  return html`<button class="lying ${hall.chosen === key ? "chosen" : ""}" data-card=${key} aria-pressed=${hall.chosen === key}
      @click=${() => dragged() || set({ chosen: hall.chosen === key ? null : key, notice: "" })}
      @pointerdown=${(event) => grab(event, (place) => moved(card, place), false)}>
    ${paper(card)}
    ${card.title ? nothing : html`<span class="unseen">${say("dvorak-page-hidden-card", { n: card.n })}</span>`}</button>`;
}

function moved(card, place) {
  const to = place === "table" ? "area" : place;
  act(to.startsWith("seat ") ? `give card ${card.n} to ${to}` : `move card ${card.n} to ${to}`);
}
