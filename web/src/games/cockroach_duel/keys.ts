/** Single keys: numbers go to a claim, letters do a thing. */

import type { Choice } from './choices'

const LETTERS: Record<string, Choice['does']> = { b: 'block', c: 'challenge', a: 'accept', p: 'pass' }
// where these letters stand on a Korean keyboard
const HANGUL: Record<string, string> = { ㅠ: 'b', ㅊ: 'c', ㅁ: 'a', ㅔ: 'p' }

/** Whether a key press belongs to a field being written in, or to the browser. */
function elsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return true
  const target = event.target as HTMLElement | null
  return target?.closest?.('input, textarea, select, [contenteditable], dialog') != null
}

/** The choice a key stands for; the number of a claim to go to; or null. */
export function chooseByKey(event: KeyboardEvent, choices: readonly Choice[]): Choice | number | null {
  if (elsewhere(event)) return null
  if (/^[1-9]$/.test(event.key)) {
    const claims = choices.filter((choice) => choice.kind !== null)
    const at = Number(event.key) - 1
    return at < claims.length ? at : null
  }
  const does = LETTERS[HANGUL[event.key] ?? event.key.toLowerCase()]
  return choices.find((choice) => choice.does === does) ?? null
}
