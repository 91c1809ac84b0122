import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../core/settings.svelte'
import { bringGame } from '../../core/words'
import { scene, type Scene } from '../../dev/stage'
import Board from './Board.svelte'
import End from './End.svelte'
import { fixtures } from './fixtures'

beforeAll(() => bringGame('bang_dice', ['ko', 'en']))

let shown: { board: ReturnType<typeof mount>; host: HTMLElement } | null = null

function show(name: string): { host: HTMLElement; made: Scene; sent: () => string | null } {
  const made = scene('bang_dice', fixtures[name]!)
  const host = document.body.appendChild(document.createElement('div'))
  let sent: string | null = null
  made.store.send = (notation) => (sent = notation)
  shown = { board: mount(Board, { target: host, props: { table: made.store } }), host }
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
})

function press(host: ParentNode, selector: string): void {
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
const picks = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[data-pick]')].map((one) => Number(one.dataset.pick))
const lit = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[data-target]')].map((one) => Number(one.dataset.target)).sort((a, b) => a - b)

describe('the board', () => {
  it.each(Object.keys(fixtures))('shows %s in both languages, every text found', async (name) => {
    for (const language of ['ko', 'en'] as const) {
      settings.language = language
      const { host, made } = show(name)
      made.play()
      await Promise.resolve()
      flushSync()
      expect(host.querySelector('.board')).not.toBeNull()
      expect(host.innerHTML).not.toContain('bang-dice-')
      await clear()
    }
    settings.language = 'ko'
  })

  it('rolls the dice that were tapped again', () => {
    const { host, sent } = show('roll-5')
    press(host, '[data-die="3"] button')
    press(host, '[data-die="0"] button')
    press(host, '[data-do="reroll"]')
    expect(sent()).toBe('reroll 0,3')
  })

  it('locks dynamite: there is nothing to tap', () => {
    const { host } = show('roll-5')
    expect(host.querySelector('[data-die="2"] button')).toBeNull()
    expect(host.querySelector('[data-die="2"]')!.getAttribute('aria-label')).toContain('잠겼어요')
  })

  it("lets Black Jack's dynamite be picked", () => {
    const { host, sent } = show('roll-jack')
    press(host, '[data-die="0"] button')
    key('r')
    expect(sent()).toBe('reroll 0')
  })

  it('lays a die back, picks all, and rolls by keys', () => {
    const { sent } = show('roll-5')
    key('1')
    key('1')
    key('r')
    expect(sent()).toBeNull()
    key('ㅁ')
    key('ㄱ')
    expect(sent()).toBe('reroll 0,1,3,4')
  })

  it('stops by button or key', () => {
    const { host, sent } = show('roll-5')
    press(host, '[data-do="stop"]')
    expect(sent()).toBe('stop')
  })

  it('lights exactly the legal targets, on seats and on buttons', () => {
    const { host, sent } = show('shots')
    expect(lit(host)).toEqual([2, 3])
    expect(picks(host)).toEqual([2, 3])
    expect(host.querySelector('[data-die="1"]')!.classList.contains('due')).toBe(true)
    press(host, '[data-target="3"]')
    expect(sent()).toBe('shoot 1 @3')
  })

  it('offers Janet both faces', () => {
    const { host, sent } = show('shots-janet')
    expect(picks(host)).toEqual([1, 4])
    press(host, 'input[type="radio"]:not(:checked)')
    expect(picks(host)).toEqual([2, 3])
    press(host, '[data-pick="2"]')
    expect(sent()).toBe('shoot 0 @2 as two')
  })

  it('offers Slab a beer for a double shot', () => {
    const { host, sent } = show('shots-slab')
    press(host, 'input[type="radio"]:not(:checked)')
    key('2')
    expect(sent()).toBe('shoot 0 @4 with 2')
  })

  it('shares a double shot between two, lower seat first', () => {
    const { host, sent } = show('shots-slab-source')
    const ways = host.querySelectorAll<HTMLElement>('input[type="radio"]')
    expect(ways).toHaveLength(3)
    ways[2]!.click()
    flushSync()
    press(host, '[data-pick="4"]')
    expect(sent()).toBeNull()
    expect(picks(host)).toEqual([1])
    press(host, '[data-pick="1"]')
    expect(sent()).toBe('shoot 0 @1 @4 with 2')
  })

  it('gives a beer to anybody, also to me', () => {
    const { host, sent } = show('beers-8')
    expect(lit(host)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    press(host, '.mine [data-target="0"]')
    expect(sent()).toBe('heal @0')
  })

  it('asks Bart, Pedro and Kit plainly', async () => {
    for (const [name, selector, notation] of [
      ['bart', '[data-do="arrow"]', 'arrow'],
      ['bart-last', '[data-do="lose"]', 'lose'],
      ['pedro', '[data-do="discard"]', 'discard'],
      ['kit', '[data-pick="2"]', 'discard @2'],
      ['kit', '[data-do="keep"]', 'keep'],
      ['sid', '[data-pick="3"]', 'heal @3'],
    ] as const) {
      const { host, sent } = show(name)
      press(host, selector)
      expect(sent()).toBe(notation)
      await clear()
    }
    expect(show('bart-last').host.querySelector('[data-do="arrow"]')).toBeNull()
  })

  it('marks the step under way', () => {
    expect(text(show('shots').host, '[aria-current="step"]')).toBe('3 총')
  })

  it('opens a person when no target is asked for, and keeps a private note of the role suspected', async () => {
    const { host } = show('wait-roll')
    press(host, '[data-seat="1"] .seat')
    press(document, '[data-note="renegade"]')
    expect(localStorage.getItem('hanpan-bang-notes')).toContain('renegade')
    await clear()
    expect(show('wait-roll').host.querySelector('[data-seat="1"] .seat .unseen')!.textContent).toContain('의심: 배신자')
  })

  it('says who hunts whom with three players', () => {
    const { host } = show('hunt-3')
    expect(text(host, '[data-seat="2"] .chip')).toBe('내 사냥감')
    expect(text(host, '[data-seat="1"] .chip')).toBe('나를 노려요')
  })

  it('tells nobody a hidden role', () => {
    const { host } = show('roll-8')
    for (const seat of [1, 2, 3, 4, 5, 6, 7]) {
      expect(host.querySelector(`[data-seat="${seat}"] .seat .unseen`)!.textContent).toContain('모르는 역할')
    }
  })

  it('gives a watcher, the dead and whoever waits nothing to decide', async () => {
    for (const name of ['watcher', 'watcher-8', 'dead', 'wait-roll', 'wait-8', 'end-law']) {
      const { host } = show(name)
      expect(host.querySelectorAll('[data-do], [data-pick], [data-target], .slot button'), name).toHaveLength(0)
      await clear()
    }
  })

  it('shows all roles and the winners at the end', () => {
    const made = scene('bang_dice', fixtures['end-outlaws']!)
    const host = document.body.appendChild(document.createElement('div'))
    shown = { board: mount(End, { target: host, props: { table: made.store } }), host }
    flushSync()
    expect([...host.querySelectorAll('li.won b')].map((one) => one.textContent)).toEqual(['민수', 'Kim'])
    expect(host.textContent).toContain('배신자')
  })
})
