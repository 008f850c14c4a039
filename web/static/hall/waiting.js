// A table before its deal: who is ready, bots, and how a friend comes here.

import { html, nothing } from "./vendor/lit-html.js";
import { button, when } from "./buttons.js";
import { set, type } from "./hall.js";
import { say } from "./words.js";

/** Before the deal; `result` is that of the last match, when it was played here just now. */
export function waiting(table, result, match) {
  const mine = table.seats[table.you];
  const free = table.seats.filter(({ name }) => !name).length;
  const bots = table.seats.some(({ bot }) => bot !== null);
  return html`<div class="waiting">
    ${result || html`<h2>${say("web-before")}</h2>`}
    <p class="soft">${state(table, mine, free)}</p>
    <div class="deeds" role="group" aria-label=${say("web-deeds")}>
      ${mine && !mine.ready ? begin(result) : nothing}
      ${mine?.ready ? deed("unready", "web-unready") : nothing}
      ${mine || !free ? nothing : deed(`sit ${table.table}`, "web-sit", "main")}
      ${mine && free ? deed("bot", "web-add-bot") : nothing}
      ${mine && bots ? deed("bot out", "web-bot-out") : nothing}
      ${free ? invite() : nothing}
      ${when(result, () => again(match))} ${deed("leave", "web-leave")}
    </div>
  </div>`;
}

function state(table, mine, free) {
  const slow = table.seats.filter(({ name, ready, bot }) => name && !ready && bot === null);
  if (mine?.ready && slow.length) {
    return say("web-waits-ready", { names: slow.map(({ name }) => name).join(", ") });
  }
  return free ? say("web-free-seats", { n: free }) : say("web-full");
}

const begin = (result) =>
  result ? deed("rematch", "web-rematch", "main") : deed("ready", "web-deal", "main");

const invite = () => button("web-invite", () => set({ dialog: "invite" }));

const again = (match) => html`<a class="deed" href=${`/match/${match}`}>${say("web-replay")}</a>`;

const deed = (words, key, kind) => button(key, () => type(words), kind);
