/** The HTTP calls of docs/protocol.md, section 1. A failure is a `Trouble` with a code that has a text under `error-…`. */

import { at } from './base'
import type { AskRematch, GameInfo, MakeTable, Me, Named, Practise, Practised, SetBot, Sit, TableInfo } from './wire'

/** A call that failed: the server's code, or `offline` when it could not be reached. */
export class Trouble extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, status = 0, detail = '') {
    super(detail || code)
    this.code = code
    this.status = status
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(at(`api/${path}`), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Trouble('offline')
  }
  let content: unknown
  try {
    content = await answer.json()
  } catch {
    // a proxy's own page, or nothing at all
    throw new Trouble(answer.status >= 500 ? 'offline' : 'unreadable', answer.status)
  }
  if (!answer.ok) {
    const { code, detail } = (content ?? {}) as { code?: unknown; detail?: unknown }
    throw new Trouble(typeof code === 'string' ? code : 'failed', answer.status, typeof detail === 'string' ? detail : '')
  }
  return content as T
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`

export const api = {
  me: () => call<Me>('GET', 'me'),
  nameMe: (name: string) => call<Named>('POST', 'me', { name }),
  games: () => call<readonly GameInfo[]>('GET', 'games'),
  tables: () => call<readonly TableInfo[]>('GET', 'tables'),
  make: (wish: MakeTable) => call<TableInfo>('POST', 'tables', wish),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  sit: (id: string, wish: Sit) => call<TableInfo>('POST', `${table(id)}/sit`, wish),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`, {}),
  setBot: (id: string, wish: SetBot) => call<TableInfo>('POST', `${table(id)}/bot`, wish),
  practise: (wish: Practise) => call<Practised>('POST', 'practice', wish),
  rematch: (id: string, wish: AskRematch) => call<TableInfo>('POST', `${table(id)}/rematch`, wish),
}

/** 32 hex digits of this page's own, mixed into the seed of a match (fairness). */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
