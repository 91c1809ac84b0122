/** The log's line for each event, told to the reader as "you" where it is about him. */

import type { GameEvent, LineContext, Sentence } from '../../core/board'
import { grouped, isRole, type Face } from './facts'

type Args = Record<string, string | number>

export const sentence: Sentence = (event, context) => {
  // what the attack took is told by its own line
  if (event.type === 'lost' && event.cause === 'arrows') return null
  const args = argsOf(event, context)
  return args === null ? undefined : { key: `bang-dice-event-${event.type.replaceAll('_', '-')}`, args }
}

/** The arguments of an event's line; null: not an event of this game. */
export function argsOf(event: GameEvent, { seat, names, say }: LineContext): Args | null {
  const who = (at: unknown) => (at === seat ? say('bang-dice-me') : names(Number(at)))
  const whom = (at: unknown) => (at === seat ? say('bang-dice-me-object') : names(Number(at)))
  const list = (seats: readonly number[]) => seats.map(whom).join(say('bang-dice-list-join'))
  const mine = String(seat !== null && event.seat === seat)
  const name = who(event.seat)
  switch (event.type) {
    case 'set_up': {
      const roles = (event.roles ?? []) as readonly unknown[]
      const open = roles.filter(isRole).length > 1
      const sheriff = roles.indexOf('sheriff')
      return { open: String(open || sheriff < 0), name: sheriff < 0 ? '' : who(sheriff) }
    }
    case 'turn':
      return { name, mine }
    case 'rolled': {
      const faces = (event.faces ?? []) as Face[]
      return { name, count: faces.length, faces: counted(faces, say) }
    }
    case 'kept':
    case 'arrow_taken':
    case 'dynamite':
    case 'arrow_instead':
    case 'gatling':
      return { name }
    case 'indians': {
      const losses = (event.losses ?? []) as readonly number[]
      const hurt = losses.flatMap((amount, at) => (amount > 0 ? [say('bang-dice-loss-of', { name: whom(at), amount })] : []))
      return { count: hurt.length, losses: hurt.join(say('bang-dice-list-join')) }
    }
    case 'healed':
      return { name, whom: whom(event.seat), byName: who(event.by), self: String(event.by === event.seat), amount: Number(event.amount), mine }
    case 'shot':
      return { name, targetName: whom(event.target), amount: Number(event.amount) }
    case 'lost':
      return { name, amount: Number(event.amount), cause: String(event.cause) }
    case 'arrow_returned':
      return { name, whom: event.seat === seat ? say('bang-dice-me-of') : whom(event.seat), byName: who(event.by), self: String(event.by === event.seat), amount: Number(event.amount) }
    case 'eliminated':
      return { name, role: say(`bang-dice-role-${String(event.role)}`) }
    case 'ended': {
      const winners = (event.winners ?? []) as readonly number[]
      return { reason: String(event.reason), names: list(winners), count: winners.length }
    }
    default:
      return null
  }
}

/** `화살, 맥주 ×2` */
export function counted(faces: readonly Face[], say: LineContext['say']): string {
  return grouped(faces)
    .map(([face, count]) => say('bang-dice-some', { face: say(`bang-dice-face-${face}`), count }))
    .join(say('bang-dice-list-join'))
}
