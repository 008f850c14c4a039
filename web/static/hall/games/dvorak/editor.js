// Writing a card: title, kind, text, and menus that put clauses together which the hall understands.

import { html, nothing } from "../../vendor/lit-html.js";
import { hall, set, type } from "../../hall.js";
import { say } from "../../words.js";
import { paper } from "./paper.js";

const TITLE = 60;
const TEXT = 500;
const KINDS = ["thing", "action", "rule"];
const WHO = ["me", "opponents", "everyone", "target", "next player"];
const CLAUSES = {
  "hand-limit": { n: 7, who: true, made: ({ n, who }) => `hand limit ${n} for ${who}` },
  "draw-start": { n: 2, who: true, made: ({ n, who }) => `draw ${n} at start of turn for ${who}` },
  plays: { n: 1, what: "Action", who: true, made: ({ n, what, who }) => `plays +${n} ${what} for ${who}` },
  draw: { n: 2, who: true, made: ({ n, who }) => `draw ${n}${who === "me" ? "" : ` for ${who}`}` },
  discard: { n: 1, who: true, made: ({ n, who }) => `discard ${n}${who === "me" ? "" : ` for ${who}`}` },
  destroy: { what: "Thing", made: ({ what }) => `destroy target ${what}` },
  token: { n: 1, what: "Gold", who: true, made: ({ n, what, who }) => `${n} ${what} on ${who}` },
  "may-not": { what: "draw", who: true, made: ({ what, who }) => `${who === "everyone" ? "nobody" : who} may ${who === "everyone" ? "" : "not "}${what}` },
  "win-if": { n: 5, what: "Thing", made: ({ n, what }) => `win if I control ${n} ${what}` },
  skip: { who: true, made: ({ who }) => `skip next turn for ${who}` },
};

let draft = null;
let clause = { key: "draw", n: 2, who: "me", what: "" };

/** The inside of the dialog; `words` is "write", or "revise" and a motion's number. */
export function editor(words) {
  const number = Number(words.split(" ")[1]) || 0;
  if (draft?.number !== number) draft = { number, ...begun(number) };
  const left = TEXT - draft.text.length;
  return html`<h2 id="dialog-name">${say(number ? "dvorak-page-revise" : "dvorak-page-write")}</h2>
    <form class="editor" @submit=${propose} @input=${take}>
      <label>${say("dvorak-page-title")}<input name="title" required maxlength=${TITLE} .value=${draft.title} dir="auto"
        autocomplete="off"></label>
      ${number ? nothing : html`<fieldset><legend>${say("dvorak-page-kind")}</legend>
        ${KINDS.map((kind) => html`<label class="choice"><input type="radio" name="kind" value=${kind}
          .checked=${draft.kind === kind}><span>${say(`dvorak-page-kind-${kind}`)}</span></label>`)}</fieldset>`}
      <label>${say("dvorak-page-text")}<textarea name="text" rows="4" maxlength=${TEXT} .value=${draft.text} dir="auto"></textarea></label>
      <p class="soft">${say("dvorak-page-left", { n: left })}</p>
      ${builder()}
      <label>${say("dvorak-page-flavour")}<input name="flavour" maxlength="200" .value=${draft.flavour} dir="auto" autocomplete="off"></label>
      <div class="proposals">${paper({ ...draft, type: say(`dvorak-page-kind-${draft.kind}`), tokens: {}, face: "up" }, true)}</div>
      <button class="play main">${say(number ? "dvorak-page-revise-it" : "dvorak-page-propose")}</button>
    </form>`;
}

function begun(number) {
  const all = [hall.table.ballot, ...hall.table.pending, ...hall.table.rejected];
  const card = all.find((motion) => motion?.id === number)?.proposals[0];
  const kind = KINDS.find((each) => card?.type.toLowerCase().startsWith(each)) ?? "thing";
  return { title: card?.title ?? "", text: card?.text ?? "", flavour: card?.flavour ?? "", kind };
}

function take({ target }) {
  if (!target.name || !(target.name in draft)) return;
  draft[target.name] = target.value;
  set({});
}

/** Menus for a clause; the words they make are put at the end of the text. */
function builder() {
  const shape = CLAUSES[clause.key];
  const choose = (name) => (event) => {
    clause = name === "key" ? { ...clause, what: "", n: CLAUSES[event.target.value].n, key: event.target.value } : { ...clause, [name]: event.target.value };
    event.stopPropagation();
    set({});
  };
  const what = clause.what || shape.what;
  const made = shape.made({ ...clause, what });
  return html`<details class="clauses"><summary>${say("dvorak-page-clauses")}</summary>
    <div class="built">
      <label>${say("dvorak-page-clause")}<select @input=${choose("key")}>${Object.keys(CLAUSES).map((key) => html`<option
        value=${key} ?selected=${key === clause.key}>${say(`dvorak-page-clause-${key}`)}</option>`)}</select></label>
      ${"n" in shape ? html`<label>${say("dvorak-page-number")}<input type="number" min="0" max="99" .value=${String(clause.n)}
        @input=${choose("n")}></label>` : nothing}
      ${"what" in shape ? html`<label>${say("dvorak-page-what")}<input maxlength="40" .value=${what} @input=${choose("what")}></label>` : nothing}
      ${shape.who ? html`<label>${say("dvorak-page-who")}<select @input=${choose("who")}>${WHO.map((who) => html`<option
        value=${who} ?selected=${who === clause.who}>${say(`dvorak-page-who-${who.replace(" ", "-")}`)}</option>`)}</select></label>` : nothing}
      <p><code>${made}</code></p>
      <button type="button" class="deed" @click=${() => add(made)}>${say("dvorak-page-add-clause")}</button>
    </div></details>`;
}

function add(made) {
  const sentence = made[0].toUpperCase() + made.slice(1) + ".";
  draft.text = [draft.text.trim(), sentence].filter(Boolean).join(" ").slice(0, TEXT);
  set({});
}

const oneLine = (text) => text.trim().replace(/\s+/g, " ");

function propose(event) {
  event.preventDefault();
  const title = oneLine(draft.title);
  const text = oneLine(draft.text) + (draft.flavour.trim() ? ` ("${oneLine(draft.flavour)}")` : "");
  if (draft.number) type(`revise ${draft.number} title = ${title}`, `revise ${draft.number} = ${text}`);
  else type(`propose/${draft.kind} ${title} = ${text}`);
  draft = null;
  set({ dialog: "" });
}
