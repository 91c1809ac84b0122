/** Single keys for what is at hand: S stop, D done, L the list, E tokens evenly, B to the border, I look instead of acting. */

export type KeyDeed = 'stop' | 'done' | 'list' | 'even' | 'border' | 'look'

const LETTERS: Record<string, KeyDeed> = { s: 'stop', d: 'done', l: 'list', e: 'even', b: 'border', i: 'look' }
// where these letters stand on a Korean keyboard
const HANGUL: Record<string, string> = { ㄴ: 's', ㅇ: 'd', ㅣ: 'l', ㄷ: 'e', ㅠ: 'b', ㅑ: 'i' }

/** What a key stands for; null: nothing, or it belongs to a field being written in or to the browser. */
export function deedOf(event: KeyboardEvent): KeyDeed | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return null
  const target = event.target as HTMLElement | null
  if (target?.closest?.('input, textarea, select, [contenteditable], dialog') != null) return null
  return LETTERS[HANGUL[event.key] ?? event.key.toLowerCase()] ?? null
}
