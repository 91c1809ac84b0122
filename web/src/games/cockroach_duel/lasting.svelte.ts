/** Things that stay on the board for a while: a gesture, and the card that tells how a round ended. */

import { untrack } from 'svelte'
import type { BoardTable, EmoteName } from '../../core/board'
import type { RoundEnd } from './story'

const GESTURE_TIME = 2_500
const READING_TIME = 5_000

/** Each seat's gesture, for a while after it came. Call it while a component is made. */
export function lastingGestures(table: () => BoardTable): { of(seat: number): EmoteName | null } {
  let shown = $state.raw<readonly (EmoteName | null)[]>([])
  $effect(() => {
    shown = [0, 1].map((seat) => {
      const made = table().emotes[seat]
      return made && performance.now() - made.at < GESTURE_TIME ? made.emote : null
    })
    const timer = setTimeout(() => (shown = []), GESTURE_TIME)
    return () => clearTimeout(timer)
  })
  return { of: (seat) => shown[seat] ?? null }
}

/** The round's end to be shown: long enough to be read, even when the other player is quick with the next round. */
export function lastingEnd(latest: () => RoundEnd | null): { readonly now: RoundEnd | null; dismiss(): void } {
  let held = $state.raw<RoundEnd | null>(null)
  let dismissed = $state(-1)
  let since = 0
  $effect(() => {
    const end = latest()
    if (end) {
      if (end.e !== untrack(() => held?.e)) since = performance.now()
      held = end
      return
    }
    const timer = setTimeout(() => (held = null), Math.max(0, since + READING_TIME - performance.now()))
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return held !== null && held.e !== dismissed ? held : null
    },
    dismiss() {
      if (held) dismissed = held.e
    },
  }
}
