/** How each event looks: what walks where, and when the shown view takes it in. */

import type { Animator, BoardTable } from '../../core/board'
import { sound } from '../../core/sound'
import { advance } from './advance'
import { isRace } from './facts'
import { MOVE, TOUCH, TUMBLE, type Motion } from './motion.svelte'
import { holderOf, world } from './view'

export interface Stage {
  readonly table: BoardTable
  readonly motion: Motion
  /** Bring a region into sight. */
  readonly show: (region: string) => void
}

export function animator({ table, motion, show }: Stage): Animator {
  return async (event, _before, signal) => {
    const seat = Number(event.seat)
    const region = String(event.region)
    const take = () => table.show(advance(table.view, event))
    const hand = seat === table.seat ? 'hand' : `seat-${seat}`

    switch (event.type) {
      case 'turn':
        take()
        await motion.while({ drama: { kind: 'round', round: Number(event.round), mine: seat === table.seat } }, motion.pause(seat === table.seat ? 700 : MOVE, signal))
        break
      case 'picked':
        sound('paper')
        take()
        await motion.pause(MOVE, signal)
        break
      case 'conquered': {
        show(region)
        const race = world(table.view).players[seat]?.active?.race
        sound('wood')
        if (race) await motion.while({ regions: [region] }, motion.fly({ race, seat }, hand, `region-${region}`, signal))
        take()
        await motion.while({ regions: [region], fresh: region }, motion.pause(MOVE, signal))
        break
      }
      case 'rolled': {
        show(region)
        sound('wood')
        const pips = Number(event.die)
        const success = event.success === true
        await motion.while({ regions: [region], drama: { kind: 'die', pips, success, rolling: true } }, motion.pause(TUMBLE, signal))
        await motion.while({ regions: [region], drama: { kind: 'die', pips, success, rolling: false } }, motion.pause(700, signal))
        take()
        break
      }
      case 'lost_token': {
        const holder = holderOf(world(table.view), region)
        await motion.while({ regions: [region] }, motion.pause(TOUCH, signal))
        if (holder !== null && isRace(event.race)) await motion.fly({ race: event.race, seat: holder.seat }, `region-${region}`, `seat-${holder.seat}`, signal)
        take()
        break
      }
      case 'marker_shown':
        show(region)
        sound('chime')
        take()
        await motion.while({ regions: [region], drama: { kind: 'marker', id: String(event.id) } }, motion.pause(900, signal))
        break
      case 'bomb_shown':
        show(region)
        sound(event.kind === 'blast' ? 'knock' : 'fuse')
        await motion.while({ regions: [region], drama: { kind: 'bomb', blast: event.kind === 'blast' } }, motion.pause(800, signal))
        take()
        break
      case 'swapped':
        take()
        await motion.while({ regions: [String(event.a), String(event.b)] }, motion.pause(700, signal))
        break
      case 'intimidated':
        take()
        await motion.while({ regions: [event.from, event.to].filter((one) => typeof one === 'string') }, motion.pause(MOVE * 2, signal))
        break
      case 'placed': {
        const race = world(table.view).players[seat]?.active?.race
        if (race && seat !== table.seat) await motion.fly({ race, seat }, hand, `region-${region}`, signal, 240)
        take()
        if (seat !== table.seat) await motion.while({ regions: [region] }, motion.pause(TOUCH, signal))
        break
      }
      case 'declined': {
        const race = world(table.view).players[seat]?.active?.race
        sound('knock')
        take()
        if (race) await motion.while({ drama: { kind: 'decline', seat, race } }, motion.pause(900, signal))
        break
      }
      case 'scored':
        sound('chime')
        take()
        await motion.while({ gains: { [seat]: typeof event.amount === 'number' ? event.amount : null } }, motion.pause(MOVE * 2, signal))
        break
      case 'paid':
        if (typeof event.from === 'number' && typeof event.to === 'number') await motion.fly(null, `seat-${event.from}`, `seat-${event.to}`, signal)
        take()
        break
      case 'marker_moved':
      case 'wall':
      case 'fort':
      case 'tower':
      case 'objective':
      case 'bomb_laid':
      case 'abandoned':
        take()
        await motion.while({ regions: [region], fresh: region }, motion.pause(MOVE, signal))
        break
      case 'mustered':
      case 'raised':
      case 'form':
      case 'left':
        take()
        await motion.pause(TOUCH, signal)
        break
      case 'ended':
        take()
        sound('chime')
        break
    }
  }
}
