// What opens over the page: who one is, how it looks, a new table, an invitation, leaving.

import { html, nothing } from "./vendor/lit-html.js";
import { tableMenu } from "./asking.js";
import { comeIn, hall, send, set, type } from "./hall.js";
import { icon } from "./icons.js";
import { CHOICES, choose, looks } from "./looks.js";
import { allowNotices } from "./notice.js";
import { partOf } from "./table.js";
import { boot, say } from "./words.js";

const LANGUAGES = { en: "English", ru: "Русский", cs: "Čeština", ar: "العربية" };
let made = "";

export function dialogView() {
  if (!hall.dialog) return nothing;
  const inside = DIALOGS[hall.dialog] ?? (() => partOf(hall.table.game).dialog(hall.dialog));
  return html`<dialog id="dialog" aria-labelledby="dialog-name" @close=${close} @click=${outside}>
    <div class="sheet">
      <button class="close" aria-label=${say("web-close")} @click=${close}>${icon("close")}</button>
      ${inside()} ${hall.notice ? html`<p class="notice">${hall.notice}</p>` : nothing}
    </div>
  </dialog>`;
}

/** After drawing: a dialog that is there is open. */
export function openDialog() {
  const shown = document.getElementById("dialog");
  if (shown && !shown.open) shown.showModal();
}

const close = () => set({ dialog: "", notice: "", answer: "" });

function outside(event) {
  if (event.target.id === "dialog") close();
}

const heading = (words) => html`<h2 id="dialog-name">${words}</h2>`;

function submit(event, deed) {
  event.preventDefault();
  deed(Object.fromEntries(new FormData(event.target)));
}

// Who one is

function door() {
  const { you } = hall;
  if (!you?.name) {
    return html`${heading(say("web-sign-in"))}
      ${credentials("connect", "web-sign-in", "current-password")}
      <h3>${say("web-sign-up")}</h3>
      ${credentials("create", "web-sign-up", "new-password")}
      <h3>${say("web-as-guest")}</h3>
      <form @submit=${(event) => submit(event, ({ name }) => send(`guest ${name}`.trim()))}>
        ${field("name", "web-your-name", "nickname", false)}
        <button class="deed">${say("web-guest")}</button>
      </form>
      <form @submit=${(event) => submit(event, ({ word }) => send(`resume ${word}`))}>
        ${field("word", "web-resume-word", "off")}
        <button class="deed">${say("web-resume")}</button>
      </form>`;
  }
  return html`${heading(you.name)}
    ${
      you.guest
        ? html`<p>${say("web-guest-kept")}</p>
            <form @submit=${(event) => submit(event, ({ name }) => send(`name ${name}`))}>
              ${field("name", "web-new-name", "nickname")}
              <button class="deed">${say("web-rename")}</button>
            </form>
            <h3>${say("web-sign-up")}</h3>
            ${credentials("register", "web-register", "new-password", you.name)}`
        : nothing
    }
    <p><button class="deed" @click=${leaveHall}>${say("web-sign-out")}</button></p>`;
}

const field = (name, key, complete, required = true) =>
  html`<label
    >${say(key)}
    <input
      name=${name}
      type=${name === "password" ? "password" : "text"}
      maxlength="200"
      autocomplete=${complete}
      ?required=${required}
      spellcheck="false"
      autocapitalize="off"
  /></label>`;

const credentials = (verb, key, complete, name = "") =>
  html`<form
    @submit=${(event) => submit(event, (given) => send(`${verb} ${given.name} ${given.password}`))}
  >
    <label
      >${say("web-name")}<input
        name="name"
        .value=${name}
        maxlength="30"
        required
        autocomplete="username"
        spellcheck="false"
        autocapitalize="off"
    /></label>
    ${field("password", "web-password", complete)}
    <button class="deed main">${say(key)}</button>
  </form>`;

function leaveHall() {
  send("quit");
  close();
}

// How it looks

