import { beforeEach, describe, expect, it, vi } from 'vitest'
import { someTable, update } from '../dev/stage'
import type { Reply } from './wire'
import { Line } from './socket'
import { TableStore, type Notice } from './table.svelte'

/** A line that keeps what was sent and answers when told. */
class TestLine extends Line {
  acts: { ask: number; text: string; answer: (reply: Partial<Reply>) => void }[] = []
  joins = 0

  constructor() {
    super({ address: () => '', build: '', state: () => {}, hear: () => {} })
  }
  override join(): void {
    this.joins += 1
  }
  override part(): void {}
  override act(_table: string, ask: number, text: string): Promise<Reply> {
    return new Promise((resolve) => {
      this.acts.push({ ask, text, answer: (reply) => resolve({ type: 'reply', id: '', status: 'done', code: null, clause: null, n: 1, ...reply }) })
    })
  }
}

const tick = () => new Promise((resolve) => setTimeout(resolve))
const question = (ask: number) => ({ ask, legal: ['pass', 'challenge'], left: null, notes: {} })
let line: TestLine
let notices: Notice[]
let table: TableStore

beforeEach(() => {
  line = new TestLine()
  notices = []
  table = new TableStore(someTable('some_game', 2), line, (notice) => notices.push(notice))
  table.hear(update({ view: { phase: 'attack' }, ask: question(1), events: [{ e: 0, type: 'dealt' }] }))
})

describe('a table', () => {
  it('shows how it stands at the first update, and plays nothing', () => {
    expect(table.ready).toBe(true)
    expect(table.view.phase).toBe('attack')
    expect(table.events.map((event) => event.e)).toEqual([0])
    expect(table.ask?.ask).toBe(1)
    expect(table.since()).toBe(1)
  })

  it('sends a click once, and nothing more until it is answered', async () => {
    table.send('pass')
    table.send('pass')
    table.send('challenge')
    expect(line.acts.map((act) => act.text)).toEqual(['pass'])
    expect(table.pending).toBe('pass')
    line.acts[0]!.answer({})
    await tick()
    expect(table.pending).toBeNull()
    expect(table.ask).toBeNull()
    table.send('pass')
    expect(line.acts).toHaveLength(1)
  })

  it('does not lose the next question when it comes before the answer', async () => {
    table.send('pass')
    table.hear(update({ view: {}, since: 1, ask: question(2) }))
    line.acts[0]!.answer({})
    await tick()
    expect(table.ask?.ask).toBe(2)
  })

  it('says why something was refused, and lets one choose again', async () => {
    table.send('challenge')
    line.acts[0]!.answer({ status: 'refused', code: 'wrong-phase', clause: '4.1' })
    await tick()
    expect(table.refused).toEqual({ code: 'wrong-phase', clause: '4.1' })
    expect(notices).toEqual([{ kind: 'refused', code: 'wrong-phase' }])
    expect(table.ask?.ask).toBe(1)
    table.send('pass')
    expect(table.refused).toBeNull()
  })

  it('tells when a question was gone already', async () => {
    table.send('pass')
    line.acts[0]!.answer({ status: 'stale' })
    await tick()
    expect(notices).toEqual([{ kind: 'stale', code: null }])
    expect(table.pending).toBeNull()
  })

  it('shows the question only after the events were played', async () => {
    let over = (): void => {}
    table.onEvent(() => new Promise((resolve) => (over = resolve)))
    table.hear(update({ view: { phase: 'response' }, since: 1, ask: question(2), events: [{ e: 1, type: 'attacked', seat: 1 }] }))
    expect(table.playing?.type).toBe('attacked')
    expect(table.view.phase).toBe('attack')
    expect(table.ask).toBeNull()
    table.show({ half: true })
    expect(table.view).toMatchObject({ phase: 'attack', half: true })
    over()
    await tick()
    expect(table.playing).toBeNull()
    expect(table.view.phase).toBe('response')
    expect(table.ask?.ask).toBe(2)
  })

  it('passes over events it has shown already', async () => {
    const animator = vi.fn()
    table.onEvent(animator)
    table.hear(update({ view: {}, since: 0, e: 2, events: [{ e: 0, type: 'dealt' }, { e: 1, type: 'passed', seat: 1 }] }))
    await tick()
    expect(animator).toHaveBeenCalledTimes(1)
    expect(table.events.map((event) => event.e)).toEqual([0, 1])
  })

  it('asks again when something was missed', () => {
    const joins = line.joins
    table.hear(update({ view: { phase: 'over' }, since: 5, e: 6, events: [{ e: 5, type: 'passed', seat: 1 }] }))
    expect(line.joins).toBe(joins + 1)
    expect(table.view.phase).toBe('attack')
  })

  it('keeps the latest gesture of each seat', () => {
    table.hear({ type: 'emote', table: 'fixture', seat: 1, emote: 'tease' })
    table.hear({ type: 'emote', table: 'fixture', seat: 1, emote: 'sorry' })
    expect(table.emotes[1]?.emote).toBe('sorry')
    expect(table.emotes[0]).toBeUndefined()
  })

  it('knows a table it may not look at', () => {
    const closed = new TableStore(someTable('some_game', 2), line)
    closed.hear({ type: 'error', code: 'not-allowed', table: 'fixture' })
    expect(closed.shut).toBe('not-allowed')
  })

  it('names a bot and an empty seat in words', () => {
    const [first, second] = table.info.seats
    table.info = { ...table.info, seats: [{ ...first!, name: null, kind: 'bot', bot: 'greedy' }, { ...second!, name: null, kind: 'empty' }] }
    expect(table.names(0)).toBe('꾀돌이')
    expect(table.names(1)).toBe('2번 자리')
  })
})
