/** Single keys for what is at hand: R roll again, S stop, A all dice, 1 to 9 a die or a choice. */

export type KeyDeed = 'reroll' | 'stop' | 'all' | number

const LETTERS: Record<string, KeyDeed> = { r: 'reroll', s: 'stop', a: 'all' }
// where these letters stand on a Korean keyboard
const HANGUL: Record<string, string> = { ㄱ: 'r', ㄴ: 's', ㅁ: 'a' }

/** What a key stands for; null: nothing, or it belongs to a field being written in or to the browser. */
export function deedOf(event: KeyboardEvent): KeyDeed | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return null
  const target = event.target as HTMLElement | null
  if (target?.closest?.('input, textarea, select, [contenteditable], dialog') != null) return null
  if (/^[1-9]$/.test(event.key)) return Number(event.key)
  return LETTERS[HANGUL[event.key] ?? event.key.toLowerCase()] ?? null
}
