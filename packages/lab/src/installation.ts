import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { moduleOf } from '@vyprava/games'
import type { Store } from '@vyprava/server/admin'
import { Failure, type Io, Misuse } from './command.ts'
import { messageOf } from './files.ts'

/** The server's own code is loaded only by the commands that need it: the others start faster. */
export const admin = () => import('@vyprava/server/admin')

/** Whoever sits at the machine, for the list of what operators did. */
export const acting = () => ({ operator: `${userInfo().username} (command line)`, at: Date.now() })

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

/** A game of the house, as servers have them. */
export const houseGame = async (id: string) => (await moduleOf(id)?.rules())?.game ?? null
