// Beside the table: special rules, lasting effects, rulings, states, and proposals that wait or
// were voted down.

import { html, nothing } from "../../vendor/lit-html.js";
import { button, when } from "../../buttons.js";
import { dragged, grab } from "../../drag.js";
import { act, changed, hall, set } from "../../hall.js";
import { say } from "../../words.js";
import { rewrite } from "./ballot.js";
import { keyOf } from "./find.js";
import { paper } from "./paper.js";

const tied = new Set(); // numbers of proposals that are about to be tied into one vote

export function shelf(table, name) {
  const waiting = [...table.pending, ...table.rejected];
  return html`<aside class="shelf" aria-label=${say("dvorak-page-shelf")}>
    ${list("rules", table.rules)}
    ${list("lasting", table.lasting, name)}
    ${list("rulings", table.rulings)}
    ${when(table.states.length, () => states(table.states))}
    ${when(waiting.length, () => motions(table, name, waiting))}
  </aside>`;
}

const states = (names) => html`<h2>${say("dvorak-page-states")}</h2>
  <p dir="auto">${names.join(", ")}</p>`;

function list(key, rules, name) {
  if (!rules.length) return nothing;
  return html`<h2>${say(`dvorak-page-${key}`)}</h2>
    <ol class="rules">${rules.map((each) => rule(each, name))}</ol>`;
}

const rule = ({ n, title, text, seat }, name) => html`<li class="paper rule" dir="auto">
  <b>${n}. ${title}</b> ${text}
  ${when(name && seat !== null, () => html`<span class="by">${name(seat)}</span>`)}
</li>`;

/** Proposals that are not under vote; several can be tied into one. */
function motions(table, name, waiting) {
  return html`<h2>${say("dvorak-page-waiting")}</h2>
    <ul class="rules">${waiting.map((motion) => row(table, name, motion))}</ul>
    ${when(tied.size > 1, () => button("dvorak-page-lump", lump))}`;
}

function row(table, name, motion) {
  const no = table.rejected.includes(motion);
  return html`<li class="paper">
    <label class="choice">
      <input type="checkbox" .checked=${tied.has(motion.id)} ?disabled=${table.you === null}
        @change=${(event) => tie(motion.id, event.target.checked)}>
      <span><b dir="auto">${motion.id}. ${titleOf(motion)}</b> ${name(motion.by)}
        ${when(no, () => html`<i>${say("dvorak-page-rejected")}</i>`)}</span>
    </label>
    ${when(motion.by === table.you, () => rewrite(motion.id))}
  </li>`;
}

function titleOf({ proposals, about, text }) {
  const titles = proposals.map(({ title }) => title).filter(Boolean);
  return titles.join(" + ") || about || text;
}

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
  const chosen = hall.chosen === key;
  const hidden = () => say("dvorak-page-hidden-card", { n: card.n });
  return html`<button class="lying ${chosen ? "chosen" : ""}" data-card=${key}
      aria-pressed=${chosen}
      @click=${() => dragged() || set({ chosen: chosen ? null : key, notice: "" })}
      @pointerdown=${(event) => grab(event, (place) => moved(card, place), false)}>
    ${paper(card)}
    ${when(!card.title, () => html`<span class="unseen">${hidden()}</span>`)}
  </button>`;
}

function moved(card, place) {
  const to = place === "table" ? "area" : place;
  act(`${to.startsWith("seat ") ? "give" : "move"} card ${card.n} to ${to}`);
}
