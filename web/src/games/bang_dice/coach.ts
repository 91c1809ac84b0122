/** The coach's line: whose turn it is, what is being decided, and what I can do. */

import type { BoardTable } from '../../core/board'
import { say, sayFirst } from '../../core/words'
import { sentence } from './log'
import { dueDie, targetsOf, type Offers, type Way } from './offers'
import { bang, isHunt, type BangView } from './view'

export interface Advice {
  readonly text: string
  /** It is up to me. */
  readonly lit: boolean
  /** Whom the line is about. */
  readonly seat: number | null
  /** Why something was refused. */
  readonly wrong: boolean
}

/** What I have picked so far, before it is sent. */
export interface Picked {
  readonly dice: readonly number[]
  readonly way: Way
  readonly first: number | null
}

export function advice(table: BoardTable, offers: Offers, picked: Picked): Advice {
  const view = bang(table.view)
  const plain = { lit: false, seat: null, wrong: false }
  if (table.refused) {
    const code = table.refused.code
    return { ...plain, text: sayFirst([`bang-dice-refused-${code}`, `refused-${code}`]), lit: true, wrong: true }
  }
  if (view.result !== null) return { ...plain, text: say('bang-dice-coach-over') }
  if (table.pending !== null) return { ...plain, text: say('bang-dice-coach-sent') }
  if (table.playing !== null) {
    // what is being shown is told as well
    const told = sentence(table.playing, { game: table.info.game, seat: table.seat, names: (seat) => table.names(seat), say })
    const seat = typeof table.playing.seat === 'number' && table.playing.seat !== table.seat ? table.playing.seat : null
    if (told) return { ...plain, text: say(told.key, told.args), seat }
  }
  const mine = mineText(view, offers, picked)
  if (mine !== null) return { ...plain, text: mine, lit: true }
  const acting = view.to_act[0] ?? null
  const dead = table.seat !== null && view.alive[table.seat] === false
  if (acting === null) {
    const text = view.turn === null || table.playing === null ? '' : say('bang-dice-tray-of', { name: table.names(view.turn) })
    return { ...plain, text: dead && text === '' ? say('bang-dice-coach-dead') : text, seat: view.turn }
  }
  const waiting = view.phase === 'over' || acting === table.seat ? '' : say(`bang-dice-coach-wait-${view.phase}`, { name: table.names(acting) })
  if (dead && !waiting) return { ...plain, text: say(isHunt(view) ? 'bang-dice-coach-dead-hunt' : 'bang-dice-coach-dead') }
  return { ...plain, text: waiting, seat: waiting ? acting : null }
}

/** The line while I am asked; null: I am not. */
function mineText(view: BangView, offers: Offers, { dice, way, first }: Picked): string | null {
  const { pending } = view
  if (offers.shots.length > 0) {
    const due = dueDie(offers)
    const face = say(`bang-dice-face-${due === null ? 'one' : (view.dice[due] ?? 'one')}`)
    if (way === 'split' && first !== null) return say('bang-dice-coach-split')
    return say(targetsOf(offers, way).length > 1 ? 'bang-dice-coach-shoot' : 'bang-dice-coach-shoot-only', { face })
  }
  if (offers.heals.size > 0) {
    if (view.phase === 'sid') return say('bang-dice-coach-sid')
    return say(pending.double === true ? 'bang-dice-coach-beer-double' : 'bang-dice-coach-beer', { count: pending.beers ?? 1 })
  }
  if (offers.arrow || offers.lose) {
    return offers.arrow ? say('bang-dice-coach-bart', { left: pending.left ?? 1 }) : say('bang-dice-coach-bart-last')
  }
  if (offers.discard) return say('bang-dice-coach-pedro', { left: pending.left ?? 1 })
  if (offers.discards.size > 0 || offers.keep) return say('bang-dice-coach-kit', { left: pending.left ?? 1 })
  if (offers.stop) {
    if (dice.length > 0) return say('bang-dice-coach-chosen', { count: dice.length })
    const locked = view.dice.some((face, die) => face === 'dynamite' && !offers.loose.includes(die))
    return say(locked ? 'bang-dice-coach-roll-locked' : 'bang-dice-coach-roll')
  }
  return null
}
