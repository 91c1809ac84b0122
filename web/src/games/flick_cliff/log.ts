/** The log's line for each event, told to the reader as "you" where it is about him. */

import type { GameEvent, LineContext, Sentence } from '../../core/board'

type Args = Record<string, string | number>

export const sentence: Sentence = (event, context) => {
  // how the die was put down is seen, and told by the flick
  if (event.type === 'posed') return null
  const args = argsOf(event, context)
  return args === null ? undefined : { key: `flick-cliff-event-${event.type.replaceAll('_', '-')}`, args }
}

/** The arguments of an event's line; null: not an event of this game. */
export function argsOf(event: GameEvent, { seat, names, say }: LineContext): Args | null {
  const mine = String(seat !== null && event.seat === seat)
  const name = event.seat === null ? '' : event.seat === seat ? say('flick-cliff-me') : names(Number(event.seat))
  switch (event.type) {
    case 'flicked':
      return { name, mine, speed: Number(event.speed).toFixed(2) }
    case 'landed':
      return { name, mine, kind: String(event.kind), cell: Number(event.cell ?? 0), pip: Number(event.pip ?? 0), tilted: String(event.tilted) }
    case 'ability_used':
      return { name, mine, ability: String(event.ability), change: Number(event.change) }
    case 'rope_drawn':
    case 'climbed':
    case 'carried':
      return { name, mine, from: Number(event.from), to: Number(event.to) }
    case 'ability_gained':
      return { name, mine, ability: String(event.ability) }
    case 'turn':
      return { name, mine }
    case 'finished':
      return { name, mine: event.seat === null ? 'nobody' : mine }
    default:
      return null
  }
}
