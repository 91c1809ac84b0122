/** The buttons for a chosen card: each way to use it, in words, with what would come of it. */

import { say } from '../../core/words'
import type { Card } from './facts'
import { notationOf, targetsOf, waysOf, type How, type Offers } from './offers'

/** A play under way: what is to be played, and at whom, as far as it is chosen. */
export interface Plan {
  readonly how: How
  readonly card: Card
  readonly target: number | null
}

export interface Choice {
  readonly how: How | 'give' | 'nope'
  readonly card: Card
  readonly text: string
  readonly note: string
  /** What is sent; null: something is still to be chosen, see `plan`. */
  readonly notation: string | null
  readonly plan: Plan | null
}

/** What may be done with a card now. */
export function choicesFor(offers: Offers, card: Card, names: (seat: number) => string, giveTo: number | null): Choice[] {
  const cardName = say(`exploding-kittens-card-${card}`)
  const given = offers.gives.get(card)
  if (given !== undefined) {
    const text = say('exploding-kittens-do-give', { card: cardName, name: giveTo === null ? '' : names(giveTo) })
    return [{ how: 'give', card, text, note: '', notation: given, plan: null }]
  }
  return waysOf(offers, card).map((how): Choice => {
    const targets = targetsOf(offers, card, how)
    // with only one possible target there is nothing to choose
    const target = targets.length === 1 ? targets[0]! : null
    const notation = how === 'triple' ? null : targets.length > 1 ? null : notationOf(offers, how, card, target)
    return {
      how,
      card,
      text: textOf(how, cardName, target === null ? null : names(target)),
      note: say(`exploding-kittens-note-${how === 'single' ? card : how}`),
      notation,
      plan: notation === null ? { how, card, target } : null,
    }
  })
}

function textOf(how: How, card: string, name: string | null): string {
  const what = how === 'single' ? 'play' : how
  return name === null ? say(`exploding-kittens-do-${what}`, { card }) : say(`exploding-kittens-do-${what}-at`, { card, name })
}

/** What a plan becomes with this target: sent at once, or still waiting for a name. */
export function aim(offers: Offers, plan: Plan, target: number): { notation: string | null; plan: Plan | null } {
  if (plan.how === 'triple') return { notation: null, plan: { ...plan, target } }
  return { notation: notationOf(offers, plan.how, plan.card, target), plan: null }
}
