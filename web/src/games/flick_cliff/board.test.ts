import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { settings } from '../../core/settings.svelte'
import { bringGame, say } from '../../core/words'
import { scene, type Scene } from '../../dev/stage'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import End from './End.svelte'
import { fixtures } from './fixtures'

beforeAll(() => bringGame('flick_cliff', ['ko', 'en']))

let shown: { board: ReturnType<typeof mount>; host: HTMLElement } | null = null

function show(name: string, part: typeof Board | typeof End = Board): { host: HTMLElement; made: Scene; sent: () => string | null } {
  const made = scene('flick_cliff', fixtures[name]!)
  const host = document.body.appendChild(document.createElement('div'))
  let sent: string | null = null
  made.store.send = (notation) => (sent = notation)
  shown = { board: mount(part, { target: host, props: { table: made.store } }), host }
  flushSync()
  return { host, made, sent: () => sent }
}

async function clear(): Promise<void> {
  if (shown) await unmount(shown.board)
  shown?.host.remove()
  shown = null
}
afterEach(async () => {
  await clear()
  localStorage.clear()
  vi.useRealTimers()
})

function press(host: ParentNode, selector: string): void {
  const found = host.querySelector<HTMLElement>(selector)
  expect(found, selector).not.toBeNull()
  found!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

function slide(host: ParentNode, knob: string, value: number): void {
  const input = host.querySelector<HTMLInputElement>(`[data-knob="${knob}"]`)!
  input.value = String(value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

function key(name: string, on: EventTarget = window): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  flushSync()
}

const lit = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => Number(one.dataset.cell)).sort((a, b) => a - b)
const coach = (host: HTMLElement) => host.querySelector('.coach span:not(.badge)')!.textContent

describe('the board', () => {
  it.each(Object.keys(fixtures))('shows %s in both languages, every text found', async (name) => {
    for (const language of ['ko', 'en'] as const) {
      settings.language = language
      const { host, made } = show(name)
      made.play()
      await Promise.resolve()
      flushSync()
      expect(host.querySelector('.board')).not.toBeNull()
      expect(host.innerHTML).not.toContain('flick-cliff-')
      await clear()
    }
    settings.language = 'ko'
  })

  it('falls back to the plain view where there is no WebGL', () => {
    const { host } = show('flick')
    expect(host.querySelector('[data-view]')!.getAttribute('data-view')).toBe('flat')
    expect(host.querySelector('canvas')).toBeNull()
  })

  it('flicks with sliders and a button, exactly as they say', () => {
    const { host, sent } = show('flick')
    for (const [knob, value] of [['speed', 0.95], ['angle', -4.5], ['loft', 20], ['x', 12], ['side', 0.5], ['height', -2]] as const) slide(host, knob, value)
    press(host, '[data-do="flick"]')
    expect(sent()).toBe('flick 0.95 -4.5 20 12 0.5 -2')
  })

  it('flicks with a key, but not while a text is written', () => {
    const { host, sent } = show('flick')
    const field = host.appendChild(document.createElement('input'))
    key('f', field)
    expect(sent()).toBeNull()
    key('f')
    expect(sent()).toBe('flick 0.80 0 10 0 0 0')
  })

  it('names the faces where the start is chosen, after the die was turned and tipped', () => {
    const { host, sent } = show('flick-chosen')
    press(host, '[data-do="flick"]')
    expect(sent()).toBe('flick 0.80 0 10 0 0 0 face 1 2')
    press(host, '[data-do="tip"]')
    press(host, '[data-do="spin"]')
    press(host, '[data-do="flick"]')
    const [top, front] = sent()!.split(' ').slice(-2).map(Number) as [number, number]
    expect([top, front]).not.toEqual([1, 2])
    expect(top !== front && top + front !== 7).toBe(true)
  })

  it('offers no faces to choose where chance says', () => {
    expect(show('flick').host.querySelector('[data-do="tip"]')).toBeNull()
  })

  it('draws a rope by two cells: those lit, then those where it may end', () => {
    const { host, sent } = show('rope')
    expect(lit(host)).toEqual([10, 15, 21, 23])
    press(host, '[data-cell="15"]')
    expect(lit(host)).toEqual([10, 21, 23])
    press(host, '[data-cell="21"]')
    expect(sent()).toBe('rope 15 21')
  })

  it('asks for any two cells, so that a refusal can say why', () => {
    const { host, made, sent } = show('rope')
    press(host, '[data-cell="10"]')
    press(host, '[data-cell="1"]')
    expect(sent()).toBe('rope 10 1')
    made.store.refused = { code: 'not-dotted', clause: '5.2' }
    flushSync()
    expect(coach(host)).toBe('밧줄은 점선 칸에서 점선 칸으로만 그어요.')
    expect(host.querySelector('.coach')!.classList).toContain('wrong')
  })

  it('has words for every refusal of the rules', () => {
    for (const code of ['malformed', 'not-your-turn', 'wrong-phase', 'out-of-range', 'no-circle', 'bad-pip', 'off-the-sheet', 'not-dotted', 'not-next', 'wrong-line', 'occupied-start', 'closed-loop']) {
      expect(say(`flick-cliff-refused-${code}`)).not.toContain('flick-cliff')
    }
  })

  it('takes a chosen start back, by the same cell or Escape', () => {
    const { host, sent } = show('rope')
    press(host, '[data-cell="15"]')
    press(host, '[data-cell="15"]')
    expect(lit(host)).toEqual([10, 15, 21, 23])
    press(host, '[data-cell="15"]')
    key('Escape')
    expect(lit(host)).toEqual([10, 15, 21, 23])
    expect(sent()).toBeNull()
  })

  it('draws a rope with the keyboard alone', () => {
    const { host, sent } = show('rope')
    const first = host.querySelector<HTMLElement>('[data-cell="10"]')!
    expect(first.getAttribute('tabindex')).toBe('0')
    expect(host.querySelector('[data-cell="9"]')!.getAttribute('tabindex')).toBe('-1')
    first.focus()
    key('ArrowRight', first)
    expect((document.activeElement as HTMLElement | null)?.dataset.cell).toBe('15')
    key('Enter', host.querySelector('[data-cell="15"]')!)
    key('Enter', host.querySelector('[data-cell="23"]')!)
    expect(sent()).toBe('rope 15 23')
  })

  it('lists the ropes as buttons too, and lets one be left out', () => {
    const { host, sent } = show('rope-one')
    press(host, '[data-rope-to]')
    expect(sent()).toBe('rope 6 8')
    key('p')
    expect(sent()).toBe('pass')
  })

  it('uses circles only which way they may go', () => {
    const { host, sent } = show('abilities-some')
    expect([...host.querySelectorAll<HTMLElement>('.two [data-do]')].map((one) => one.dataset.do)).toEqual(['pip -1', 'move 1'])
    press(host, '[data-do="pip -1"]')
    expect(sent()).toBe('pip -1')
    press(host, '[data-do="move 1"]')
    expect(sent()).toBe('move +1')
    key('a')
    expect(sent()).toBe('act')
  })

  it('goes on by itself where nothing is to choose, and only there', async () => {
    vi.useFakeTimers()
    const only = show('act')
    vi.advanceTimersByTime(1_000)
    expect(only.sent()).toBeNull()
    vi.advanceTimersByTime(1_000)
    expect(only.sent()).toBe('act')
    await clear()
    const more = show('abilities-some')
    vi.advanceTimersByTime(10_000)
    expect(more.sent()).toBeNull()
  })

  it('climbs any number from the wild cell', () => {
    const { host, sent } = show('climb')
    press(host, '[data-do="climb 4"]')
    expect(sent()).toBe('climb 4')
    key('6')
    expect(sent()).toBe('climb 6')
  })

  it('shows circles as empty, gained and used, with words', () => {
    const { host } = show('abilities')
    const row = host.querySelector('[data-seat="0"] [data-circles="pip"]')!
    expect([...row.querySelectorAll('svg:not(:first-child)')].map((one) => [...one.classList].find((name) => ['used', 'gained', 'empty'].includes(name)))).toEqual(['used', 'gained', 'gained'])
    expect(row.getAttribute('aria-label')).toBe('눈금 바꾸기: 쓸 수 있는 동그라미 2개, 쓴 것 1개')
  })

  it('names cells for who cannot see them', () => {
    const { host } = show('rope')
    expect(host.querySelector('[data-cell="15"]')!.getAttribute('aria-label')).toMatch(/^15번 칸, 3번 줄\s?, 점선 칸/)
    expect(host.querySelector('[data-cell="8"]')!.getAttribute('aria-label')).toContain('5로 밧줄')
  })

  it('tells shorts and the second flick of a beginner', async () => {
    expect(coach(show('flick-short').host)).toContain('2번 짧았어요')
    await clear()
    expect(coach(show('flick-again').host)).toContain('한 번 더')
  })

  it('gives a watcher and whoever waits nothing to decide', async () => {
    for (const name of ['watcher', 'wait-flick', 'wait-abilities', 'wait-rope', 'wait-climb', 'many-ropes', 'end']) {
      const { host } = show(name)
      expect(host.querySelectorAll('[data-do]:not([data-do="practise"]), [data-lit], .pick, [data-rope-to]'), name).toHaveLength(0)
      await clear()
    }
  })

  it('carries everybody along a rope that starts under them', async () => {
    const { host, made } = show('together')
    settings.lessMotion = true
    made.play()
    await vi.waitFor(() => expect(host.querySelector('[data-token="3"]')!.getAttribute('data-at')).toBe('15'))
    flushSync()
    settings.lessMotion = false
    expect(host.querySelector('[data-token="0"]')!.getAttribute('data-at')).toBe('15')
    expect(host.querySelector('[data-rope="10 15"]')).not.toBeNull()
  })

  it('counts everybody’s flicks at the end', async () => {
    const { host, made } = show('roll', End)
    settings.lessMotion = true
    made.play()
    await vi.waitFor(() => expect(host.querySelectorAll('tbody tr')).toHaveLength(3))
    settings.lessMotion = false
    expect([...host.querySelectorAll('tbody tr:nth-child(2) td')].map((one) => one.textContent)).toEqual(['1', '0', '4', '0'])
  })

  it('has a picture for the lobby', () => {
    const host = document.body.appendChild(document.createElement('div'))
    shown = { board: mount(Cover, { target: host }), host }
    expect(host.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
  })
})
