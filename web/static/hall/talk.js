// The log and the command line. Lines are added and, when there are too many, dropped at the
// other end; nothing is ever drawn anew. One small live region tells ears what the log got.

import { say } from "./words.js";

const MOST_LINES = 400;
const MOST_HISTORY = 100;
const MOST_ANNOUNCED = 6;
const ANNOUNCED_FOR = 8000;
const NEAR_END = 60;
const COLOURS = /\x1b\[[0-9;]*m/g;
// What must not stand on the screen, nor come back by an arrow key.
const SECRET = /^\s*(connect|conn|create|register|password|login|resume)\s+\S/i;

const log = document.getElementById("log");
const newest = document.getElementById("newest");
const announcer = document.getElementById("announcer");
const words = document.getElementById("words");

/** Add text of the hall to the log, a line a paragraph. */
export function hear(text, aloud = true) {
  const lines = text.replace(COLOURS, "").split("\n");
  add(lines, "");
  newest.textContent = lines.at(-1);
  if (aloud) announce(lines.join("\n"));
}

function add(lines, kind) {
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
  const rows = lines.map((line) => {
    const row = document.createElement("p");
    row.textContent = line;
    row.className = kind;
    return row;
  });
  log.append(...rows);
  while (log.childElementCount > MOST_LINES) log.firstElementChild.remove();
  if (atEnd || kind) log.scrollTop = log.scrollHeight;
}

/** Tell ears. Several sentences in a row wait for one another, as the reader likes. */
export function announce(text) {
  const part = document.createElement("p");
  part.textContent = text;
  announcer.append(part);
  while (announcer.childElementCount > MOST_ANNOUNCED) announcer.firstElementChild.remove();
  setTimeout(() => part.remove(), ANNOUNCED_FOR);
}

/** Put words into the command line, to be finished and sent there. */
export function fill(text) {
  document.body.classList.add("talking");
  document.getElementById("open-talk").setAttribute("aria-expanded", true);
  words.value = text;
  words.focus();
}

/** Have the command line send what is typed: `send(words)`. */
export function listen(send) {
  const history = [];
  let at = 0;

  function take(spoken) {
    const text = words.value.trim();
    words.value = "";
    if (!text) return;
    const secret = SECRET.test(text);
    if (!secret) history.push(text);
    if (history.length > MOST_HISTORY) history.shift();
    at = history.length;
    const typed = spoken ? `say ${text}` : text;
    add([`› ${secret ? text.split(/\s+/, 1)[0] + " …" : typed}`], "mine");
    if (!send(typed)) hear(say("web-held-full"));
  }

  document.getElementById("typing").addEventListener("submit", (event) => {
    event.preventDefault();
    take(event.submitter?.value === "say");
  });
  words.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    at = Math.max(0, Math.min(history.length, at + step));
    words.value = history[at] ?? "";
  });

  const opener = document.getElementById("open-talk");
  opener.addEventListener("click", () => {
    const open = document.body.classList.toggle("talking");
    opener.setAttribute("aria-expanded", open);
    if (open) log.scrollTop = log.scrollHeight;
  });
}
