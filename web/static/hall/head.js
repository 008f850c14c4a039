// The head of the page, and what the hall looks like wherever one is: its sign, its name.

import { html, nothing } from "./vendor/lit-html.js";
import { go, hall, set, type } from "./hall.js";
import { icon } from "./icons.js";
import { boot, game, say } from "./words.js";

/** The hall's sign: a fool's cap, with a lyre for the composer. */
export const crest = () =>
  html`<svg class="crest" viewBox="0 0 64 64" aria-hidden="true">
    <use href="#cap" />
  </svg>`;

/** The name with its ampersand set as printers did. */
export function wordmark() {
  return boot.hall.split(/( & )/).map((part) => (part === " & " ? html` <i>&amp;</i> ` : part));
}

export const titleOf = (each) =>
  say("web-table-title", { table: each.table, game: game(each.game).name });

export const backWords = (table) => say("web-back-to", { table });

/** The pages to read. */
export const pages = (kind) =>
  html`<nav class="places ${kind}" aria-label=${say("web-places")}>
    ${["decks", "ladder", "help"].map(
      (each) =>
        html`<a
          href="/${each}"
          aria-current=${hall.page?.path.split("/")[1] === each ? "page" : nothing}
          >${say(`web-${each}`)}</a
        >`,
    )}
  </nav>`;

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
          ? button("table", say("web-this-table"), () => set({ dialog: "table", answer: "" }))
          : nothing
      }
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

