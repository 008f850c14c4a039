// Pages to read: fetched from the hall and shown in place of the tables, while the line stands.

import { html } from "./vendor/lit-html.js";
import { go, hall, set, where } from "./hall.js";
import { pages } from "./lobby.js";
import { fill } from "./talk.js";
import { boot, say } from "./words.js";

const READ = /^\/(ladder|help|match)(\/|$)/;
const BLANKS = /\s*[<[].*/; // what stands for something else in a line that can be typed

/** Take over what the hall has put into the page itself. */
export function begin(main) {
  const found = main.querySelector("article");
  if (found) show(found, document.title);
  addEventListener("popstate", () => arrive());
  document.addEventListener("click", follow);
}

/** The page that is read, as it is drawn. */
export const pageView = () =>
  html`<div class="page">${hall.page.view?.() ?? hall.page.node} ${pages("below")}</div>`;

function arrive() {
  if (READ.test(location.pathname)) visit(location.pathname + location.search, false);
  else set({ page: null, at: where() });
}

/** A link to a place of ours goes there without losing the line. */
function follow(event) {
  const link = event.target.closest?.("a[href]");
  const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || special || event.button || event.defaultPrevented) return;
  if (link.origin !== location.origin) return;
  const table = /^\/table\/(\d+)$/.exec(link.pathname)?.[1];
  if (!table && !READ.test(link.pathname)) return;
  event.preventDefault();
  if (table) go(table);
  else visit(link.pathname + link.search);
}

async function visit(path, push = true) {
  try {
    const answer = await fetch(path, { headers: { "X-Part": "main" } });
    const inside = new DOMParser().parseFromString(await answer.text(), "text/html");
    const article = inside.querySelector("article");
    if (!article) return location.assign(path);
    if (push) history.pushState(null, "", path);
    show(document.adoptNode(article), inside.title);
    queueMicrotask(() => arrived(article)); // after the drawing
  } catch {
    set({ notice: say("web-line-lost") });
  }
}

function arrived(article) {
  article.querySelector("h1").focus();
  document.getElementById("main").scrollTop = 0;
}

function show(node, title) {
  for (const line of node.querySelectorAll("[data-typed]")) line.replaceWith(typed(line));
  const page = { node, title: title || boot.hall, path: location.pathname };
  set({ page, at: null, chosen: null, notice: "", dialog: "" });
  if (node.dataset.match) {
    import("./places/replay.js").then((part) => {
      if (hall.page === page) part.begin(page);
    });
  }
}

/** Words one can type, as a button that puts them into the command line. */
function typed(line) {
  const button = document.createElement("button");
  button.className = "typed-line";
  button.textContent = line.textContent;
  button.addEventListener("click", () => fill(line.textContent.replace(BLANKS, " ")));
  return button;
}
