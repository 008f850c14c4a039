// What the page knows of the hall, and what it can do there. The views draw it.

import { Line } from "./line.js";
import { setCookie } from "./looks.js";
import { notify } from "./notice.js";
import { announce, hear } from "./talk.js";
import { boot, say } from "./words.js";

const MOST_EVENTS = 100;
const ASK_EVERY = 5000;
const ANSWERED_WITHIN = 1500;

export const hall = {
  open: true, // the line stands, as far as we know
  you: null, // Hall.You
  tables: null, // Hall.Tables
  table: null, // Hall.Table
  over: null, // the Hall.Table with the last result here, until the next deal
  events: [], // Hall.Events of the newest act
  requests: null, // Hall.Requests
  answer: "", // what the hall told when it was asked last
  chosen: null, // a card of the hand that can do several things
  notice: "", // why something was refused
  dialog: "", // which one is open
  at: where(), // the table whose address this is, or null
  page: null, // what is read in place of a table: its node, title and path
};

let draw = () => {};
let due = false;
let pending = [];
let said = "";
let silent = true;
let answered = 0; // until when texts are the answer to a question

/** Have `view()` draw the page whenever something has changed. */
export function drawWith(view) {
  draw = view;
  changed();
}

export function changed() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    draw();
  });
}

/** Change what the page itself knows, and draw. */
export function set(facts) {
  Object.assign(hall, facts);
  changed();
}

// Places

/** The table whose address this is, or null. */
export function where() {
  return /^\/table\/(\d+)/.exec(location.pathname)?.[1] ?? null;
}

export function go(table, replace = false) {
  const path = table ? `/table/${table}` : "/";
  if (path !== location.pathname) {
    history[replace ? "replaceState" : "pushState"](null, "", path);
  }
  set({ at: table, page: null, notice: "", chosen: null });
  ask();
}

// Doing

/** Type something for the person: `sit 3`, `ready`. */
export function type(...lines) {
  if (performance.now() >= answered) hall.notice = "";
  for (const words of lines) line.type(words);
  changed();
}

/** Ask the hall something; what it tells then is kept as the answer. */
export function consult(words) {
  answered = performance.now() + ANSWERED_WITHIN;
  hall.answer = "";
  type(words);
}

/** Make an act at the table, as it stands on this page. */
export function act(cmd) {
  if (hall.page) return; // a match gone through again takes no acts
  set({ chosen: null, notice: "" });
  if (!line.ask("Hall.Do", { cmd, seq: hall.table.seq })) set({ notice: say("web-line-lost") });
}

/** Do something as whoever one is; a stranger comes in as a guest first, by a name or none. */
export function comeIn(lines, name = "") {
  if (hall.you?.name) return type(...lines);
  pending = lines;
  type(name ? `guest ${name}` : "guest");
}

export const send = (words) => line.type(words);

// A table's own address is answered however many others are open.
const askTables = () => line.ask("Hall.Tables", hall.at ? { table: hall.at } : {});

function ask() {
  if (!document.hidden && !hall.page && (!hall.table || hall.at !== hall.table.table)) askTables();
}

// Hearing

const objects = {
  "Hall.You"(you) {
    const before = hall.you;
    hall.you = you;
    silent = false;
    if (speak(you.language)) return;
    if (you.name && pending.length) type(...pending.splice(0));
    if (you.table !== (before?.table ?? null)) follow(before, you.table);
  },
  "Hall.Tables"(tables) {
    hall.tables = tables;
  },
  "Hall.Requests"(requests) {
    hall.requests = requests;
  },
  "Hall.Event"(event) {
    if (event.seq !== hall.events[0]?.seq) hall.events = [];
    if (hall.events.length < MOST_EVENTS) hall.events.push(event);
    return "later";
  },
  "Hall.Table"(table) {
    const before = hall.table;
    if (before && before.match === table.match && table.seq > before.seq + 1 && before.seq) {
      hall.events = [];
    }
    hall.table = table;
    if (before?.match !== table.match) hall.chosen = null;
    if (table.phase === "over") hall.over = table;
    else if (table.phase !== "waiting" || hall.over?.table !== table.table) hall.over = null;
    notify(before, table);
  },
  "Hall.Error"() {
    pending = [];
    if (performance.now() >= answered) set({ notice: said, answer: "" });
  },
};

function heard(name, args) {
  if (name === "text") {
    said = args[0];
    hear(said, !silent);
    if (performance.now() < answered) {
      set({ answer: [hall.answer, said].filter(Boolean).join("\n") });
    }
  } else if (name === "hall" && Object.hasOwn(objects, args[0])) {
    if (objects[args[0]](args[1]) !== "later") changed();
  }
}

/** Go where the person went, by whichever line. */
function follow(before, table) {
  if (table) {
    if (before || (!hall.at && !hall.page)) go(table, !before);
  } else if (before) {
    hall.table = hall.over = hall.requests = null;
    if (hall.at === before.table) go(null);
  }
}

/** The hall speaks another language with this person: take the page in it. True when it comes. */
function speak(language) {
  if (
    language === boot.language ||
    document.cookie.includes(`${boot.cookies.language}=${language}`)
  ) {
    return false;
  }
  setCookie("language", language);
  location.reload();
  return true;
}

function lineChanged(open) {
  if (hall.open && !open) announce(say("web-line-lost"));
  if (!hall.open && open) announce(say("web-line-back"));
  silent = true;
  if (open) askTables();
  set({ open });
}

const line = new Line(heard, lineChanged);
setInterval(ask, ASK_EVERY);
