/** Who I am, what this server offers, the line to it, and the tables of this page. */

import { SvelteMap } from 'svelte/reactivity'
import { api, nonce, Trouble } from './api'
import { socketAddress } from './base'
import { Line, type LineState } from './socket'
import { keep, kept, settings, type Language } from './settings.svelte'
import { TableStore, type Notice } from './table.svelte'
import { toasts, troubleText } from './toasts.svelte'
import type { FromServer, GameInfo, MakeTable, Me, Player, TableInfo } from './wire'
import { bringGame, key, say, sayFirst } from './words'

const NAME = 'hanpan-name'
const LONGEST_NAME = 20
// a socket may join fifty
const MOST_TABLES = 40

/** A made-up name, so that nobody has to think of one before the first game. */
function anyName(): string {
  const pick = (list: string): string => {
    const words = say(list).split('·').map((word) => word.trim())
    return words[Math.floor(Math.random() * words.length)]!
  }
  return `${pick('guest-tempers')} ${pick('guest-creatures')}`
}

class Session {
  me = $state.raw<Me | null>(null)
  player = $state.raw<Player | null>(null)
  games = $state.raw<readonly GameInfo[] | null>(null)
  /** Tables the lobby shows; null until they have come. */
  tables = $state.raw<readonly TableInfo[] | null>(null)
  line = $state<LineState>('off')
  /** The server serves another build of this page. */
  newBuild = $state(false)
  /** Why the start failed; null when all is well. */
  trouble = $state<string | null>(null)
  /** The table shown on the page now. */
  shown: string | null = null
  /** What stands in the name field. */
  name = $state('')

  readonly socket: Line
  #stores = new SvelteMap<string, TableStore>()

  constructor() {
    this.socket = new Line({
      address: socketAddress,
      build: __BUILD__,
      state: (state) => (this.line = state),
      hear: (message) => this.#hear(message),
    })
  }

  /** Ask the server who I am and what it offers, and open the line. May be called again after a failure. */
  async start(): Promise<void> {
    this.trouble = null
    this.name ||= kept(NAME) ?? anyName()
    try {
      const [me, games, tables] = await Promise.all([api.me(), api.games(), api.tables()])
      await Promise.all(games.map((game) => bringGame(game.id)))
      this.me = me
      this.player = me.player
      if (me.player !== null) this.name = me.player.name
      this.games = games
      this.#lobby(tables)
      this.socket.start()
    } catch (trouble) {
      this.trouble = trouble instanceof Trouble ? trouble.code : 'failed'
      if (!(trouble instanceof Trouble)) throw trouble
    }
  }

  game(id: string): GameInfo | null {
    return this.games?.find((game) => game.id === id) ?? null
  }

  /** A game's name in the language chosen. */
  titleOf(id: string): string {
    return this.game(id)?.title[settings.language] ?? id
  }

  /** The strongest bot a game has by name: its own before the one that plays at random. */
  bestBot(game: GameInfo): string | null {
    return game.bots.find((bot) => bot !== 'random') ?? game.bots[0] ?? null
  }

  /** Be somebody, under the name in the field; an empty field gets a made-up one. */
  async beSomebody(): Promise<void> {
    const wanted = [...this.name.trim().replace(/\s+/g, ' ')].slice(0, LONGEST_NAME).join('') || anyName()
    this.name = wanted
    if (this.player?.name === wanted) return
    const before = this.player
    const { player } = await api.nameMe(wanted)
    this.player = player
    keep(NAME, wanted)
    // a new cookie: the socket must be opened anew to be known by it
    if (before?.id !== player.id) this.socket.renew()
  }

  async make(wish: MakeTable): Promise<TableInfo> {
    await this.beSomebody()
    const info = await api.make({ ...wish, nonce: nonce() })
    this.#know(info)
    return info
  }

  async sit(id: string, seat: number | null): Promise<TableInfo> {
    await this.beSomebody()
    const info = await api.sit(id, { seat, nonce: nonce() })
    this.#know(info)
    return info
  }

  async leave(id: string): Promise<void> {
    this.#know(await api.leave(id))
  }

  async setBot(id: string, seat: number, bot: string | null): Promise<void> {
    this.#know(await api.setBot(id, { seat, bot }))
  }

  async rematch(id: string): Promise<TableInfo> {
    const info = await api.rematch(id, { nonce: nonce() })
    this.#know(info)
    return info
  }

  /** The table, joined; made if this page does not have it yet. */
  open(info: TableInfo): TableStore {
    let store = this.#stores.get(info.id)
    if (store === undefined) {
      store = new TableStore(info, this.socket, (notice) => this.#notice(info.game, notice))
      this.#stores.set(info.id, store)
      store.open()
    } else {
      store.info = info
    }
    return store
  }

  /** The page has left a table. One's own running tables stay joined, so that a turn there is seen. */
  away(id: string): void {
    const store = this.#stores.get(id)
    if (store === undefined || this.#watched(store.info)) return
    store.close()
    this.#stores.delete(id)
  }

  /** Games of the tables on this page. */
  get opened(): readonly string[] {
    return [...this.#stores.values()].map((store) => store.info.game)
  }

  /** Own tables where something is asked of me. */
  get turns(): readonly TableStore[] {
    return [...this.#stores.values()].filter((store) => store.myTurn)
  }

  isMyTurn(id: string): boolean {
    return this.#stores.get(id)?.myTurn ?? false
  }

  /** Whether the page wants the news of a table even while another page is shown. */
  #watched(info: TableInfo): boolean {
    return info.you !== null && (info.state === 'waiting' || info.state === 'playing')
  }

  #know(info: TableInfo): void {
    const store = this.#stores.get(info.id)
    if (store !== undefined) {
      store.info = info
      if (!this.#watched(info) && this.shown !== info.id) this.away(info.id)
    }
    if (this.tables === null) return
    const others = this.tables.filter((table) => table.id !== info.id)
    const gone = info.state === 'over' || info.state === 'closed'
    this.tables = gone ? others : [info, ...others]
  }

  #lobby(tables: readonly TableInfo[]): void {
    this.tables = tables
    for (const info of tables) {
      if (this.#watched(info) && this.#stores.size < MOST_TABLES) this.open(info)
    }
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        if (message.build !== '' && message.build !== __BUILD__ && !import.meta.env.DEV) this.newBuild = true
        break
      case 'reload':
        this.newBuild = true
        break
      case 'lobby':
        this.#lobby(message.tables)
        break
      case 'table':
        this.#know(message.info)
        break
      case 'error':
        if (message.table === null) toasts.add(troubleText(message.code), { bad: true })
        break
    }
  }

  #notice(game: string, notice: Notice): void {
    if (notice.kind === 'stale') toasts.add(say('refused-stale'))
    else if (notice.kind === 'refused') {
      const code = notice.code ?? 'malformed'
      toasts.add(sayFirst([key(game, 'refused', code), `refused-${code}`, 'refused-malformed']), { bad: true })
    } else toasts.add(troubleText(notice.code ?? 'failed'), { bad: true })
  }
}

export const session = new Session()

/** Change the language; texts of the games are brought first, so that nothing is shown half in one and half in the other. */
export async function speak(language: Language): Promise<void> {
  const games = new Set([...(session.games ?? []).map((game) => game.id), ...session.opened])
  await Promise.all([...games].map((game) => bringGame(game, [language])))
  settings.set({ language })
}
