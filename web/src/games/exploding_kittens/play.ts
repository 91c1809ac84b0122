/** How each event looks: what flies where, and when the shown view takes it in. */

import type { Animator, BoardTable } from '../../core/board'
import { sound } from '../../core/sound'
import { say } from '../../core/words'
import { advance } from './advance'
import type { Card } from './facts'
import { TOUCH, type Motion } from './motion.svelte'

/** How long everybody holds their breath at a drawn kitten. */
const BEAT = 900

export function animator(table: BoardTable, motion: Motion): Animator {
  return async (event, _before, signal) => {
    const seat = Number(event.seat)
    const card = (event.card ?? null) as Card | null
    const take = () => table.show(advance(table.view, event))

    switch (event.type) {
      case 'played':
      case 'paired':
      case 'tripled': {
        const count = event.type === 'played' ? 1 : event.type === 'paired' ? 2 : 3
        sound('paper')
        await motion.fly({ card, count }, `hand-${seat}`, 'discard', signal)
        take()
        await motion.pause(TOUCH, signal)
        break
      }
      case 'noped': {
        const word = { seat, text: say('exploding-kittens-cry-nope'), loud: true }
        sound('knock')
        await motion.while({ word }, motion.fly({ card: 'nope', count: 1 }, `hand-${seat}`, 'discard', signal))
        take()
        await motion.while({ word }, motion.pause(TOUCH * 3, signal))
        break
      }
      case 'passed':
        take()
        break
      case 'window_closed': {
        const stands = event.stands === true
        const noped = (table.view.pending?.nopes ?? 0) > 0
        if (noped) sound(stands ? 'wood' : 'knock')
        await motion.while({ stamp: stands ? 'stands' : 'cancelled' }, motion.pause(noped ? 620 : TOUCH * 2, signal))
        take()
        break
      }
      case 'gave':
      case 'stole':
        sound('paper')
        await motion.fly({ card, count: 1 }, `hand-${event.from}`, `hand-${event.to}`, signal)
        take()
        await motion.pause(TOUCH, signal)
        break
      case 'named': {
        const yes = event.success === true
        const name = say(`exploding-kittens-card-${event.name}`)
        const word = { seat: Number(event.from), text: say(`exploding-kittens-cry-named-${yes ? 'yes' : 'no'}`, { card: name }) }
        await motion.while({ word }, motion.pause(600, signal))
        if (yes) await motion.fly({ card: event.name as Card, count: 1 }, `hand-${event.from}`, `hand-${event.to}`, signal)
        take()
        break
      }
      case 'shuffled':
        sound('paper')
        await motion.while({ shuffling: true }, motion.pause(560, signal))
        take()
        break
      case 'looked':
        take()
        await motion.pause(TOUCH * 2, signal)
        break
      case 'drew':
        sound('paper')
        await motion.fly({ card, count: 1 }, 'pile', `hand-${seat}`, signal)
        take()
        await motion.pause(card === null ? 40 : TOUCH * 2, signal)
        break
      case 'kitten_drawn':
        sound('fuse')
        await motion.while({ kitten: { seat, phase: 'hush' } }, motion.pause(BEAT, signal))
        take()
        break
      case 'defused':
        sound('chime')
        await motion.fly({ card: 'kitten', count: 1 }, `hand-${seat}`, 'pile', signal)
        take()
        break
      case 'exploded':
        sound('knock')
        take()
        await motion.while({ kitten: { seat, phase: 'boom' } }, motion.pause(900, signal))
        break
      case 'turn':
        take()
        if (seat === table.seat) await motion.while({ mine: true }, motion.pause(420, signal))
        else await motion.pause(80, signal)
        break
      case 'won':
        take()
        sound('chime')
        break
    }
  }
}
