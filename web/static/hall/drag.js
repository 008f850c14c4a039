// Dragging a card: its picture follows the pointer, and wherever it is let go is asked for its
// `data-drop`. A press that does not move stays a click.

const FROM = 8; // pixels a pointer moves before a click becomes a drag
const ENDS = ["pointerup", "pointercancel", "lostpointercapture"];

let held = null;

/** A pointer went down on a card. `dropped(place)` is told the place it is let go on, if any. */
export function grab(event, dropped, byFinger = true) {
  if (event.button !== 0 || held || (event.pointerType === "touch" && !byFinger)) return;
  const node = event.currentTarget;
  held = { node, dropped, x: event.clientX, y: event.clientY, moved: false, id: event.pointerId };
  node.setPointerCapture(event.pointerId);
  node.addEventListener("pointermove", drag);
  for (const end of ENDS) node.addEventListener(end, drop);
}

/** True for the click that ends a drag. */
export const dragged = () => held?.moved ?? false;

/** A card that is no longer there is not dragged on. */
export function abandon() {
  if (held && !held.node.isConnected) {
    held.ghost?.remove();
    held = null;
  }
}

function drag(event) {
  if (event.pointerId !== held?.id) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.moved && Math.hypot(x, y) < FROM) return;
  if (!held.moved) lift();
  held.ghost.style.translate = `${x}px ${y}px`;
  mark(placeUnder(event));
}

function lift() {
  held.moved = true;
  const card = held.node.querySelector(".card") ?? held.node;
  const { left, top, width } = card.getBoundingClientRect();
  held.ghost = card.cloneNode(true);
  held.ghost.removeAttribute("data-card");
  held.ghost.classList.add("ghost", "dragged");
  held.ghost.style.cssText = `left:${left}px;top:${top}px;inline-size:${width}px`;
  document.body.append(held.ghost);
  held.node.classList.add("away");
}

const placeUnder = (event) =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;

function mark(place) {
  document.querySelector(".dropping")?.classList.remove("dropping");
  place?.classList.add("dropping");
}

function drop(event) {
  if (!held || event.pointerId !== held.id) return;
  const { node, ghost, moved, dropped } = held;
  node.removeEventListener("pointermove", drag);
  for (const end of ENDS) node.removeEventListener(end, drop);
  const place = event.type === "pointerup" && moved ? placeUnder(event) : null;
  mark(null);
  ghost?.remove();
  node.classList.remove("away");
  // The click that follows a drag is none; it comes before this runs.
  setTimeout(() => (held = null));
  if (place) dropped(place.dataset.drop);
}
