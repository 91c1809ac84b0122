/** A turn's income line by line, as the server tells it. */

import type { Ask, GameEvent } from '../../core/board'

export interface IncomeLine {
  readonly name: string
  readonly amount: number
}

export interface Income {
  readonly seat: number
  /** null: not for this viewer's eyes. */
  readonly amount: number | null
  readonly lines: readonly IncomeLine[]
}

/** A `scored` event; lines are pairs, a mapping, or rows with a name. */
export function incomeOf(event: GameEvent): Income {
  return { seat: Number(event.seat), amount: typeof event.amount === 'number' ? event.amount : null, lines: linesOf(event.lines) }
}

function linesOf(told: unknown): IncomeLine[] {
  if (told === null || typeof told !== 'object') return []
  const pairs: unknown[] = Array.isArray(told) ? told : Object.entries(told)
  return pairs.flatMap((row) => {
    if (Array.isArray(row)) return [{ name: String(row[0]), amount: Number(row[1]) }]
    const { name, line, amount } = row as Record<string, unknown>
    return [{ name: String(name ?? line), amount: Number(amount) }]
  })
}

/** What the turn would bring after this answer (`stop`, `decline`), as the question's notes tell it; null: they do not. */
export function forecastOf(notes: Ask['notes'], notation: string): Omit<Income, 'seat'> | null {
  const note = notes?.[notation]
  return typeof note?.income === 'number' ? { amount: note.income, lines: linesOf(note.lines) } : null
}

/** A seat's incomes, oldest first. */
export function incomesOf(events: readonly GameEvent[], seat: number): Income[] {
  return events.filter((event) => event.type === 'scored' && event.seat === seat).map(incomeOf)
}

/** What this viewer can tell of a seat's coins after each of its turns, from what was paid openly and what was scored. */
export function coinsByTurn(events: readonly GameEvent[], seat: number): number[] | null {
  let coins = 5
  const course = [coins]
  for (const event of events) {
    if (event.type === 'picked' && event.seat === seat) coins += Number(event.got) - Number(event.paid)
    if (event.type === 'paid') {
      if (event.from === seat) coins -= Number(event.amount)
      if (event.to === seat) coins += Number(event.amount)
    }
    if (event.type === 'scored' && event.seat === seat) {
      if (typeof event.amount !== 'number') return null
      coins += event.amount
      course.push(coins)
    }
  }
  return course
}
