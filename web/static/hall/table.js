// A table of any game: seats round it, the game's own middle, what one can do, the hand. What is
// special about a game is one module, games/<key>.js; any.js serves the others.

import { html, nothing } from "./vendor/lit-html.js";
import { button, when } from "./buttons.js";
import { back, short } from "./faces.js";
import { answer, requests } from "./asking.js";
import * as any from "./games/any.js";
import { act, changed, consult, hall, set, type } from "./hall.js";
import { hand } from "./hand.js";
import { icon } from "./icons.js";
import { waiting } from "./waiting.js";
import { boot, cardName, game, say } from "./words.js";

const loaded = new Map();
let clockFrom = { table: null, at: 0 };

/** The module of a game; null while it is on its way. */
export function partOf(key) {
  if (!boot.parts.includes(key)) return any;
  if (!loaded.has(key)) {
    loaded.set(key, null);
    import(`./games/${key}.js`).then((part) => {
      part.styles?.forEach(dress);
      loaded.set(key, part);
      changed();
    });
  }
  return loaded.get(key);
}

/** Put a style sheet of a part on the page. */
function dress(href) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
}

export function nameIn(table) {
  return (seat) =>
    seat === table.you
      ? say("web-you")
      : table.seats[seat]?.name || say("web-seat", { seat: seat + 1 });
}

export function tableView() {
  const { table, over } = hall;
  const part = partOf(table.game);
  if (!part) return nothing;
  const before = table.phase === "waiting";
  const shown = before && over ? { ...over, you: over.you } : table;
  const playing = table.phase !== "waiting" && table.phase !== "over";
  return html`<section class="table" data-seq=${table.seq} aria-labelledby="table-name">
    <h1 id="table-name" class="unseen">${title(table)}</h1>
    ${playing && part.stage ? part.stage(table, nameIn(table)) : stage(table, over, shown, part)}
    <div class="dock">
      ${playing ? line(table, part) : nothing}
      ${requests(table, nameIn(table))} ${hall.notice ? refused() : nothing}
      ${playing ? deeds(table, part) : nothing}
      ${playing ? (part.more?.(table, nameIn(table)) ?? nothing) : nothing}
      ${table.hand.length ? hand(table, part) : nothing}
      ${table.you === null ? watching(table) : nothing}
    </div>
  </section>`;
}

/** Why something was not allowed; the rule behind it is a click away. */
const refused = () =>
  html`<div class="notice">
    <p>${hall.notice}</p>
    ${answer()}
    <button class="quiet" @click=${() => consult("why")}>${say("web-why")}</button>
  </div>`;

/** Felt and rim with the seats round it; a game may have a stage of its own while it is played. */
export function stage(table, over, shown, part) {
  const before = table.phase === "waiting";
  const playing = !before && table.phase !== "over";
  return html`<div class="stage ${before ? "before" : ""}">
    <div class="felt"></div>
    ${seats(before ? table : shown, part)}
    <div class="middle" data-drop=${playing ? "table" : nothing}>
      ${before ? waiting(table, over && resultOf(over, part), over?.match) : nothing}
      ${playing ? middle(table, part) : nothing}
      ${table.phase === "over" ? resultOf(table, part) : nothing}
    </div>
  </div>`;
}

export const title = (table) =>
  say("web-table-title", { table: table.table, game: game(table.game).name });

// Seats

function seats(table, part) {
  const count = table.seats.length;
  const first = table.you ?? -1;
  const others = Array.from(
    { length: count - (table.you === null ? 0 : 1) },
    (_, n) => table.seats[(first + 1 + n) % count],
  );
  const roles = table.phase === "waiting" || table.phase === "over" ? new Map() : part.roles(table);
  const mine = table.seats[table.you];
  return html`<ol class="seats" aria-label=${say("web-seats")}>
    ${others.map((each, n) => seat(table, each, roles, part, around(n, others.length)))}
    ${mine ? seat(table, mine, roles, part, "") : nothing}
  </ol>`;
}

/** Where a seat stands round the table, from the left over the top to the right. */
function around(n, count) {
  const angle = Math.PI * (1 - (n + 1) / (count + 1));
  const x = 50 + 43 * Math.cos(angle);
  const y = 57 - 57 * Math.sin(angle);
  return `--x:${x.toFixed(1)};--y:${y.toFixed(1)}`;
}

function seat(table, each, roles, part, place) {
  const mine = each.seat === table.you;
  const acts = table.to_act.includes(each.seat);
  const role = roles.get(each.seat);
  const kinds = ["seat", mine ? "mine" : "", acts ? "acts" : "", each.out ? "out" : ""];
  if (!each.name) kinds.push("free");
  return html`<li class=${kinds.join(" ")} data-seat=${each.seat} .style=${place}>
    ${mine || table.phase === "waiting" ? nothing : fan(each)} ${plate(table, each, role)}
  </li>`;
}

