/** What is printed on the cards: names in table order, how many there are, and which of them are cats. */

export const cards = [
  'kitten', 'defuse', 'attack', 'skip', 'favor', 'shuffle', 'nope', 'future', 'cat1', 'cat2', 'cat3', 'cat4', 'cat5',
] as const
export type Card = (typeof cards)[number]

export const copies: Record<Card, number> = {
  kitten: 4, defuse: 6, attack: 4, skip: 4, favor: 4, shuffle: 4, nope: 5, future: 5,
  cat1: 4, cat2: 4, cat3: 4, cat4: 4, cat5: 4,
}

export const cats: readonly Card[] = ['cat1', 'cat2', 'cat3', 'cat4', 'cat5']

export function isCard(word: string | undefined): word is Card {
  return (cards as readonly (string | undefined)[]).includes(word)
}

/** In table order, as hands are listed. */
export function sorted(list: readonly Card[]): Card[] {
  return [...list].sort((a, b) => cards.indexOf(a) - cards.indexOf(b))
}

/** Cards as groups in table order: `[['defuse', 1], ['cat2', 3]]`. */
export function grouped(list: readonly Card[]): [Card, number][] {
  return cards
    .map((card): [Card, number] => [card, list.filter((one) => one === card).length])
    .filter(([, count]) => count > 0)
}
