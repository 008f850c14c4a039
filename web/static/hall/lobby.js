// The hall as one comes in: play at once, sit down with others, look on, open a table. And the
// invitation that a table's address shows to whoever follows it.

import { html, nothing } from "./vendor/lit-html.js";
import { comeIn, go, hall, set, type } from "./hall.js";
import { icon } from "./icons.js";
import { boot, game, say } from "./words.js";

export function lobbyView() {
  const listed = hall.tables?.tables ?? [];
  const mine = hall.you?.table;
  const open = listed.filter((each) => !each.dealt && free(each) && each.table !== mine);
  const playing = listed.filter((each) => each.dealt && each.table !== mine);
  return html`<div class="lobby">
    <section class="welcome" aria-labelledby="hall-name">
      ${crest()}
      <h1 id="hall-name">${wordmark()}</h1>
      <p>${say("web-intro")}</p>
      ${mine ? backTo(mine) : nothing}
      <div class="games">
        ${boot.games.map(
          ({ key, name }, place) =>
            html`<button
              class="play ${place ? "" : "main"}"
              @click=${() => comeIn([`play ${key}`])}
            >
              ${say("web-play", { game: name })}
            </button>`,
        )}
      </div>
      <p class="soft">
        ${hall.you?.name ? say("web-hello", { name: hall.you.name }) : say("web-no-account")}
      </p>
      ${hall.notice ? html`<p class="notice">${hall.notice}</p>` : nothing}
    </section>
    <section aria-labelledby="open-name">
      <h2 id="open-name">${say("web-open-tables")}</h2>
      ${rows(open, say("web-none-open"))}
      <button class="deed" @click=${() => set({ dialog: "new" })}>${say("web-new-table")}</button>
    </section>
    ${
      playing.length
        ? html`<section aria-labelledby="watch-name">
            <h2 id="watch-name">${say("web-to-watch")}</h2>
            ${rows(playing)}
          </section>`
        : nothing
    }
    ${pages("below")}
  </div>`;
}

const titleOf = (each) =>
  say("web-table-title", { table: each.table, game: game(each.game).name });

const free = ({ names }) => names.filter((name) => !name).length;

const backWords = (table) => say("web-back-to", { table });

const backTo = (table) =>
  html`<button class="deed main" @click=${() => go(table)}>${backWords(table)}</button>`;

/** The pages to read. */
export const pages = (kind) =>
  html`<nav class="places ${kind}" aria-label=${say("web-places")}>
    ${["ladder", "help"].map(
      (each) =>
        html`<a
          href="/${each}"
          aria-current=${hall.page?.path.split("/")[1] === each ? "page" : nothing}
          >${say(`web-${each}`)}</a
        >`,
    )}
  </nav>`;

/** The hall's sign: a fool's cap, with a lyre for the composer. */
export const crest = () =>
  html`<svg class="crest" viewBox="0 0 64 64" aria-hidden="true">
    <use href="#cap" />
  </svg>`;

/** The name with its ampersand set as printers did. */
export function wordmark() {
  return boot.hall.split(/( & )/).map((part) => (part === " & " ? html` <i>&amp;</i> ` : part));
}

const rows = (tables, none) =>
  tables.length
    ? html`<ul class="tables">
        ${tables.map(row)}
      </ul>`
    : html`<p class="soft">${none}</p>`;

function row(each) {
  const names = each.names.filter(Boolean);
  const seats = free(each);
  return html`<li>
    <div>
      <strong>${titleOf(each)}</strong>
      <span>${names.length ? names.join(", ") : say("web-nobody")}</span>
      <span class="soft"
        >${each.dealt ? say("web-playing") : say("web-free-seats", { n: seats })}
        ${variant(each)}</span
      >
    </div>
    <span class="deeds">
      ${!each.dealt && seats ? deed(say("web-sit"), each, [`sit ${each.table}`]) : nothing}
      ${deed(say("web-watch"), each, [`watch ${each.table}`])}
    </span>
  </li>`;
}

const deed = (words, each, lines) =>
  html`<button
    class="deed"
    @click=${() => comeIn(lines)}
    aria-label=${say("web-at-table", { deed: words, table: each.table })}
  >
    ${words}
  </button>`;

/** What is agreed otherwise than usual; the words are those one types. */
function variant({ options, dealt }) {
  const names = Object.entries(options);
  return dealt || !names.length
    ? nothing
    : html`<code>${names.map((pair) => pair.join("=")).join(" ")}</code>`;
}

/** What the address of a table shows to somebody who is not there. */
export function invitation() {
  const each = hall.tables?.tables.find(({ table }) => table === hall.at);
  return html`<section class="invitation" aria-labelledby="table-name">
    ${crest()}
    ${
      each
        ? invited(each)
        : html`<h1 id="table-name">
            ${hall.tables ? say("web-no-table", { table: hall.at }) : say("web-one-moment")}
          </h1>`
    }
    ${hall.notice ? html`<p class="notice">${hall.notice}</p>` : nothing}
    <p><a href="/" @click=${home}>${say("web-to-hall")}</a></p>
  </section>`;
}

function invited(each) {
  const stranger = !hall.you?.name;
  const seats = each.dealt ? 0 : free(each);
  const names = each.names.filter(Boolean);
  return html`<h1 id="table-name">
      ${titleOf(each)}
    </h1>
    <p>${names.length ? say("web-who-sits", { names: names.join(", ") }) : say("web-nobody")}</p>
    <form @submit=${(event) => accept(event, each, seats)}>
      ${
        stranger
          ? html`<label
              >${say("web-your-name")}
              <input name="name" maxlength="30" autocomplete="nickname" spellcheck="false"
            /></label>`
          : nothing
      }
      ${
        seats
          ? html`<button class="play main" value="sit">${say("web-sit-down")}</button>`
          : nothing
      }
      <button class="play ${seats ? "" : "main"}" value="watch">${say("web-watch")}</button>
    </form>
    ${stranger ? html`<p class="soft">${say("web-no-account")}</p>` : nothing}`;
}

/** One tap: a guest of that name or of none, in a seat, ready for the deal. */
function accept(event, each, seats) {
  event.preventDefault();
  const sits = seats && event.submitter?.value !== "watch";
  const name = new FormData(event.target).get("name")?.trim() ?? "";
  comeIn(sits ? [`sit ${each.table}`, "ready"] : [`watch ${each.table}`], name);
}

export function home(event) {
  event?.preventDefault();
  go(null);
}

export function header() {
  const { you, table, at } = hall;
  const here = table && at === table.table;
  const away = hall.page && you?.table;
  const playing = here && table.you !== null && !["waiting", "over"].includes(table.phase);
  return html`<a class="brand" href="/" aria-label=${boot.hall} @click=${home}
      >${crest()} <span class="name">${wordmark()}</span></a
    >
    ${here ? html`<span class="place">${titleOf(table)}</span>` : nothing}
    ${away ? html`<a class="deed" href=${`/table/${you.table}`}>${backWords(you.table)}</a>` : nothing}
    ${here ? nothing : pages("in-head")}
    <nav aria-label=${say("web-menu")}>
      ${
        here
          ? button("door", say("web-leave"), () =>
              playing ? set({ dialog: "leave" }) : type("leave"),
            )
          : nothing
      }
      ${button("looks", say("web-looks"), () => set({ dialog: "looks" }))}
      ${button("person", you?.name || say("web-sign-in"), () => set({ dialog: "door" }))}
    </nav>`;
}

const button = (sign, words, click) =>
  html`<button class="sign" @click=${click}>${icon(sign)}<span>${words}</span></button>`;
