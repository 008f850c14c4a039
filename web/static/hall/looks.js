// How this browser wants the table to look and sound. Kept in the browser; the theme is also a
// cookie, so that the next page comes in it from the start.

import { boot } from "./words.js";

const KEPT = "hall.looks";

export const CHOICES = {
  theme: ["system", "light", "dark"],
  faces: ["four", "two", "contrast"],
  letters: ["latin", "cyrillic"],
  marks: ["on", "off"],
  sound: ["off", "on"],
  buzz: ["on", "off"],
  notice: ["off", "on"],
};

const usual = Object.fromEntries(Object.entries(CHOICES).map(([name, all]) => [name, all[0]]));
if (boot.language === "ru") usual.letters = "cyrillic";

export const looks = { ...usual, ...kept() };

function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT)) ?? {};
    return Object.fromEntries(
      Object.entries(found).filter(([name, value]) => CHOICES[name]?.includes(value)),
    );
  } catch {
    return {};
  }
}

export function choose(name, value) {
  looks[name] = value;
  try {
    localStorage.setItem(KEPT, JSON.stringify(looks));
  } catch {
    // A private window keeps nothing; the choice holds until it is closed.
  }
  if (name === "theme") setCookie("theme", value === "system" ? "" : value);
  show();
}

/** Put the choices on the page, where the style sheet finds them. */
export function show() {
  const root = document.documentElement.dataset;
  root.theme = looks.theme === "system" ? "" : looks.theme;
  root.faces = looks.faces;
  root.marks = looks.marks;
}

export function setCookie(name, value) {
  const age = value ? 365 * 24 * 3600 : 0;
  document.cookie = `${boot.cookies[name]}=${value}; path=/; max-age=${age}; samesite=lax`;
}
