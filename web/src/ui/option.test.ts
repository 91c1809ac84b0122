import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { settings } from '../core/settings.svelte'
import { bringGame } from '../core/words'
import OptionField from './OptionField.svelte'

const faces = { name: 'faces', kind: 'text', default: 'random', values: ['random', 'L1a,S2b'], least: null, most: null } as const

beforeAll(() => bringGame('small_world_warcraft', ['ko', 'en']))
beforeEach(() => {
  settings.language = 'ko'
})

it('says the default of a text in the reader’s words, and takes an empty field for it', async () => {
  const told: unknown[] = []
  let value: boolean | number | string = 'random'
  const field = mount(OptionField, {
    target: document.body,
    props: {
      game: 'small_world_warcraft',
      option: faces,
      get value() {
        return value
      },
      set value(next) {
        told.push((value = next))
      },
    },
  })
  flushSync()
  const input = document.querySelector('input')!
  const type = (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
  }
  expect([input.value, input.placeholder]).toEqual(['', '무작위'])
  type(' L1a,S2b ')
  type('')
  expect(told).toEqual(['L1a,S2b', 'random'])
  expect(input.value).toBe('')
  await unmount(field)
})
