// Pages to read: fetched from the hall and shown in place of the tables, while the line stands.

import { html } from "./vendor/lit-html.js";
import { go, hall, set, where } from "./hall.js";
import { pages } from "./head.js";
import { fill } from "./talk.js";
import { boot, say } from "./words.js";

const READ = /^\/(ladder|help|match|decks|clients|deck\/\d+$|evening\/[^/]+\/board)(\/|$)/;
const BLANKS = /\s*[<[].*/; // what stands for something else in a line that can be typed

/** Take over what the hall has put into the page itself. */
export function begin(main) {
  const found = main.querySelector("article");
  if (found) show(found, document.title);
  addEventListener("popstate", () => arrive());
  document.addEventListener("click", follow);
  document.addEventListener("submit", search);
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

/** A form that only asks for another page of ours. */
function search(event) {
  const { action, method } = event.target;
  const { origin, pathname } = new URL(action, location.href);
  if (event.defaultPrevented || method !== "get") return;
  if (origin !== location.origin || !READ.test(pathname)) return;
  event.preventDefault();
  visit(`${pathname}?${new URLSearchParams(new FormData(event.target))}`);
}

/** Go to a page; `quietly` it only takes the place of the same page as it was before. */
async function visit(path, push = true, quietly = false) {
  try {
    const answer = await fetch(path, { headers: { "X-Part": "main" } });
    const inside = new DOMParser().parseFromString(await answer.text(), "text/html");
    const article = inside.querySelector("article");
    if (!article) return location.assign(path);
    await Promise.all([...inside.querySelectorAll("link")].map(dress));
    if (push) history.pushState(null, "", path);
    show(document.adoptNode(article), inside.title);
    if (quietly) return;
    queueMicrotask(() => arrived(article)); // after the drawing
  } catch {
    if (quietly) setTimeout(again, 1000, hall.page);
    set({ notice: say("web-line-lost") });
  }
}

/** A style sheet of such pages comes with the first that needs it. */
function dress(wanted) {
  const href = wanted.getAttribute("href");
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done) => Object.assign(link, { onload: done, onerror: done }));
}

function arrived(article) {
  article.querySelector("h1").focus();
  document.getElementById("main").scrollTop = 0;
}

function show(node, title) {
  for (const line of node.querySelectorAll("[data-typed]")) line.replaceWith(typed(line));
  const page = { node, title: title || boot.hall, path: location.pathname };
  set({ page, at: null, chosen: null, notice: "", dialog: "" });
  if (node.dataset.again) setTimeout(again, node.dataset.again * 1000, page);
  if (node.dataset.match) {
    import("./places/replay.js").then((part) => {
      if (hall.page === page) part.begin(page);
    });
  }
}

/** A board comes anew while it is looked at. */
function again(page) {
  if (hall.page !== page) return;
  if (document.hidden || !hall.open) setTimeout(again, 1000, page);
  else visit(location.pathname + location.search, false, true);
}

/** Words one can type, as a button that puts them into the command line. */
function typed(line) {
  const button = document.createElement("button");
  button.className = "typed-line";
  button.textContent = line.textContent;
  button.addEventListener("click", () => fill(line.textContent.replace(BLANKS, " ")));
  return button;
}
