/** The log's line for each event of the duel, told to the reader as "you" where it is about him. */

import type { GameEvent, LineContext, Sentence } from '../../core/board'
import type { Kind } from './facts'
import { grouped } from './view'

type Args = Record<string, string | number>

/** `쥐 1장, 파리 2장` */
function cardNames(cards: unknown, say: LineContext['say']): string {
  return grouped((cards ?? []) as Kind[])
    .map(([claim, count]) => say('cockroach-duel-some', { claim, count }))
    .join(say('cockroach-duel-list-join'))
}

function actor(event: GameEvent, { seat, names }: LineContext): Args {
  return { name: names(Number(event.seat)), mine: String(event.seat === seat) }
}

export const sentence: Sentence = (event, context) => {
  const { seat, names, say } = context
  switch (event.type) {
    case 'round_dealt': {
      const starter = Number(event.starter)
      return {
        key: 'cockroach-duel-event-round-dealt',
        args: { round: Number(event.round), starterName: names(starter), starterMine: String(starter === seat) },
      }
    }
    case 'attacked':
    case 'blocked':
      return {
        key: `cockroach-duel-event-${event.type}`,
        args: { ...actor(event, context), claim: String(event.claim), count: Number(event.count) },
      }
    case 'passed':
    case 'accepted':
      return { key: `cockroach-duel-event-${event.type}`, args: actor(event, context) }
    case 'challenged':
      return {
        key: 'cockroach-duel-event-challenged',
        args: { ...actor(event, context), truthful: String(event.truthful), cardNames: cardNames(event.cards, say) },
      }
    case 'life_taken': {
      const [from, to] = [Number(event.from), Number(event.to)]
      return {
        key: 'cockroach-duel-event-life-taken',
        args: {
          amount: Number(event.amount),
          fromName: names(from),
          toName: names(to),
          you: to === seat ? 'to' : from === seat ? 'from' : 'none',
        },
      }
    }
    case 'black_shown':
      return { key: 'cockroach-duel-event-black-shown', args: actor(event, context) }
    case 'drew':
      if (event.count === 0) return null
      return {
        key: 'cockroach-duel-event-drew',
        args: { ...actor(event, context), count: Number(event.count), cardNames: cardNames(event.cards, say) },
      }
    case 'round_won':
      return { key: 'cockroach-duel-event-round-won', args: { ...actor(event, context), by: String(event.by) } }
    case 'match_won':
      return { key: 'cockroach-duel-event-match-won', args: actor(event, context) }
    default:
      return undefined
  }
}
