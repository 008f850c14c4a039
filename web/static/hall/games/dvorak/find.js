// Cards of a Dvorak table by what the page calls them: their id, or their number where they lie.

/** Every card in play, in the order of their numbers. */
export const inPlay = (table) => [...table.seats.flatMap(({ area }) => area), ...table.centre];

export const keyOf = (card) => card && (card.id || `card ${card.n}`);

/** The card of that key, and the list it is in: hand, play, discard, removed, or a pile's name. */
export function find(table, key) {
  const lists = {
    hand: table.hand,
    play: inPlay(table),
    discard: table.discard,
    removed: table.removed,
  };
  for (const [name, cards] of Object.entries(table.piles))
    if (Array.isArray(cards)) lists[name] = cards;
  for (const [where, cards] of Object.entries(lists)) {
    const card = cards.find((each) => keyOf(each) === key);
    if (card) return { card, where };
  }
  return null;
}

/** A card as it is typed: `hand 2`, `card 4`, `discard 1`. */
export const typed = ({ card, where }) => `${where === "play" ? "card" : where} ${card.n}`;
