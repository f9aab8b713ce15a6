import { ticTacToe } from '@vyprava/kernel/testing/games'
import type { Hall } from '../src/hall/hall.ts'
import { newId } from '../src/lobby/lobby.ts'
import { agreeOn } from '../src/store/agreements.ts'
import { writeEntrants } from '../src/store/ratings.ts'
import type { Database } from '../src/store/schema.ts'
import { begun } from './seated.ts'

/** The first player wins with the fifth of these cells, or all are taken and nobody does. */
export const FIRST_WINS = [0, 3, 1, 4, 2] as const
export const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8] as const

/** Plays cells in turn from the first seat on, as those who sit there. */
export async function mark(
  hall: Hall,
  table: string,
  cells: readonly number[],
  { first = 0, bots = [] }: { readonly first?: number; readonly bots?: readonly number[] } = {},
): Promise<void> {
  for (const [turn, cell] of cells.entries()) {
    const seat = (first + turn) % 2
    const seen = await hall.see(table)
    const version = seen?.live?.version(seat) ?? 0
    const id = `${bots.includes(seat) ? 'bot:' : ''}${newId()}`
    const action = { type: 'mark', cell }
    const answer = await hall.fulfil(seat, { type: 'act', id, table, version, action })
    if (answer.type !== 'done') throw new Error(`${turn}: ${JSON.stringify(answer)}`)
  }
}

/** A rated match of two that has begun. */
export async function ratedMatch(db: Database, persons: readonly string[]): Promise<string> {
  const table = await begun(db, ticTacToe, persons)
  await agreeOn(db, table, { rated: true })
  await writeEntrants(db, table, persons)
  return table
}
