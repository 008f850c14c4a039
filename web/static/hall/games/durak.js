// Durak at a table: what lies in the middle, and which acts belong to which card.

import { html, nothing, svg } from "../vendor/lit-html.js";
import { back, face } from "../faces.js";
import { cardName, say } from "../words.js";

const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };
const AIMED = /^(move|show|call) (\S+)$/;
const PLAIN = { take: "take", pass: "pass", "pass all": "pass-all", exchange: "exchange" };

/**
 * The acts among the words of `legal`: words to send, kind, cards of the hand, attack card;
 * `apart`: it has a button although it is a card's.
 */
export function acts(table) {
  return table.legal.map((cmd) => {
    if (cmd in PLAIN) return { cmd, kind: PLAIN[cmd], cards: [] };
    const aimed = AIMED.exec(cmd);
    if (aimed?.[1] === "call") return { cmd, kind: "call", cards: [], over: aimed[2] };
    if (aimed) return { cmd, kind: aimed[1], cards: [aimed[2]], apart: true };
    const [card, over] = cmd.split("/");
    if (over) return { cmd, kind: "beat", cards: [card], over };
    return { cmd, kind: table.pairs.length ? "add" : "attack", cards: cmd.split(" ") };
  });
}

/** What an act is called on its button; `named` spells its cards, for eyes or for ears. */
export function label({ kind, cards, over }, named) {
  return say(`durak-page-${kind}`, {
    card: cards.map(named).join(" "),
    over: over ? named(over) : "",
  });
}

/** What a card dropped on a place of the table means: words to send. "table": anywhere on it. */
export function dropped(table, card, place) {
  if (place !== "table") return `${card}/${place}`;
  const open = table.pairs.filter(([, cover]) => !cover);
  if (table.you === table.defender && open.length === 1) return `${card}/${open[0][0]}`;
  return null;
}

/** The seats' parts in the bout, by seat: a sign's name and its word. */
export function roles(table) {
  const found = new Map();
  if (table.attacker !== null) found.set(table.attacker, "attacker");
  if (table.defender !== null) found.set(table.defender, "defender");
  return found;
}

/** One line on what is going on, for eyes; ears are told each event. */
export function prompt(table, name) {
  const mine = table.to_act.includes(table.you);
  if (mine) {
    const throws = table.phase === "defend" ? "throw" : table.phase;
    const key = table.you === table.defender ? "cover" : throws;
    return say(`durak-page-turn-${key}`, { seat: name(table.defender) });
  }
  return say("web-waits-for", { seat: table.to_act.map(name).join(", ") });
}

/** The middle of the table. `target(attack)` tells whether the chosen card can go on it. */
export function board(table, { target, aim }) {
  return html` <div class="stock">
      ${stock(table)}
      <p class="unseen">${trumpWords(table)}</p>
    </div>
    <ol class="pairs" aria-label=${say("durak-page-table")}>
      ${table.pairs.map((laid, place) => pair(laid, place, target(laid[0]), aim))}
    </ol>
    <div class="gone" data-pile="gone">
      ${
        table.gone
          ? html`<div class="heap">${[0, 1, 2].slice(0, Math.ceil(table.gone / 4)).map(back)}</div>
              <span class="count" title=${say("durak-page-gone", { n: table.gone })}
                >${table.gone}</span
              >
              <span class="unseen">${say("durak-page-gone", { n: table.gone })}</span>`
          : nothing
      }
    </div>`;
}

function pair([attack, cover], place, targeted, aim) {
  const words = cover
    ? say("durak-page-beaten", { card: cardName(attack), over: cardName(cover) })
    : say("durak-page-open", { card: cardName(attack) });
  const cards = html`<span class="attack" data-card=${attack}>${face(attack)}</span>
    ${cover ? html`<span class="cover" data-card=${cover}>${face(cover)}</span>` : nothing}`;
  return html`<li class="pair lean-${place % 3}" data-drop=${cover ? nothing : attack}>
    ${
      targeted
        ? html`<button class="aim" @click=${() => aim(attack)}>
            ${cards} <span class="unseen">${words}</span>
          </button>`
        : html`${cards}<span class="unseen">${words}</span>`
    }
  </li>`;
}

