/** How tokens in hand could be spread over one's regions: proposals, as a person would make them. */

import { isWater, type Region } from './maps/shape'
import { holderOf, type WorldView } from './view'

export type Plan = ReadonlyMap<string, number>

/** One after the other to wherever stand the fewest. */
export function evenly(view: WorldView, places: readonly string[], hand: number, plan: Plan = new Map()): Plan {
  const made = new Map(plan)
  if (places.length === 0) return made
  const standing = (region: string) => (view.regions[region]?.tokens ?? 0) + (made.get(region) ?? 0)
  for (let left = hand; left > 0; left -= 1) {
    const least = places.reduce((found, region) => (standing(region) < standing(found) ? region : found))
    made.set(least, (made.get(least) ?? 0) + 1)
  }
  return made
}

/** The places that can be come at: with a landing, or beside land that somebody else could come from. */
export function exposed(view: WorldView, places: readonly string[], regions: ReadonlyMap<string, Region>, seat: number): string[] {
  const mine = (id: string) => {
    const holder = holderOf(view, id)
    return holder?.seat === seat && holder.active
  }
  return places.filter((id) => {
    const region = regions.get(id)
    if (region === undefined) return true
    return region.symbols.includes('landing') || region.borders.some((other) => !mine(other) && !isWater(regions.get(other)?.terrain ?? 'sea'))
  })
}

/** Where others could come from first; where nobody can, everywhere. */
export function toTheBorder(view: WorldView, places: readonly string[], hand: number, regions: ReadonlyMap<string, Region>, seat: number): Plan {
  const open = exposed(view, places, regions, seat)
  return evenly(view, open.length > 0 ? open : places, hand)
}

export function planned(plan: Plan): number {
  return [...plan.values()].reduce((sum, count) => sum + count, 0)
}

/** The plan that answers still to be sent stand for. */
export function planOf(notations: readonly string[]): Plan {
  const plan = new Map<string, number>()
  for (const notation of notations) {
    const found = /^place (\S+) (\d+)$/.exec(notation)
    if (found) plan.set(found[1]!, Number(found[2]))
  }
  return plan
}

/** The plan as answers, in the order of the map. */
export function ordersOf(plan: Plan): string[] {
  return [...plan].filter(([, count]) => count > 0).map(([region, count]) => `place ${region} ${count}`)
}