function looking() {
  return html`${heading(say("web-looks"))}
    ${Object.entries(CHOICES).map(
      ([name, values]) =>
        html`<fieldset>
          <legend>${say(`web-look-${name}`)}</legend>
          ${values.map(
            (value) =>
              html`<label class="choice"
                ><input
                  type="radio"
                  name=${name}
                  value=${value}
                  .checked=${looks[name] === value}
                  @change=${() => look(name, value)}
                />
                <span>${say(`web-look-${name}-${value}`)}</span></label
              >`,
          )}
        </fieldset>`,
    )}
    <fieldset>
      <legend>${say("web-language")}</legend>
      ${boot.languages.map(
        (each) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="language"
              .checked=${each === boot.language}
              @change=${() => send(`language ${each}`)}
            />
            <span lang=${each}>${LANGUAGES[each] ?? each}</span></label
          >`,
      )}
    </fieldset>`;
}

async function look(name, value) {
  const able = name !== "notice" || value === "off" || (await allowNotices());
  choose(name, able ? value : "off");
  set({ notice: able ? "" : say("web-notice-refused") });
}

// Tables

function newTable() {
  made ||= boot.games[0].key;
  const part = partOf(made);
  const { choices } = part ?? { choices: [] };
  return html`${heading(say("web-new-table"))}
    <form @submit=${(event) => submit(event, openTable)}>
      ${
        boot.games.length > 1
          ? select(
              "game",
              say("web-game"),
              boot.games.map(({ key, name }) => [key, name]),
              made,
              (event) => {
                made = event.target.value;
                set({});
              },
            )
          : nothing
      }
      ${choices.map(({ name, values, usual, words }) =>
        select(
          name,
          say(words ?? `web-choice-${name}`),
          values.map((value) => [value, words ? say(`${words}-${value}`) : value]),
          usual,
        ),
      )}
      <button class="play main" ?disabled=${!part}>${say("web-open-table")}</button>
    </form>`;
}

const select = (name, words, values, chosen, change) =>
  html`<label
    >${words}
    <select name=${name} @change=${change ?? nothing}>
      ${values.map(
        ([value, shown]) =>
          html`<option value=${value} ?selected=${value === chosen}>${shown}</option>`,
      )}
    </select></label
  >`;

function openTable({ game: key = made, ...options }) {
  const usual = new Map(partOf(key).choices.map((each) => [each.name, each.usual]));
  const given = Object.entries(options)
    .filter(([name, value]) => name === "seats" || value !== usual.get(name))
    .map((pair) => pair.join("="));
  close();
  comeIn([["table new", key, ...given].join(" "), "sit"]);
}

function invite() {
  const address = `${location.origin}/table/${hall.at}`;
  return html`${heading(say("web-invite"))}
    <p>${say("web-invite-how")}</p>
    <p class="address">
      <a href=${address} @click=${(event) => event.preventDefault()}>${address}</a>
    </p>
    <p class="deeds">
      <button class="deed main" @click=${() => share(address)}>
        ${navigator.share ? say("web-share") : say("web-copy")}
      </button>
    </p>
    <img
      class="qr"
      src=${`/table/${hall.at}/qr.svg${location.protocol === "https:" ? "?secure" : ""}`}
      width="220"
      height="220"
      alt=${say("web-qr", { address })}
    />`;
}

async function share(url) {
  try {
    if (navigator.share) await navigator.share({ title: boot.hall, url });
    else await navigator.clipboard.writeText(url);
    if (!navigator.share) set({ notice: say("web-copied") });
  } catch {
    // Not shared after all; the address stands there to be copied by hand.
  }
}

function leave() {
  return html`${heading(say("web-leave-game"))}
    <p>${say("web-leave-how")}</p>
    <p class="deeds">
      <button class="deed" @click=${() => set({ dialog: "" })}>${say("web-stay")}</button>
      <button class="deed danger" @click=${resign}>${say("web-resign")}</button>
    </p>`;
}

function resign() {
  set({ dialog: "" });
  type("stand yes", "leave");
}

const DIALOGS = {
  door,
  looks: looking,
  new: newTable,
  invite,
  leave,
  table: () => tableMenu(partOf(hall.table.game)?.told),
};

/** A dialog that is done with: the door once one is in. */
export function closeDone(before, you) {
  if (hall.dialog === "door" && you.name && before?.name !== you.name) close();
}
