/**
 * The switch "pass for me unless I hold a Nope".
 *
 * The page only tells the wish; the server gives such a pass at the window's end, never before (clause 6.7).
 * The frame offers it as `autopass(on)` and `autopassing`; where it does not, the switch is not shown.
 */

import type { BoardTable } from '../../core/board'

interface Autopassing {
  readonly autopassing: boolean
  autopass(on: boolean): void
}

export interface Autopass {
  readonly on: boolean
  set(on: boolean): void
}

/** The switch, as far as this table has one. */
export function hook(table: BoardTable): Autopass | null {
  const able = table as BoardTable & Partial<Autopassing>
  if (typeof able.autopass !== 'function') return null
  return { on: able.autopassing === true, set: (on) => able.autopass!(on) }
}
