/**
 * What may be done, read from the legal notations alone.
 *
 * Nothing here knows a rule: what is not in the list is not offered. Flicks are too many to list: some in the list say
 * that any may be tried.
 */

export interface Rope {
  readonly from: number
  readonly to: number
  readonly notation: string
}

export interface Offers {
  readonly flick: boolean
  /** The start faces are to be named. */
  readonly faces: boolean
  readonly act: boolean
  /** Which way an ability may go. */
  readonly pip: readonly (1 | -1)[]
  readonly move: readonly (1 | -1)[]
  readonly ropes: readonly Rope[]
  readonly pass: boolean
  readonly climbs: readonly number[]
}

const ways = (legal: readonly string[], word: string) => ([-1, 1] as const).filter((way) => legal.includes(`${word} ${way < 0 ? '-1' : '+1'}`))

/** Group the legal notations. */
export function read(legal: readonly string[]): Offers {
  const flicks = legal.filter((notation) => notation.startsWith('flick '))
  return {
    flick: flicks.length > 0,
    faces: flicks.some((notation) => notation.includes(' face ')),
    act: legal.includes('act'),
    pip: ways(legal, 'pip'),
    move: ways(legal, 'move'),
    ropes: legal.flatMap((notation) => {
      const found = /^rope (\d+) (\d+)$/.exec(notation)
      return found === null ? [] : [{ from: Number(found[1]), to: Number(found[2]), notation }]
    }),
    pass: legal.includes('pass'),
    climbs: legal.flatMap((notation) => (/^climb \d+$/.test(notation) ? [Number(notation.slice(6))] : [])),
  }
}

/** The cells where a rope may start, or end once its start is chosen. */
export function litCells(offers: Offers, start: number | null): number[] {
  const cells = start === null ? offers.ropes.map((rope) => rope.from) : offers.ropes.filter((rope) => rope.from === start).map((rope) => rope.to)
  return [...new Set(cells)].sort((a, b) => a - b)
}
