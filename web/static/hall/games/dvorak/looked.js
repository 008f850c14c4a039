// Whatever was clicked, shown whole, with everything that can be done with it: a card, a pile, a
// player, or the table itself. A deed that needs a player or words asks for them there.

import { html, nothing } from "../../vendor/lit-html.js";
import { when } from "../../buttons.js";
import { act, changed, hall, set } from "../../hall.js";
import { icon } from "../../icons.js";
import { deed } from "../../table.js";
import { say } from "../../words.js";
import { acts, label } from "./acts.js";
import { find, typed } from "./find.js";
import { paper } from "./paper.js";
import { seenCard } from "./shelf.js";

// Deeds by what they are done to. `to`: "player" or "words" that are asked for first.
const HAND = [
  { key: "reveal", words: (c) => `reveal ${typed(c)}` },
  { key: "give", to: "player", words: (c, seat) => `give ${c.card.n} to ${seat}` },
  { key: "face-down", words: (c) => `play ${c.card.n} facedown` },
  { key: "discard", words: (c) => `discard ${c.card.n}` },
  { key: "to-top", words: (c) => `move ${typed(c)} to draw top` },
  { key: "to-random", words: (c) => `move ${typed(c)} to draw random` },
];
const PLAY = [
  { key: "destroy", words: (c) => `destroy ${c.card.n}` },
  { key: "take", words: (c) => `take ${c.card.n}` },
  { key: "give", to: "player", words: (c, seat) => `give ${typed(c)} to ${seat}` },
  { key: "to-hand", words: (c) => `move ${typed(c)} to hand` },
  { key: "to-centre", words: (c) => `move ${typed(c)} to centre` },
  { key: "to-top", words: (c) => `move ${typed(c)} to draw top` },
  { key: "tap", words: (c) => `tap ${c.card.n}` },
  { key: "turn-over", words: (c) => `turnover ${c.card.n}` },
  { key: "copy", words: (c) => `copy ${c.card.n}` },
  { key: "token", to: "words", words: (c, text) => `token ${text} on ${typed(c)}` },
  { key: "note", to: "words", words: (c, text) => `note ${c.card.n} = ${text}` },
  { key: "attach", to: "words", words: (c, text) => `attach ${c.card.n} to ${text}` },
  { key: "ruling", to: "words", words: (c, text) => `ruling ${typed(c)} = ${text}` },
  { key: "amend", to: "words", words: (c, text) => `amend ${typed(c)} = ${text}` },
  { key: "repeal", words: (c) => `repeal ${typed(c)}` },
  { key: "claim-because", words: (c) => `claim win because ${c.card.title}` },
];
const LAID = [
  { key: "to-hand", words: (c) => `move ${typed(c)} to hand` },
  { key: "to-area", words: (c) => `move ${typed(c)} to area` },
  { key: "to-top", words: (c) => `move ${typed(c)} to draw top` },
  { key: "to-random", words: (c) => `move ${typed(c)} to draw random` },
];
const DRAW = [
  { key: "draw-one", words: () => "draw 1" },
  { key: "draw-many", to: "words", words: (_, text) => `draw ${text}` },
  { key: "mill", words: () => "mill 1" },
  { key: "peek", words: () => "peek draw 1" },
  { key: "reveal", words: () => "reveal draw 1" },
  { key: "shuffle", words: () => "shuffle draw" },
  { key: "reshuffle", words: () => "shuffle" },
];
const PILE = [
  { key: "peek", words: (name) => `peek ${name}` },
  { key: "shuffle", words: (name) => `shuffle ${name}` },
  { key: "pick", words: (name) => `pick ${name}` },
  { key: "draw-one-here", words: (name) => `move ${name} 1 to hand` },
  { key: "drop-pile", words: (name) => `droppile ${name}` },
];
const PLAYER = [
  { key: "token", to: "words", words: (seat, text) => `token ${text} on ${seat}` },
  { key: "points", to: "words", words: (seat, text) => `points ${text} on ${seat}` },
  { key: "peek-hand", words: (seat) => `peek ${seat}'s hand` },
  { key: "swap", words: (seat) => `swap hands with ${seat}` },
  { key: "skip", words: (seat) => `skip ${seat}` },
  { key: "extra", words: (seat) => `extra ${seat}` },
  { key: "put-out", words: (seat) => `putout ${seat}` },
];
const TABLE = [
  { key: "roll", to: "words", words: (_, text) => `roll ${text}` },
  { key: "flip", words: () => "flip" },
  { key: "pick-player", words: () => "pick player" },
  { key: "reverse", words: () => "reverse" },
  { key: "state", to: "words", words: (_, text) => `state ${text} on` },
  { key: "pile", to: "words", words: (_, text) => `pile ${text}` },
  { key: "reveal-hand", words: () => "reveal hand" },
  { key: "claim", to: "words", free: true, words: (_, text) => `claim ${text}`.trim() },
  { key: "offer-draw", words: () => "offer draw" },
  { key: "hold", words: () => "hold" },
];
const USUAL = { token: "1 ", "draw-many": "2", points: "1", roll: "1d6" };

