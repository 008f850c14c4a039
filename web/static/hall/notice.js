// "It is your turn", for somebody who looks elsewhere: the page's title, and, where wished, a
// sound, a buzz and the system's own notice.

import { looks } from "./looks.js";
import { boot, game, say } from "./words.js";

let sound = null;

/** Look at a new state of the table after another; both as the hall sent them. */
export function notify(before, table) {
  const mine = acts(table);
  title(table, mine);
  if (!mine || (before?.match === table.match && acts(before))) return;
  if (looks.sound === "on") ring();
  // A browser that nobody has touched yet may not buzz.
  const buzzes = looks.buzz === "on" && navigator.userActivation?.hasBeenActive;
  if (buzzes) navigator.vibrate?.(document.hidden ? 200 : 40);
  if (!document.hidden) return;
  if (looks.notice === "on" && globalThis.Notification?.permission === "granted") {
    const shown = new Notification(say("web-your-turn"), { body: place(table), tag: "hall-turn" });
    shown.onclick = () => window.focus();
  }
}

/** It is one's turn at that table. */
export const acts = (table) => table.you !== null && table.to_act.includes(table.you);

const place = (table) =>
  say("web-table-title", { table: table.table, game: game(table.game).name });

export function title(table, mine = false) {
  const here = table ? `${place(table)} · ${boot.hall}` : boot.hall;
  document.title = mine ? `● ${say("web-your-turn")} · ${here}` : here;
}

/** Two soft notes. A browser lets a page sound only after somebody has touched it. */
function ring() {
  sound ??= new AudioContext();
  for (const [place, pitch] of [523, 784].entries()) {
    const tone = sound.createOscillator();
    const loud = sound.createGain();
    const start = sound.currentTime + place * 0.14;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loud).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}

/** Ask the system whether notices may be shown; the choice stays off where they may not. */
export async function allowNotices() {
  return (await globalThis.Notification?.requestPermission()) === "granted";
}
