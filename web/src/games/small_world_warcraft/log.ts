/** The log's line for each event: regions by their islands, and the reader as "you". */

import type { GameEvent, LineContext, Sentence } from '../../core/board'
import { eventArgs } from '../../core/log'
import { key, type Args } from '../../core/words'
import { GAME, regionName } from './words'

const REGIONS = ['region', 'a', 'b', 'from', 'to'] as const
/** In these the named one is acted upon. */
const OBJECTS = ['toName', 'defenderName'] as const

export const sentence: Sentence = (event, context) => {
  // nothing to muster is nothing to tell
  if (event.type === 'mustered' && event.tokens === 0) return null
  return { key: key(GAME, 'event', event.type), args: argsOf(event, context) }
}

export function argsOf(event: GameEvent, context: LineContext): Args {
  const { seat, names, say } = context
  const args: Args = eventArgs(event, context)
  const who = (at: number) => (at === seat ? say(`${GAME}-me`) : names(at))
  for (const field of REGIONS) if (typeof event[field] === 'string') args[field] = regionName(event[field])
  for (const [field, name] of [['seat', 'name'], ['from', 'fromName'], ['to', 'toName'], ['starter', 'starterName'], ['defender', 'defenderName']] as const) {
    const at = event[field]
    if (typeof at !== 'number') continue
    args[name] = at === seat && (OBJECTS as readonly string[]).includes(name) ? say(`${GAME}-me-object`) : who(at)
  }
  if (event.type === 'scored') args.amount = typeof event.amount === 'number' ? event.amount : 'hidden'
  return args
}
