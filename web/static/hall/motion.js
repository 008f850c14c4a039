// Cards move from where they were to where they are. Nothing waits for it: the page is right at
// once, and for whoever wants less motion it stands still.

const LASTS = 320;
const EASE = "cubic-bezier(.2,.8,.3,1)";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Remember where every card of the page is, before it is drawn anew. */
export function before(root) {
  const places = new Map();
  if (still.matches || document.hidden) return places;
  for (const node of root.querySelectorAll("[data-card]")) {
    const laid = node.closest(".pairs");
    places.set(node.dataset.card, { box: middle(node), ghost: laid && node.cloneNode(true) });
  }
  return places;
}

/**
 * Let the cards come from where they were.
 * `comes(node)` and `goes` are elements: whence a card that was nowhere comes, whither one went.
 */
export function after(root, places, comes, goes) {
  if (!places.size) return;
  for (const node of root.querySelectorAll("[data-card]")) {
    const was = places.get(node.dataset.card);
    places.delete(node.dataset.card);
    const source = was?.box ?? boxOf(comes(node));
    if (source) slide(node, source);
  }
  const target = boxOf(goes);
  if (!target) return;
  for (const { box, ghost } of places.values()) if (ghost) leave(ghost, box, target);
}

const boxOf = (node) => (node ? middle(node) : null);

function middle(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

function slide(node, from) {
  const to = middle(node);
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 4) return;
  const scale = Math.max(0.4, Math.min(1.6, from.width / to.width || 1));
  const frames = [
    { translate: `${x}px ${y}px`, scale, zIndex: 5 },
    { translate: "0 0", scale: 1, zIndex: 5 },
  ];
  node.animate(frames, { duration: LASTS, easing: EASE });
}

function leave(ghost, from, to) {
  ghost.removeAttribute("data-card");
  ghost.classList.add("ghost");
  ghost.style.cssText = `left:${from.x - from.width / 2}px;top:${from.y - from.height / 2}px;
    inline-size:${from.width}px`;
  document.body.append(ghost);
  const frames = [
    { translate: "0 0", opacity: 1 },
    { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: 0.5, opacity: 0.2 },
  ];
  ghost.animate(frames, { duration: LASTS, easing: EASE }).finished.then(() => ghost.remove());
}
