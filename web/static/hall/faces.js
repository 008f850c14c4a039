// Card faces, drawn here. Every card is a few uses of the symbols below, so that colours follow
// the style sheet: two colours, four, or high contrast.

import { html, svg, nothing } from "./vendor/lit-html.js";
import { looks } from "./looks.js";

const SUITS = ["S", "H", "D", "C"];
const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "★"];
const CYRILLIC = { J: "В", Q: "Д", K: "К", A: "Т" };

const PIPS = {
  S: `M12 1.5c1.6 4.6 9.2 8 9.2 13.6a4.8 4.8 0 0 1-7.9 3.6c.3 1.6 1 2.8 2.3 3.8H8.4
    c1.3-1 2-2.2 2.3-3.8a4.8 4.8 0 0 1-7.9-3.6c0-5.6 7.6-9 9.2-13.6z`,
  H: "M12 22C9 17.7 2.3 13.8 2.3 8.2A5 5 0 0 1 12 6.3a5 5 0 0 1 9.7 1.9c0 5.6-6.7 9.5-9.7 13.8z",
  D: `M12 1.5c2 4 5 7.4 8.6 10.5-3.6 3.1-6.6 6.5-8.6 10.5-2-4-5-7.4-8.6-10.5
    3.6-3.1 6.6-6.5 8.6-10.5z`,
  C: `M12 1.8a4.7 4.7 0 0 1 4 7.2 4.8 4.8 0 1 1-2.7 8.9c.3 1.9 1 3.4 2.4 4.6H8.3
    c1.4-1.2 2.1-2.7 2.4-4.6A4.8 4.8 0 1 1 8 9a4.7 4.7 0 0 1 4-7.2z`,
};

// Where the pips of a number stand, in rows from the top: columns left, middle, right.
const ROWS = {
  2: ["C28", "C112"],
  3: ["C28", "C70", "C112"],
  4: ["P28", "P112"],
  5: ["P28", "C70", "P112"],
  6: ["P28", "P70", "P112"],
  7: ["P28", "C49", "P70", "P112"],
  8: ["P28", "C49", "P70", "C91", "P112"],
  9: ["P27", "P55", "C70", "P85", "P113"],
  10: ["P27", "C41", "P55", "P85", "C99", "P113"],
};

export const rankOf = (code) => code.slice(0, -1);
export const suitOf = (code) => code.at(-1);

const letter = (rank) => (looks.letters === "cyrillic" && CYRILLIC[rank]) || rank;

/** A card in a few signs: 10♦. */
export const short = (code) =>
  code[0] === "*" ? "★" : letter(rankOf(code)) + SIGNS[suitOf(code)];

const pip = (suit, x, y, size, turned) => svg`<use href="#pip-${suit}" width=${size} height=${size}
  x=${x - size / 2} y=${y - size / 2}
  transform=${turned ? `rotate(180 ${x} ${y})` : nothing} />`;

function pips(rank, suit) {
  return ROWS[rank].flatMap((place) => {
    const y = Number(place.slice(1));
    const columns = place[0] === "C" ? [50] : [35, 65];
    return columns.map((x) => pip(suit, x, y, 21, y > 70));
  });
}

// What a court wears: below the face, over it.
const COURTS = {
  J: {
    under: svg`<path class="gold" d="M33 55l5 11 6-8 6 11 6-11 6 8 5-11-9-3H42z"/>`,
    over: svg`<path class="gold" d="M37 38C38 24 32 19 27 26 31 7 45 11 50 23v15z"/>
      <path class="pip" d="M63 38c-1-14 5-19 10-12C69 7 55 11 50 23v15z"/>
      <path class="pip" d="M27 25a3 3 0 1 0 .1 0z"/><path class="gold" d="M73 25a3 3 0 1 0 .1 0z"/>
      <path class="line" d="M37 38q13-4 26 0M46.5 51q3.5 3 7 0"/>`,
  },
  Q: {
    under: svg`<path class="hair" d="M37 30q-8 20-3 28l8 3h16l8-3q5-8-3-28z"/>
      <path class="gold" d="M42 55q8 12 16 0l2 6q-10 12-20 0z"/>`,
    over: svg`<path class="hair" d="M39 36q11-8 22 0l-1-8H40z"/>
      <path class="gold" d="M38 30l-3-14 8 7 3-10 4 8 4-8 3 10 8-7-3 14q-12-4-24 0z"/>
      <path class="pip" d="M46 10a2 2 0 1 0 .1 0zM54 10a2 2 0 1 0 .1 0zM35 13a2 2 0 1 0 .1 0z
        M65 13a2 2 0 1 0 .1 0zM50 22l2.5 3-2.5 3-2.5-3z"/>
      <path class="line" d="M48 50.5q2 1.5 4 0"/>`,
  },
  K: {
    under: svg`<path class="hair" d="M37 34q-3 14 0 24h26q3-10 0-24z"/>
      <path class="gold" d="M44 56h12v14H44z"/>`,
    over: svg`<path class="hair" d="M40 45q1 4 7 3l3 1 3-1q6 1 7-3 2 12-4 18-6 5-12 0-6-6-4-18z"/>
      <path class="gold" d="M37 34V17l7 6 6-9 6 9 7-6v17q-13-4-26 0z"/>
      <path class="pip" d="M48.7 6.5h2.6v2.7H54v2.6h-2.7v3h-2.6v-3H46V9.2h2.7zM42 27a2 2 0 1 0 .1 0z
        M58 27a2 2 0 1 0 .1 0zM50 25.5l2.5 3-2.5 3-2.5-3z"/>
      <path class="line" d="M47.5 52.5h5"/>`,
  },
};

