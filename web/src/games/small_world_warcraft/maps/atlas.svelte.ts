/** The islands in play: the shipped ones are fetched, a position's own are taken as they are. Their names are known to all texts. */

import type { Face } from './face'
import { bring } from './load'
import { island, type Island } from './shape'

class Atlas {
  #faces = $state.raw<ReadonlyMap<string, Face>>(new Map())
  #shapes = new Map<Face, Island>()

  /** Fetch what is not here yet. */
  async open(boards: readonly string[]): Promise<void> {
    const missing = boards.filter((face) => !this.#faces.has(face))
    if (missing.length === 0) return
    const found = await bring(missing)
    if (found.size > 0) this.#faces = new Map([...this.#faces, ...found])
  }

  /** The islands of these boards that are here, drawn; a position's own faces come before shipped ones. */
  islands(boards: readonly string[], own: Readonly<Record<string, Face>>): Island[] {
    return boards.flatMap((name) => {
      const face = own[name] ?? this.#faces.get(name)
      if (face === undefined) return []
      if (!this.#shapes.has(face)) this.#shapes.set(face, island(name, face))
      return [this.#shapes.get(face)!]
    })
  }

  nameOf(face: string): { readonly ko: string; readonly en: string } | null {
    return this.#faces.get(face)?.name ?? null
  }
}

export const atlas = new Atlas()
