import type { Game } from '@vyprava/kernel'
import { Hall } from '../src/hall/hall.ts'
import { newId } from '../src/lobby/lobby.ts'
import type { Store } from '../src/store/open.ts'
import type { Database } from '../src/store/schema.ts'
import { createTable, moveOn, takeSeat } from '../src/store/tables.ts'

/** A hall for some games, with a clock that stands still. */
export const hallFor = (store: Store, games: readonly Game[], failed = rethrow): Hall =>
  new Hall({
    store,
    game: async (id) => games.find((game) => game.id === id) ?? null,
    now: () => 1_000,
    failed,
  })

function rethrow(error: unknown): void {
  throw error
}

/** Somebody with a name. */
export async function addPerson(db: Database, id: string): Promise<void> {
  await db
    .insertInto('people')
    .values({ id, name: id, created: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A table at which these persons have begun to play; its id. */
export async function begun(
  db: Database,
  game: Game,
  persons: readonly string[],
  { options = {}, secret = 'secret' }: { readonly options?: object; readonly secret?: string } = {},
): Promise<string> {
  const id = newId()
  for (const person of persons) await addPerson(db, person)
  const [host] = persons
  const { version: rules } = game
  const common = { rules, options, private: false, host, secret, seats: persons.length, at: 0 }
  await createTable(db, { id, game: game.id, ...common })
  for (const [seat, person] of persons.entries())
    await takeSeat(db, { table: id, seat, person, bot: null, contribution: person })
  await moveOn(db, id, ['open', 'playing'], 1)
  return id
}
