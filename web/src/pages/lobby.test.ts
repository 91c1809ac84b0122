import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import App from '../App.svelte'
import { session } from '../core/session.svelte'
import { router } from '../core/router.svelte'
import { settings } from '../core/settings.svelte'
import { someTable } from '../dev/stage'

const game = {
  id: 'cockroach_duel', title: { ko: '바퀴벌레 듀얼', en: 'Cockroach Duel' }, seats: [2], minutes: [10, 10], options: [], rules_version: '1', bots: ['greedy', 'random'],
}
const open = { ...someTable('cockroach_duel', 2), id: 'open1', state: 'waiting', you: null }

let calls: [string, unknown][] = []
let answers: Record<string, () => { status?: number; body: unknown }> = {}
let shown: Record<string, unknown> | null = null

/** Let answers arrive and be shown; `until` waits for what must come, however slow the machine. */
const settle = async (until?: () => boolean): Promise<void> => {
  for (let i = 0; i < 200; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    flushSync()
    if (i >= 5 && (until === undefined || until())) return
  }
}
const text = (): string => document.body.textContent ?? ''
function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)
  if (found === undefined) throw new Error(`no button ${name}`)
  return found
}

beforeEach(async () => {
  calls = []
  answers = {
    'GET api/me': () => ({ body: { player: null, build: '', protocol: 1, bots: ['greedy'] } }),
    'GET api/games': () => ({ body: [game] }),
    'GET api/tables': () => ({ body: [open] }),
    'POST api/me': () => ({ body: { player: { id: 'p1', name: '나그네' } } }),
    'POST api/tables': () => ({ status: 201, body: { ...open, id: 'new1', you: 0 } }),
    'GET api/tables/new1': () => ({ body: { ...open, id: 'new1', you: 0 } }),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method ?? 'GET'} ${String(url).replace(/^\//, '')}`
    calls.push([call, init.body === undefined ? null : JSON.parse(String(init.body))])
    const answer = answers[call]?.() ?? { status: 404, body: { code: 'not-found', detail: '' } }
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  vi.stubGlobal('WebSocket', class {
    close(): void {}
    send(): void {}
  })
  vi.stubGlobal('scrollTo', () => {})
  settings.language = 'ko'
  session.player = null
  session.games = null
  session.tables = null
  session.name = ''
  router.go('')
})

afterEach(async () => {
  if (shown !== null) await unmount(shown)
  shown = null
  vi.unstubAllGlobals()
})

async function visit(): Promise<void> {
  shown = mount(App, { target: document.body })
  await settle(() => session.games !== null || session.trouble !== null)
}

describe('the lobby', () => {
  it('says what this is, offers the game and the open tables', async () => {
    await visit()
    expect(text()).toContain('링크 하나로')
    expect(text()).toContain('바퀴벌레 듀얼')
    expect(text()).toContain('앉기')
  })

  it('starts a match with a bot in one tap, without asking for anything', async () => {
    await visit()
    button('봇과 한 판').click()
    await settle(() => router.page.name === 'table')
    const made = calls.find(([call]) => call === 'POST api/tables')?.[1] as { bots: unknown; nonce: string }
    expect(calls.map(([call]) => call)).toContain('POST api/me')
    expect(made.bots).toEqual([null, 'greedy'])
    expect(made.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(router.page).toEqual({ name: 'table', id: 'new1' })
  })

  it('makes one table however often one taps', async () => {
    await visit()
    const start = button('친구와 한 판')
    start.click()
    start.click()
    flushSync()
    expect(start.disabled).toBe(true)
    await settle(() => router.page.name === 'table')
    expect(calls.filter(([call]) => call === 'POST api/tables')).toHaveLength(1)
  })

  it('gives a made-up name to whoever leaves the field empty', async () => {
    await visit()
    session.name = '   '
    await session.beSomebody()
    const named = calls.find(([call]) => call === 'POST api/me')?.[1] as { name: string }
    expect(named.name.trim().length).toBeGreaterThan(1)
  })

  it('offers a kept seat to its bearer alone', async () => {
    const seats = [open.seats[0]!, { ...open.seats[1]!, kind: 'empty' as const, name: '영희', you: false }]
    const kept = (you: boolean) => ({ ...open, id: 'kept1', seats: [seats[0]!, { ...seats[1]!, you }] })
    answers['GET api/tables'] = () => ({ body: [] })
    answers['GET api/tables/kept1'] = () => ({ body: kept(false) })
    answers['GET api/tables/kept2'] = () => ({ body: { ...kept(true), id: 'kept2' } })
    await visit()
    router.go('t/kept1')
    await settle(() => text().includes('지난 판 친구'))
    expect(text()).not.toContain('여기 앉기')
    router.go('t/kept2')
    await settle(() => text().includes('여기 앉기'))
    expect(button('앉아서 시작하기').disabled).toBe(false)
  })

  it('says in words why something failed', async () => {
    answers['POST api/tables'] = () => ({ status: 409, body: { code: 'too-many-tables', detail: '' } })
    await visit()
    button('봇과 한 판').click()
    await settle(() => text().includes('열어 둔'))
    expect(text()).toContain('열어 둔 판이 너무 많아요')
    expect(button('봇과 한 판').disabled).toBe(false)
  })

  it('speaks English when asked to', async () => {
    await visit()
    button('English').click()
    await settle(() => text().includes('Play a bot'))
    expect(text()).toContain('Play a bot')
    expect(document.documentElement.lang).toBe('en')
  })

  it('keeps trying when the server is down', async () => {
    answers['GET api/me'] = () => ({ status: 502, body: {} })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')))
    await visit()
    expect(text()).toContain('서버에 닿지 않아요')
  })

  it('shows the share link in the waiting room', async () => {
    await visit()
    router.go('t/new1')
    await settle(() => document.querySelector('input[readonly]') !== null)
    expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toContain('/t/new1')
    expect(text()).toContain('링크 복사')
  })

  it('says so when there is no such table or page', async () => {
    await visit()
    router.go('t/nope')
    await settle(() => text().includes('그런 판이'))
    expect(text()).toContain('그런 판이 없어요')
    router.go('what/ever')
    await settle()
    expect(text()).toContain('여기에는 아무것도 없어요')
  })
})
