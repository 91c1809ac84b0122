import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse, Visitor, type MessageReference, type VariableReference } from '@fluent/syntax'
import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from './settings.svelte'
import { eventArgs, lineFor } from './log'
import { bringGame, key, knows, say, sayFirst } from './words'

const web = join(import.meta.dirname, '../..')
const games = join(web, '../src/hanpan/games')

/** Every file below a folder whose name passes. */
function files(folder: string, wanted: (path: string) => boolean): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path, wanted) : wanted(path) ? [path] : []
  })
}

/** Key → the variables its text uses, those of quoted texts included. */
function read(path: string): Map<string, Set<string>> {
  const found = new Map<string, { variables: Set<string>; quoted: string[] }>()
  for (const entry of parse(readFileSync(path, 'utf-8'), {}).body) {
    if (entry.type === 'Junk') throw new Error(`${path}: cannot be read: ${entry.content}`)
    if (entry.type !== 'Message') continue
    if (found.has(entry.id.name)) throw new Error(`${path}: ${entry.id.name} twice`)
    const use = { variables: new Set<string>(), quoted: [] as string[] }
    class Uses extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        use.variables.add(node.id.name)
      }
      override visitMessageReference(node: MessageReference): void {
        use.quoted.push(node.id.name)
      }
    }
    new Uses().visit(entry)
    found.set(entry.id.name, use)
  }
  const all = (name: string): Set<string> => {
    const use = found.get(name)
    return use === undefined ? new Set() : new Set([...use.variables, ...use.quoted.flatMap((other) => [...all(other)])])
  }
  return new Map([...found.keys()].map((name) => [name, all(name)]))
}

function shape(texts: Map<string, Set<string>>): Record<string, string[]> {
  return Object.fromEntries([...texts].map(([name, variables]) => [name, [...variables].sort()]))
}

const client = read(join(web, 'src/texts/ko.ftl'))
const sources = files(join(web, 'src'), (path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$/.test(path) && !path.includes('/games/'))
const code = sources.map((path) => readFileSync(path, 'utf-8')).join('\n')

describe('the catalogues', () => {
  it('say the same things in both languages', () => {
    expect(shape(read(join(web, 'src/texts/en.ftl')))).toEqual(shape(client))
  })

  const folders = readdirSync(games).filter((game) => existsSync(join(games, game, 'texts/ko.ftl')))
  it.each(folders)('%s says the same things in both languages', (game) => {
    const korean = read(join(games, game, 'texts/ko.ftl'))
    expect(shape(read(join(games, game, 'texts/en.ftl')))).toEqual(shape(korean))
    for (const name of korean.keys()) expect(name.startsWith(`${key(game)}-`), name).toBe(true)
  })

  it('have every key the pages ask for', () => {
    const asked = [...code.matchAll(/\b(?:say|done)\(\s*'([a-z][a-z0-9-]*)'/g)].map((match) => match[1]!)
    expect(asked.filter((name) => !client.has(name))).toEqual([])
    expect(asked.length).toBeGreaterThan(60)
  })

  it('have no key nobody asks for', () => {
    const prefixes = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1]!)
    const unused = [...client.keys()].filter(
      (name) => !code.includes(`'${name}'`) && !prefixes.some((prefix) => name.startsWith(prefix)),
    )
    expect(unused).toEqual([])
  })

  it('are asked for every variable with a value', () => {
    // the plain cases, say('key', { a, b: … }) on one line, are checked name by name
    const wrong: string[] = []
    for (const [, name, body] of code.matchAll(/\bsay\(\s*'([a-z][a-z0-9-]*)'(?:,\s*\{([^{}]*)\})?\s*\)/g)) {
      const given = (body ?? '').split(',').map((part) => part.split(':')[0]!.trim()).filter(Boolean)
      for (const variable of client.get(name!) ?? []) if (!given.includes(variable)) wrong.push(`${name}: $${variable}`)
    }
    expect(wrong).toEqual([])
  })

  it('have a text for every error code of the server', () => {
    const server = join(web, '../src/hanpan/server')
    const codes = files(server, (path) => path.endsWith('.py')).flatMap((path) =>
      [...readFileSync(path, 'utf-8').matchAll(/(?:Shut|NotPossible)\("([a-z-]+)"/g)].map((match) => match[1]!),
    )
    expect([...new Set(codes)].filter((one) => !client.has(`error-${one}`))).toEqual([])
  })
})

describe('saying', () => {
  beforeEach(() => (settings.language = 'ko'))

  it('follows the language', () => {
    expect(say('app-name')).toBe('한판')
    settings.language = 'en'
    expect(say('app-name')).toBe('Hanpan')
    expect(say('table-free', { count: 1 })).toBe('1 free seat')
    expect(say('table-free', { count: 2 })).toBe('2 free seats')
  })

  it('shows a key that has no text', () => {
    expect(say('no-such-key')).toBe('no-such-key')
    expect(knows('no-such-key')).toBe(false)
    expect(sayFirst(['no-such-key', 'app-name'])).toBe('한판')
  })

  it('leaves no invisible marks around names', () => {
    expect(say('turn-theirs', { name: '민수' })).toBe('민수 님을 기다려요')
  })

  it('brings a game, and does not mind one without texts', async () => {
    await bringGame('no_such_game', ['ko', 'en'])
    await bringGame('cockroach_duel', ['ko', 'en'])
    expect(knows('cockroach-duel-blurb')).toBe(true)
  })
})

describe('the log', () => {
  const context = { game: 'some_game', seat: 0, names: (seat: number) => ['민수', '영희'][seat]!, say }

  it('takes the default line, with names for seats', () => {
    const line = lineFor({ e: 1, type: 'life_taken', from: 1, to: 0, amount: 2 }, context)
    expect(line).toEqual({
      key: 'some-game-event-life-taken',
      args: { e: 1, type: 'life_taken', from: 1, fromName: '영희', to: 0, toName: '민수', amount: 2 },
    })
  })

  it('counts lists and says whose it was', () => {
    expect(eventArgs({ e: 0, type: 'x', seat: 0, cards: ['fly', 'rat'], true: true }, context)).toMatchObject({
      name: '민수', mine: 'true', cardsCount: 2, true: 'true',
    })
  })

  it('lets the game choose, or leave a line out', () => {
    expect(lineFor({ e: 0, type: 'x' }, context, () => ({ key: 'own' }))).toEqual({ key: 'own' })
    expect(lineFor({ e: 0, type: 'x' }, context, () => null)).toBeNull()
    expect(lineFor({ e: 0, type: 'x' }, context, () => undefined)?.key).toBe('some-game-event-x')
    expect(lineFor({ e: 0, type: 'undone', to: 3 }, context)?.key).toBe('log-undone')
  })
})
