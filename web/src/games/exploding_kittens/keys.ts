/** Single keys for the buttons: D draw, N nope, P pass. */

export type KeyDeed = 'draw' | 'nope' | 'pass'

const LETTERS: Record<string, KeyDeed> = { d: 'draw', n: 'nope', p: 'pass' }
// where these letters stand on a Korean keyboard
const HANGUL: Record<string, string> = { ㅇ: 'd', ㅜ: 'n', ㅔ: 'p' }

/** What a key stands for; null: nothing, or it belongs to a field being written in or to the browser. */
export function deedOf(event: KeyboardEvent): KeyDeed | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return null
  const target = event.target as HTMLElement | null
  if (target?.closest?.('input:not([type="range"]):not([type="checkbox"]), textarea, select, [contenteditable], dialog') != null) return null
  return LETTERS[HANGUL[event.key] ?? event.key.toLowerCase()] ?? null
}
