import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../core/settings.svelte'
import { bringGame } from '../../core/words'
import { scene, type Scene } from '../../dev/stage'
import Board from './Board.svelte'
import { fixtures } from './fixtures'

beforeAll(() => bringGame('exploding_kittens', ['ko', 'en']))

let shown: { board: ReturnType<typeof mount>; host: HTMLElement } | null = null

function show(name: string, able: object = {}): { host: HTMLElement; made: Scene; sent: () => string | null } {
  const made = scene('exploding_kittens', fixtures[name]!)
  const host = document.body.appendChild(document.createElement('div'))
  let sent: string | null = null
  made.store.send = (notation) => (sent = notation)
  Object.assign(made.store, able)
  shown = { board: mount(Board, { target: host, props: { table: made.store } }), host }
  flushSync()
  return { host, made, sent: () => sent }
}

async function clear(): Promise<void> {
  if (shown) await unmount(shown.board)
  shown?.host.remove()
  shown = null
}
afterEach(clear)

function press(host: HTMLElement, selector: string): void {
  const found = host.querySelector<HTMLElement>(selector)
  expect(found, selector).not.toBeNull()
  found!.click()
  flushSync()
}

function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name }))
  flushSync()
}

const text = (host: HTMLElement, selector: string) => host.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim()

describe('the board', () => {
  it.each(Object.keys(fixtures))('shows %s in both languages, every text found', async (name) => {
    for (const language of ['ko', 'en'] as const) {
      settings.language = language
      const { host, made } = show(name)
      made.play()
      await Promise.resolve()
      flushSync()
      expect(host.querySelector('.board')).not.toBeNull()
      expect(host.innerHTML).not.toContain('exploding-kittens-')
      await clear()
    }
    settings.language = 'ko'
  })

  it('plays a single card after one tap to choose it', () => {
    const { host, sent } = show('my-turn-5')
    press(host, '[data-card="attack"]')
    expect(sent()).toBeNull()
    press(host, '[data-do="single"]')
    expect(sent()).toBe('play attack')
  })

  it('plays a chosen card when it is tapped again', () => {
    const { host, sent } = show('my-turn-5')
    press(host, '[data-card="future"]')
    press(host, '[data-card="future"]')
    expect(sent()).toBe('play future')
  })

  it('lets a target be picked on its seat', () => {
    const { host, sent } = show('my-turn-5')
    press(host, '[data-card="favor"]')
    press(host, '[data-do="single"]')
    expect(host.querySelectorAll('button[data-drop-seat]')).toHaveLength(4)
    press(host, '[data-drop-seat="3"]')
    expect(sent()).toBe('play favor @3')
  })

  it('does not ask for a target when there is only one', () => {
    const { host, sent } = show('my-turn-2')
    press(host, '[data-card="cat1"]')
    press(host, '[data-do="pair"]')
    expect(sent()).toBe('pair cat1 @1')
  })

  it('asks a triple for a target and then for a name', () => {
    const { host, sent } = show('my-turn-5')
    press(host, '[data-card="cat1"]')
    press(host, '[data-do="triple"]')
    press(host, '[data-target="2"]')
    expect(sent()).toBeNull()
    expect(host.querySelectorAll('[data-name]')).toHaveLength(12)
    press(host, '[data-name="defuse"]')
    expect(sent()).toBe('triple cat1 @2 defuse')
  })

  it('offers no triple where only pairs of cats are legal', () => {
    const { host } = show('cats-only')
    press(host, '[data-card="cat1"]')
    expect(host.querySelectorAll('[data-do="pair"]')).toHaveLength(1)
    expect(host.querySelector('[data-do="triple"]')).toBeNull()
  })

  it('remembers the seat a card was dropped on while it asks how to play it', () => {
    const { host, sent } = show('my-turn-5')
    const card = host.querySelector<HTMLElement>('[data-card="cat1"]')!
    const seat = host.querySelector<HTMLElement>('[data-drop-seat="4"]')!
    document.elementsFromPoint = () => [seat]
    for (const [type, x] of [['pointerdown', 0], ['pointermove', 40], ['pointerup', 40]] as const) {
      card.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 0 }))
    }
    flushSync()
    expect(sent()).toBeNull()
    press(host, '[data-do="pair"]')
    expect(sent()).toBe('pair cat1 @4')
  })

  it('draws from the pile, the button, or with D', () => {
    const { host, sent } = show('my-turn-5')
    press(host, 'button[data-spot="pile"]')
    expect(sent()).toBe('draw')
    key('ㅇ')
    expect(sent()).toBe('draw')
    key('n')
    expect(sent()).toBe('draw')
  })

  it('nopes by button, key or card, if it may', () => {
    for (const act of [(host: HTMLElement) => press(host, '[data-do="nope"]'), (host: HTMLElement) => press(host, '[data-card="nope"]'), () => key('n')]) {
      const { host, sent } = show('window-holder')
      act(host)
      expect(sent()).toBe('nope')
      shown?.host.remove()
      void unmount(shown!.board)
      shown = null
    }
  })

  it('gives a holder and a non-holder the same window but for the button', () => {
    const { host, sent } = show('window-bare')
    expect(host.querySelector('.window')).not.toBeNull()
    expect(host.querySelector('[data-do="nope"]')).toBeNull()
    key('p')
    expect(sent()).toBe('pass')
  })

  it('tells plainly what is pending', () => {
    const { host } = show('window-bare')
    expect(text(host, '.what')).toBe('→ Kim은(는) 누룽지 세 장으로 보라에게 해체를 달라고 해요')
    expect(text(host, '.state')).toContain('이대로면 취소돼요')
    expect(text(host, '.who')).toContain('통과 1명')
  })

  it('hides the kitten at the depth chosen', () => {
    const { host, sent } = show('place')
    const slider = host.querySelector<HTMLInputElement>('input[type="range"]')!
    expect(slider.max).toBe('14')
    slider.value = '0'
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    expect(text(host, '.where')).toContain('맨 위')
    press(host, '[data-do="place"]')
    expect(sent()).toBe('place 0')
  })

  it('gives the card chosen, with one more tap', () => {
    const { host, sent } = show('give')
    press(host, '[data-card="cat1"]')
    expect(sent()).toBeNull()
    press(host, '[data-do="give"]')
    expect(sent()).toBe('give cat1')
  })

  it('shows what only I know of the pile', () => {
    const { host } = show('seen-kitten')
    expect([...host.querySelectorAll('.seen li .unseen')].map((one) => one.textContent)).toEqual([
      '위에서 1번째는 폭발냥이', '모르는 3장', '위에서 5번째는 폭발냥이',
    ])
  })

  it('says plainly how many turns are owed', () => {
    expect(text(show('owed-3').host, '.owed')).toBe('차례 3번 남음')
  })

  it('gives a watcher and the dead nothing to press but the sheet and the discards', async () => {
    for (const name of ['watcher', 'dead', 'their-turn-5']) {
      const { host } = show(name)
      expect(host.querySelectorAll('[data-do], [data-target], .lit button, .hand .lit')).toHaveLength(0)
      await clear()
    }
  })

  it('offers the automatic pass only in a window that closes by itself', async () => {
    let wish: boolean | null = null
    const able = { window: { left: 4_000, told: performance.now() }, autopass: (on: boolean) => (wish = on) }
    const { host } = show('window-bare', able)
    press(host, 'input[role="switch"]')
    expect(wish).toBe(true)
    await clear()
    expect(show('window-bare').host.querySelector('input[role="switch"]')).toBeNull()
  })

  it('takes back a choice with Escape', () => {
    const { host } = show('my-turn-5')
    press(host, '[data-card="attack"]')
    key('Escape')
    expect(host.querySelector('[data-do="single"]')).toBeNull()
    expect(host.querySelector('[data-do="draw"]')).not.toBeNull()
  })
})
