// Drawing on a card: strokes on a grid of 0..100, five pens, undo, and the words for who cannot see.

import { html, svg } from "../../vendor/lit-html.js";
import { button, when } from "../../buttons.js";
import { changed } from "../../hall.js";
import { say } from "../../words.js";

const MOST_STROKES = 48;
const MOST_POINTS = 2000;
const NEAR = 0.8; // how far a point may lie beside the line before it is kept, in units of the grid
export const PENS = ["fine", "broad", "red", "blue", "green"];

/** The strokes of a card as they are sent: "0 1 2 3 4; 1 5 5". */
export const strokesOf = (words) =>
  words
    .split(";")
    .filter((stroke) => stroke.trim())
    .map((stroke) => stroke.trim().split(/\s+/).map(Number));

/** A drawing; its words are its name. */
export const picture = (strokes, alt) => html`<svg class="drawing" viewBox="-3 -3 106 106" role="img"
  aria-label=${alt}>${strokes.map(line)}</svg>`;

function line([pen, ...points]) {
  const twice = points.length === 2 ? [...points, ...points] : points; // a dot
  return svg`<polyline class="pen-${PENS[pen] ?? PENS[0]}" points=${twice.join(" ")} />`;
}

/** The canvas, its pens and its words, for a draft with `strokes`, `pen` and `alt`. */
export function canvas(draft) {
  const points = draft.strokes.reduce((sum, stroke) => sum + (stroke.length - 1) / 2, 0);
  const full = draft.strokes.length >= MOST_STROKES || points >= MOST_POINTS;
  return html`<details class="draw" ?open=${draft.strokes.length > 0}>
    <summary>${say("dvorak-page-sketch")}</summary>
    <div class="board" @pointerdown=${(event) => begin(event, draft, full)}>
      ${picture(draft.strokes, draft.alt || say("dvorak-page-sketch"))}</div>
    <div class="pens" role="group" aria-label=${say("dvorak-page-pens")}>
      ${PENS.map((name, pen) => html`<button type="button" class="deed pen-${name}"
        aria-pressed=${draft.pen === pen} @click=${() => choose(draft, pen)}>
        ${say(`dvorak-page-pen-${name}`)}</button>`)}
      <button type="button" class="deed" ?disabled=${!draft.strokes.length}
        @click=${() => undo(draft, -1)}>${say("dvorak-page-draw-undo")}</button>
      <button type="button" class="deed" ?disabled=${!draft.strokes.length}
        @click=${() => undo(draft, 0)}>${say("dvorak-page-draw-clear")}</button>
    </div>
    ${when(full, () => html`<p class="soft" role="status">${say("dvorak-page-draw-full")}</p>`)}
    <label>${say("dvorak-page-alt")}
      <input name="alt" maxlength="200" ?required=${draft.strokes.length > 0} .value=${draft.alt}
        dir="auto" autocomplete="off"></label>
  </details>`;
}

function choose(draft, pen) {
  draft.pen = pen;
  changed();
}

function undo(draft, to) {
  draft.strokes = draft.strokes.slice(0, to);
  changed();
}

/** A stroke from where the pen goes down to where it is lifted. */
function begin(event, draft, full) {
  if (full || event.button) return;
  event.preventDefault();
  const board = event.currentTarget;
  const { left, top, width, height } = board.getBoundingClientRect();
  const at = ({ clientX, clientY }) =>
    [(clientX - left) / width, (clientY - top) / height].map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 106 - 3),
    ).map((part) => Math.min(100, Math.max(0, part)));
  const points = [at(event)];
  const before = draft.strokes;
  board.setPointerCapture(event.pointerId);
  const show = (made) => {
    draft.strokes = [...before, [draft.pen, ...made.flat()]];
    changed();
  };
  const move = (moved) => {
    for (const each of moved.getCoalescedEvents?.() ?? [moved]) points.push(at(each));
    show(points);
  };
  const lift = () => {
    board.removeEventListener("pointermove", move);
    show(fewer(points).slice(0, MOST_POINTS));
  };
  board.addEventListener("pointermove", move);
  board.addEventListener("lostpointercapture", lift, { once: true });
  show(points);
}

/** The points a line needs; those that lie on the way are left out (Ramer, Douglas, Peucker). */
function fewer(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let far = 0;
  let most = 0;
  points.forEach((point, place) => {
    const away = distance(point, first, last);
    if (away > most) [most, far] = [away, place];
  });
  if (most <= NEAR) return [first, last];
  return [...fewer(points.slice(0, far + 1)).slice(0, -1), ...fewer(points.slice(far))];
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const long = Math.hypot(dx, dy);
  if (!long) return Math.hypot(x - ax, y - ay);
  return Math.abs(dx * (ay - y) - dy * (ax - x)) / long;
}
