/** The log's line for each event, told to the reader as "you" where it is about him. */

import type { GameEvent, LineContext, Sentence } from '../../core/board'
import { grouped, type Card } from './facts'

type Args = Record<string, string | number>
const silent = new Set(['passed'])

export const sentence: Sentence = (event, context) => {
  if (silent.has(event.type)) return null
  // what stands is told by what comes of it
  if (event.type === 'window_closed' && event.stands === true) return null
  const args = argsOf(event, context)
  return args === null ? undefined : { key: `exploding-kittens-event-${event.type.replaceAll('_', '-')}`, args }
}

/** The arguments of an event's line; null: not an event of this game. */
export function argsOf(event: GameEvent, { seat, names, say }: LineContext): Args | null {
  const who = (at: unknown) => (at === seat ? say('exploding-kittens-me') : names(Number(at)))
  const whom = (at: unknown) => (at === seat ? say('exploding-kittens-me-object') : names(Number(at)))
  const card = (name: unknown) => say(`exploding-kittens-card-${String(name)}`)
  const mine = String(seat !== null && event.seat === seat)
  switch (event.type) {
    case 'dealt':
      return { mine: String(Array.isArray(event.hand)), cardNames: counted(event.hand, say) }
    case 'played':
      return { name: who(event.seat), card: String(event.card), targetName: event.target == null ? '' : whom(event.target) }
    case 'paired':
      return { name: who(event.seat), cardName: card(event.card), targetName: whom(event.target) }
    case 'tripled':
      return { name: who(event.seat), cardName: card(event.card), targetName: whom(event.target), wanted: card(event.name) }
    case 'noped':
    case 'passed':
    case 'kitten_drawn':
    case 'won':
      return { name: who(event.seat) }
    case 'window_closed':
      return { stands: String(event.stands) }
    case 'gave':
      return { fromName: who(event.from), toName: whom(event.to), ...one(event.card, card) }
    case 'stole':
      return { fromName: whom(event.from), toName: who(event.to), ...one(event.card, card) }
    case 'named':
      return { fromName: who(event.from), toName: whom(event.to), wanted: card(event.name), success: String(event.success) }
    case 'fizzled':
    case 'shuffled':
      return {}
    case 'looked': {
      const cards = event.cards as Card[] | undefined
      return {
        name: who(event.seat),
        known: String(cards !== undefined),
        cardNames: (cards ?? []).map(card).join(say('exploding-kittens-list-join')),
      }
    }
    case 'drew':
      return { name: who(event.seat), ...one(event.card, card) }
    case 'defused': {
      const depth = event.depth as number | undefined
      return {
        name: who(event.seat),
        place: depth === undefined ? 'unknown' : depth === 0 ? 'top' : 'inside',
        number: (depth ?? 0) + 1,
      }
    }
    case 'exploded':
      return { name: who(event.seat), count: (event.hand as unknown[] | undefined)?.length ?? 0 }
    case 'turn':
      return { name: who(event.seat), mine, owed: Number(event.owed) }
    default:
      return null
  }
}

function one(name: unknown, card: (name: unknown) => string): Args {
  return { known: String(name != null), cardName: name == null ? '' : card(name) }
}

/** `해체 1장, 떡냥이 2장` */
function counted(cards: unknown, say: LineContext['say']): string {
  return grouped((cards ?? []) as Card[])
    .map(([card, count]) => say('exploding-kittens-some', { card: say(`exploding-kittens-card-${card}`), count }))
    .join(say('exploding-kittens-list-join'))
}
