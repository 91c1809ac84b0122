/** Paints the paper of the folded sheet, and the faces of the die, for the solid scene. */

import { signs, signsOf } from './icons'
import type { Sheet } from './sheets'

/** Pixels for a millimetre of paper. */
const GRAIN = 8
const PENCIL = '#3d3a38'
const FONT = "'Noto Sans KR Variable', 'Noto Sans KR', system-ui, sans-serif"

/** Numbers that look random and are the same each time, so that the paper is always the same sheet. */
function steady(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas')
  made.width = Math.round(width)
  made.height = Math.round(height)
  return [made, made.getContext('2d')!]
}

/** The strip before it is folded, the player's edge at the bottom. `words`: what is written at the Start Line. */
export function paintSheet(sheet: Sheet, words: string): HTMLCanvasElement {
  const length = sheet.pad + 2 * sheet.cells.length * sheet.panel
  const [made, pen] = canvas(sheet.width * GRAIN, length * GRAIN)
  const random = steady(7)
  pen.scale(GRAIN, GRAIN)
  pen.fillStyle = '#fffdf9'
  pen.fillRect(0, 0, sheet.width, length)
  for (let n = 0; n < 5_000; n += 1) {
    pen.fillStyle = random() < 0.5 ? 'rgb(120 100 70 / 0.05)' : 'rgb(255 255 255 / 0.5)'
    pen.fillRect(random() * sheet.width, random() * length, 0.2 + random() * 1.4, 0.15 + random() * 0.3)
  }
  /** From the near edge, upward. */
  const at = (along: number) => length - along

  /** A line drawn by hand across the paper: twice, never quite alike. */
  function across(along: number, dashes: readonly number[], wide: number, strong: number): void {
    for (const [dx, dy] of [[0, 0], [0.3, 0.16]] as const) {
      pen.beginPath()
      pen.setLineDash([...dashes])
      pen.lineWidth = wide
      pen.lineCap = 'round'
      pen.strokeStyle = `rgb(61 58 56 / ${strong})`
      pen.moveTo(1 + dx, at(along) + dy + (random() - 0.5) * 0.2)
      pen.bezierCurveTo(sheet.width * 0.3, at(along) + dy + (random() - 0.5) * 0.5, sheet.width * 0.7, at(along) + dy + (random() - 0.5) * 0.5, sheet.width - 1, at(along) + dy)
      pen.stroke()
    }
    pen.setLineDash([])
  }

  function sign(name: keyof typeof signs, x: number, along: number, size: number): void {
    const scale = size / 24
    for (const shift of [0, 0.35]) {
      pen.save()
      pen.translate(x - size / 2 + shift * 0.4, at(along) - size / 2 + shift * 0.3)
      pen.scale(scale, scale)
      pen.lineWidth = shift ? 0.9 : 1.9
      pen.lineJoin = pen.lineCap = 'round'
      pen.strokeStyle = PENCIL
      if (name === 'wild') {
        pen.fillStyle = 'rgb(185 119 14 / 0.28)'
        pen.fill(new Path2D(signs[name]))
      }
      pen.stroke(new Path2D(signs[name]))
      pen.restore()
    }
  }

  // the pad, lightly hatched, with the Start Line at its far edge
  pen.strokeStyle = 'rgb(61 58 56 / 0.10)'
  pen.lineWidth = 0.35
  for (let x = -sheet.pad; x < sheet.width; x += 3.2) {
    pen.beginPath()
    pen.moveTo(x + random(), at(1))
    pen.lineTo(x + sheet.pad - 4 + random(), at(sheet.pad - 4))
    pen.stroke()
  }
  pen.fillStyle = '#6b6154'
  pen.font = `700 4.6px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.textAlign = 'left'
  pen.fillText(words, 5, at(sheet.pad - 4.4))
  pen.textAlign = 'center'
  across(sheet.pad, [], 0.8, 0.8)

  sheet.cells.forEach((cell, n) => {
    const valley = sheet.pad + (2 * n + 1) * sheet.panel
    across(valley, [2.4, 1.6], 0.4, 0.55)
    if (n < sheet.cells.length - 1) across(valley + sheet.panel, [4, 1.4, 0.6, 1.4], 0.45, 0.65)
    // the number stands at both edges, where no die hides it
    for (const x of [10, sheet.width - 10]) {
      pen.beginPath()
      pen.ellipse(x, at(valley + 8.6), 4.7, 4.5, 0.1, 0, 7)
      pen.lineWidth = 0.5
      pen.strokeStyle = 'rgb(61 58 56 / 0.75)'
      pen.stroke()
      pen.fillStyle = PENCIL
      pen.font = `800 6.6px ${FONT}`
      pen.fillText(String(n + 1), x, at(valley + 8.4))
    }
    const all = signsOf(cell)
    all.forEach((name, place) => sign(name, sheet.width / 2 + (place - (all.length - 1) / 2) * 17, valley + 8.6, 11))
  })
  pen.lineWidth = 0.8
  pen.strokeStyle = 'rgb(61 58 56 / 0.55)'
  pen.strokeRect(0.4, 0.4, sheet.width - 0.8, length - 0.8)
  return made
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}

/** Where the pips of a face are, from -1 to 1. */
export function pipsOf(face: number): readonly (readonly [number, number])[] {
  return PIPS[face] ?? []
}

/** A face of the die. */
export function paintFace(face: number): HTMLCanvasElement {
  const [made, pen] = canvas(128, 128)
  pen.fillStyle = '#fffaf0'
  pen.fillRect(0, 0, 128, 128)
  for (const [x, y] of pipsOf(face)) {
    pen.beginPath()
    pen.arc(64 + x * 33, 64 + y * 33, face === 1 ? 17 : 12.5, 0, 7)
    pen.fillStyle = face === 1 ? '#b3341f' : '#221c15'
    pen.fill()
  }
  return made
}
