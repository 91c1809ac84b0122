/**
 * The switch "pass for me unless I hold a Nope".
 *
 * Nothing is sent: whoever does not answer passes when the window closes for all, never before (clause 6.7).
 */

import type { BoardTable } from '../../core/board'

export interface Autopass {
  readonly on: boolean
  set(on: boolean): void
}

/** The switch, while the table offers it. */
export function hook(table: BoardTable): Autopass | null {
  return table.autopassing === null ? null : { on: table.autopassing, set: (on) => table.autopass(on) }
}
