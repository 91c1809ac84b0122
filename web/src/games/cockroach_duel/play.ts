/** How each event looks: what flies where, and when the shown view takes it in. */

import type { Animator, BoardTable } from '../../core/board'
import { sound } from '../../core/sound'
import { advance, without } from './advance'
import { MOVE, TOUCH, type Motion } from './motion.svelte'
import { duel, other } from './view'

/** The stillness before challenged cards turn over. */
const BEAT = 700

export function animator(table: BoardTable, motion: Motion): Animator {
  return async (event, before, signal) => {
    const seat = Number(event.seat)
    const view = duel(before)
    const take = () => table.show(advance(table.view, event))

    switch (event.type) {
      case 'attacked':
      case 'blocked':
        sound('paper')
        table.show({ hands: without(view, seat, event), ...(event.type === 'attacked' ? { attacker: seat } : {}) })
        await motion.fly({ what: 'cards', count: Number(event.count) }, `hand-${seat}`, `laid-${seat}`, signal)
        take()
        await motion.pause(TOUCH * 3, signal)
        break
      case 'passed':
      case 'accepted':
        take()
        await motion.while({ word: { seat, key: event.type } }, motion.pause(700, signal))
        break
      case 'challenged':
        sound('knock')
        await motion.while({ still: other(seat), word: { seat, key: 'challenged' } }, motion.pause(BEAT, signal))
        take()
        sound(event.truthful === true ? 'wood' : 'paper')
        await motion.pause(MOVE * 2.3, signal)
        break
      case 'life_taken': {
        const life = [...view.life]
        life[Number(event.from)]! -= Number(event.amount)
        table.show({ life })
        sound('wood')
        await motion.fly({ what: 'life', count: Number(event.amount) }, `life-${event.from}`, `life-${event.to}`, signal)
        table.show({ life: life.map((n, at) => (at === event.to ? n + Number(event.amount) : n)) })
        await motion.pause(TOUCH, signal)
        break
      }
      case 'black_shown':
        sound('fuse')
        await motion.while({ black: seat }, motion.pause(1_000, signal))
        take()
        break
      case 'drew':
        if (view.attack) {
          const laid = [view.attack, view.block].filter((row) => row !== null).length
          table.show({ attack: null, block: null })
          await motion.fly({ what: 'cards', count: laid }, 'table', 'middle', signal)
          table.show(advance({ ...table.view, attack: view.attack, block: view.block }, { ...event, count: 0, cards: [] }))
        }
        sound('paper')
        await motion.fly({ what: 'cards', count: Number(event.count) }, 'deck', `hand-${seat}`, signal)
        take()
        break
      case 'round_won':
        sound('chime')
        await motion.fly({ what: 'win', count: 1 }, 'table', `wins-${seat}`, signal)
        take()
        await motion.pause(MOVE, signal)
        break
      case 'round_dealt':
        if (view.starter !== event.starter) {
          table.show({ starter: null })
          await motion.fly({ what: 'starter', count: 1 }, `starter-${view.starter}`, `starter-${event.starter}`, signal)
        }
        take()
        sound('paper')
        await Promise.all([0, 1].map((at) => motion.fly({ what: 'cards', count: 4 }, 'deck', `hand-${at}`, signal)))
        break
      case 'match_won':
        take()
        sound('chime')
        break
    }
  }
}
