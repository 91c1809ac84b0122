import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { settings } from '../../core/settings.svelte'
import { bringGame } from '../../core/words'
import { scene, update, type Scene } from '../../dev/stage'
import Board from './Board.svelte'
import End from './End.svelte'
import { fixtures } from './fixtures'
import { atlas } from './maps/atlas.svelte'

// five islands are a lot for a make-believe browser
vi.setConfig({ testTimeout: 20_000 })

beforeAll(async () => {
  await bringGame('small_world_warcraft', ['ko', 'en'])
  await atlas.open(['L1a', 'L2b', 'M1a', 'S1a', 'S2b'])
})

let shown: { board: ReturnType<typeof mount>; host: HTMLElement } | null = null

function show(name: string, component: typeof Board | typeof End = Board): { host: HTMLElement; made: Scene; sent: string[] } {
  const made = scene('small_world_warcraft', fixtures[name]!)
  const host = document.body.appendChild(document.createElement('div'))
  const sent: string[] = []
  made.store.send = (notation) => void sent.push(notation)
  shown = { board: mount(component, { target: host, props: { table: made.store } }), host }
  flushSync()
  return { host, made, sent }
}

async function clear(): Promise<void> {
  if (shown) await unmount(shown.board)
  shown?.host.remove()
  shown = null
}
afterEach(async () => {
  await clear()
  localStorage.clear()
})

function press(host: ParentNode, selector: string): void {
  const found = host.querySelector<HTMLElement>(selector)
  expect(found, selector).not.toBeNull()
  found!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const tap = (host: ParentNode, region: string) => press(host, `[data-region="${region}"]`)
function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name }))
  flushSync()
}
const lit = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => one.dataset.region).sort()
const text = (host: ParentNode, selector: string) => host.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim()

