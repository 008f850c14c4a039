// The table of Dvorak: everybody's cards in play, the piles between them, the shelf of rules.

import { html, nothing } from "../../vendor/lit-html.js";
import { button, when } from "../../buttons.js";
import { back } from "../../faces.js";
import { act, hall, set } from "../../hall.js";
import { plate } from "../../table.js";
import { say } from "../../words.js";
import { ballot } from "./ballot.js";
import { looked } from "./looked.js";
import { paper, tokens } from "./paper.js";
import { seenCard, shelf } from "./shelf.js";

export function stage(table, name) {
  const mine = table.seats[table.you];
  return html`<div class="dvorak">
    <div class="scene">
      <ol class="others" aria-label=${say("web-seats")}>${others(table).map((each) =>
        html`<li class=${kinds(table, each)} data-drop=${words(each)}>${player(table, each)}</li>`)}
      </ol>
      <div class="commons" data-drop="centre">${piles(table)}</div>
      ${when(mine, () => own(table, mine))}
    </div>
    ${shelf(table, name)}
    ${when(table.ballot, () => ballot(table, name))}
    ${looked(table, name)}
  </div>`;
}

/** The other seats, from the next one round the table; for a watcher all of them. */
function others({ seats, you }) {
  const count = seats.length;
  const first = (you ?? -1) + 1;
  const shown = you === null ? count : count - 1;
  return Array.from({ length: shown }, (_, n) => seats[(first + n) % count]);
}

const own = (table, mine) => html`<div class="own" data-drop="table">
  <div class=${kinds(table, mine)}>${player(table, mine)}</div></div>`;

function kinds(table, each) {
  const acts = table.to_act.includes(each.seat);
  return ["player", each.out ? "out" : "", acts ? "acts" : ""].join(" ");
}

const words = ({ seat }) => `seat ${seat + 1}`;

function player(table, each) {
  const role = each.seat === table.host ? "host" : undefined;
  return html`${chooser(words(each), "who", html`${plate(table, each, role)}
      ${when(each.seat !== table.you, () => held(each.cards))}
      ${tokens(each.tokens)}`, each.seat)}
    <div class="area">${each.area.length
      ? each.area.map(seenCard)
      : html`<span class="soft">${say("dvorak-page-empty-area")}</span>`}</div>`;
}

const held = (count) => html`<span class="cards"><span aria-hidden="true">${count}</span>
  <span class="unseen">${say("web-cards", { n: count })}</span></span>`;

/** A button that shows what it stands for, whole, with all that can be done to it. */
const chooser = (key, kind, inside, seat = nothing) => html`<button class=${kind}
  data-seat=${seat} aria-pressed=${hall.chosen === key}
  @click=${() => look(key)}>${inside}</button>`;

export function look(key) {
  set({ chosen: hall.chosen === key ? null : key, notice: "" });
}

function piles(table) {
  const named = Object.entries(table.piles).map(([called, cards]) => {
    const open = Array.isArray(cards);
    const top = open ? cards[0] && paper(cards[0]) : cards && back();
    return pile(called, called, top, open ? cards.length : cards, table.pile_tokens[called]);
  });
  const [top] = table.discard;
  return [
    pile("draw", say("dvorak-page-draw-pile"), table.draw && back(), table.draw),
    pile("discard", say("dvorak-page-discard-pile"), top && paper(top), table.discard.length),
    ...named,
    ...table.centre.map(seenCard),
  ];
}

const pile = (place, called, top, count, held = {}) => html`<div data-drop=${place}
    data-pile=${{ draw: "talon", discard: "gone" }[place] ?? nothing}>
  ${chooser(`pile ${place}`, "pile", html`${top || html`<span class="bare card"></span>`}
    <span class="count">${count}</span><span class="named" dir="auto">${called}</span>
    ${tokens(held)}`)}</div>`;

/** Above the hand: what is always at hand for whoever plays. */
export function more(table) {
  if (table.you === null) return nothing;
  return html`<div class="deeds always" role="group" aria-label=${say("dvorak-page-always")}>
    ${button("dvorak-page-write", () => set({ dialog: "write" }))}
    ${button("dvorak-page-more", () => look("table"))}
    ${button("dvorak-page-undo", () => act("undo"))}
  </div>`;
}
