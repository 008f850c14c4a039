// The page: draws what hall.js knows, whenever that changes.

import { html, render } from "./vendor/lit-html.js";
import { closeDone, dialogView, openDialog } from "./dialogs.js";
import { symbols } from "./faces.js";
import { changed, drawWith, hall, send } from "./hall.js";
import { rememberFocus, returnFocus } from "./hand.js";
import { header } from "./head.js";
import * as looks from "./looks.js";
import * as motion from "./motion.js";
import { acts, title } from "./notice.js";
import { begin, pageView } from "./places.js";
import { tableView, ways } from "./table.js";
import { listen } from "./talk.js";
import { say } from "./words.js";

const main = document.getElementById("main");
const top = document.getElementById("top");
const over = document.getElementById("over");
let shown = null; // the table that was drawn last
let you = null;
let lobby = null; // the module of that place, once it is here

/** What stands where no table is drawn; whoever plays does without. */
async function fetchLobby() {
  lobby = await import("./places/lobby.js");
  changed();
}

function view() {
  if (hall.page) return pageView();
  if (hall.at !== null && hall.table?.table === hall.at) return tableView();
  const coming = !hall.you || hall.you.table === hall.at; // the table may be on its way
  if (hall.at !== null && coming) return html`<p class="moment">${say("web-one-moment")}</p>`;
  if (!lobby) void fetchLobby();
  return hall.at === null ? lobby?.lobbyView() : lobby?.invitation();
}

function draw() {
  const table = hall.page ? hall.page.moment : hall.table;
  const moves = table && table !== shown && shown;
  const places = moves ? motion.before(main) : null;
  if (hall.you !== you) closeDone(you, (you = hall.you));
  document.body.classList.toggle("projector", hall.page?.node.matches(".board") ?? false);
  rememberFocus();
  document.body.classList.toggle("at-table", hall.at !== null && hall.table?.table === hall.at);
  render(header(), top);
  render(
    html`${hall.open ? "" : html`<p class="line-lost">${say("web-line-lost")}</p>`}${view()}`,
    main,
  );
  render(symbols(), document.getElementById("symbols"));
  render(dialogView(), over);
  openDialog();
  returnFocus(main);
  if (places) {
    const { comes, goes } = ways(main, table);
    motion.after(main, places, comes, goes);
  }
  const mine = hall.page && hall.table && acts(hall.table) ? `● ${say("web-your-turn")} · ` : "";
  if (hall.page) document.title = mine + hall.page.title;
  else if (hall.at === null) title(null);
  shown = table;
}

looks.show();
listen(send);
begin(main);
drawWith(draw);
addEventListener("resize", draw);
