/** How each event looks: what flies where, and when the shown view takes it in. */

import type { Animator, BoardTable } from '../../core/board'
import { sound } from '../../core/sound'
import { advance } from './advance'
import { isRole } from './facts'
import { MOVE, TOUCH, TUMBLE, type Motion } from './motion.svelte'

/** How long a great moment lasts. */
const BEAT = 900

export function animator(table: BoardTable, motion: Motion): Animator {
  return async (event, _before, signal) => {
    const seat = Number(event.seat)
    const take = () => table.show(advance(table.view, event))

    switch (event.type) {
      case 'turn':
        take()
        if (seat === table.seat) await motion.while({ mine: true }, motion.pause(MOVE, signal))
        else await motion.pause(TOUCH, signal)
        break
      case 'rolled':
        sound('wood')
        take()
        motion.throw(event.dice as number[])
        await motion.pause(TUMBLE + 100, signal)
        break
      case 'kept':
        take()
        await motion.pause(TOUCH, signal)
        break
      case 'arrow_taken':
      case 'arrow_instead':
        sound('paper')
        await motion.fly({ thing: 'arrow' }, 'pile', `seat-${seat}`, signal, 240)
        take()
        break
      case 'arrow_returned':
        await motion.fly({ thing: 'arrow' }, `seat-${seat}`, 'pile', signal, 240)
        take()
        break
      case 'indians': {
        sound('knock')
        const losses = event.losses as readonly number[]
        const change = Object.fromEntries(losses.flatMap((amount, at) => (amount > 0 ? [[at, -amount]] : [])))
        await motion.while({ drama: { kind: 'indians', losses }, change }, motion.pause(BEAT, signal))
        take()
        break
      }
      case 'dynamite':
        sound('fuse')
        await motion.while({ drama: { kind: 'dynamite', seat } }, motion.pause(700, signal))
        take()
        break
      case 'gatling':
        sound('knock')
        await motion.while({ drama: { kind: 'gatling', seat } }, motion.pause(800, signal))
        take()
        break
      case 'shot':
        sound('knock')
        await motion.while({ shot: { from: seat, to: Number(event.target) } }, motion.fly({ thing: 'bullet' }, `seat-${seat}`, `seat-${event.target}`, signal, 260))
        take()
        break
      case 'lost':
        take()
        // the attack has told its losses already
        if (event.cause !== 'arrows') await motion.while({ change: { [seat]: -Number(event.amount) } }, motion.pause(event.cause === 'gatling' ? TOUCH : MOVE, signal))
        break
      case 'healed':
        sound('chime')
        await motion.fly({ thing: 'beer' }, 'tray', `seat-${seat}`, signal)
        take()
        await motion.while({ change: { [seat]: Number(event.amount) } }, motion.pause(MOVE, signal))
        break
      case 'eliminated':
        take()
        sound('wood')
        if (isRole(event.role)) await motion.while({ drama: { kind: 'out', seat, role: event.role } }, motion.pause(BEAT, signal))
        break
      case 'ended':
        take()
        sound('chime')
        break
    }
  }
}
