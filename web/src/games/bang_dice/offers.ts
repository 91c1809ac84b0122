/**
 * What may be done, read from the legal notations alone.
 *
 * Nothing here knows a rule: what is not in the list is not offered. Words of a later version are left out, never guessed at.
 */

/** One legal shot, taken apart. */
export interface Shot {
  readonly die: number
  /** One seat, or two that share a doubled shot. */
  readonly targets: readonly number[]
  readonly as: 'one' | 'two' | null
  /** The beer die that doubles it. */
  readonly beer: number | null
  readonly notation: string
}

/** A way to fire the die that is due: as it is, as the other face, doubled, or doubled and shared. */
export type Way = 'plain' | 'as-one' | 'as-two' | 'double' | 'split'
export const ways: readonly Way[] = ['plain', 'as-one', 'as-two', 'double', 'split']

export interface Offers {
  readonly stop: boolean
  /** Every set of dice that may be rolled again, as `0,3,4`. */
  readonly rerolls: ReadonlySet<string>
  /** Dice that are in any of them. */
  readonly loose: readonly number[]
  readonly shots: readonly Shot[]
  /** Seat → the notation that heals it. */
  readonly heals: ReadonlyMap<number, string>
  /** Seat → the notation that discards one of its arrows (Kit). */
  readonly discards: ReadonlyMap<number, string>
  /** Bart: an arrow instead of a life, or the life. */
  readonly arrow: boolean
  readonly lose: boolean
  /** Pedro: one of the own arrows. */
  readonly discard: boolean
  readonly keep: boolean
}

const SHOT = /^shoot (\d+) @(\d+)(?: @(\d+))?(?: as (one|two))?(?: with (\d+))?$/

function shotOf(notation: string): Shot | null {
  const found = SHOT.exec(notation)
  if (found === null) return null
  const [, die, first, second, as, beer] = found
  return {
    die: Number(die),
    targets: second === undefined ? [Number(first)] : [Number(first), Number(second)],
    as: (as as 'one' | 'two' | undefined) ?? null,
    beer: beer === undefined ? null : Number(beer),
    notation,
  }
}

/** Group the legal notations. */
export function read(legal: readonly string[]): Offers {
  const rerolls = new Set<string>()
  const loose = new Set<number>()
  const shots: Shot[] = []
  const heals = new Map<number, string>()
  const discards = new Map<number, string>()
  for (const notation of legal) {
    const reroll = /^reroll (\d(?:,\d)*)$/.exec(notation)
    const heal = /^heal @(\d+)$/.exec(notation)
    const discard = /^discard @(\d+)$/.exec(notation)
    if (reroll) {
      rerolls.add(reroll[1]!)
      for (const die of reroll[1]!.split(',')) loose.add(Number(die))
    } else if (heal) heals.set(Number(heal[1]), notation)
    else if (discard) discards.set(Number(discard[1]), notation)
    else {
      const shot = shotOf(notation)
      if (shot !== null) shots.push(shot)
    }
  }
  return {
    stop: legal.includes('stop'),
    rerolls,
    loose: [...loose].sort((a, b) => a - b),
    shots,
    heals,
    discards,
    arrow: legal.includes('arrow'),
    lose: legal.includes('lose'),
    discard: legal.includes('discard'),
    keep: legal.includes('keep'),
  }
}

/** The notation that rolls these dice again; null: it is not legal. */
export function rerollOf(offers: Offers, dice: readonly number[]): string | null {
  const set = [...dice].sort((a, b) => a - b).join(',')
  return offers.rerolls.has(set) ? `reroll ${set}` : null
}

export function wayOf(shot: Shot): Way {
  if (shot.targets.length === 2) return 'split'
  if (shot.beer !== null) return 'double'
  return shot.as === null ? 'plain' : `as-${shot.as}`
}

/** The ways in which the die that is due can be fired. */
export function waysOf(offers: Offers): Way[] {
  return ways.filter((way) => offers.shots.some((shot) => wayOf(shot) === way))
}

/** The die that is due; null: none. */
export function dueDie(offers: Offers): number | null {
  return offers.shots[0]?.die ?? null
}

/** Whom this way can hit; of a shared shot, with whom after the first was picked. */
export function targetsOf(offers: Offers, way: Way, first: number | null = null): number[] {
  const fitting = offers.shots.filter((shot) => wayOf(shot) === way)
  const seats =
    way === 'split' && first !== null
      ? fitting.filter((shot) => shot.targets.includes(first)).flatMap((shot) => shot.targets.filter((at) => at !== first))
      : fitting.flatMap((shot) => shot.targets)
  return [...new Set(seats)].sort((a, b) => a - b)
}

/** The notation of a shot; any beer is as good as another, so the first one is taken. Null: still one to pick, or not legal. */
export function shotAt(offers: Offers, way: Way, targets: readonly number[]): string | null {
  const wanted = [...targets].sort((a, b) => a - b).join()
  return offers.shots.find((shot) => wayOf(shot) === way && shot.targets.join() === wanted)?.notation ?? null
}
