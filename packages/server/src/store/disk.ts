import type { Database } from './schema.ts'

/** How databases and systems say that there is no room left. */
const FULL = ['SQLITE_FULL', 'ENOSPC', '53100']

/** Whether something failed because there is no room left where the data lies. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code: unknown = Reflect.get(error, 'code')
  return FULL.some((known) => known === code) || isDiskFull(Reflect.get(error, 'cause'))
}

const ROOM = 64 * 1024

/** Whether there is room for something again: writes it and takes it back. */
export async function hasRoom(db: Database): Promise<boolean> {
  const tried = db.transaction().execute(async (transaction) => {
    const value = 'x'.repeat(ROOM)
    await transaction.insertInto('settings').values({ name: 'room', value }).execute()
    throw new Enough()
  })
  return tried.then(
    () => true,
    (error: unknown) => error instanceof Enough,
  )
}

/** There was room; nothing is kept of it. */
class Enough extends Error {}
