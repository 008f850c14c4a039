// The page's words in its language: sentences, card names, games. The hall put them in the page.

export const boot = JSON.parse(document.getElementById("boot").textContent);

// The numbers for which the hall gives a sentence that counts; web/words.py has the same.
const SAMPLES = [0, 1, 2, 3, 5, 11, 100];
const plurals = new Intl.PluralRules(boot.language);
const kinds = new Map(
  SAMPLES.slice(1)
    .reverse()
    .map((n) => [plurals.select(n), n]),
);

/** The sentence of that id, its {places} filled in. */
export function say(key, args = {}) {
  const known = boot.words[key] ?? key;
  const text = Array.isArray(known) ? form(known, args.n) : known;
  return text.replace(/\{(\w+)\}/g, (place, name) => args[name] ?? place);
}

function form(forms, n) {
  const sample = n <= 2 ? n : kinds.get(plurals.select(n));
  return forms[SAMPLES.indexOf(sample)];
}

export const has = (key) => key in boot.words;

/** A playing card in words: "seven of spades". */
export const cardName = (code) => boot.cards[code] ?? code;

export const isCard = (code) => code in boot.cards;

export const game = (key) => boot.games.find((each) => each.key === key) ?? { key, name: key };
