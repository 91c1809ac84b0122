/** The words on the buttons of a region: each way once, with as many beasts as wished. */

import { costOf, type Cost, type Costs } from './costs'
import { plainAt, type Deed, type Doing, type Offers } from './offers'
import { regionName, tell } from './words'

/** A way to do something in a region; the same one with more beasts is no other way. */
export interface Way {
  readonly id: string
  readonly doing: Doing
  readonly text: string
  readonly cost: Cost | null
  /** Beasts → notation; 0 is the way without. */
  readonly by: ReadonlyMap<number, string>
}

/** The ways in a region, those that are meant for placing left out. */
export function waysAt(offers: Offers, costs: Costs, region: string): Way[] {
  const ways = new Map<string, { deed: Deed; by: Map<number, string> }>()
  for (const deed of offers.at.get(region) ?? []) {
    if (deed.doing === 'place' || deed.doing === 'beast') continue
    const id = deed.notation.replace(/ beasts \d+$/, '')
    const found = ways.get(id) ?? { deed, by: new Map<number, string>() }
    found.by.set(deed.count, deed.notation)
    ways.set(id, found)
  }
  return [...ways].map(([id, { deed, by }]) => ({ id, doing: deed.doing, text: textOf(deed, region), cost: costOf(costs, id), by }))
}

/** The cost of a region as it is taken without anything special; where that cannot be, of the first way there is. */
export function costAt(offers: Offers, costs: Costs, region: string): Cost | null {
  const first = plainAt(offers, region) ?? (offers.at.get(region) ?? []).find((deed) => costOf(costs, deed.notation) !== null)
  return first === undefined ? null : costOf(costs, first.notation)
}

function textOf(deed: Deed, region: string): string {
  const aids = [deed.via, ...deed.with].filter((aid) => aid !== null)
  const by = aids.map((aid) => tell(`aid-${aid}`)).join(tell('list-join'))
  if (deed.doing === 'conquer' || deed.doing === 'reinforce') return aids.length === 0 ? tell(`do-${deed.doing}`) : tell(`do-${deed.doing}-by`, { by })
  if (deed.doing === 'portal') return tell('do-portal', { other: regionName(deed.region === region ? deed.to! : deed.region) })
  if (deed.doing === 'intimidate') return deed.to === null ? tell('do-intimidate-out') : tell('do-intimidate', { other: regionName(deed.to) })
  return tell(`do-${deed.doing}`)
}
