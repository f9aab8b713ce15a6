import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '@vyprava/kernel'
import type { Subject } from '@vyprava/kernel/testing/suite'
import { referenceOf, rulesOf } from './catalog.ts'
import { Failure } from './command.ts'
import { ROOT } from './files.ts'

/** Where the golden files of a game lie, and how their names begin. */
export interface GoldenPlace {
  readonly folder: string
  readonly prefix: string
}

/** A game as the suite examines it: as its tests say, or one table for each number of seats. */
export async function subjectOf(id: string): Promise<Subject> {
  const { game } = await rulesOf(id)
  const file = join(ROOT, referenceOf(id)?.subjects ?? join('games', id, 'test/subject.ts'))
  if (!existsSync(file)) return { game, tables: everySeatCount(game) }
  const module: unknown = await import(pathToFileURL(file).href)
  const exported: unknown[] = typeof module === 'object' && module !== null ? Object.values(module) : []
  const subject = exported.filter(isSubject).find((candidate) => candidate.game.id === id)
  if (subject === undefined)
    throw new Failure(`${file} exports no subject with the game ${id} and its tables`)
  return subject
}

function everySeatCount({ seats: { min, max } }: Game): Subject['tables'] {
  return Array.from({ length: max - min + 1 }, (_, i) => ({ name: `${min + i}-seats`, seats: min + i }))
}

/** Our own code wrote it: its shape is checked by the compiler there, here only that it is there. */
const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' && value !== null && 'game' in value && 'tables' in value

/** Where the golden files of a game lie. */
export function goldenPlace(id: string): GoldenPlace {
  const { folder, prefix } = referenceOf(id)?.golden ?? {
    folder: join('games', id, 'test/golden'),
    prefix: '',
  }
  return { folder: join(ROOT, folder), prefix }
}