describe('the board', () => {
  it.each(Object.keys(fixtures))('shows %s in both languages, every text found', async (name) => {
    const { host, made } = show(name)
    // a watcher and whoever waits have nothing to decide
    if (!fixtures[name]!.ask) expect(host.querySelectorAll('.board [data-do], [data-lit], [data-mode]')).toHaveLength(0)
    made.play()
    await Promise.resolve()
    for (const language of ['en', 'ko'] as const) {
      settings.language = language
      flushSync()
      expect(host.querySelector('.board')).not.toBeNull()
      expect(host.innerHTML).not.toContain('small-world-warcraft-')
    }
  })

  it('lights exactly what may be taken, with its price, and takes it with one tap', () => {
    const { host, sent } = show('conquer')
    expect(lit(host)).toEqual(['L1a11', 'L1a12', 'L1a2', 'L1a3', 'L1a7', 'L1a9', 'S1a4', 'S1a5'])
    expect([...host.querySelectorAll('.price text')].map((one) => one.textContent).sort()).toEqual(['2', '3', '3', '4', '4', '?', '?', '?'])
    tap(host, 'L1a2')
    expect(sent).toEqual(['conquer L1a2'])
  })

  it('asks once more where a marker is turned up', () => {
    const { host, sent } = show('conquer')
    tap(host, 'L1a7')
    expect(sent).toEqual([])
    press(host, '.card [data-do="conquer L1a7"]')
    expect(sent).toEqual(['conquer L1a7'])
  })

  it('explains a cost part by part, and offers the other ways', () => {
    const { host, sent } = show('conquer')
    press(host, '.glass')
    tap(host, 'L1a3')
    expect(text(host, '.card .cost')).toBe('2 지역 +1 산맥 +1 지키는 토큰 −2 드워프 =2')
    tap(host, 'L1a2')
    press(host, '.card [data-do="conquer L1a2 with doomhammer"]')
    expect(sent).toEqual(['conquer L1a2 with doomhammer'])
  })

  it('sends beasts along by a stepper', () => {
    const { host, sent } = show('beasts')
    tap(host, 'L1a7')
    press(host, '.card .stepper button:last-child')
    press(host, '.card .stepper button:last-child')
    press(host, '.card .way button.main')
    expect(sent).toEqual(['conquer L1a7 beasts 2'])
  })

  it('names both regions of a swap, and the token that is driven away', () => {
    const { host, sent } = show('portal')
    press(host, '[data-mode="portal"]')
    expect(lit(host)).toEqual(['L1a3', 'L1a6', 'S1a1'])
    tap(host, 'S1a1')
    expect(lit(host)).toEqual(['L1a6'])
    tap(host, 'L1a6')
    press(host, '[data-mode="intimidate"]')
    tap(host, 'L1a2')
    tap(host, 'L1a11')
    expect(sent).toEqual(['portal L1a6 S1a1', 'intimidate L1a2 L1a11'])
  })

  it('plans the redeployment by taps, steppers and helpers before anything is sent', () => {
    const { host, sent } = show('redeploy')
    tap(host, 'L1a5')
    tap(host, 'L1a5')
    tap(host, 'L1a6')
    expect(sent).toEqual([])
    expect(text(host, '.hand b')).toBe('2')
    press(host, '[data-do="plan-away"]')
    press(host, '[data-do="spread-even"]')
    expect(text(host, '.hand b')).toBe('0')
    press(host, '[data-do="place-plan"]')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/^place L1a\d+ \d$/)
  })

  it('sends a whole plan one answer after the other, and stops where one is no longer legal', async () => {
    const made = scene('small_world_warcraft', fixtures['refugees']!)
    const host = document.body.appendChild(document.createElement('div'))
    shown = { board: mount(Board, { target: host, props: { table: made.store } }), host }
    flushSync()
    const sent: string[] = []
    const send = made.store.send.bind(made.store)
    made.store.send = (notation) => (sent.push(notation), send(notation))
    press(host, '[data-do="spread-even"]')
    press(host, '[data-do="place-plan"]')
    expect(sent).toHaveLength(1)
    await vi.waitFor(() => expect(made.store.ask).toBeNull())
    const next = (number: number, legal: string[]) => {
      made.store.hear(update({ view: fixtures['refugees']!.view, ask: { ask: number, legal, left: null, notes: {} } }))
      flushSync()
    }
    next(2, fixtures['refugees']!.ask!.legal.filter((one) => one !== sent[0]))
    expect(sent).toHaveLength(2)
    await vi.waitFor(() => expect(made.store.ask).toBeNull())
    next(3, ['place L1a5 9'])
    expect(sent).toHaveLength(2)
    expect(host.querySelector('[data-do="spread-even"]:not([disabled])')).not.toBeNull()
  })

  /** A plan on its way: what was sent, and how the next question comes. */
  function sending(answer: () => 'done' | 'failed') {
    const fixture = fixtures['refugees']!
    const made = scene('small_world_warcraft', fixture)
    const host = document.body.appendChild(document.createElement('div'))
    shown = { board: mount(Board, { target: host, props: { table: made.store } }), host }
    flushSync()
    const sent: string[] = []
    made.store.send = (notation) => {
      sent.push(notation)
      made.store.pending = notation
      queueMicrotask(() => {
        if (answer() === 'done') made.store.ask = null
        made.store.pending = null
        flushSync()
      })
    }
    const next = (change: object, number: number | null, legal: string[] = []) => {
      made.store.hear(update({ view: { ...fixture.view, ...change }, ask: number === null ? null : { ask: number, legal, left: null, notes: {} } }))
      flushSync()
    }
    press(host, '[data-do="spread-even"]')
    press(host, '[data-do="place-plan"]')
    return { host, made, sent, next }
  }

  it('forgets the rest of a plan when the turn goes on without it, and does not say for ever that it is being sent', async () => {
    const { host, made, sent, next } = sending(() => 'done')
    await vi.waitFor(() => expect(made.store.ask).toBeNull())
    next({ to_act: [1], phase: 'conquer' }, null)
    expect(text(host, '.coach')).not.toContain('보내고')
    next({}, 7, fixtures['refugees']!.ask!.legal as string[])
    expect(sent, 'a later question is not answered by it').toHaveLength(1)
  })

  it('lays the plan back where an answer did not arrive, instead of sending the next one', async () => {
    const { host, made, sent } = sending(() => 'failed')
    await vi.waitFor(() => expect(made.store.pending).toBeNull())
    flushSync()
    expect(sent).toHaveLength(1)
    expect(text(host, '.hand b'), 'all of it is planned again').toBe('0')
    expect(host.querySelector('[data-do="place-plan"]:not([disabled])')).not.toBeNull()
  })

  it('plays what happens, then shows how it stands', async () => {
    const { host, made } = show('conquer')
    made.play()
    await vi.waitFor(() => expect(made.store.playing).toBeNull(), { timeout: 8000 })
    flushSync()
    expect(made.store.view).toMatchObject({ regions: { L1a2: { race: 'dwarf', tokens: 4 } } })
    expect(host.querySelector('[data-region="L1a2"]')!.getAttribute('aria-label')).toContain('드워프 4')
  })

  it('ends the turn with the placing only where nothing more could be laid', async () => {
    const laying = show('redeploy')
    press(laying.host, '[data-do="spread-even"]')
    expect(text(laying.host, '[data-do="place-plan"]')).toBe('이대로 놓기')
    await clear()
    const { host } = show('done')
    expect(host.querySelector('[data-do="done"]')).not.toBeNull()
  })

  it('spreads by keys as well, also on a Korean keyboard', () => {
    const { host } = show('redeploy')
    key('ㅠ')
    expect(text(host, '.hand b')).toBe('0')
    key('Escape')
    expect(text(host, '.hand b')).toBe('5')
  })

  it('lays towers, bombs and objectives by their own taps', () => {
    const { host, sent } = show('redeploy')
    press(host, '[data-mode="objective"]')
    expect(lit(host)).toEqual(['L1a2', 'L1a9', 'S1a5'])
    tap(host, 'S1a5')
    press(host, '[data-mode="aegis"]')
    tap(host, 'L1a6')
    press(host, '[data-do="raise 1"]')
    expect(sent).toEqual(['objective S1a5', 'carry aegis L1a6', 'raise 1'])
  })

  it('declines only when asked twice, with a forecast', () => {
    const { host, sent } = show('start')
    press(host, '[data-do="decline"]')
    expect(sent).toEqual([])
    expect(text(host, 'dialog[open] .then dd b')).toBe('4')
    press(host, '[data-do="decline-sure"]')
    expect(sent).toEqual(['decline'])
  })

  it('shows the column by itself when a combo must be chosen, the free one last', () => {
    const { host, sent } = show('pick-5')
    expect(host.querySelector('.combos.shown')).not.toBeNull()
    expect([...host.querySelectorAll<HTMLElement>('.column [data-do]')].map((one) => one.dataset.do)).toEqual(['pick 2', 'pick 1', 'pick 0'])
    press(host, '[data-do="pick 1"]')
    expect(sent).toEqual(['pick 1'])
  })

  it('asks Worgen for their form', () => {
    const { host, sent } = show('form')
    press(host, '[data-do="form wolf"]')
    expect(sent).toEqual(['form wolf'])
  })

  it('lists all regions with the same actions', () => {
    const { host, sent } = show('conquer')
    key('l')
    expect(host.querySelectorAll('[data-row]')).toHaveLength(21)
    expect([...host.querySelectorAll('dialog [data-do]')].map((one) => (one as HTMLElement).dataset.do).sort()).toEqual([...fixtures['conquer']!.ask!.legal].filter((one) => one !== 'stop').sort())
    press(host, 'dialog [data-do="champion L1a11"]')
    expect(sent).toEqual(['champion L1a11'])
  })

  it('gives every region a name that can be heard', () => {
    const { host } = show('conquer')
    expect(host.querySelector('[data-region="L1a2"]')!.getAttribute('aria-label')).toMatch(/^\S.* 섬 2번 지역, .*오크 2.*, 4개로 정복할 수 있어요$/)
    expect(host.querySelector('[data-region="L1a4"]')!.getAttribute('aria-label')).toContain('몰락한 나이트엘프 1')
  })

  it('explains an income line by line when it comes', async () => {
    const { host, made } = show('scored')
    expect(host.querySelector('.slip')).toBeNull()
    settings.lessMotion = true
    made.play()
    await vi.waitFor(() => expect(made.store.playing).toBeNull())
    flushSync()
    settings.lessMotion = false
    expect(text(host, '.slip')).toContain('내 지역+5')
    expect(text(host, '.slip .sum')).toContain('9')
  })

  it('puts the income away by itself, whatever the others do meanwhile', async () => {
    const { host, made } = show('scored')
    settings.lessMotion = true
    made.play()
    await vi.waitFor(() => expect(host.querySelector('.slip')).not.toBeNull())
    made.store.events = [...made.store.events, { e: 20, type: 'turn', seat: 1, round: 5 }]
    flushSync()
    await vi.waitFor(() => expect(host.querySelector('.slip')).toBeNull(), { timeout: 9_000 })
    settings.lessMotion = false
  })

  it('takes the income out of the way as soon as I am asked', async () => {
    const { host, made } = show('scored')
    settings.lessMotion = true
    made.play()
    await vi.waitFor(() => expect(host.querySelector('.slip')).not.toBeNull())
    settings.lessMotion = false
    made.store.ask = fixtures['start']!.ask!
    flushSync()
    expect(host.querySelector('.slip')).toBeNull()
  })

  it('tells nobody hidden coins or a marker that lies face down', () => {
    const { host } = show('conquer')
    expect(text(host, '[data-seat="1"] .coins b')).toBe('?')
    press(host, '.glass')
    tap(host, 'L1a7')
    expect(text(host, '.card .marker')).toContain('뒤집힌')
  })

  it('shows coins, lands and a course of coins at the end', () => {
    const { host, made } = show('end', End)
    made.play()
    flushSync()
    expect([...host.querySelectorAll('tbody .coins b')].map((one) => one.textContent)).toEqual(['88', '81'])
    expect(host.querySelector('.first')!.textContent).toContain('민수')
  })
})
