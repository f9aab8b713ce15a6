import { deviceShelf } from '../local/device.ts'
import { newlySaved, randomText } from '../local/saved.ts'
import type { PlayTable } from './table.ts'

/** Puts a sandbox from the point that is shown on the shelf; null where nothing is left to try. */
export async function tryAnotherWay(table: PlayTable): Promise<string | null> {
  const way = table.anotherWay(randomText(24))
  if (way === null) return null
  const saved = newlySaved(way.match, way.book, table.saved, Date.now())
  await deviceShelf().put(saved)
  return saved.id
}
