// Dvorak at a table: areas of written cards, piles, rules, votes. A click on a card shows it whole
// with everything that can be done with it.

import { html, nothing } from "../vendor/lit-html.js";
import { back } from "../faces.js";
import { act, hall, set } from "../hall.js";
import { plate } from "../table.js";
import { say } from "../words.js";
import { editor } from "./dvorak/editor.js";
import { ballot } from "./dvorak/ballot.js";
import { inPlay, keyOf } from "./dvorak/find.js";
import { looked } from "./dvorak/looked.js";
import { paper, tokens } from "./dvorak/paper.js";
import { seenCard, shelf } from "./dvorak/shelf.js";

export const style = new URL("./dvorak.css", import.meta.url).href;
export const reads = true;

/** The dialogs of this game: writing a card, and writing one anew. */
export const dialog = (words) => (/^(write|revise \d+)$/.test(words) ? editor(words) : nothing);

export const handCard = (card) => paper(card);

export const plain = (card) => `play ${card.n}`;

// Acts

const SHAPES = [
  [/^play (\d+)(?: on seat (\d+))?$/, (table, n, seat) => ({ kind: "play", cards: [table.hand[n - 1]?.id], seat })],
  [/^discard (\d+)$/, (table, n) => ({ kind: "discard", cards: [table.hand[n - 1]?.id] })],
  [/^use (\d+)(?: (\d+))?$/, (table, n, which) => ({ kind: "use", cards: [keyOf(inPlay(table)[n - 1])], which })],
  [/^resolve (\d+)(?: on(?: seat (\d+))?(?: card (\d+))?)?$/, (table, offer, seat, card) => ({
    kind: "resolve", cards: [], offer: Number(offer), seat, target: card && inPlay(table)[card - 1]?.title,
  })],
  [/^decline (\d+)$/, (table, offer) => ({ kind: "decline", cards: [], offer: Number(offer) })],
  [/^start seat (\d+)$/, (table, seat) => ({ kind: "start-with", cards: [], seat })],
  [/^loaddeck (\w+)$/, (table, deck) => ({ kind: "loaddeck", cards: [], deck: deck.replaceAll("_", " ") })],
];

/** The acts among the words of `legal`. Votes stand with the ballot. */
export function acts(table) {
  return table.legal.filter((cmd) => !cmd.startsWith("vote ")).map((cmd) => ({ cmd, ...shaped(table, cmd) }));
}

function shaped(table, cmd) {
  for (const [shape, made] of SHAPES) {
    const found = shape.exec(cmd);
    if (found) return { table, ...made(table, ...found.slice(1)) };
  }
  return { kind: cmd.replaceAll(" ", "-"), cards: [] };
}

export function label({ kind, seat, offer, target, deck, which, table }) {
  const onto = seat ? table.seats[seat - 1]?.name : target;
  const title = table?.offers?.find(({ n }) => n === offer)?.title ?? "";
  const key = onto && kind !== "start-with" ? `dvorak-page-${kind}-on` : `dvorak-page-${kind}`;
  return say(key, { title, onto, deck, which: which ?? 1, seat: onto });
}

/** Where a card of the hand was dropped: on the table to be played, on a pile or a player to go there. */
export function dropped(table, card, place) {
  if (place === "table" || place === `seat ${table.you + 1}`) return null;
  return place.startsWith("seat ") ? `give ${card.n} to ${place}` : `move hand ${card.n} to ${place}`;
}

export function roles(table) {
  return new Map([[table.host, "host"]]);
}

export function prompt(table, name) {
  const { ballot: vote, you, step, turn } = table;
  if (vote?.waiting.includes(you)) return say("dvorak-page-turn-vote");
  if (vote?.halted) return say("dvorak-page-votes", { names: vote.waiting.map(name).join(", ") });
  if (table.phase === "building") return say("dvorak-page-building", { n: table.draw });
  const due = table.seats[you]?.due;
  if (due) return say("dvorak-page-turn-discard", { n: due });
  if (turn === you && step) return say(`dvorak-page-turn-${step}`, { plays: left(table.plays) });
  return say("web-waits-for", { seat: table.to_act.map(name).join(", ") });
}

const left = (plays) =>
  Object.entries(plays).map(([type, count]) => `${type} ${count ?? "∞"}`).join(", ");

// The stage

