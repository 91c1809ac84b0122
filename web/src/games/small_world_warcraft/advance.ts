/** The shown view, one event further: only what the event says openly, until the true view comes. */

import type { GameEvent, View } from '../../core/board'
import type { Race } from './facts'
import { coinsOf, world, type Active, type Held, type Player, type WorldView } from './view'

/** The fields that an event changes. Hand it to `table.show`. */
export function advance(shown: View, event: GameEvent): View {
  const view = world(shown)
  const seat = Number(event.seat)
  const region = String(event.region)
  const held = view.regions[region] ?? null
  const active = view.players[seat]?.active ?? null
  switch (event.type) {
    case 'turn':
      return { turn: seat, round: Number(event.round), to_act: [seat] }
    case 'picked':
      return {
        players: player(view, seat, (old) => ({
          ...old,
          active: { race: event.race, power: event.power, hand: Number(event.tokens), beasts: 0, champion: null, form: null },
          coins: paid(view, seat, Number(event.got) - Number(event.paid)),
        })),
      }
    case 'form':
      return { players: hand(view, seat, { form: event.form }) }
    case 'mustered':
      return { players: hand(view, seat, { hand: (active?.hand ?? 0) + Number(event.tokens) }), regions: thinned(view, active) }
    case 'abandoned':
      return { regions: lay(view, region, null), players: hand(view, seat, { hand: (active?.hand ?? 0) + (held?.tokens ?? 0) }) }
    case 'conquered': {
      if (active === null) return {}
      const cost = Math.min(Number(event.cost), active.hand)
      return {
        regions: lay(view, region, { race: active.race, tokens: Math.max(1, cost) }),
        players: hand(view, seat, { hand: active.hand - cost }),
        objectives: view.objectives.filter((one) => one !== region),
      }
    }
    case 'lost_token': {
      if (held === null || held.race !== event.race) return {}
      const tokens = held.tokens - Number(event.amount)
      return { regions: lay(view, region, tokens > 0 ? { ...held, tokens } : null) }
    }
    case 'marker_shown':
      return { markers: { ...view.markers, [String(event.board)]: { id: event.id, at: region, up: true } } }
    case 'marker_moved':
      return { markers: Object.fromEntries(Object.entries(view.markers).map(([board, laid]) => [board, laid.id === event.id ? { ...laid, at: region } : laid])) }
    case 'wall':
    case 'fort':
    case 'tower':
      return held === null ? {} : { regions: lay(view, region, { ...held, [event.type]: true }) }
    case 'objective':
      return { objectives: [...view.objectives, region] }
    case 'bomb_laid':
      return { bombs: { ...view.bombs, placed: { ...view.bombs.placed, [region]: { hidden: 1 } } } }
    case 'bomb_shown':
      return { bombs: { ...view.bombs, placed: Object.fromEntries(Object.entries(view.bombs.placed).filter(([at]) => at !== region)) } }
    case 'swapped':
      return { regions: { ...view.regions, [String(event.a)]: view.regions[String(event.b)] ?? null, [String(event.b)]: view.regions[String(event.a)] ?? null } }
    case 'placed':
      return {
        regions: lay(view, region, held === null ? null : { ...held, tokens: held.tokens + Number(event.tokens) }),
        players: hand(view, seat, { hand: Math.max(0, (active?.hand ?? 0) - Number(event.tokens)) }),
      }
    case 'raised':
      return { players: hand(view, seat, { hand: (active?.hand ?? 0) + Number(event.amount) }) }
    case 'paid': {
      let players = view.players
      for (const [at, sign] of [[event.from, -1], [event.to, 1]] as const) {
        if (typeof at === 'number') players = player({ ...view, players }, at, (old) => ({ ...old, coins: paid(view, at, sign * Number(event.amount)) }))
      }
      return { players }
    }
    case 'scored':
      return typeof event.amount === 'number' ? { players: player(view, seat, (old) => ({ ...old, coins: paid(view, seat, event.amount) })) } : {}
    case 'declined':
      return active === null ? {} : { players: player(view, seat, (old) => ({ ...old, active: null, declined: { race: active.race, power: active.power } })) }
    case 'left':
      return { regions: without(view, event.race) }
    case 'ended':
      return { turn: null, to_act: [] }
    default:
      return {}
  }
}

function player(view: WorldView, seat: number, change: (old: Player) => Player): WorldView['players'] {
  const old = view.players[seat]
  return old === undefined ? view.players : { ...view.players, [seat]: change(old) }
}

function hand(view: WorldView, seat: number, change: Partial<Active>): WorldView['players'] {
  return player(view, seat, (old) => (old.active === null ? old : { ...old, active: { ...old.active, ...change } }))
}

function lay(view: WorldView, region: string, held: Held | null): WorldView['regions'] {
  return { ...view.regions, [region]: held }
}

function without(view: WorldView, race: Race): WorldView['regions'] {
  return Object.fromEntries(Object.entries(view.regions).map(([region, held]) => [region, held?.race === race ? null : held]))
}

/** After the muster one token stands everywhere, or the two of the Tauren; the true view has the number. */
function thinned(view: WorldView, active: Active | null): WorldView['regions'] {
  if (active === null) return view.regions
  const least = Math.min(...Object.values(view.regions).flatMap((held) => (held?.race === active.race ? [held.tokens] : [])))
  return Object.fromEntries(Object.entries(view.regions).map(([region, held]) => [region, held?.race === active.race ? { ...held, tokens: Math.min(held.tokens, least) } : held]))
}

function paid(view: WorldView, seat: number, by: number): Player['coins'] {
  const coins = coinsOf(view, seat)
  return coins === null ? { hidden: true } : coins + by
}