// The upper half of a court card; the lower is the same, turned.
const half = (rank) => svg`<symbol id="court-${rank}" viewBox="0 0 100 140">
    <path class="pip" d="M24.5 70v-7q4-8 15-9l10.5 6 10.5-6q11 1 15 9v7z"/>
    ${COURTS[rank].under}
    <path class="skin" d="M40 34h20v11q0 11-10 13-10-2-10-13z"/>
    <path class="line" d="M45 43.5h1.5M53.5 43.5H55"/>
    ${COURTS[rank].over}
  </symbol>`;

/** The symbols all cards are made of; stand once in the page, in the letters chosen. */
export const symbols = () =>
  html`<svg class="unseen" width="0" height="0" aria-hidden="true">
    ${SUITS.map(
      (suit) => svg`<symbol id="pip-${suit}" viewBox="0 0 24 24"><path d=${PIPS[suit]} /></symbol>`,
    )}
    ${RANKS.map(rankMark)} ${["J", "Q", "K"].map(half)}
    <symbol id="cap" viewBox="0 0 64 64">
      <path d="M15 46C16 27 11 22 5 28 9 3 26 8 32 24 38 8 55 3 59 28c-6-6-11-1-10 18z" />
      <path d="M13 49h38l-3 9-5.3-5-5.3 5L32 53l-5.3 5-5.3-5-5.3 5z" />
      <ellipse cx="5" cy="33" rx="5" ry="3.7" transform="rotate(-25 5 33)" />
      <ellipse cx="59" cy="33" rx="5" ry="3.7" transform="rotate(-25 59 33)" />
    </symbol>
  </svg>`;

// Letters are symbols too: a card's name is said by whatever it is part of, and no text in the
// picture stands against that.
const rankMark = (rank) => svg`<symbol id="rank-${rank}" viewBox="0 0 100 140" overflow="visible">
  <text class="rank" x="13.5" y="27" lengthAdjust="spacingAndGlyphs"
    textLength=${letter(rank).length > 1 ? 24 : nothing}>${letter(rank)}</text></symbol>`;

const rankAt = (rank) => svg`<use href="#rank-${rank}" width="100" height="140"/>`;

function index(rank, suit) {
  const mark = svg`${rankAt(rank)}${pip(suit, 13.5, 40, 17)}`;
  return svg`${mark}<g transform="rotate(180 50 70)">${mark}</g>`;
}

function middle(rank, suit) {
  if (ROWS[rank]) return pips(rank, suit);
  if (rank === "A") {
    return svg`<circle class="ring" cx="50" cy="70" r="30"/>
      <circle class="ring" cx="50" cy="70" r="33.5"/>
      ${pip(suit, 50, 70, 42)}`;
  }
  const court = svg`<use href="#court-${rank}" width="100" height="140"/>`;
  return svg`<rect class="frame" x="24" y="11" width="52" height="118" rx="3"/>
    <g class="court">${court}<g transform="rotate(180 50 70)">${court}</g></g>
    <g class="plain">${pip(suit, 50, 70, 40)}</g>`;
}

const joker = (
  red,
) => svg`<g class="pip"><use href="#cap" x="22" y="38" width="56" height="56"/></g>
  ${rankAt("★")}<g transform="rotate(180 50 70)">${rankAt("★")}</g>`;

/** A card face up; only its looks: names belong to whatever it is part of. */
export function face(code) {
  const rank = rankOf(code);
  const suit = suitOf(code);
  const wild = rank === "*";
  return html`<svg
    class="card suit-${wild ? (suit === "R" ? "H" : "S") : suit}"
    viewBox="0 0 100 140"
    aria-hidden="true"
  >
    <rect class="sheet" x="1" y="1" width="98" height="138" rx="8" />
    ${wild ? joker() : [index(rank, suit), middle(rank, suit)]}
  </svg>`;
}

/** A card face down. */
export const back = () =>
  html`<svg class="card back" viewBox="0 0 100 140" aria-hidden="true">
    <rect class="sheet" x="1" y="1" width="98" height="138" rx="8" />
    <rect class="cloth" x="7" y="7" width="86" height="126" rx="4" />
    <path
      class="weave"
      d="M7 26 26 7M7 54 54 7M7 82 82 7M7 110 93 24M16 129 93 52M44 133 93 80M72 133 93 108
        M93 26 74 7M93 54 46 7M93 82 18 7M93 110 7 24M84 129 7 52M56 133 7 80M28 133 7 108"
    />
    <circle class="cloth" cx="50" cy="70" r="25" />
    <circle class="weave" cx="50" cy="70" r="25" />
    <use class="emblem" href="#cap" x="30" y="49" width="40" height="40" />
  </svg>`;
