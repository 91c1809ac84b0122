/** The die: its faces, its 24 ways to stand on the pad, and the turns between them, as the physics names them. */

import { ridgeOf, valleyOf, type Sheet } from './sheets'

/** Millimetres: x to the right, y away from the player, z up. */
export type Vector = readonly [number, number, number]
/** A unit quaternion: w, x, y, z. */
export type Turn = readonly [number, number, number, number]
/** Where the die's centre is, and how it is turned. */
export interface Frame {
  readonly place: Vector
  readonly turn: Turn
}

export const SIDE = 15
export const HALF = SIDE / 2
export const ROUND = 1.5
/** How far before the Start Line its centre stands. */
export const BEFORE = 20

/** Where each face looks, in the body's axes. */
export const NORMALS: Readonly<Record<number, Vector>> = {
  1: [0, 0, 1],
  2: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 1, 0],
  6: [0, 0, -1],
}
export const UNTURNED: Turn = [1, 0, 0, 0]
const UP: Vector = [0, 0, 1]
const NEAR: Vector = [0, -1, 0]
/** The eye at the Start Line looks down by 20 degrees. */
const EYE: Vector = [0, -Math.cos(Math.PI / 9), Math.sin(Math.PI / 9)]

/** First b, then a. */
export function product(a: Turn, b: Turn): Turn {
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ]
}

export function inverse(a: Turn): Turn {
  return [a[0], -a[1], -a[2], -a[3]]
}

export function turned(turn: Turn, v: Vector): Vector {
  const [, x, y, z] = product(product(turn, [0, ...v]), inverse(turn))
  return [x, y, z]
}

export function about(axis: Vector, degrees: number): Turn {
  const half = (degrees * Math.PI) / 360
  const sine = Math.sin(half)
  return [Math.cos(half), axis[0] * sine, axis[1] * sine, axis[2] * sine]
}

/** The face of a die so turned that looks most nearly along a direction. */
export function faceTowards(turn: Turn, direction: Vector): number {
  const [x, y, z] = turned(inverse(turn), direction)
  const along = (face: number) => NORMALS[face]![0] * x + NORMALS[face]![1] * y + NORMALS[face]![2] * z
  return [1, 2, 3, 4, 5, 6].reduce((best, face) => (along(face) > along(best) ? face : best))
}

/** The value of a die: the face that looks at the player. */
export function valueOf(turn: Turn): number {
  return faceTowards(turn, EYE)
}

export function topOf(turn: Turn): number {
  return faceTowards(turn, UP)
}

/** The upright die's face towards the player. */
export function frontOf(turn: Turn): number {
  return faceTowards(turn, NEAR)
}

function allTurns(): Turn[] {
  const quarter = (axis: Vector, times: number) => about(axis, 90 * times)
  const tops = [UNTURNED, quarter([1, 0, 0], 1), quarter([1, 0, 0], 2), quarter([1, 0, 0], 3), quarter([0, 1, 0], 1), quarter([0, 1, 0], 3)]
  return tops.flatMap((top) => [0, 1, 2, 3].map((times) => product(quarter([0, 0, 1], times), top)))
}

/** Start orientation 1 … 24, numbered by top face, then by the face towards the player. */
const turns: readonly Turn[] = allTurns().sort((a, b) => topOf(a) - topOf(b) || frontOf(a) - frontOf(b))

export function turnOf(pose: number): Turn {
  return turns[pose - 1] ?? UNTURNED
}

/** The turn with these faces on top and towards the player; null: a die cannot stand so. */
export function turnWith(top: number, front: number): Turn | null {
  return turns.find((turn) => topOf(turn) === top && frontOf(turn) === front) ?? null
}

/** The upright pose nearest to any turn. */
export function upright(turn: Turn): Turn {
  return turnWith(topOf(turn), frontOf(turn)) ?? UNTURNED
}

/** The die standing on the pad. */
export function onPad(x: number, turn: Turn): Frame {
  return { place: [x, -BEFORE, HALF], turn }
}

/** The die lying properly in a cell's valley with this value, leaning on the panel behind it. */
export function seated(sheet: Sheet, cell: number, value: number, x = 0): Frame {
  const lean = ((45 - sheet.fold) * Math.PI) / 180
  const arm = (HALF - ROUND) * Math.SQRT2
  const height = ROUND / Math.cos((sheet.fold * Math.PI) / 180) - ridgeOf(sheet) + arm * Math.cos(lean)
  const tip = about([1, 0, 0], sheet.fold)
  const turn = turns.map((one) => product(tip, one)).find((one) => valueOf(one) === value) ?? tip
  return { place: [x, valleyOf(sheet, cell) + arm * Math.sin(lean), height], turn }
}

/** Part of the way from one frame to another; turns go the short way round. */
export function blend(a: Frame, b: Frame, share: number, hop = 0): Frame {
  const way = a.turn.reduce((sum, part, n) => sum + part * b.turn[n]!, 0) < 0 ? -1 : 1
  const mixed = a.turn.map((part, n) => part + (way * b.turn[n]! - part) * share)
  const length = Math.hypot(...mixed) || 1
  const place = a.place.map((along, n) => along + (b.place[n]! - along) * share)
  return {
    place: [place[0]!, place[1]!, place[2]! + hop * 4 * share * (1 - share)],
    turn: [mixed[0]! / length, mixed[1]! / length, mixed[2]! / length, mixed[3]! / length],
  }
}
