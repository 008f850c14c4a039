// The live line to the hall. It comes back by itself, logged in by the browser's cookie, and
// what was typed meanwhile is sent then.

import { boot } from "./words.js";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 1500;
const MOST_HELD = 50;
const QUIET = 15000;
const PATIENCE = 6000;

function address() {
  const { url, port } = boot.line;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return url || `${scheme}://${location.hostname}:${port}`;
}

export class Line {
  #socket = null;
  #wait = FIRST_WAIT;
  #held = [];
  #timer = 0;
  #watch = 0;

  /** `heard(name, args)` gets every frame, `changed(isOpen)` hears when the line goes or comes. */
  constructor(heard, changed) {
    this.heard = heard;
    this.changed = changed;
    document.addEventListener("visibilitychange", () => !document.hidden && this.#look());
    addEventListener("online", () => this.#look());
    this.#connect();
  }

  get open() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** A typed line. While the line is down it is kept; false when too much is kept already. */
  type(words) {
    if (this.open) this.#send(["text", [words], {}]);
    else if (this.#held.push(words) > MOST_HELD) return !this.#held.pop();
    return true;
  }

  /** An object of the machine interface; it means the table as it is now, so it is never kept. */
  ask(name, item = {}) {
    if (this.open) this.#send(["hall", [name, item], {}]);
    return this.open;
  }

  #send(frame) {
    this.#socket.send(JSON.stringify(frame));
  }

  #connect() {
    const socket = new WebSocket(address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.changed(true);
      for (const words of this.#held.splice(0)) this.type(words);
      this.#listen();
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      const [name, args] = JSON.parse(data);
      this.heard(name, args);
    };
    socket.onclose = () => this.#lost(socket);
  }

  // A line nobody hears anything on is asked whether it is there; a phone's often is not.
  #listen() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ping(), QUIET);
  }

  #ping() {
    clearTimeout(this.#watch);
    if (!this.ask("Core.Ping")) return;
    const socket = this.#socket;
    this.#watch = setTimeout(() => this.#lost(socket), PATIENCE);
  }

  #lost(socket) {
    if (socket !== this.#socket) return;
    socket.onclose = null;
    socket.close();
    this.#socket = null;
    clearTimeout(this.#watch);
    this.changed(false);
    this.#retry();
  }

  #look() {
    if (this.open) this.#ping();
    else if (this.#timer) this.#try();
  }

  #retry() {
    clearTimeout(this.#timer);
    // Not everybody at the same moment: a whole club comes back at once.
    this.#timer = setTimeout(() => this.#try(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
  }

  // A page fetched first renews the cookie that logs the line in, and says when the hall is another
  // version than this page.
  async #try() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    try {
      const answer = await fetch("/alive", {
        cache: "no-store",
        signal: AbortSignal.timeout(3000),
      });
      const { version } = await answer.json();
      if (version !== boot.version) location.reload();
      else if (!this.#socket) this.#connect();
    } catch {
      this.#retry();
    }
  }
}
