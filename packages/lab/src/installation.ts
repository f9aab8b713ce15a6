import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '@vyprava/server/admin'
import { rulesOf } from './catalog.ts'
import { Failure, type Io, Misuse } from './command.ts'
import { messageOf } from './files.ts'

/** The server's own code is loaded only by the commands that need it: the others start faster. */
export const admin = () => import('@vyprava/server/admin')

/** Does something with the installation that DATA_DIR or DATABASE_URL name, as for the server. */
export async function withInstallation<Result>(
  { env }: Io,
  work: (store: Store) => Promise<Result>,
  { looks = false } = {},
): Promise<Result> {
  const { openStore, OtherVersion, readConfig } = await admin()
  const { place } = understood(() => readConfig(env))
  if (place.kind === 'sqlite') mustExist(place.folder)
  const store = await openStore(place, { looks }).catch((error: unknown) => {
    if (error instanceof OtherVersion) throw new Failure(error.message)
    throw error
  })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Nothing is made where nothing was. */
export function mustExist(folder: string): void {
  if (existsSync(join(folder, 'vyprava.sqlite'))) return
  throw new Misuse(`there is no installation in ${JSON.stringify(folder)}; set DATA_DIR or DATABASE_URL`)
}

export function understood<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new Misuse(messageOf(error))
  }
}

/** A game of the house, or one of the small ones; null when there is none any more. */
export const gameOf = (id: string) =>
  rulesOf(id).then(
    ({ game }) => game,
    (error: unknown) => {
      if (error instanceof Misuse) return null
      throw error
    },
  )
