/**
 * The line of the log for an event: the game's own choice, or the default one.
 *
 * Default: the key is `<game>-event-<type>`; the arguments are the event's numbers, texts and truths
 * (`true` is the text "true"), `$name` for its `seat`, `$fromName`, `$toName`, `$starterName`, … for every other
 * field that names a seat, `$mine` ("true" when `seat` is the reader's own), and for a list `$cardsCount`.
 */

import type { GameEvent, Line, LineContext, Sentence } from './board'
import { key, type Args } from './words'

const SEAT_FIELDS = new Set(['seat', 'from', 'to', 'starter', 'defender', 'target', 'winner', 'loser', 'owner', 'victim'])

/** The fields of an event as arguments of a text. */
export function eventArgs(event: GameEvent, context: Pick<LineContext, 'names' | 'seat'>): Args {
  const args: Args = {}
  for (const [field, value] of Object.entries(event)) {
    const name = field.replaceAll('_', '-')
    if (typeof value === 'number' || typeof value === 'string') args[name] = value
    else if (typeof value === 'boolean') args[name] = String(value)
    else if (Array.isArray(value)) args[`${name}Count`] = value.length
    if (SEAT_FIELDS.has(field) && typeof value === 'number') {
      args[field === 'seat' ? 'name' : `${field}Name`] = context.names(value)
    }
  }
  if (typeof event.seat === 'number') args.mine = String(event.seat === context.seat)
  return args
}

/** The line for an event; null: it has none. */
export function lineFor(event: GameEvent, context: LineContext, sentence?: Sentence): Line {
  const own = sentence?.(event, context)
  if (own !== undefined) return own
  if (event.type === 'undone') return { key: 'log-undone' }
  return { key: key(context.game, 'event', event.type), args: eventArgs(event, context) }
}