/** Who sits there, with signs for what they are and do. */
export function plate(table, each, role) {
  const acts = table.to_act.includes(each.seat);
  return html`<div class="plate">
    <span class="name">${each.name ? nameIn(table)(each.seat) : say("web-free")}</span>
    <span class="marks">
      ${role ? mark(role, say(`web-role-${role}`)) : nothing}
      ${each.bot === null ? nothing : mark("bot", say("web-bot", { level: each.bot }))}
      ${each.name && !each.connected ? mark("lost", say("web-lost")) : nothing}
      ${table.phase === "waiting" && each.ready ? mark("ready", say("web-ready")) : nothing}
      ${each.team === null ? nothing : team(each.team)}
      ${each.out && table.phase !== "over"
        ? html`<span class="gone-out">${say("web-out")}</span>`
        : nothing}
    </span>
    ${acts ? html`<span class="unseen">${say("web-acts")}</span>` : nothing}
  </div>`;
}

const team = (number) =>
  html`<span class="team" data-team=${number}>${say("web-team", { team: number + 1 })}</span>`;

const mark = (name, words) =>
  html`<span class="mark mark-${name}" title=${words}
    >${icon(name)}<span class="unseen">${words}</span></span
  >`;

/** A seat's cards, face down. */
function fan(each) {
  if (!each.cards) return nothing;
  return html`<span class="fan" aria-hidden="true">
      ${Array.from({ length: Math.min(each.cards, 6) }, back)}
    </span>
    <span class="count"
      ><span aria-hidden="true">${each.cards}</span>
      <span class="unseen">${say("web-cards", { n: each.cards })}</span></span
    >`;
}

// The middle

function middle(table, part) {
  const able = hall.chosen
    ? part.acts(table).filter(({ cards, over }) => over && cards.includes(hall.chosen))
    : [];
  return part.board(table, {
    target: (attack) => able.some(({ over }) => over === attack),
    aim: (attack) => act(able.find(({ over }) => over === attack).cmd),
    name: nameIn(table),
  });
}

function resultOf(over, part) {
  const { heading, lines, mood, badge } = part.result(over, nameIn(over));
  return html`<div class="result ${mood}">
    ${badge?.() ??
    html`<svg class="crest" viewBox="0 0 64 64" aria-hidden="true"><use href="#cap" /></svg>`}
    <h2>${heading}</h2>
    ${lines.map((each) => html`<p>${each}</p>`)}
  </div>`;
}

// What one can do

function line(table, part) {
  return html`<p id="prompt" class=${table.to_act.includes(table.you) ? "mine" : ""} tabindex="-1">
    ${part.prompt(table, nameIn(table))} ${table.clock === null ? nothing : clock(table)}
  </p>`;
}

/** The time left, counted down here between what the hall says. */
function clock(table) {
  if (clockFrom.table !== table) {
    clockFrom = { table, at: performance.now() };
    setTimeout(tick, 1000, table);
  }
  const left = Math.max(0, Math.round(table.clock - (performance.now() - clockFrom.at) / 1000));
  return html`<span class="clock ${left <= 10 ? "short" : ""}"
    >${icon("clock")}
    <span aria-hidden="true">${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}</span>
    <span class="unseen">${say("web-seconds", { n: left })}</span></span
  >`;
}

function tick(table) {
  if (hall.table !== table) return;
  changed();
  setTimeout(tick, 1000, table);
}

/** The acts that are no card's alone; with a card chosen, everything that card can do. */
function deeds(table, part) {
  const all = part.acts(table);
  const chosen =
    hall.chosen && !part.reads && all.filter(({ cards }) => cards.includes(hall.chosen));
  const shown = chosen?.length ? chosen : all.filter(({ cards, apart }) => !cards.length || apart);
  if (!shown.length) return table.you === null ? nothing : html`<div class="no-deeds"></div>`;
  return html`<div class="deeds" role="group" aria-label=${say("web-deeds")} @keydown=${escape}>
    ${shown.map((each) => deed(each, part))}
    ${
      chosen?.length
        ? html`<button class="quiet" @click=${() => set({ chosen: null })}>
            ${say("web-cancel")}
          </button>`
        : nothing
    }
  </div>`;
}

export function deed(each, part) {
  const [seen, said] = [part.label(each, short), part.label(each, cardName)];
  return html`<button class="deed do-${each.kind}" @click=${() => act(each.cmd)}>
    ${
      seen === said
        ? seen
        : html`<span aria-hidden="true">${seen}</span><span class="unseen">${said}</span>`
    }
  </button>`;
}

function escape(event) {
  if (event.key === "Escape" && hall.chosen) set({ chosen: null });
}

function watching(table) {
  const free = table.phase === "waiting" && table.seats.some(({ name }) => !name);
  return html`<p class="watching">
    ${icon("eye")} ${say("web-watching")}
    ${when(free, () => button("web-sit", () => type(`sit ${table.table}`)))}
  </p>`;
}

/** Elements cards come from and go to, for the motion between two drawings. */
export function ways(root, table) {
  const seatOf = (seat) => root.querySelector(`[data-seat="${seat}"] .plate`);
  const actor = table?.last?.[0];
  const part = table && partOf(table.game);
  const to = part ? part.leaves(hall.page ? [] : hall.events) : null;
  return {
    comes: (node) =>
      node.closest(".hand")
        ? root.querySelector('[data-pile="talon"]')
        : actor == null
          ? null
          : seatOf(actor),
    goes:
      to === "gone" ? root.querySelector('[data-pile="gone"]') : to === null ? null : seatOf(to),
  };
}
