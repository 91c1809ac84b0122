/**
 * Every word a player reads, from Fluent catalogues: the client's own and one for each game.
 *
 * `say` is reactive: a text follows the language chosen, and appears as soon as its game's catalogue has come.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from '@fluent/bundle'
import enClient from '../texts/en.ftl?raw'
import koClient from '../texts/ko.ftl?raw'
import { withJosa } from './josa'
import { settings, type Language } from './settings.svelte'

export type Args = Record<string, string | number>

const gameTexts = import.meta.glob<string>('../../../src/hanpan/games/*/texts/*.ftl', { query: '?raw', import: 'default' })

/** What an argument of a Fluent function says as text. */
function heard(value: unknown): string {
  if (value instanceof FluentNumber) return String(value.value)
  return typeof value === 'string' ? value : String((value as { value?: unknown } | null)?.value ?? '')
}

/** `{ JOSA($card, "을/를") }`: the word with its particle. */
const JOSA: FluentFunction = ([word, pair]) => withJosa(heard(word), heard(pair))

/** `{ PARTICLE($card, "을/를") }`: the particle alone, where something stands between, such as a closing mark. */
const PARTICLE: FluentFunction = ([word, pair]) => {
  const text = heard(word)
  return withJosa(text, heard(pair)).slice(text.length)
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { JOSA, PARTICLE } })
  made.addResource(new FluentResource(source), { allowOverrides: true })
  return made
}

const bundles: Record<Language, FluentBundle> = { ko: bundle('ko', koClient), en: bundle('en', enClient) }
const arrived = new Map<string, Promise<void>>()
let arrivals = $state(0)

/** Bring a game's texts, in the languages given. Resolves when they can be said; a game without texts is no error. */
export async function bringGame(game: string, languages: readonly Language[] = [settings.language]): Promise<void> {
  await Promise.all(
    languages.map((language) => {
      const path = `../../../src/hanpan/games/${game}/texts/${language}.ftl`
      const load = gameTexts[path]
      if (load === undefined) return undefined
      let coming = arrived.get(path)
      if (coming === undefined) {
        coming = load().then(
          (source) => {
            bundles[language].addResource(new FluentResource(source), { allowOverrides: true })
            arrivals += 1
          },
          () => void arrived.delete(path), // the line is down: ask again next time
        )
        arrived.set(path, coming)
      }
      return coming
    }),
  )
}

/** `key('cockroach_duel', 'event', 'life_taken')` is `cockroach-duel-event-life-taken`. */
export function key(...parts: readonly string[]): string {
  return parts.join('-').replaceAll('_', '-')
}

/** Whether the catalogue in the language chosen has this key. */
export function knows(name: string): boolean {
  void arrivals
  return bundles[settings.language].hasMessage(name)
}

/** The text of a key in the language chosen, or in the other one, or the key itself, so that a gap is seen and reported. */
export function say(name: string, args?: Args): string {
  void arrivals
  const first = settings.language
  for (const language of first === 'ko' ? (['ko', 'en'] as const) : (['en', 'ko'] as const)) {
    const message = bundles[language].getMessage(name)
    if (message?.value) return bundles[language].formatPattern(message.value, args ?? null, [])
  }
  return name
}

/** The first of these keys that has a text. */
export function sayFirst(names: readonly string[], args?: Args): string {
  return say(names.find(knows) ?? names[names.length - 1]!, args)
}
