// Writing a card: title, kind, text, and menus that put clauses together which the hall keeps.

import { html } from "../../vendor/lit-html.js";
import { when } from "../../buttons.js";
import { hall, set, type } from "../../hall.js";
import { say } from "../../words.js";
import { canvas, strokesOf } from "./canvas.js";
import { paper } from "./paper.js";

const TITLE = 60;
const TEXT = 500;
const KINDS = ["thing", "action", "rule"];
const WHO = {
  me: "me",
  opponents: "opponents",
  everyone: "everyone",
  target: "target",
  "next-player": "next player",
};

const whose = (who) => (who === "me" ? "" : ` for ${WHO[who]}`);

const CLAUSES = {
  "hand-limit": { n: 7, who: true, made: ({ n, who }) => `hand limit ${n} for ${WHO[who]}` },
  "draw-start": {
    n: 2,
    who: true,
    made: ({ n, who }) => `draw ${n} at start of turn for ${WHO[who]}`,
  },
  plays: {
    n: 1,
    what: "Action",
    who: true,
    made: ({ n, what, who }) => `plays +${n} ${what} for ${WHO[who]}`,
  },
  draw: { n: 2, who: true, made: ({ n, who }) => `draw ${n}${whose(who)}` },
  discard: { n: 1, who: true, made: ({ n, who }) => `discard ${n}${whose(who)}` },
  destroy: { what: "Thing", made: ({ what }) => `destroy target ${what}` },
  token: {
    n: 1,
    what: "Gold",
    who: true,
    made: ({ n, what, who }) => `${n} ${what} on ${WHO[who]}`,
  },
  "may-not": {
    what: "draw",
    who: true,
    made: ({ what, who }) =>
      who === "everyone" ? `nobody may ${what}` : `${WHO[who]} may not ${what}`,
  },
  "win-if": { n: 5, what: "Thing", made: ({ n, what }) => `win if I control ${n} ${what}` },
  skip: { who: true, made: ({ who }) => `skip next turn for ${WHO[who]}` },
};

let draft = null;
let clause = { key: "draw", n: 2, who: "me", what: "" };

/** The inside of the dialog; `words` is "write", or "revise" and a motion's number. */
export function editor(words) {
  const number = Number(words.split(" ")[1]) || 0;
  if (draft?.number !== number) draft = { number, ...begun(number) };
  const { title, text, flavour } = draft;
  return html`<h2 id="dialog-name">${say(number ? "dvorak-page-revise" : "dvorak-page-write")}</h2>
    <form class="editor" @submit=${propose} @input=${take}>
      <label>${say("dvorak-page-title")}
        <input name="title" required maxlength=${TITLE} .value=${title} dir="auto"
          autocomplete="off"></label>
      ${when(!number, kinds)}
      <label>${say("dvorak-page-text")}
        <textarea name="text" rows="4" maxlength=${TEXT} .value=${text} dir="auto"></textarea>
      </label>
      <p class="soft">${say("dvorak-page-left", { n: TEXT - text.length })}</p>
      ${builder()}
      <label>${say("dvorak-page-flavour")}
        <input name="flavour" maxlength="200" .value=${flavour} dir="auto" autocomplete="off">
      </label>
      ${canvas(draft)}
      <div class="proposals">${preview()}</div>
      <button class="play main">
        ${say(number ? "dvorak-page-revise-it" : "dvorak-page-propose")}</button>
    </form>`;
}

const kinds = () => html`<fieldset><legend>${say("dvorak-page-kind")}</legend>
  ${KINDS.map((kind) => html`<label class="choice">
    <input type="radio" name="kind" value=${kind} .checked=${draft.kind === kind}>
    <span>${say(`dvorak-page-kind-${kind}`)}</span></label>`)}</fieldset>`;

function preview() {
  const type = say(`dvorak-page-kind-${draft.kind}`);
  const strokes = draft.strokes.map((stroke) => stroke.join(" ")).join("; ");
  return paper({ ...draft, strokes, type, tokens: {}, face: "up" }, true);
}

function begun(number) {
  const all = [hall.table.ballot, ...hall.table.pending, ...hall.table.rejected];
  const card = all.find((motion) => motion?.id === number)?.proposals[0];
  const kind = KINDS.find((each) => card?.type.toLowerCase().startsWith(each)) ?? "thing";
  const { title = "", text = "", flavour = "", alt = "", strokes = "" } = card ?? {};
  return { title, text, flavour, alt, kind, strokes: strokesOf(strokes), pen: 0 };
}

function take({ target }) {
  if (!target.name || !(target.name in draft)) return;
  draft[target.name] = target.value;
  set({});
}

/** Menus for a clause; the words they make are put at the end of the text. */
function builder() {
  const shape = CLAUSES[clause.key];
  const what = clause.what || shape.what;
  const made = shape.made({ ...clause, what });
  return html`<details class="clauses"><summary>${say("dvorak-page-clauses")}</summary>
    <div class="built">
      ${menu("key", "clause", Object.keys(CLAUSES), clause.key)}
      ${when("n" in shape, () => html`<label>${say("dvorak-page-number")}
        <input type="number" min="0" max="99" .value=${String(clause.n)}
          @input=${choose("n")}></label>`)}
      ${when("what" in shape, () => html`<label>${say("dvorak-page-what")}
        <input maxlength="40" .value=${what} @input=${choose("what")}></label>`)}
      ${when(shape.who, () => menu("who", "who", Object.keys(WHO), clause.who))}
      <p><code>${made}</code></p>
      <button type="button" class="deed" @click=${() => add(made)}>
        ${say("dvorak-page-add-clause")}</button>
    </div></details>`;
}

const menu = (name, words, values, chosen) => html`<label>${say(`dvorak-page-${words}`)}
  <select @input=${choose(name)}>${values.map((value) => html`<option value=${value}
    ?selected=${value === chosen}>${say(`dvorak-page-${words}-${value}`)}</option>`)}</select>
  </label>`;

/** A part of the clause was chosen; another kind of clause begins with its own usual parts. */
const choose = (name) => (event) => {
  const { value } = event.target;
  clause = { ...clause, [name]: value };
  if (name === "key") clause = { ...clause, what: "", n: CLAUSES[value].n };
  event.stopPropagation();
  set({});
};

function add(made) {
  const sentence = made[0].toUpperCase() + made.slice(1) + ".";
  draft.text = [draft.text.trim(), sentence].filter(Boolean).join(" ").slice(0, TEXT);
  set({});
}

const oneLine = (text) => text.trim().replace(/\s+/g, " ");

function propose(event) {
  event.preventDefault();
  if (draft.strokes.length) return send();
  const title = oneLine(draft.title);
  const text = oneLine(draft.text) + (draft.flavour.trim() ? ` ("${oneLine(draft.flavour)}")` : "");
  if (draft.number)
    type(`revise ${draft.number} title = ${title}`, `revise ${draft.number} = ${text}`);
  else type(`propose/${draft.kind} ${title} = ${text}`);
  draft = null;
  set({ dialog: "" });
}

/** A card with a drawing is too long for a typed line. */
async function send() {
  const { title, text, flavour, alt, kind, strokes, number } = draft;
  const body = { title, text, flavour, alt, kind, strokes, motion: number };
  try {
    const answer = await fetch(`/table/${hall.at}/card`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Card": "1" },
      body: JSON.stringify(body),
    });
    const { refused = "" } = await answer.json();
    if (refused) return set({ notice: refused });
    draft = null;
    set({ dialog: "", notice: "" });
  } catch {
    set({ notice: say("web-line-lost") });
  }
}
