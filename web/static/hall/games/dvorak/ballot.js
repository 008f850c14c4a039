// A vote: what it is about, large, and one button each for yes and no.

import { html } from "../../vendor/lit-html.js";
import { button, when } from "../../buttons.js";
import { act, set } from "../../hall.js";
import { say } from "../../words.js";
import { paper } from "./paper.js";

export function ballot(table, name) {
  const motion = table.ballot;
  const asked = table.legal.includes("vote yes");
  const voted = !asked && motion.voted.includes(table.you);
  return html`<section class="ballot" aria-labelledby="ballot-name">
    <h2 id="ballot-name">${say(`dvorak-page-motion-${motion.what}`, { n: motion.id })}</h2>
    <p class="soft">${say("dvorak-page-proposed-by", { seat: name(motion.by) })}</p>
    ${when(motion.about, () => html`<p dir="auto"><b>${motion.about}</b></p>`)}
    ${when(motion.text, () => html`<p dir="auto">${motion.text}</p>`)}
    <div class="proposals">${motion.proposals.map((card) => proposal(motion, card))}</div>
    <div class="deeds" role="group" aria-label=${say("dvorak-page-your-vote")}>
      ${when(asked, () => button("dvorak-page-yes", () => act("vote yes"), "main"))}
      ${when(asked, () => button("dvorak-page-no", () => act("vote no"), "danger"))}
      ${when(voted, () => button("dvorak-page-unvote", () => act("unvote")))}
      ${when(motion.by === table.you, () => own(motion))}
      ${when(motion.silent && table.host === table.you, () => excuses(motion, name))}
    </div>
    <p class="soft">${votes(motion, name)}</p>
  </section>`;
}

const proposal = (motion, card) =>
  motion.hidden && !card.title
    ? html`<p class="soft">${say("dvorak-page-hidden")}</p>`
    : paper(card, true);

const own = ({ id, what }) => html`
  ${button("dvorak-page-withdraw", () => act(`withdraw ${id}`))}
  ${when(what === "card" || what === "rule", () => rewrite(id))}`;

export const rewrite = (id) =>
  button("dvorak-page-revise", () => set({ dialog: `revise ${id}` }));

/** The host may excuse voters who have been silent for long. */
const excuses = ({ waiting }, name) =>
  waiting.map((seat) => {
    const excuse = () => act(`excuse seat ${seat + 1}`);
    return button("dvorak-page-excuse", excuse, "", { seat: name(seat) });
  });

function votes({ yes, no, voted, waiting }, name) {
  const named = (key, seats) =>
    seats.length ? say(`dvorak-page-${key}`, { names: seats.map(name).join(", ") }) : "";
  const open = yes.length || no.length;
  const told = open ? [named("voted-yes", yes), named("voted-no", no)] : [named("voted", voted)];
  return [...told, named("votes", waiting)].filter(Boolean).join(" ");
}