export function stage(table, name) {
  const mine = table.seats[table.you];
  const first = table.you ?? -1;
  const count = table.seats.length;
  const others = Array.from({ length: count - (mine ? 1 : 0) }, (_, n) => table.seats[(first + 1 + n) % count]);
  return html`<div class="dvorak">
    <div class="scene">
      <ol class="others" aria-label=${say("web-seats")}>${others.map((each) => player(table, each))}</ol>
      <div class="commons" data-drop="centre">${piles(table)}</div>
      ${mine ? html`<div class="own" data-drop="table">${player(table, mine)}</div>` : nothing}
    </div>
    ${shelf(table, name)}
    ${table.ballot ? ballot(table, name) : nothing}
    ${looked(table, name)}
  </div>`;
}

function player(table, each) {
  const mine = each.seat === table.you;
  const kinds = ["player", each.out ? "out" : "", table.to_act.includes(each.seat) ? "acts" : ""];
  const tag = mine ? "div" : "li";
  const inside = html`<button class="who" data-seat=${each.seat} aria-pressed=${hall.chosen === `seat ${each.seat + 1}`}
        @click=${() => look(`seat ${each.seat + 1}`)}>
      ${plate(table, each, roles(table).get(each.seat))}
      ${mine ? nothing : html`<span class="cards"><span aria-hidden="true">${each.cards}</span>
        <span class="unseen">${say("web-cards", { n: each.cards })}</span></span>`}
      ${tokens(each.tokens)}
    </button>
    <div class="area">${each.area.length
      ? each.area.map((card) => seenCard(card))
      : html`<span class="soft">${say("dvorak-page-empty-area")}</span>`}</div>`;
  const drop = mine ? nothing : `seat ${each.seat + 1}`;
  return tag === "li"
    ? html`<li class=${kinds.join(" ")} data-drop=${drop}>${inside}</li>`
    : html`<div class=${kinds.join(" ")}>${inside}</div>`;
}

function piles(table) {
  const top = table.discard[0];
  return html`
    <div class="heap-of" data-drop="draw" data-pile="talon">
      <button class="pile" @click=${() => look("pile draw")}>${table.draw ? back() : html`<span class="bare card"></span>`}
        <span class="count">${table.draw}</span><span class="named">${say("dvorak-page-draw-pile")}</span></button>
    </div>
    <div class="heap-of" data-drop="discard" data-pile="gone">
      <button class="pile" @click=${() => look("pile discard")}>${top ? paper(top) : html`<span class="bare card"></span>`}
        <span class="count">${table.discard.length}</span><span class="named">${say("dvorak-page-discard-pile")}</span></button>
    </div>
    ${Object.entries(table.piles).map(([called, cards]) => html`<div class="heap-of" data-drop=${called}>
      <button class="pile" @click=${() => look(`pile ${called}`)}>
        ${typeof cards === "number" || !cards.length ? back() : paper(cards[0])}
        <span class="count">${typeof cards === "number" ? cards : cards.length}</span>
        <span class="named">${called}</span>${tokens(table.pile_tokens[called] ?? {})}</button></div>`)}
    ${table.centre.map((card) => seenCard(card))}`;
}

function look(key) {
  set({ chosen: hall.chosen === key ? null : key, notice: "" });
}

/** Above the hand: what is always at hand for whoever plays. */
export function more(table) {
  if (table.you === null) return nothing;
  return html`<div class="deeds always" role="group" aria-label=${say("dvorak-page-always")}>
    <button class="deed" @click=${() => set({ dialog: "write" })}>${say("dvorak-page-write")}</button>
    <button class="deed" aria-pressed=${hall.chosen === "table"} @click=${() => look("table")}>${say("dvorak-page-more")}</button>
    <button class="quiet" @click=${() => act("undo")}>${say("dvorak-page-undo")}</button>
  </div>`;
}

// The end

export function result({ result: end }, name) {
  const winners = end.winners.map(name).join(", ");
  const heading = end.draw || !winners
    ? say("dvorak-page-draw-end")
    : say("dvorak-page-won", { names: winners });
  return { heading, lines: end.title ? [end.title] : [], mood: end.draw ? "draw" : "won" };
}

export const leaves = () => null;

export const board = () => nothing;

export const choices = [
  { name: "seats", values: ["2", "3", "4", "5", "6"], usual: "2" },
  { name: "deck", values: ["lost_property", "night_market", "none"], usual: "lost_property", words: "dvorak-page-deck" },
  { name: "building", values: ["no", "yes"], usual: "no", words: "dvorak-page-workshop" },
];

