// What people at a table ask of each other, and what one may ask the hall about it.

import { html, nothing } from "./vendor/lit-html.js";
import { button, when } from "./buttons.js";
import { consult, hall, type } from "./hall.js";
import { boot, has, say } from "./words.js";

const ASKED = ["offer draw", "undo", "adjourn", "abort"];
const TOLD = ["rules", "options", "last", "log", "watchers"];

/** Questions that are open at the table, with buttons for whoever is asked and for who asked. */
export function requests(table, name) {
  if (hall.requests?.table !== table.table) return nothing;
  return hall.requests.requests.map(
    (each) =>
      html`<div class="notice request">
        <p>${sentence(each, name)}</p>
        <div class="deeds">
          ${when(each.waiting.includes(table.you), () => [
            button("web-accept", () => type(`accept ${each.kind}`), "main"),
            button("web-decline", () => type(`decline ${each.kind}`)),
          ])}
          ${when(table.you !== null && each.by === table.you, () =>
            button("web-withdraw", () => type(`withdraw ${each.kind}`)),
          )}
        </div>
      </div>`,
  );
}

function sentence({ kind, by, target, match }, name) {
  const known = { seat: by === null ? "" : name(by), target, match: match ?? "" };
  return (boot.requests[kind] ?? "").replace(/\{(\w+)\}/g, (place, word) => known[word] ?? place);
}

/** The inside of the dialog: what can be asked of the others, and of the hall. */
export function tableMenu(words) {
  const { table } = hall;
  const playing = table.you !== null && table.phase !== "waiting" && table.phase !== "over";
  return html`<h2 id="dialog-name">${say("web-this-table")}</h2>
    ${when(playing, () => group("web-ask-others", ASKED, (each) => type(each)))}
    ${group("web-ask-hall", [...(words ?? []), ...TOLD], consult)} ${answer()}`;
}

const group = (key, words, done) =>
  html`<h3>${say(key)}</h3>
    <div class="deeds start">
      ${words.map(
        (each) => html`<button class="deed small" @click=${() => done(each)}>${labelOf(each)}</button>`,
      )}
    </div>`;

/** What is typed, in words for people: the hall's, or the game's own. */
function labelOf(words) {
  const name = words.replaceAll(" ", "-");
  const own = `${hall.table.game}-page-word-${name}`;
  return say(has(own) ? own : `web-word-${name}`);
}

/** What the hall answered last. */
export const answer = () =>
  hall.answer ? html`<p class="answer" tabindex="0">${hall.answer}</p>` : nothing;
