/** Single keys for what is at hand: F flick, A act, P pass, 1 to 6 climb. */

export type KeyDeed = 'flick' | 'act' | 'pass' | number

const LETTERS: Record<string, KeyDeed> = { f: 'flick', a: 'act', p: 'pass' }
// where these letters stand on a Korean keyboard
const HANGUL: Record<string, string> = { ㄹ: 'f', ㅁ: 'a', ㅔ: 'p' }

/** What a key stands for; null: nothing, or it belongs to a field being written in or to the browser. */
export function deedOf(event: KeyboardEvent): KeyDeed | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return null
  const target = event.target as HTMLElement | null
  if (target?.closest?.('input:not([type=range]), textarea, select, [contenteditable], dialog') != null) return null
  if (/^[1-6]$/.test(event.key)) return Number(event.key)
  return LETTERS[HANGUL[event.key] ?? event.key.toLowerCase()] ?? null
}
