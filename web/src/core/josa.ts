/**
 * Korean particles: 쥐를 but 박쥐 세 마리를, 5(오)가 but 6(육)이, 서울로 but 부산으로.
 *
 * The same rules as `src/hanpan/words/josa.py`; both are held to `tests/josa_vectors.json`.
 */

type Ending = 'vowel' | 'rieul' | 'consonant' | 'unknown'

// How the Korean names of digits and letters end: 영 일 이 삼 사 오 육 칠 팔 구.
const DIGITS: Record<string, Ending> = {
  '0': 'consonant', '1': 'rieul', '2': 'vowel', '3': 'consonant', '4': 'vowel',
  '5': 'vowel', '6': 'consonant', '7': 'rieul', '8': 'rieul', '9': 'vowel',
}
// 엘 엠 엔 아르(알); every other letter's name ends in a vowel.
const CAPITALS: Record<string, Ending> = { L: 'rieul', R: 'rieul', M: 'consonant', N: 'consonant' }
const AFTER_WORD = new Set([...`)]}>"'’”」』〉》】〕!?.,…~*`])

/** How the word is heard to end. Closing quotes and brackets are not heard, and nor is what stands in round brackets. */
export function ending(word: string): Ending {
  let letters = [...word.normalize('NFC').trim()]
  while (letters.length > 0) {
    const last = letters[letters.length - 1]!
    if (last === ')') {
      const open = letters.lastIndexOf('(')
      // 민수(봇): the particle goes with 민수; a bracket around everything is only a bracket
      if (open > 0) {
        letters = letters.slice(0, open)
        continue
      }
    }
    if (!AFTER_WORD.has(last) && last.trim() !== '') break
    letters.pop()
  }
  const last = letters[letters.length - 1]
  if (last === undefined) return 'unknown'
  const code = last.codePointAt(0)!
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28
    return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant'
  }
  if (last >= '0' && last <= '9') return DIGITS[last]!
  if (last >= 'A' && last <= 'Z') {
    // one capital, or a run of them, is spelled out; inside a word (KiM) nobody knows
    const before = letters[letters.length - 2]
    if (before !== undefined && before >= 'a' && before <= 'z') return 'unknown'
    return CAPITALS[last] ?? 'vowel'
  }
  return 'unknown'
}

/** The particle alone: `josa('쥐', '을/를')` is `를`. Pairs have the form after a consonant first, as dictionaries do. */
export function josa(word: string, pair: string): string {
  const [closed, open] = pair.split('/') as [string, string | undefined]
  if (open === undefined) return pair
  const heard = ending(word)
  if (heard === 'unknown') {
    // 으로/로 shares its tail and is written (으)로; 을/를 is written 을(를)
    return closed.endsWith(open) ? `(${closed.slice(0, -open.length)})${open}` : `${closed}(${open})`
  }
  const likeVowel = heard === 'vowel' || (heard === 'rieul' && closed.startsWith('으로'))
  return likeVowel ? open : closed
}

/** The word with its particle: `withJosa('쥐', '을/를')` is `쥐를`. */
export function withJosa(word: string, pair: string): string {
  return word + josa(word, pair)
}
