/**
 * What may be done, read from the legal notations alone and grouped by region.
 *
 * Nothing here knows a rule: what is not in the list is not offered. Words of a later version are left out, never guessed at.
 */

/** What can be done to a region, or with it. */
export const deeds = [
  'conquer', 'reinforce', 'champion', 'runeblade', 'intimidate', 'portal', 'abandon', 'tower', 'bomb', 'objective', 'aegis', 'eye', 'place', 'beast',
] as const
export type Doing = (typeof deeds)[number]

export interface Deed {
  readonly doing: Doing
  /** The region it is about; for a swap the one named first. */
  readonly region: string
  /** Where to: of a swap the other region, of a token driven away its new place. */
  readonly to: string | null
  readonly via: string | null
  readonly with: readonly string[]
  /** How many: beasts that go along, or pieces placed. */
  readonly count: number
  readonly notation: string
}

export interface Offers {
  readonly deeds: readonly Deed[]
  /** Region → what can be done there. */
  readonly at: ReadonlyMap<string, readonly Deed[]>
  /** Slot of the column → notation. */
  readonly picks: ReadonlyMap<number, string>
  readonly forms: readonly ('human' | 'wolf')[]
  /** How many tokens may be raised, ascending. */
  readonly raises: readonly number[]
  readonly decline: boolean
  readonly ransom: boolean
  readonly stop: boolean
  readonly done: boolean
}

const TAKE = /^(conquer|reinforce) (\S+)(?: via (\w+))?(?: with ([\w,]+))?(?: beasts (\d+))?$/
const PLAIN = /^(champion|runeblade|abandon|tower|bomb|objective) (\S+)$/
const PAIR = /^(intimidate|portal) (\S+)(?: (\S+))?$/
const CARRY = /^carry (aegis|eye) (\S+)$/
const COUNT = /^(place|beast) (\S+) (\d+)$/

function deedOf(notation: string): Deed | null {
  const made = (doing: string, region: string, more: Partial<Deed> = {}): Deed => ({
    doing: doing as Doing, region, to: null, via: null, with: [], count: 0, notation, ...more,
  })
  const take = TAKE.exec(notation)
  if (take) return made(take[1]!, take[2]!, { via: take[3] ?? null, with: take[4]?.split(',') ?? [], count: Number(take[5] ?? 0) })
  const plain = PLAIN.exec(notation) ?? CARRY.exec(notation)
  if (plain) return made(plain[1]!, plain[2]!)
  const pair = PAIR.exec(notation)
  if (pair) return made(pair[1]!, pair[2]!, { to: pair[3] ?? null })
  const count = COUNT.exec(notation)
  return count ? made(count[1]!, count[2]!, { count: Number(count[3]) }) : null
}

export function read(legal: readonly string[]): Offers {
  const found: Deed[] = []
  const at = new Map<string, Deed[]>()
  const picks = new Map<number, string>()
  const raises: number[] = []
  const lay = (region: string, deed: Deed) => void (at.get(region)?.push(deed) ?? at.set(region, [deed]))
  for (const notation of legal) {
    const deed = deedOf(notation)
    if (deed !== null) {
      found.push(deed)
      lay(deed.region, deed)
      if (deed.doing === 'portal' && deed.to !== null) lay(deed.to, deed)
      continue
    }
    const number = /^(pick|raise) (\d+)$/.exec(notation)
    if (number?.[1] === 'pick') picks.set(Number(number[2]), notation)
    if (number?.[1] === 'raise') raises.push(Number(number[2]))
  }
  return {
    deeds: found,
    at,
    picks,
    raises: raises.sort((a, b) => a - b),
    forms: (['human', 'wolf'] as const).filter((form) => legal.includes(`form ${form}`)),
    decline: legal.includes('decline'),
    ransom: legal.includes('ransom'),
    stop: legal.includes('stop'),
    done: legal.includes('done'),
  }
}

/** What a tap on the map stands for: taking land, placing pieces, or one special deed. */
export type Mode = 'take' | 'place' | Exclude<Doing, 'conquer' | 'reinforce' | 'champion' | 'runeblade' | 'place'>

const TAKING: readonly Doing[] = ['conquer', 'reinforce', 'champion', 'runeblade']
const modeOf = (doing: Doing): Mode => (TAKING.includes(doing) ? 'take' : (doing as Mode))
const MODES: readonly Mode[] = ['take', 'place', 'beast', 'objective', 'bomb', 'tower', 'aegis', 'eye', 'intimidate', 'portal', 'abandon']

/** The modes that something legal belongs to; the first is where a question begins. */
export function modesOf(offers: Offers): Mode[] {
  const found = new Set(offers.deeds.map((deed) => modeOf(deed.doing)))
  return MODES.filter((mode) => found.has(mode))
}

/** What can be done in a region in this mode. After the first region of a pair was picked: what can be done with the second. */
export function deedsAt(offers: Offers, region: string, mode: Mode, first: string | null = null): Deed[] {
  const found = (offers.at.get(region) ?? []).filter((deed) => modeOf(deed.doing) === mode)
  if (mode === 'portal') return first === null ? found : found.filter((deed) => region !== first && [deed.region, deed.to].includes(first))
  if (mode === 'intimidate' && first !== null) return offers.deeds.filter((deed) => deed.doing === mode && deed.region === first && deed.to === region)
  return found
}

/** The regions that can be picked in this mode. */
export function regionsIn(offers: Offers, mode: Mode, first: string | null = null): string[] {
  const found = new Set<string>()
  for (const deed of offers.deeds) {
    if (modeOf(deed.doing) !== mode) continue
    if (first === null) {
      found.add(deed.region)
      if (mode === 'portal' && deed.to !== null) found.add(deed.to)
    } else if (mode === 'portal' && (deed.region === first || deed.to === first)) found.add(deed.region === first ? deed.to! : deed.region)
    else if (mode === 'intimidate' && deed.region === first && deed.to !== null) found.add(deed.to)
  }
  return [...found]
}

/** The conquest that needs nothing said: one tap. */
export function plainAt(offers: Offers, region: string): Deed | null {
  return (offers.at.get(region) ?? []).find((deed) => deed.doing === 'conquer' && deed.via === null && deed.with.length === 0 && deed.count === 0) ?? null
}

/** How many pieces may be placed in a region at most. */
export function mostAt(offers: Offers, region: string, doing: 'place' | 'beast'): number {
  return (offers.at.get(region) ?? []).reduce((most, deed) => (deed.doing === doing ? Math.max(most, deed.count) : most), 0)
}

/** The regions where pieces may be placed. */
export function placesOf(offers: Offers, doing: 'place' | 'beast'): string[] {
  return [...new Set(offers.deeds.filter((deed) => deed.doing === doing).map((deed) => deed.region))]
}
