/** What is printed on the duel's cards: kinds in table order, how many, which side, how strong. */

export const kinds = ['fly', 'roach', 'rat', 'toad', 'bat', 'black'] as const
export type Kind = (typeof kinds)[number]

export interface Card {
  count: number
  side: 'attack' | 'block' | 'none'
  /** Life one of them takes, if it attacks. */
  strength: number
  /** Whom it stops, if it blocks. */
  stops: readonly Kind[]
}

export const cards: Record<Kind, Card> = {
  fly: { count: 5, side: 'attack', strength: 1, stops: [] },
  roach: { count: 4, side: 'attack', strength: 1, stops: [] },
  rat: { count: 3, side: 'attack', strength: 2, stops: [] },
  toad: { count: 4, side: 'block', strength: 0, stops: ['fly', 'roach'] },
  bat: { count: 3, side: 'block', strength: 0, stops: ['rat'] },
  black: { count: 1, side: 'none', strength: 0, stops: [] },
}

/** All life in the game: what one loses the other has. */
export const allLife = 7

/** The printed blocker against a claimed attacker. */
export function blockerOf(claim: Kind): Kind {
  return kinds.find((kind) => cards[kind].stops.includes(claim)) ?? 'toad'
}
