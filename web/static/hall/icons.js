// Small signs, all drawn with one pen.

import { html } from "./vendor/lit-html.js";

const PATHS = {
  attacker: "M5 19l4-4M4 14l6 6M9 15 20 4v-.5h-.5L9 14",
  defender: "M12 3l7 2.5V11c0 5-3 8-7 10-4-2-7-5-7-10V5.5z",
  host: "M4 8l4 4 4-7 4 7 4-4-2 10H6z",
  bot: "M5 9h14v10H5zM9 9V6h6v3M12 6V3M9 13h.1M15 13h.1M9.5 16.5h5",
  lost: "M9 15l-3 3a3 3 0 0 1-4-4l3-3M15 9l3-3a3 3 0 0 1 4 4l-3 3M4 4l16 16",
  ready: "M5 12.5l4.5 4.5L19 7.5",
  talk: "M4 5h16v11H10l-4 4v-4H4z",
  table: "M3 9c0-6 18-6 18 0s-18 6-18 0M6 13l-1 7M18 13l1 7M12 14v6",
  looks:
    "M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0" +
    "M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  door: "M13 4H6v16h7M10 12h11M18 9l3 3-3 3",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .1 0z",
  clock: "M12 3a9 9 0 1 0 .1 0zM12 7v5l3.5 2",
  first: "M18 6l-7 6 7 6zM7 6v12",
  back: "M15 5l-8 7 8 7",
  run: "M7 5l12 7-12 7z",
  halt: "M8 5v14M16 5v14",
  next: "M9 5l8 7-8 7",
  last: "M6 6l7 6-7 6zM17 6v12",
  close: "M6 6l12 12M18 6 6 18",
  tie: "M10 3h4l-1 4 3 9-4 5-4-5 3-9z",
  epaulettes: "M4 9h16v4H4zM6 13v5M9 13v5M12 13v5M15 13v5M18 13v5",
};

/** A sign; ears never hear it, words stand beside it. */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]} />
  </svg>`;
