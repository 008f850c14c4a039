// The hand: a fan to click, to drag from, or to walk through with the arrow keys. What its cards
// look like and do is the game's part's.

import { html, nothing } from "./vendor/lit-html.js";
import { repeat } from "./vendor/directives/repeat.js";
import { abandon, dragged, grab } from "./drag.js";
import { face } from "./faces.js";
import { act, hall, set } from "./hall.js";
import { looks } from "./looks.js";
import { cardName, say } from "./words.js";

const LEAST_STRIP = 25; // pixels of a covered card that can be seen and touched
const SHOWN_WIDTH = { narrow: 76, wide: 92 };

let at = 0; // the card the arrow keys are on
let hadFocus = false; // the hand had it when it was last drawn
let pointed = false; // the last thing done was pointing, not a key

addEventListener("pointerdown", () => (pointed = true), true);
addEventListener("keydown", () => (pointed = false), true);

const key = (card) => (typeof card === "string" ? card : card.id || String(card.n));
const nameOf = (card) => (typeof card === "string" ? cardName(card) : card.title);

/** The words for a card that can do nothing now; the hall says why. */
const plain = (part, card) => part.plain?.(card) ?? key(card);

/** The acts that play a card of the hand. */
const actsOf = (part, table, card) => part.acts(table).filter(({ cards }) => cards.includes(card));

export function hand(table, part) {
  const cards = table.hand;
  at = Math.max(0, Math.min(at, cards.length - 1));
  const fits = new Set(part.acts(table).flatMap((each) => each.cards));
  const rows = split(cards);
  return html`<div
    class="hand ${rows.length > 1 ? "deep" : ""}"
    role="toolbar"
    data-pile="hand"
    aria-label=${say("web-your-hand", { n: cards.length })}
    @keydown=${walk}
    @focusin=${focused}
  >
    ${rows.map(
      ({ start, row }) =>
        html`<div class="row" .style=${`--n:${row.length}`}>
          ${repeat(row, key, (card, place) =>
            inHand(card, start + place, place, fits.has(key(card)), part, table),
          )}
        </div>`,
    )}
  </div>`;
}

function inHand(card, number, place, fit, part, table) {
  const able = part.reads || actsOf(part, table, key(card)).length > 1;
  const chosen = able && hall.chosen === key(card);
  const fits = fit && looks.marks === "on" && say("web-card-fits", { card: nameOf(card) });
  // A picture needs a name; a written card is its own.
  const written = typeof card !== "string";
  const state = [fit ? "fits" : "", chosen ? "chosen" : ""].join(" ");
  return html`<button
    class="held ${state}"
    data-card=${key(card)}
    data-number=${number}
    tabindex=${number === at ? 0 : -1}
    aria-label=${written ? nothing : fits || nameOf(card)}
    aria-pressed=${able ? chosen : nothing}
    .style=${`--i:${place}`}
    @click=${() => play(card, part, table)}
    @pointerdown=${(event) => grab(event, (place) => dropOn(place, card, part))}
  >
    ${part.handCard?.(card) ?? face(card)}
    ${written && fits ? html`<span class="unseen">${fits}</span>` : nothing}
  </button>`;
}

/** As many rows as leave a strip of every card to touch; the fuller ones lie in front. */
function split(cards) {
  const width = Math.min(innerWidth, document.getElementById("main").clientWidth || innerWidth);
  const card = width < 700 ? SHOWN_WIDTH.narrow : SHOWN_WIDTH.wide;
  const most = Math.max(4, Math.floor((width - card - 28) / LEAST_STRIP) + 1);
  const count = Math.max(1, Math.ceil(cards.length / most));
  const each = Math.ceil(cards.length / count);
  return Array.from({ length: count }, (_, number) => {
    const start = number * each;
    return { start, row: cards.slice(start, start + each) };
  });
}

/**
 * A card was clicked: its only act is done; of several one is chosen; without any, the hall says
 * why. Cards that one has to read first are only shown.
 */
function play(card, part, table) {
  if (dragged()) return;
  const able = actsOf(part, table, key(card));
  if (part.reads || able.length > 1) {
    set({ chosen: hall.chosen === key(card) ? null : key(card), notice: "" });
  } else {
    act(able[0]?.cmd ?? plain(part, card));
  }
}

// Keys

function walk(event) {
  const last = hall.table.hand.length - 1;
  const back = document.documentElement.dir === "rtl" ? 1 : -1;
  const steps = { ArrowLeft: at + back, ArrowRight: at - back, Home: 0, End: last };
  if (event.key === "Escape" && hall.chosen) set({ chosen: null });
  if (!(event.key in steps)) return;
  event.preventDefault();
  at = Math.max(0, Math.min(last, steps[event.key]));
  focusCard(event.currentTarget);
  set({});
}

function focused(event) {
  const number = Number(event.target.dataset.number);
  if (number !== at) {
    at = number;
    set({});
  }
}

const focusCard = (root) => root.querySelector(`[data-number="${at}"]`)?.focus();

/** Before and after drawing: whoever was in the hand stays there when their card is gone. */
export function rememberFocus() {
  hadFocus = document.activeElement?.closest(".hand, .deeds") !== null;
}

export function returnFocus(root) {
  abandon();
  if (!hadFocus || pointed || (document.activeElement && document.activeElement !== document.body))
    return;
  const next = hall.chosen && root.querySelector(".deeds button");
  (
    next || root.querySelector('.hand [tabindex="0"], .deeds button, .result button, #prompt')
  )?.focus();
}

function dropOn(place, card, part) {
  const { table } = hall;
  const able = actsOf(part, table, key(card));
  const meant = part.dropped(table, card, place);
  if (meant) act(meant);
  else if (able.length > 1) set({ chosen: key(card), notice: "" });
  else act(able[0]?.cmd ?? plain(part, card));
}
