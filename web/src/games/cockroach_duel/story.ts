/** What the events tell beyond the view: how the latest round ended, which cards I have seen, whether I may tease. */

import type { GameEvent } from '../../core/board'
import { cards, kinds, type Kind } from './facts'
import { other, seenHand, type DuelView } from './view'

/** How a round ended. */
export interface RoundEnd {
  readonly e: number
  readonly round: number
  readonly winner: number
  readonly by: 'challenge' | 'life' | 'passes'
  /** What was challenged, and what lay there. */
  readonly challenge: {
    readonly challenger: number
    readonly owner: number
    readonly claim: Kind
    readonly cards: readonly Kind[]
    readonly truthful: boolean
  } | null
}

function lastBefore(events: readonly GameEvent[], from: number, ...types: string[]): GameEvent | null {
  for (let i = from - 1; i >= 0; i--) if (types.includes(events[i]!.type)) return events[i]!
  return null
}

/** The events shown so far: while one is being played, those behind it have not happened yet for the viewer. */
export function shownSoFar(events: readonly GameEvent[], playing: GameEvent | null): readonly GameEvent[] {
  return playing === null ? events : events.filter((event) => event.e <= playing.e)
}

/** The round that has just ended; null once somebody has acted in the next one. */
export function latestRoundEnd(events: readonly GameEvent[]): RoundEnd | null {
  const acted = new Set(['attacked', 'passed'])
  let at = events.length - 1
  while (at >= 0 && events[at]!.type !== 'round_won') {
    if (acted.has(events[at]!.type)) return null
    at--
  }
  const won = events[at]
  if (won === undefined) return null
  const dealt = lastBefore(events, at, 'round_dealt')
  const challenged = won.by === 'challenge' ? lastBefore(events, at, 'challenged') : null
  const claimed = challenged && lastBefore(events, events.indexOf(challenged), 'attacked', 'blocked')
  return {
    e: won.e,
    round: Number(dealt?.round ?? Number(events.slice(at).find((event) => event.type === 'round_dealt')?.round ?? 2) - 1),
    winner: Number(won.seat),
    by: won.by as RoundEnd['by'],
    challenge:
      challenged && claimed
        ? {
            challenger: Number(challenged.seat),
            owner: other(Number(challenged.seat)),
            claim: claimed.claim as Kind,
            cards: challenged.cards as Kind[],
            truthful: challenged.truthful === true,
          }
        : null,
  }
}

/** How many of each kind I have seen this round: my hand, what I laid, and the black card if it was shown. */
export function seenThisRound(events: readonly GameEvent[], view: DuelView, seat: number | null): Record<Kind, number> {
  const seen = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const start = events.findLastIndex((event) => event.type === 'round_dealt')
  const mine = seat === null ? [] : (seenHand(view.hands[seat]!) ?? [])
  for (const kind of mine) seen[kind]++
  for (const event of events.slice(start + 1)) {
    const laid = event.type === 'attacked' || event.type === 'blocked'
    if (laid && event.seat === seat) for (const kind of (event.cards ?? []) as Kind[]) seen[kind]++
    if (event.type === 'black_shown') seen.black = 1
  }
  for (const kind of kinds) seen[kind] = Math.min(seen[kind], cards[kind].count)
  return seen
}

/** The event by which my black card was shown, as long as this fight is the latest: then I may tease. */
export function mayTease(events: readonly GameEvent[], seat: number | null): GameEvent | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!
    if (event.type === 'black_shown') return event.seat === seat && seat !== null ? event : null
    if (event.type === 'attacked' || event.type === 'passed') return null
  }
  return null
}
