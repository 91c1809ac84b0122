/** The names of things as a reader says them. */

import { settings } from '../../core/settings.svelte'
import { key, say, sayFirst, type Args } from '../../core/words'
import { placeOf, type Race } from './facts'
import { atlas } from './maps/atlas.svelte'
import type { Region } from './maps/shape'
import { holderOf, markersAt, piecesAt, type WorldView } from './view'

export const GAME = 'small-world-warcraft'

/** A text of this game: `tell('stop')`. */
export function tell(text: string, args?: Args): string {
  return say(`${GAME}-${text}`, args)
}

/** A name from the texts: `name('race', 'orc')`. */
export function name(kind: 'race' | 'power' | 'marker' | 'faction' | 'terrain' | 'symbol' | 'token' | 'phase', code: string): string {
  return say(key(GAME, kind, code))
}

/** What a race, a power or a marker does, in a sentence. */
export function effect(code: string): string {
  return say(key(GAME, 'effect', code))
}

/** What is left of it in decline. */
export function inDecline(code: string): string {
  return sayFirst([key(GAME, 'decline', code), key(GAME, 'decline-ends')])
}

/** What is left of a race and its power, each sentence once. */
export function bothInDecline(race: string, power: string): string {
  return [...new Set([inDecline(race), inDecline(power)])].join(' ')
}

/** What adds to a cost or takes from it: a word of the costs, or the race, power or marker that does it. */
export function costPart(part: string): string {
  return sayFirst([key(GAME, 'cost', part), key(GAME, 'race', part), key(GAME, 'power', part), key(GAME, 'marker', part)])
}

export function incomeLine(line: string): string {
  return sayFirst([key(GAME, 'income', line), key(GAME, 'power', line), key(GAME, 'race', line), key(GAME, 'marker', line)])
}

export function islandName(face: string): string {
  return atlas.nameOf(face)?.[settings.language] ?? face
}

/** A region as people call it: its island and its number. */
export function regionName(region: string): string {
  const [face, number] = placeOf(region)
  const island = atlas.nameOf(face)?.[settings.language]
  // the sea has no number on the map
  return island === undefined ? region : `${island} ${number === 0 ? name('terrain', 'sea') : number}`
}

/** The printed signs; Murlocs and markers are told by what lies on theirs. */
export const signsOf = (region: Region) => region.symbols.filter((symbol) => symbol !== 'murloc' && symbol !== 'marker')

/** A region in one breath, for those who hear it: number, terrain, symbols, who and what is there, and what a tap does. */
export function regionAloud(view: WorldView, region: Region, price: string | null): string {
  const parts = [...(region.number > 0 ? [tell('region-number', { number: region.number })] : []), name('terrain', region.terrain), ...signsOf(region).map((symbol) => name('symbol', symbol))]
  parts.push(whoIsThere(view, region.id))
  for (const { piece, count } of piecesAt(view, region.id)) parts.push(count > 1 ? tell('some', { thing: name('token', piece), count }) : name('token', piece))
  for (const { id } of markersAt(view, region.id)) parts.push(name('marker', id ?? 'unknown'))
  if (price === '?') parts.push(tell('can-choose'))
  else if (price !== null && price !== '') parts.push(tell('can-for', { cost: price }))
  return parts.join(', ')
}

/** Whose tokens stand in a region. */
export function whoIsThere(view: WorldView, region: string): string {
  const held = view.regions[region]
  if (!held) return tell('region-empty')
  const race = name('race', held.race)
  const holder = holderOf(view, region)
  const args = { race, count: held.tokens }
  return tell(holder?.active === false ? 'region-old' : 'region-held', args)
}

export const raceName = (race: Race | 'murloc') => name('race', race)
