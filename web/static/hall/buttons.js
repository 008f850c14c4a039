// Small parts of templates that many places share.

import { html, nothing } from "./vendor/lit-html.js";
import { say } from "./words.js";

/** A button: the id of its words, what it does, a kind for its looks. */
export const button = (key, click, kind = "", args = {}) =>
  html`<button class="deed ${kind}" @click=${click}>${say(key, args)}</button>`;

/** What `made()` gives if it is so, else nothing. */
export const when = (so, made) => (so ? made() : nothing);
