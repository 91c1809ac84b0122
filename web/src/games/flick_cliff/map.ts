/** Where everything stands on the drawing of the cliff, and how ropes and climbs run over it. */

import { goalOf, lineOf, rowOf, type Sheet } from './sheets'

export interface Point {
  readonly x: number
  readonly y: number
}

export const WIDE = 348
const EDGE = 6
const GOAL = 40
export const ROW = 45
const FOOT = 58

/** The drawing of one sheet: its measures and the middle of every cell. */
export class CliffMap {
  readonly height: number
  readonly cellWide: number
  readonly cellHigh = ROW - 5
  readonly foot: number

  constructor(readonly sheet: Sheet) {
    this.cellWide = (WIDE - 2 * EDGE) / sheet.lines
    this.foot = GOAL + sheet.rows * ROW
    this.height = this.foot + FOOT
  }

  /** The middle of a cell; 0 is the start, one more than all cells the goal. */
  middle(cell: number): Point {
    const goal = goalOf(this.sheet)
    if (cell <= 0) return { x: EDGE + this.cellWide / 2, y: this.height - 19 }
    if (cell >= goal) return { x: this.middle(goal - 1).x + (this.sheet.rows % 2 === 0 ? 4 : -4), y: 21 }
    return {
      x: this.lineX(lineOf(this.sheet, cell)),
      y: GOAL + (this.sheet.rows - rowOf(this.sheet, cell) - 0.5) * ROW,
    }
  }

  lineX(line: number): number {
    return EDGE + (line - 0.5) * this.cellWide
  }

  /** Where a token stands: a little aside if others are there too. `place`: which of `all` it is. */
  standing(cell: number, place: number, all: number): Point {
    const { x, y } = this.middle(cell)
    const low = cell > 0 && cell < goalOf(this.sheet) ? y + 4 : y
    if (all === 1) return { x: x + 2, y: low }
    const aside = cell >= goalOf(this.sheet) ? 15 : 12
    if (all === 2) return { x: x + (place === 0 ? -aside + 2 : aside + 2), y: low }
    return { x: x + 2 + (place % 2 === 0 ? -aside : aside), y: low + (place < 2 ? -8 : 8) }
  }

  /** How far along the climb from one cell to another a share of the time is. */
  climbing(from: number, to: number, share: number): Point {
    const at = from + (to - from) * share
    const before = Math.floor(at)
    const [a, b] = [this.middle(before), this.middle(Math.min(before + 1, to))]
    const part = at - before
    const hop = 9 * Math.sin(Math.PI * part)
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part - hop }
  }

  /** A rope's bend: control point and ends, kept off the numbers. */
  rope(from: number, to: number): { readonly a: Point; readonly c: Point; readonly b: Point } {
    const [start, end] = [this.middle(from), this.middle(to)]
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const long = Math.hypot(dx, dy) || 1
    const short = Math.min(9, long * 0.2) / long
    const a = { x: start.x + dx * short, y: start.y + dy * short }
    const b = { x: end.x - dx * short, y: end.y - dy * short }
    const bend = 7
    return { a, b, c: { x: (a.x + b.x) / 2 - (dy / long) * bend, y: (a.y + b.y) / 2 + (dx / long) * bend } }
  }

  ropePath(from: number, to: number): string {
    const { a, b, c } = this.rope(from, to)
    return `M${f(a.x)} ${f(a.y)}Q${f(c.x)} ${f(c.y)} ${f(b.x)} ${f(b.y)}`
  }

  /** A point of a rope, and which way it leads there. */
  onRope(from: number, to: number, share: number): Point & { readonly degrees: number } {
    const { a, b, c } = this.rope(from, to)
    const at = (p: number, q: number, r: number) => (1 - share) ** 2 * p + 2 * share * (1 - share) * q + share ** 2 * r
    const way = (p: number, q: number, r: number) => 2 * (1 - share) * (q - p) + 2 * share * (r - q)
    return { x: at(a.x, c.x, b.x), y: at(a.y, c.y, b.y), degrees: (Math.atan2(way(a.y, c.y, b.y), way(a.x, c.x, b.x)) * 180) / Math.PI }
  }
}

export function f(number: number): string {
  return String(Math.round(number * 10) / 10)
}
