/** The coach's line: whose turn it is, what is being decided, and what I can do. */

import type { BoardTable } from '../../core/board'
import { say, sayFirst } from '../../core/words'
import { sentence } from './log'
import type { Offers } from './offers'
import type { Sheet } from './sheets'
import { cliff } from './view'

export interface Advice {
  readonly text: string
  /** It is up to me. */
  readonly lit: boolean
  /** Whom the line is about. */
  readonly seat: number | null
  /** Why something was refused. */
  readonly wrong: boolean
}

/** `start`: where the rope begins that I am drawing. */
export function advice(table: BoardTable, offers: Offers, start: number | null, sheet: Sheet): Advice {
  const view = cliff(table.view)
  const plain = { lit: false, seat: null, wrong: false }
  if (table.refused) {
    const code = table.refused.code
    return { ...plain, text: sayFirst([`flick-cliff-refused-${code}`, `refused-${code}`]), lit: true, wrong: true }
  }
  if (view.result !== null) return { ...plain, text: say('flick-cliff-coach-over') }
  if (table.playing !== null) {
    // what is being shown is told as well
    const told = sentence(table.playing, { game: table.info.game, seat: table.seat, names: (seat) => table.names(seat), say })
    const seat = typeof table.playing.seat === 'number' && table.playing.seat !== table.seat ? table.playing.seat : null
    return { ...plain, text: told ? say(told.key, told.args) : '', seat }
  }
  if (table.pending !== null) return { ...plain, text: say('flick-cliff-coach-sent') }
  const mine = mineText(table, offers, start, sheet)
  if (mine !== null) return { ...plain, text: mine, lit: true }
  const acting = view.to_act[0] ?? null
  if (acting === null || acting === table.seat) return { ...plain, text: '' }
  return { ...plain, text: say(`flick-cliff-coach-wait-${view.phase}`, { name: table.names(acting) }), seat: acting }
}

/** The line while I am asked; null: I am not. */
function mineText(table: BoardTable, offers: Offers, start: number | null, sheet: Sheet): string | null {
  const view = cliff(table.view)
  if (offers.flick) {
    if (view.reflick_used) return say('flick-cliff-coach-reflick')
    return view.shorts > 0 ? say('flick-cliff-coach-short', { shorts: view.shorts }) : say('flick-cliff-coach-flick')
  }
  if (offers.act) return say(offers.pip.length + offers.move.length > 0 ? 'flick-cliff-coach-abilities' : 'flick-cliff-coach-act')
  if (offers.pass || offers.ropes.length > 0) {
    if (start !== null) return say('flick-cliff-coach-rope-end', { from: start })
    const wild = view.landing !== null && sheet.cells[view.landing.cell - 1]?.climb === 'wild'
    return say('flick-cliff-coach-rope', { pip: view.landing?.pip ?? 0, wild: String(wild) })
  }
  if (offers.climbs.length > 0) return say('flick-cliff-coach-climb')
  return null
}
