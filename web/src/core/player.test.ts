import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from './board'
import { BEHIND, EventPlayer, LIMIT } from './player'

let still = false
let notes: string[] = []

function player(): EventPlayer {
  return new EventPlayer({
    before: () => ({ life: 3 }),
    still: () => still,
    playing: (event) => notes.push(event === null ? 'rest' : `play ${event.e}`),
    shown: (event) => notes.push(`shown ${event.e}`),
  })
}

const events = (...numbers: number[]): GameEvent[] => numbers.map((e) => ({ e, type: 'x' }))
const settle = (name: string) => () => void notes.push(`settle ${name}`)
const flush = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  still = false
  notes = []
})
afterEach(() => void vi.useRealTimers())

describe('the event player', () => {
  it('only sets the truth when no board animates', async () => {
    player().add({ events: events(0, 1), settle: settle('a') })
    await flush()
    expect(notes).toEqual(['shown 0', 'shown 1', 'rest', 'settle a'])
  })

  it('plays one event after the other, then sets the truth', async () => {
    const one = player()
    const waits: (() => void)[] = []
    one.onEvent((_event, before) => {
      expect(before).toEqual({ life: 3 })
      return new Promise((resolve) => waits.push(resolve))
    })
    one.add({ events: events(0, 1), settle: settle('a') })
    expect(notes).toEqual(['play 0'])
    waits[0]!()
    await flush()
    expect(notes).toEqual(['play 0', 'shown 0', 'play 1'])
    waits[1]!()
    await flush()
    expect(notes.slice(3)).toEqual(['shown 1', 'rest', 'settle a'])
  })

  it('gives an event its time and no more', async () => {
    const one = player()
    let aborted = false
    one.onEvent((_event, _before, signal) => {
      signal.addEventListener('abort', () => (aborted = true))
      return new Promise(() => {})
    })
    one.add({ events: events(0), settle: settle('a') })
    await vi.advanceTimersByTimeAsync(LIMIT - 1)
    expect(notes).toEqual(['play 0'])
    await vi.advanceTimersByTimeAsync(1)
    expect(aborted).toBe(true)
    expect(notes).toEqual(['play 0', 'shown 0', 'rest', 'settle a'])
  })

  it('skips all that has come when tapped, and plays again what comes later', async () => {
    const one = player()
    one.onEvent(() => new Promise(() => {}))
    one.add({ events: events(0, 1), settle: settle('a') })
    one.add({ events: events(2), settle: settle('b') })
    one.skip()
    await flush()
    expect(notes).toEqual(['play 0', 'shown 0', 'shown 1', 'settle a', 'shown 2', 'rest', 'settle b'])
    one.add({ events: events(3), settle: settle('c') })
    expect(notes[notes.length - 1]).toBe('play 3')
  })

  it('plays nothing when nothing should move', async () => {
    still = true
    const one = player()
    const animator = vi.fn()
    one.onEvent(animator)
    one.add({ events: events(0), settle: settle('a') })
    await flush()
    expect(animator).not.toHaveBeenCalled()
    expect(notes).toEqual(['shown 0', 'rest', 'settle a'])
  })

  it(`catches up at once when more than ${BEHIND} events behind`, async () => {
    const one = player()
    const animator = vi.fn()
    one.onEvent(animator)
    one.add({ events: events(...Array(BEHIND + 1).keys()), settle: settle('a') })
    await flush()
    expect(animator).not.toHaveBeenCalled()
    expect(notes[notes.length - 1]).toBe('settle a')
  })

  it('shows the truth even when an animation fails', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const one = player()
    one.onEvent(() => {
      throw new Error('no such card')
    })
    one.add({ events: events(0), settle: settle('a') })
    await flush()
    expect(notes).toEqual(['play 0', 'shown 0', 'rest', 'settle a'])
    expect(quiet).toHaveBeenCalledOnce()
  })

  it('forgets a board that has gone', async () => {
    const one = player()
    const animator = vi.fn()
    one.onEvent(animator)()
    one.add({ events: events(0), settle: settle('a') })
    await flush()
    expect(animator).not.toHaveBeenCalled()
  })
})
