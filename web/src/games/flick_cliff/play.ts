/** How each event looks: the die rolls, the sheet folds, the pencil draws, tokens climb; and when the shown view takes it in. */

import type { Animator, BoardTable, GameEvent } from '../../core/board'
import { sound } from '../../core/sound'
import { advance } from './advance'
import { onPad, seated, turnOf, type Frame } from './die'
import { TOUCH, type Motion } from './motion.svelte'
import { pathOf } from './path'
import { endOf, ridgeOf, type Sheet } from './sheets'
import { latest } from './view'

/** A landing is looked at so long. */
const BEAT = 560
/** A step up the cliff, and how long a climb lasts at most. */
const STEP = 130
const CLIMB = 700

/** Play a flick alone: its start, its way, and what came of it. */
export async function playFlick(motion: Motion, event: GameEvent, still: Frame, signal: AbortSignal): Promise<void> {
  const path = pathOf(event.path)
  if (path !== null) {
    // it is moved to where it is flicked from
    const first = path.frames[0]!
    if (Math.abs(first.place[0] - still.place[0]) > 1) await motion.hop(still, first, 130, 3, signal)
    return motion.roll(path, signal)
  }
  // nothing was recorded: it goes off, and where it comes down is told by the landing
  const start = onPad(Number(event.x), still.turn)
  const off: Frame = { place: [start.place[0], 6, start.place[2] + 10], turn: start.turn }
  sound('tap', { loud: 0.7 })
  await motion.hop(start, off, 160, 4, signal)
}

/** Play what came of it; `flicked` is the event before. */
export async function playLanding(motion: Motion, sheet: Sheet, event: GameEvent, flicked: GameEvent | null, signal: AbortSignal): Promise<void> {
  const path = pathOf(flicked?.path)
  const kind = event.kind as 'short' | 'out' | 'cell'
  if (path?.seating) {
    motion.verdict = { kind: 'fold' }
    await motion.seat(path.seating, path.fps, signal)
  } else if (path === null && motion.frame !== null) {
    await motion.hop(motion.frame, fallback(sheet, event, motion.frame), kind === 'cell' ? 420 : 300, kind === 'short' ? 2 : 16, signal)
    sound('tap', { loud: 0.5 })
  }
  if (kind === 'cell') {
    sound('chime')
    const spare = path?.seating ? 340 : BEAT
    await motion.tell({ kind, cell: Number(event.cell), pip: Number(event.pip) }, spare, signal)
  } else {
    sound('wood')
    await motion.tell({ kind }, BEAT + 240, signal)
  }
}

/** Where a die without a recorded path is shown to come down. */
function fallback(sheet: Sheet, event: GameEvent, from: Frame): Frame {
  if (event.kind === 'cell') return seated(sheet, Number(event.cell), Number(event.pip), from.place[0] / 2)
  if (event.kind === 'short') return { place: [from.place[0], -6, 7.5], turn: from.turn }
  return { place: [from.place[0] + 20, endOf(sheet) + 26, 7.5 - ridgeOf(sheet)], turn: from.turn }
}

export function animator(table: BoardTable, motion: Motion, sheet: () => Sheet, rest: () => Frame): Animator {
  return async (event, _before, signal) => {
    const take = () => table.show(advance(table.view, event))
    const seat = Number(event.seat)
    const [from, to] = [Number(event.from), Number(event.to)]

    switch (event.type) {
      case 'posed': {
        const now = rest()
        await motion.hop(now, onPad(now.place[0], turnOf(Number(event.pose))), 260, 14, signal)
        break
      }
      case 'flicked':
        await playFlick(motion, event, motion.frame ?? rest(), signal)
        break
      case 'landed':
        await playLanding(motion, sheet(), event, latest(table.events, 'flicked'), signal)
        take()
        motion.frame = null
        break
      case 'ability_used':
        sound('paper')
        motion.circle = { seat, ability: String(event.ability) }
        take()
        await motion.pause(420, signal)
        motion.circle = null
        break
      case 'rope_drawn':
        sound('paper')
        await motion.run(760, signal, (share) => (motion.drawing = { from, to, share }))
        take()
        motion.drawing = null
        break
      case 'climbed':
        await motion.run(Math.min(CLIMB, STEP * (to - from)), signal, (share) => (motion.walk = { seat, from, to, rope: false, share }))
        sound('wood')
        take()
        motion.walk = null
        await motion.pause(TOUCH, signal)
        break
      case 'carried':
        sound('paper')
        await motion.run(620, signal, (share) => (motion.walk = { seat, from, to, rope: true, share }))
        take()
        motion.walk = null
        break
      case 'ability_gained':
        sound('chime')
        motion.circle = { seat, ability: String(event.ability) }
        take()
        await motion.pause(480, signal)
        motion.circle = null
        break
      case 'turn':
        motion.frame = null
        take()
        await motion.pause(TOUCH, signal)
        break
      case 'finished':
        take()
        sound('chime')
        await motion.pause(500, signal)
        break
    }
  }
}

/** Show an event of the log once more, as well as can be, and leave everything as it was. */
export async function recall(motion: Motion, sheet: Sheet, event: GameEvent, events: readonly GameEvent[], rest: Frame, signal: AbortSignal): Promise<void> {
  if (event.type !== 'flicked' && event.type !== 'landed') return
  const at = events.findIndex((one) => one.e === event.e)
  const near = event.type === 'flicked' ? events.slice(at) : [...events.slice(0, at)].reverse()
  const other = near.find((one) => one.type === (event.type === 'flicked' ? 'landed' : 'flicked')) ?? null
  const [flicked, landed] = event.type === 'flicked' ? [event, other] : [other, event]
  if (flicked === null) return
  const posed = latest(events.slice(0, events.indexOf(flicked)), 'posed')
  motion.frame = onPad(Number(flicked.x), posed === null ? rest.turn : turnOf(Number(posed.pose)))
  await motion.pause(TOUCH, signal)
  if (!signal.aborted) await playFlick(motion, flicked, motion.frame ?? rest, signal)
  if (!signal.aborted && landed !== null) await playLanding(motion, sheet, landed, flicked, signal)
  motion.clear()
}
