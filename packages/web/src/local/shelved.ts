import type { SavedMatch } from './saved.ts'

/**
 * Matches in the order of a shelf: each game is followed by the sandboxes that were tried from it, so that none of them
 * takes the place of a game. Sandboxes whose game does not lie here come last.
 */
export function shelved(matches: readonly SavedMatch[]): SavedMatch[] {
  const byId = new Map(matches.map((saved) => [saved.id, saved]))
  const games = matches.filter(({ book }) => book.kind === 'record')
  const sandboxes = matches.filter(({ book }) => book.kind === 'sandbox')
  const gameOf = new Map(sandboxes.map((saved) => [saved, originOf(saved, byId)]))
  return [
    ...games.flatMap((game) => [game, ...sandboxes.filter((saved) => gameOf.get(saved) === game)]),
    ...sandboxes.filter((saved) => gameOf.get(saved) === null),
  ]
}

/** The game that a sandbox goes back to, over other sandboxes; null where it does not lie here. */
function originOf(saved: SavedMatch, byId: ReadonlyMap<string, SavedMatch>): SavedMatch | null {
  const parent = saved.tried?.parent ?? null
  if (parent === null || parent.page !== 'play') return null
  const origin = byId.get(parent.id)
  if (origin === undefined) return null
  return origin.book.kind === 'record' ? origin : originOf(origin, byId)
}