let asking = null;

/** The panel for `hall.chosen`; nothing while nothing is chosen. */
export function looked(table, name) {
  const seen = hall.chosen && shown(table, name, hall.chosen);
  if (!seen) return nothing;
  if (asking && asking.of !== hall.chosen) asking = null;
  return html`<section class="looked" aria-labelledby="looked-name" @keydown=${escape}>
    <button class="close" aria-label=${say("web-close")} @click=${close}>${icon("close")}</button>
    <h2 id="looked-name" dir="auto">${seen.title}</h2>
    ${seen.picture}
    <div class="things">
      ${when(seen.first?.length, () => playing(seen.first))}
      ${when(table.you !== null, () => operations(table, name, seen))}
    </div>
  </section>`;
}

const playing = (acts) =>
  html`<div class="deeds">${acts.map((each) => deed(each, { label }))}</div>`;

function shown(table, name, key) {
  if (key === "table") return { title: say("dvorak-page-more"), deeds: TABLE };
  const seat = /^seat (\d+)$/.exec(key)?.[1];
  if (seat) return { title: name(seat - 1), of: key, deeds: PLAYER };
  if (key === "pile draw") return { title: say("dvorak-page-draw-pile"), deeds: DRAW };
  const pile = /^pile (.+)$/.exec(key)?.[1];
  if (pile) return ofPile(table, pile);
  const found = find(table, key);
  if (!found) return null;
  const deeds = { hand: HAND, play: PLAY }[found.where] ?? LAID;
  const first = acts(table).filter(({ cards }) => cards.includes(key));
  if (!first.length && found.where === "hand")
    first.push({ cmd: `play ${found.card.n}`, kind: "play", cards: [] });
  return {
    title: found.card.title || say("dvorak-page-hidden-card", { n: found.card.n }),
    picture: paper(found.card, true),
    of: found,
    deeds,
    first,
  };
}

function ofPile(table, pile) {
  const cards = pile === "discard" ? table.discard : table.piles[pile];
  if (cards === undefined) return null;
  return {
    title: pile === "discard" ? say("dvorak-page-discard-pile") : pile,
    picture: Array.isArray(cards)
      ? html`<div class="spread">${cards.map((card) => seenCard(card))}</div>`
      : nothing,
    of: pile,
    deeds: pile === "discard" ? [] : PILE,
  };
}

function operations(table, name, { of, deeds }) {
  if (!deeds.length) return nothing;
  return html`<div class="deeds" role="group" aria-label=${say("dvorak-page-operations")}>
      ${deeds.map(
        (each) =>
          html`<button
            class="deed small"
            aria-pressed=${each.to ? asking?.key === each.key : nothing}
            @click=${() => start(each, of)}
          >
            ${say(`dvorak-page-do-${each.key}`)}
          </button>`,
      )}
    </div>
    ${asking ? question(table, name) : nothing}`;
}

function start(each, of) {
  if (!each.to) return done(each.words(of));
  asking = asking?.key === each.key ? null : { ...each, of: hall.chosen, about: of };
  changed();
}

function question(table, name) {
  if (asking.to === "player") {
    return html`<div class="deeds" role="group" aria-label=${say("dvorak-page-whom")}>
      ${table.seats
        .filter(({ seat }) => seat !== table.you)
        .map(
          ({ seat }) =>
            html`<button
              class="deed"
              @click=${() => done(asking.words(asking.about, `seat ${seat + 1}`))}
            >
              ${name(seat)}
            </button>`,
        )}
    </div>`;
  }
  return html`<form class="asked" @submit=${answered}>
    <label
      >${say(`dvorak-page-ask-${asking.key}`)}<input
        name="words"
        maxlength="400"
        ?required=${!asking.free}
        .value=${USUAL[asking.key] ?? ""}
        autocomplete="off"
    /></label>
    <button class="deed main">${say("dvorak-page-do-it")}</button>
  </form>`;
}

function answered(event) {
  event.preventDefault();
  done(asking.words(asking.about, new FormData(event.target).get("words").trim()));
}

function done(words) {
  asking = null;
  act(words);
}

function close() {
  asking = null;
  set({ chosen: null });
}

function escape(event) {
  if (event.key === "Escape") close();
}
