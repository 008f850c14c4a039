// A vote: what it is about, large, and one button each for yes and no.

import { html, nothing } from "../../vendor/lit-html.js";
import { act, set } from "../../hall.js";
import { say } from "../../words.js";
import { paper } from "./paper.js";

export function ballot(table, name) {
  const motion = table.ballot;
  const asked = table.legal.includes("vote yes");
  return html`<section class="ballot" aria-labelledby="ballot-name">
    <h2 id="ballot-name">${say(`dvorak-page-motion-${motion.what}`, { n: motion.id })}</h2>
    <p class="soft">${say("dvorak-page-proposed-by", { seat: name(motion.by) })}</p>
    ${motion.about ? html`<p dir="auto"><b>${motion.about}</b></p>` : nothing}
    ${motion.text ? html`<p dir="auto">${motion.text}</p>` : nothing}
    <div class="proposals">${motion.proposals.map((card) => motion.hidden && !card.title
      ? html`<p class="soft">${say("dvorak-page-hidden")}</p>`
      : paper(card, true))}</div>
    <div class="deeds" role="group" aria-label=${say("dvorak-page-your-vote")}>
      ${asked ? html`<button class="deed main" @click=${() => act("vote yes")}>${say("dvorak-page-yes")}</button>
          <button class="deed danger" @click=${() => act("vote no")}>${say("dvorak-page-no")}</button>` : nothing}
      ${!asked && motion.voted.includes(table.you) ? html`<button class="deed" @click=${() => act("unvote")}>${say("dvorak-page-unvote")}</button>` : nothing}
      ${motion.by === table.you ? own(motion) : nothing}
      ${table.host === table.you ? host(table, motion, name) : nothing}
    </div>
    <p class="soft">${votes(motion, name)}</p>
  </section>`;
}

const own = (motion) => html`
  <button class="deed" @click=${() => act(`withdraw ${motion.id}`)}>${say("dvorak-page-withdraw")}</button>
  ${motion.what === "card" || motion.what === "rule"
    ? html`<button class="deed" @click=${() => set({ dialog: `revise ${motion.id}` })}>${say("dvorak-page-revise")}</button>`
    : nothing}`;

const host = (table, motion, name) => html`
  ${motion.silent ? motion.waiting.map((seat) => html`<button class="deed"
      @click=${() => act(`excuse seat ${seat + 1}`)}>${say("dvorak-page-excuse", { seat: name(seat) })}</button>`) : nothing}`;

function votes({ yes, no, voted, waiting }, name) {
  const named = (seats) => seats.map(name).join(", ");
  const parts = [
    yes.length && say("dvorak-page-voted-yes", { names: named(yes) }),
    no.length && say("dvorak-page-voted-no", { names: named(no) }),
    !yes.length && !no.length && voted.length && say("dvorak-page-voted", { names: named(voted) }),
    waiting.length && say("dvorak-page-votes", { names: named(waiting) }),
  ];
  return parts.filter(Boolean).join(" ");
}
