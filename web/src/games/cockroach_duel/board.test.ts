import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../core/settings.svelte'
import { bringGame } from '../../core/words'
import { scene, type Scene } from '../../dev/stage'
import Board from './Board.svelte'
import { fixtures } from './fixtures'

beforeAll(() => bringGame('cockroach_duel', ['ko', 'en']))

let shown: { board: ReturnType<typeof mount>; host: HTMLElement } | null = null

function show(name: string): { host: HTMLElement; made: Scene; sent: () => string | null } {
  const made = scene('cockroach_duel', fixtures[name]!)
  const host = document.body.appendChild(document.createElement('div'))
  let sent: string | null = null
  made.store.send = (notation) => (sent = notation)
  shown = { board: mount(Board, { target: host, props: { table: made.store } }), host }
  flushSync()
  return { host, made, sent: () => sent }
}

afterEach(async () => {
  if (shown) await unmount(shown.board)
  shown?.host.remove()
  shown = null
})

function press(host: HTMLElement, selector: string, at = 0): void {
  host.querySelectorAll<HTMLElement>(selector)[at]!.click()
  flushSync()
}

function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name }))
  flushSync()
}

describe('the board', () => {
  it.each(Object.keys(fixtures))('shows %s in both languages, every text found', async (name) => {
    for (const language of ['ko', 'en'] as const) {
      settings.language = language
      const { host, made } = show(name)
      made.play()
      await Promise.resolve()
      flushSync()
      expect(host.querySelector('.board')).not.toBeNull()
      expect(host.innerHTML).not.toContain('cockroach-duel-')
      await unmount(shown!.board)
      host.remove()
      shown = null
    }
  })

  it('builds the notation in table order and sends it once', () => {
    const { host, sent } = show('my-attack')
    press(host, '.hand button', 2) // toad
    press(host, '.hand button', 1) // rat
    press(host, '[data-claim="rat"]')
    expect(sent()).toBe('attack rat rat,toad')
  })

  it('tells the chooser alone which claim would be true', () => {
    settings.language = 'ko'
    const { host } = show('my-attack')
    press(host, '.hand button', 1)
    const truths = [...host.querySelectorAll('.truth')].map((one) => one.textContent?.trim())
    expect(truths).toEqual(['거짓말', '거짓말', '사실'])
  })

  it('asks twice before a challenge, which reveals and cannot be undone', () => {
    const { host, sent } = show('response')
    press(host, '[data-do="challenge"]')
    expect(sent()).toBeNull()
    press(host, '[data-do="challenge"]')
    expect(sent()).toBe('challenge')
  })

  it('can be played with single keys', () => {
    const { host, sent } = show('response')
    key('c')
    key('c')
    expect(sent()).toBe('challenge')
    key('p')
    expect(sent()).toBe('pass')
    press(host, '.hand button', 2)
    key('ㅠ') // B on a Korean keyboard
    expect(sent()).toBe('block toad')
  })

  it('lights nothing while the other player decides', () => {
    const { host } = show('waiting')
    expect(host.querySelectorAll('[data-do]')).toHaveLength(0)
    expect(host.querySelectorAll('.hand .lit')).toHaveLength(0)
  })

  it('gives a watcher nothing to press but the sheet of cards', () => {
    const { host } = show('watcher')
    expect([...host.querySelectorAll('button')].map((one) => one.className)).toEqual([expect.stringContaining('sheet')])
    expect(host.querySelector('.hand')).toBeNull()
  })

  it('names every card of the hand, and whether it is chosen', () => {
    settings.language = 'ko'
    const { host } = show('my-attack')
    press(host, '.hand button', 1)
    const labels = [...host.querySelectorAll('.hand button')].map((one) => one.getAttribute('aria-label'))
    expect(labels).toEqual(['파리, 고를 수 있어요', '쥐, 고름', '두꺼비, 고를 수 있어요', '검은카드, 고를 수 있어요'])
  })
})
