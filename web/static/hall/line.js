// The hall by typing: one live line, a log, a command line. Text from the hall is text, never HTML.

const MOST_LINES = 1000;
const MOST_HISTORY = 100;
const MOST_HELD = 50;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

const root = document.getElementById("line");
const log = document.getElementById("log");
const state = document.getElementById("state");
const words = document.getElementById("words");

const history = [];
let at = 0;
let held = [];
let socket = null;
let wait = FIRST_WAIT;

function address() {
  const { url, port, cookie } = root.dataset;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${url || `${scheme}://${location.hostname}:${port}`}?${cookie}&line&hall`;
}

function show(text, mine = false) {
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  for (const line of text.split("\n")) {
    const row = document.createElement("p");
    row.textContent = line;
    if (mine) row.className = "mine";
    log.append(row);
  }
  while (log.childElementCount > MOST_LINES) log.firstElementChild.remove();
  if (atEnd || mine) log.scrollTop = log.scrollHeight;
}

function connect() {
  socket = new WebSocket(address());
  socket.addEventListener("open", () => {
    if (wait !== FIRST_WAIT) state.textContent = root.dataset.back;
    wait = FIRST_WAIT;
    for (const line of held.splice(0)) transmit(line);
  });
  socket.addEventListener("message", ({ data }) => {
    const [name, args] = JSON.parse(data);
    if (name === "text" && typeof args[0] === "string") show(args[0]);
  });
  socket.addEventListener("close", () => {
    state.textContent = root.dataset.lost;
    retry();
  });
}

// A page fetched anew keeps the cookie alive, which logs the next line in.
function retry() {
  setTimeout(() => fetch(location.href, { cache: "no-store" }).then(connect, retry), wait);
  wait = Math.min(wait * 2, LONGEST_WAIT);
}

function transmit(text) {
  socket.send(JSON.stringify(["text", [text], {}]));
}

function say(text) {
  show(`> ${text}`, true);
  if (socket.readyState === WebSocket.OPEN) transmit(text);
  else if (held.length < MOST_HELD) held.push(text);
}

document.getElementById("say").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = words.value.trim();
  words.value = "";
  if (!text) return;
  history.push(text);
  if (history.length > MOST_HISTORY) history.shift();
  at = history.length;
  say(text);
});

words.addEventListener("keydown", (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  at = Math.max(0, Math.min(history.length, at + step));
  words.value = history[at] ?? "";
});

for (const button of document.querySelectorAll("[data-say]")) {
  button.addEventListener("click", () => {
    say(button.dataset.say);
    words.focus();
  });
}

connect();
