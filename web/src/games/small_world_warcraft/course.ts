/** Coins by round for everybody, from the kept replay of a match that is over. */

interface Replay {
  readonly steps: readonly { readonly position?: unknown }[]
}

interface Position {
  readonly round?: number
  readonly players?: Readonly<Record<string, { readonly coins?: unknown }>>
}

/** Seat → coins at the start, and as each round left them. */
export function coursesOf(replay: Replay, seats: number): ReadonlyMap<number, readonly number[]> {
  const byRound = new Map<number, number[]>()
  let last: number[] | null = null
  for (const step of replay.steps) {
    const position = step.position as Position | undefined
    if (position?.players === undefined) continue
    const coins = Array.from({ length: seats }, (_, seat) => Number(position.players![seat]?.coins ?? 0))
    const round = position.round ?? 1
    // a round's first position is what the one before left
    if (!byRound.has(round)) byRound.set(round, coins)
    last = coins
  }
  const columns = [...byRound].sort(([a], [b]) => a - b).map(([, coins]) => coins)
  if (last !== null) columns.push(last)
  return new Map(Array.from({ length: seats }, (_, seat) => [seat, columns.map((coins) => coins[seat]!)]))
}