function stock(table) {
  if (!table.trump) return nothing;
  const suit = html`<span class="trump-sign suit-${table.trump}">${SIGNS[table.trump]}</span>`;
  if (!table.turnup) return html`<div class="spent" data-pile="talon">${suit}</div>`;
  return html`<div class="talon" data-pile="talon">
    <span class="turnup" data-card=${table.turnup}>${face(table.turnup)}</span>
    ${table.talon > 1 ? html`<span class="deck">${back()}</span>` : nothing}
    <span class="count">${table.talon}</span>
  </div>`;
}

function trumpWords(table) {
  if (!table.trump) return nothing;
  const left = say("durak-page-talon", { n: table.talon });
  const key = table.turnup ? "durak-page-trump-card" : "durak-page-trump";
  const suit = say(`suit-${table.trump}`);
  return `${say(key, { suit, card: cardName(table.turnup) })} ${left}`;
}

// The fool, adorned: a six on the tie, a six on each shoulder.
const badges = {
  tie: () => fool(svg`<path class="sash" d="M45 74h10l3 5-3 3 5 26-10 10-10-10 5-26-3-3z"/>
    <text x="50" y="106">6</text>`),
  epaulettes: () => fool(svg`${shoulder(22)}${shoulder(78)}`),
};

const shoulder = (x) => svg`<path class="sash" d="M${x - 15} 80q15-12 30 0v7h-30z"/>
  <path class="fringe" d="M${x - 14} 88v8m4-8v8m5-8v8m5-8v8m5-8v8m5-8v8m4-8v8"/>
  <text x=${x} y="87">6</text>`;

const fool = (adorned) => html`<svg class="honours" viewBox="0 0 100 120" aria-hidden="true">
  <use href="#cap" x="22" y="0" width="56" height="56"/>
  <path class="skin" d="M35 42h30v16q0 14-15 17-15-3-15-17z"/>
  <path class="line" d="M43 53h2m10 0h2m-12 11q5-4 10 0"/>
  <path class="coat" d="M6 120q0-40 30-44l14 12 14-12q30 4 30 44z"/>
  ${adorned}</svg>`;

/** How it ended: a heading, and lines below it. */
export function result({ result, seats, you }, name) {
  const lines = [];
  if (result.order.length) {
    lines.push(say("durak-page-order", { names: result.order.map(name).join(", ") }));
  }
  if (result.draw) return { heading: say("durak-page-draw"), lines, mood: "draw" };
  const { fool } = result;
  const ours =
    fool === you || ((seats[you]?.team ?? null) !== null && seats[you].team === seats[fool].team);
  const heading =
    fool === you ? say("durak-page-you-fool") : say("durak-page-fool", { seat: name(fool) });
  const worn = result.honours;
  if (worn) lines.unshift(say(`durak-page-${worn}`, { seat: name(fool) }));
  return { heading, lines, mood: ours ? "lost" : "won", badge: worn && badges[worn] };
}

/** Cards that left the table in an act and where they went: "gone", or a seat's number. */
export function leaves(events) {
  const took = events.find(({ kind }) => kind === "took");
  if (took) return took.actor;
  return events.some(({ kind }) => kind === "beaten-off") ? "gone" : null;
}

/** Words of this game that tell something, for the table's menu. */
export const told = ["counts", "trump"];

/** What a new table may be: choices of the form, each name and value a word of `table new`. */
export const choices = [
  { name: "seats", values: ["2", "3", "4", "5", "6"], usual: "2" },
  { name: "passing", values: ["off", "on"], usual: "off", words: "durak-page-passing" },
  { name: "deck", values: ["36", "24", "52"], usual: "36" },
];
