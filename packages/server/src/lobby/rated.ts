import { bad, type Checked, type Game, good } from '@vyprava/kernel'
import { MOST_RATED } from '@vyprava/protocol'
import type { StoredTable } from '../store/tables.ts'
import { isFree } from './laying.ts'

const FEWEST = 2

/** Who sits where when it begins: free seats are folded. */
export const personsAt = ({ seats }: StoredTable): (string | null)[] =>
  seats.filter((seat) => !isFree(seat)).map(({ person }) => person)

/** Whether ratings can be at stake: two to four people against each other, no bot among them, and none is asked. */
export function ratable(game: Game, row: StoredTable, seats: number): Checked<null> {
  const rivals = game.rivals?.({ seats, options: row.options }) ?? true
  if (!rivals) return bad('rated', 'a game together', 'a game against each other')
  if (seats < FEWEST || seats > MOST_RATED) return bad('rated', seats, `${FEWEST} to ${MOST_RATED} players`)
  if (personsAt(row).includes(null)) return bad('rated', 'a bot', 'a person at every seat')
  return row.agreed.hints ? bad('rated', 'advice of bots', 'no advice') : good(null)
}
