/** A way to look at the folded sheet: the solid scene, or the plain view from above. Both draw a moment and know where a place is seen. */

import type { Frame, Vector } from './die'
import { endOf, type Sheet } from './sheets'

/** A place on the screen, in pixels from the upper left corner of the view. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Everything that is drawn of a moment. */
export interface Moment {
  readonly die: Frame
  /** Degrees by which the sheet is folded more than usual round a cell. */
  readonly fold: { readonly cell: number; readonly degrees: number }
  /** The cell that is lit; null: none. */
  readonly lit: number | null
  /** Where the finger will hit the die's back; null: not shown. */
  readonly mark: { readonly side: number; readonly height: number } | null
}

export interface Eye {
  show(moment: Moment): void
  project(place: Vector): Spot
  resize(width: number, height: number): void
  dispose(): void
}

/** The view straight from above: where a place is, and how many pixels a millimetre has. */
export interface Above {
  readonly scale: number
  project(place: Vector): Spot
}

/** Lay the strip upright in a field of so many pixels. */
export function fromAbove(sheet: Sheet, width: number, height: number): Above {
  const length = endOf(sheet) + sheet.pad
  const scale = Math.max(0.1, Math.min((width - 16) / sheet.width, (height - 44) / length))
  // below the pad there is room to pull
  const top = Math.max(8, (height - length * scale) / 2 - 14)
  return {
    scale,
    project: ([x, y]) => ({ x: width / 2 + x * scale, y: top + (endOf(sheet) - y) * scale }),
  }
}

/** Whether this browser can draw the solid scene. */
export function hasWebGL(): boolean {
  try {
    const probe = document.createElement('canvas')
    const context = probe.getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
