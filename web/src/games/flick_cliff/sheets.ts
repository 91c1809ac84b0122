/** The sheets a table is played with, as their data file says, and their geometry in millimetres. */

import type { Vector } from './die'

export type Climb = 'none' | 'half' | 'full' | 'wild'
export type Ability = 'pip' | 'move'
export const abilities: readonly Ability[] = ['pip', 'move']

/** One cell of the action sheet. */
export interface ActionCell {
  readonly rope: boolean
  readonly climb: Climb
  readonly ability: Ability | null
}

export interface Sheet {
  /** The cells from near to far; cell 1 is the first. */
  readonly cells: readonly ActionCell[]
  readonly pad: number
  readonly panel: number
  readonly width: number
  /** How steeply a panel stands, in degrees. */
  readonly fold: number
  readonly rows: number
  readonly lines: number
  readonly dotted: readonly number[]
  /** How many circles each ability has. */
  readonly circles: Readonly<Record<Ability, number>>
}

interface File {
  readonly action_sheet: {
    readonly pad_mm: number
    readonly panel_mm: number
    readonly width_mm: number
    readonly fold_degrees: number
    readonly cells: readonly { readonly climb: Climb; readonly rope?: boolean; readonly ability?: Ability | 'none' }[]
  }
  readonly cliff_sheet: { readonly rows: number; readonly lines: number; readonly dotted: readonly number[] }
  readonly ability_sheet: Readonly<Record<Ability, number>>
}

/** A sheet from the plain data of its file. */
export function sheetFromPlain(plain: unknown): Sheet {
  const { action_sheet: action, cliff_sheet: cliff, ability_sheet: circles } = plain as File
  return {
    cells: action.cells.map(({ climb, rope = false, ability = 'none' }) => ({ climb, rope, ability: ability === 'none' ? null : ability })),
    pad: action.pad_mm,
    panel: action.panel_mm,
    width: action.width_mm,
    fold: action.fold_degrees,
    ...cliff,
    circles,
  }
}

const cell = (climb: Climb, rope: boolean, ability: Ability | null): ActionCell => ({ climb, rope, ability })

/** The rulebook's sheet: what is drawn where no server tells, as in the lobby's picture and the playground. */
export const V2_1: Sheet = {
  cells: [
    cell('half', false, 'pip'), cell('full', false, null), cell('none', true, null), cell('full', false, 'move'),
    cell('half', true, null), cell('full', false, 'pip'), cell('full', true, 'move'), cell('wild', true, null),
  ],
  pad: 41,
  panel: 16,
  width: 105,
  fold: 43,
  rows: 4,
  lines: 6,
  dotted: [5, 6, 8, 10, 11, 13, 15, 21, 23],
  circles: { pip: 3, move: 3 },
}

/** The sheet a table is played with: the server says what stands in its file. */
export function sheetOf(info: { readonly sheet?: unknown }): Sheet {
  return info.sheet ? sheetFromPlain(info.sheet) : V2_1
}

// The cliff

export function goalOf(sheet: Sheet): number {
  return sheet.rows * sheet.lines + 1
}

/** The row of a cell of the cliff, from 0 at the foot. */
export function rowOf(sheet: Sheet, cell: number): number {
  return Math.floor((cell - 1) / sheet.lines)
}

/** The line of a cell, from 1: the path winds to the right on the first row, back on the next. */
export function lineOf(sheet: Sheet, cell: number): number {
  const along = (cell - 1) % sheet.lines
  return rowOf(sheet, cell) % 2 === 0 ? along + 1 : sheet.lines - along
}

// The folded strip: x to the right, y away from the player, z up; 0 is the middle of the Start Line

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function pitchOf(sheet: Sheet): number {
  return 2 * sheet.panel * Math.cos(radians(sheet.fold))
}

/** The height of the ridges, and of the pad, over the table. */
export function ridgeOf(sheet: Sheet): number {
  return sheet.panel * Math.sin(radians(sheet.fold))
}

export function endOf(sheet: Sheet): number {
  return sheet.cells.length * pitchOf(sheet)
}

export function valleyOf(sheet: Sheet, cell: number): number {
  return (cell - 0.5) * pitchOf(sheet)
}

/** One fold of the strip, or its edge. */
export interface Fold {
  readonly y: number
  readonly z: number
  /** How far along the flat paper, from the near edge of the pad. */
  readonly along: number
}

/** The strip seen from its side: near edge, Start Line, then valley, ridge, valley, …; folded by `more` degrees round a cell. */
export function profileOf(sheet: Sheet, more = 0, still = 1): readonly Fold[] {
  const angle = radians(sheet.fold + more)
  const [run, rise] = [sheet.panel * Math.cos(angle), sheet.panel * Math.sin(angle)]
  const low = -ridgeOf(sheet)
  const start = valleyOf(sheet, still) - (2 * still - 1) * run
  const folds = Array.from({ length: 2 * sheet.cells.length + 1 }, (_, n) => ({
    y: start + n * run,
    z: n % 2 === 0 ? low + rise : low,
    along: sheet.pad + n * sheet.panel,
  }))
  return [{ y: start - sheet.pad, z: 0, along: 0 }, ...folds]
}

/** A point of the panel that looks at the player: `up` from 0 in the valley to 1 on the ridge behind it. */
export function onPanel(sheet: Sheet, cell: number, x: number, up: number): Vector {
  return [x, valleyOf(sheet, cell) + (up * pitchOf(sheet)) / 2, -ridgeOf(sheet) * (1 - up)]
}
