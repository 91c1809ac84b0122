/** The few flat colours of the paper-cut pictures; the outline is the same on all. */

export const INK = '#2b2018'
export const PAPER = '#fff6e3'

/** A piece of cut paper: its colour, its form, and `line` for a stroke without filling. */
export type Cut = readonly [fill: string, d: string, how?: 'line' | 'bare']

/** The same paper drawn with a pencil: three greys by how dark the colour was. */
export function pencilled(fill: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16)) as [number, number, number]
  const light = (r * 3 + g * 6 + b) / 2550
  return light > 0.72 ? '#f7f4ec' : light > 0.38 ? '#dcd8cf' : '#a9a59d'
}
