// A match that is over, gone through act by act with every hand open: by slider, keys or buttons.

import { html, nothing } from "../vendor/lit-html.js";
import { face } from "../faces.js";
import { hall, set } from "../hall.js";
import { icon } from "../icons.js";
import { nameIn, partOf, stage } from "../table.js";
import { announce } from "../talk.js";
import { cardName, say } from "../words.js";

const AT_ONCE = 30; // acts fetched together
const PACE = 1600; // milliseconds an act is shown while it runs

let match = "";
let acts = new Map(); // number of an act -> what came of it
let steps = 1;
let at = 1;
let running = 0;
let why = "";

/** Go through the match of a page, from the act its address names. */
export function begin(page) {
  clearInterval(running);
  match = page.node.dataset.match;
  [acts, steps, running, why] = [new Map(), 1, 0, ""];
  page.view = () => view(page.node);
  to(Number(new URLSearchParams(location.search).get("act")) || 1, false);
}

async function to(step, aloud = true) {
  const [wanted, of] = [Math.max(1, step), match];
  if (!acts.has(wanted)) await load(wanted);
  if (of !== match || !hall.page?.view) return;
  at = Math.min(wanted, steps);
  hall.page.moment = acts.get(at)?.table;
  history.replaceState(null, "", at > 1 ? `?act=${at}` : location.pathname);
  if (aloud) announce(acts.get(at)?.said.join("\n") ?? why);
  if (at >= steps) halt();
  set({ chosen: null });
}

async function load(step) {
  const from = step - ((step - 1) % AT_ONCE);
  try {
    const answer = await fetch(`/match/${match}/acts?from=${from}&to=${from + AT_ONCE - 1}`);
    const found = await answer.json();
    why = found.why ?? "";
    if (!found.acts) return;
    steps = found.steps;
    for (const act of found.acts) acts.set(act.step, act);
    if (step > steps && !acts.has(steps)) await load(steps);
  } catch {
    why = say("web-line-lost");
  }
}

function run() {
  if (running) return halt();
  if (at >= steps) at = 0;
  running = setInterval(() => (hall.page?.view ? to(at + 1) : halt()), PACE);
  to(at + 1);
}

function halt() {
  clearInterval(running);
  running = 0;
  set({});
}

function view(node) {
  const act = acts.get(at);
  const table = act?.table;
  const part = table && partOf(table.game);
  return html`<section class="replay" @keydown=${keys}>
    ${node}
    ${why ? html`<p class="notice">${why}</p>` : nothing}
    ${part ? scene(table, part) : nothing}
    ${part ? hands(act, part) : nothing} ${controls(act)}
  </section>`;
}

const scene = (table, part) =>
  html`<div class="scene-of-match">
    ${part.stage && table.phase !== "over"
      ? part.stage(table, nameIn(table))
      : stage(table, null, table, part)}
  </div>`;

function controls(act) {
  const now = say("web-step", { step: at, steps });
  return html`<div class="steps">
    <label class="unseen" for="step">${now}</label>
    <input
      id="step"
      type="range"
      min="1"
      max=${steps}
      .value=${String(at)}
      aria-valuetext=${now}
      @input=${(event) => to(Number(event.target.value))}
    />
    <div class="deeds">
      ${go("first", 1, at > 1)} ${go("back", at - 1, at > 1)}
      <button class="deed main" @click=${run}>
        ${icon(running ? "halt" : "run")} ${say(running ? "web-halt" : "web-run")}
      </button>
      ${go("next", at + 1, at < steps)} ${go("last", steps, at < steps)}
    </div>
    <p class="said"><span class="soft">${now}</span> ${act?.said.join(" ")}</p>
  </div>`;
}

const go = (way, step, able) =>
  html`<button
    class="deed step"
    aria-label=${say(`web-${way}`)}
    title=${say(`web-${way}`)}
    aria-disabled=${!able}
    @click=${() => able && to(step)}
  >
    ${icon(way)}
  </button>`;

const hands = ({ table, hands: all }, part) =>
  html`<ul class="open-hands">
    ${all.map(
      (cards, seat) =>
        html`<li>
          <h2><bdi>${nameIn(table)(seat)}</bdi> <span class="soft">${cards.length || nothing}</span></h2>
          <ul aria-label=${say("web-hand-of", { name: nameIn(table)(seat) })}>
            ${cards.length
              ? cards.map((card) => html`<li>${open(card, part)}</li>`)
              : html`<li class="soft">${say("web-no-cards")}</li>`}
          </ul>
        </li>`,
    )}
  </ul>`;

const open = (card, part) =>
  typeof card === "string"
    ? html`<span data-card=${card}>${face(card)}<span class="unseen">${cardName(card)}</span></span>`
    : part.handCard(card);

/** Arrow keys go on and back wherever one is in the page, but for what has arrows of its own. */
function keys(event) {
  if (event.target.closest("input, textarea, select") || event.altKey || event.ctrlKey) return;
  const forth = document.documentElement.dir === "rtl" ? -1 : 1;
  const way = { ArrowRight: at + forth, ArrowLeft: at - forth, Home: 1, End: steps }[event.key];
  if (way === undefined) return;
  event.preventDefault();
  if (way >= 1 && way <= steps) to(way);
}
