import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type LineState } from './socket'
import type { FromPage, FromServer } from './wire'

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: FromPage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  welcome(): void {
    this.open()
    this.hear({ type: 'welcome', protocol: 1, build: 'b', player: null })
  }
  of<T extends FromPage['type']>(type: T): Extract<FromPage, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromPage, { type: T }>[]
  }
}

const last = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!
let states: LineState[] = []
let line: Line

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  states = []
  line = new Line({
    address: () => 'ws://here/ws',
    build: 'b',
    open: () => new FakeSocket() as unknown as WebSocket,
    now: () => Date.now(),
    chance: () => 1,
    state: (state) => states.push(state),
    hear: () => {},
  })
})

afterEach(() => {
  line.stop()
  vi.useRealTimers()
})

describe('the line', () => {
  it('works on plain HTTP, where crypto.randomUUID is missing', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    line.start()
    last().welcome()
    void line.act('t', 1, 'pass')
    expect(last().of('act')[0]?.id).toMatch(/^[0-9a-f]{32}$/)
    vi.unstubAllGlobals()
  })

  it('greets first, then joins with the number of the first event wanted', () => {
    line.start()
    line.join('t1', { since: () => 7, hear: () => {} })
    expect(last().sent).toEqual([])
    last().welcome()
    expect(last().sent).toEqual([
      { type: 'hello', protocol: 1, build: 'b' },
      { type: 'join', table: 't1', since: 7 },
    ])
    expect(states).toEqual(['connecting', 'open'])
  })

  it('joins at once when it is open, and parts', () => {
    line.start()
    last().welcome()
    line.join('t1', { since: () => 0, hear: () => {} })
    line.part('t1')
    expect(last().sent.slice(1)).toEqual([
      { type: 'join', table: 't1', since: 0 },
      { type: 'part', table: 't1' },
    ])
  })

  it('tells each table its own news', () => {
    const heard: string[] = []
    line.start()
    last().welcome()
    for (const table of ['t1', 't2']) line.join(table, { since: () => 0, hear: (message) => heard.push(`${table} ${message.type}`) })
    last().hear({ type: 'emote', table: 't2', seat: 0, emote: 'cheer' })
    last().hear({ type: 'emote', table: 't9', seat: 0, emote: 'cheer' })
    expect(heard).toEqual(['t2 emote'])
  })

  it('sends an unanswered act again after a reconnect, with the same id, and only until it is answered', async () => {
    line.start()
    last().welcome()
    line.join('t1', { since: () => 0, hear: () => {} })
    const answer = line.act('t1', 3, 'pass')
    const [first] = last().of('act')
    last().close()
    vi.advanceTimersByTime(1_000)
    const second = last()
    expect(second).not.toBe(FakeSocket.all[0])
    second.welcome()
    expect(second.of('act')).toEqual([first])
    // the join comes before it, so that its update is not missed
    expect(second.sent.map((message) => message.type)).toEqual(['hello', 'join', 'act'])
    second.hear({ type: 'reply', id: first!.id, status: 'duplicate', code: null, clause: null, n: 4 })
    expect((await answer).status).toBe('duplicate')
    second.close()
    vi.advanceTimersByTime(2_000)
    last().welcome()
    expect(last().of('act')).toEqual([])
  })

  it('keeps an act made while the line is down', () => {
    line.start()
    void line.act('t1', 1, 'pass')
    expect(last().sent).toEqual([])
    last().welcome()
    expect(last().of('act')).toHaveLength(1)
  })

  it('gives every act its own id', () => {
    line.start()
    last().welcome()
    void line.act('t1', 1, 'pass')
    void line.act('t2', 1, 'pass')
    const [a, b] = last().of('act')
    expect(a!.id).not.toBe(b!.id)
    expect(a!.id.length).toBeLessThanOrEqual(40)
  })

  it('beats every 4 s, and takes 10 s of silence for a broken line', () => {
    line.start()
    last().welcome()
    vi.advanceTimersByTime(4_000)
    expect(last().of('ping')).toHaveLength(1)
    last().hear({ type: 'pong', at: 0 })
    vi.advanceTimersByTime(8_000)
    expect(line.state).toBe('open')
    vi.advanceTimersByTime(4_000)
    expect(line.state).toBe('broken')
  })

  it('is not fooled by its own slow clock: an answered beat is enough', () => {
    line.start()
    last().welcome()
    for (let minute = 0; minute < 5; minute += 1) {
      vi.setSystemTime(Date.now() + 60_000)
      vi.advanceTimersByTime(4_000)
      last().hear({ type: 'pong', at: 0 })
    }
    expect(FakeSocket.all).toHaveLength(1)
    expect(line.state).toBe('open')
  })

  it('gives up a socket that never greets back', () => {
    line.start()
    last().open()
    vi.advanceTimersByTime(10_000)
    expect(line.state).toBe('broken')
  })

  it('asks at once whether the line still lives when the page is seen again', () => {
    line.start()
    last().welcome()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(last().of('ping')).toHaveLength(1)
    vi.advanceTimersByTime(3_000)
    expect(line.state).toBe('broken')
  })

  it('waits longer each time, and not at all when the network is back', () => {
    line.start()
    last().close()
    vi.advanceTimersByTime(399)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(2)
    last().close()
    vi.advanceTimersByTime(799)
    expect(FakeSocket.all).toHaveLength(2)
    globalThis.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('has one live socket, whatever the old one still says', () => {
    const heard: string[] = []
    line.start()
    last().welcome()
    line.join('t1', { since: () => 0, hear: (message) => heard.push(message.type) })
    const old = last()
    line.renew()
    expect(FakeSocket.all).toHaveLength(2)
    old.hear({ type: 'emote', table: 't1', seat: 0, emote: 'cheer' })
    expect(heard).toEqual([])
  })

  it('stops for good when the server speaks another protocol', () => {
    line.start()
    last().open()
    last().hear({ type: 'reload', build: 'c' })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(line.state).toBe('reload')
  })

  it('goes on when only the build is another', () => {
    line.start()
    last().welcome()
    last().hear({ type: 'reload', build: 'c' })
    expect(line.state).toBe('open')
  })

  it('survives what it cannot read', () => {
    line.start()
    last().welcome()
    last().onmessage?.({ data: '{' })
    expect(line.state).toBe('open')
  })
})
