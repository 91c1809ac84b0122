import { describe, expect, it, vi } from 'vitest'
import type { BoardTable, GameEvent, View } from '../../core/board'
import { fixtures } from './fixtures'
import { Motion } from './motion.svelte'
import { animator } from './play'
import { bang } from './view'

/** Plays a fixture's events; skipped ones come to their end at once. */
async function play(name: string, skipped: boolean): Promise<{ view: View; motion: Motion; longest: number }> {
  const fixture = fixtures[name]!
  const motion = new Motion()
  const table = { view: fixture.view, seat: 0, show: (fields: View) => (table.view = { ...table.view, ...fields }) }
  const animate = animator(table as unknown as BoardTable, motion)
  let longest = 0
  for (const event of fixture.events as GameEvent[]) {
    const abort = new AbortController()
    if (skipped) abort.abort()
    const start = Date.now()
    const done = animate(event, table.view, abort.signal)
    if (!skipped) await vi.runAllTimersAsync()
    await done
    longest = Math.max(longest, Date.now() - start)
  }
  return { view: table.view, motion, longest }
}

describe('the story', () => {
  it.each(['attack', 'salvo'])('shows every event of %s within 900 ms and leaves nothing behind', async (name) => {
    vi.useFakeTimers()
    const { motion, longest } = await play(name, false)
    expect(longest).toBeLessThanOrEqual(900)
    expect([motion.moment, motion.flights]).toEqual([{}, []])
    vi.useRealTimers()
  })

  it('ends at once when skipped, with the same view', async () => {
    const { view } = await play('salvo', true)
    const shown = bang(view)
    expect([shown.alive[5], shown.roles[5], shown.turn, shown.dice]).toEqual([false, 'deputy', 0, []])
  })

  it('throws only the dice that were rolled', async () => {
    const { motion } = await play('attack', true)
    expect(motion.spins.map((spin) => spin > 0)).toEqual([true, true, false, false, true])
  })
})
