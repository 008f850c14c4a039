// The hall as one comes in: play at once, sit down with others, look on, open a table. And the
// invitation that a table's address shows to whoever follows it.

import { html, nothing } from "../vendor/lit-html.js";
import { comeIn, go, hall, set } from "../hall.js";
import { backWords, crest, home, pages, titleOf, wordmark } from "../head.js";
import { boot, say } from "../words.js";

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
        ${boot.games.map(invitations)}
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

/** A button for each kind of a game; one for a game that has one kind. */
function invitations({ key, name, kinds }, place) {
  const each = kinds.length ? kinds : [{ name: "", words: "" }];
  return each.map(
    (kind, number) =>
      html`<button
        class="play ${place || number ? "" : "main"}"
        @click=${() => comeIn([`play ${key} ${kind.words}`.trim()])}
      >
        ${say("web-play", { game: name })} ${kind.name ? html`<small>${kind.name}</small>` : nothing}
      </button>`,
  );
}

const free = ({ names }) => names.filter((name) => !name).length;

const backTo = (table) =>
  html`<button class="deed main" @click=${() => go(table)}>${backWords(table)}</button>`;

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

