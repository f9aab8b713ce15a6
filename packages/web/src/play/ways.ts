import { randomText } from '../frame/random-text.ts'
import { deviceShelf } from '../local/device.ts'
import { newlySaved } from '../local/saved.ts'
import type { Sandbox } from './scene.ts'
import type { PlayTable } from './table.ts'

/** Puts a sandbox from the point that is shown on the shelf, `review` if an analysis showed it; null where nothing is left to try. */
export async function tryAnotherWay(table: PlayTable, review = false): Promise<string | null> {
  const way = table.ways?.anotherWay(randomText(24)) ?? null
  if (way === null) return null
  const saved = newlySaved(way.match, way.book, way, Date.now())
  await deviceShelf().put({ ...saved, tried: sandboxFrom(table, review) })
  return saved.id
}

/** The way back from it. */
function sandboxFrom(table: PlayTable, review: boolean): Sandbox {
  const scene = table.scene()
  return {
    parent: { page: table.device === null ? 'table' : 'play', id: table.id },
    ...(review ? { review } : {}),
    from: scene.kind === 'open' ? scene.shown : 0,
  }
}
