import type { SavedMatch } from '../local/saved.ts'

/** The games that can be gone on with, the last played first. A rehearsal never stands for the game itself. */
export const runningOf = (matches: readonly SavedMatch[]): readonly SavedMatch[] =>
  matches.filter(({ result, book }) => result === null && book.kind === 'record')

/** Whose move a game waits for: the reader's own, or somebody's; null when it is not known. */
export type Awaited = { readonly seat: number; readonly mine: boolean } | null

export function awaitedIn({ glimpse, players }: Pick<SavedMatch, 'glimpse' | 'players'>): Awaited {
  const seats = glimpse?.deciders ?? []
  const persons = players.filter(({ bot, away }) => bot === null || away === true).length
  const own = seats.find((seat) => players[seat]?.bot === null)
  if (own !== undefined) return { seat: own, mine: persons === 1 }
  return seats.length === 0 ? null : { seat: seats[0], mine: false }
}
