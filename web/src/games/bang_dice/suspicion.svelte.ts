/** Private notes: which role I suspect on each seat of this table. They never leave this browser. */

import { keep, kept } from '../../core/settings.svelte'
import { isRole, type Role } from './facts'

const KEY = 'hanpan-bang-notes'
/** Notes of so many tables are kept; the oldest go. */
const TABLES = 12

type Notes = Record<string, Role>

function all(): Record<string, Notes> {
  try {
    const value: unknown = JSON.parse(kept(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, Notes>) : {}
  } catch {
    return {}
  }
}

export class Suspicion {
  #table: string
  #notes = $state.raw<Notes>({})

  constructor(table: string) {
    this.#table = table
    this.#notes = Object.fromEntries(Object.entries(all()[table] ?? {}).filter(([, role]) => isRole(role)))
  }

  of(seat: number): Role | null {
    return this.#notes[seat] ?? null
  }

  /** Note a role; null takes the note away. */
  note(seat: number, role: Role | null): void {
    const { [seat]: _old, ...others } = this.#notes
    this.#notes = role === null ? others : { ...others, [seat]: role }
    const { [this.#table]: _mine, ...tables } = all()
    const latest = Object.entries(tables).slice(-(TABLES - 1))
    keep(KEY, JSON.stringify({ ...Object.fromEntries(latest), [this.#table]: this.#notes }))
  }
}
