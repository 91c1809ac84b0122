/** The parts a game's client folder brings, found by its name (see board.ts). Loaded only when they are wanted. */

import type { Component } from 'svelte'
import type { BoardTable, Fixture, Sentence } from './board'

type Load<T> = () => Promise<T>
type Of<Props extends Record<string, unknown>> = { readonly default: Component<Props> }

const boards = import.meta.glob<Of<{ table: BoardTable }>>('../games/*/Board.svelte')
const ends = import.meta.glob<Of<{ table: BoardTable }>>('../games/*/End.svelte')
const waitings = import.meta.glob<Of<{ table: BoardTable }>>('../games/*/Waiting.svelte')
const covers = import.meta.glob<Of<Record<string, never>>>('../games/*/Cover.svelte')
const logs = import.meta.glob<{ readonly sentence: Sentence }>('../games/*/log.ts')

export interface Parts {
  readonly board?: Load<Of<{ table: BoardTable }>>
  readonly end?: Load<Of<{ table: BoardTable }>>
  readonly waiting?: Load<Of<{ table: BoardTable }>>
  readonly cover?: Load<Of<Record<string, never>>>
  readonly log?: Load<{ readonly sentence: Sentence }>
}

export type Fixtures = { readonly fixtures: Readonly<Record<string, Fixture>> }

/** What the folder of this game has. */
export function boardParts(game: string): Parts {
  const folder = `../games/${game}`
  return {
    board: boards[`${folder}/Board.svelte`],
    end: ends[`${folder}/End.svelte`],
    waiting: waitings[`${folder}/Waiting.svelte`],
    cover: covers[`${folder}/Cover.svelte`],
    log: logs[`${folder}/log.ts`],
  }
}
