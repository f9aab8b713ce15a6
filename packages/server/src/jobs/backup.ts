import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../store/open.ts'

export const BACKUP_JOB = 'backup'
export const BACKUP_EVERY = 24 * 60 * 60_000

/** Where copies of the embedded database go, and how many stay. */
export interface Backups {
  readonly folder: string
  readonly keep: number
}

export interface LastBackup {
  readonly at: number
  readonly bytes: number
}

const NAME = /^vyprava-[\d-]+T[\d-]+\.sqlite$/

/** Copies the database into a new file and removes the oldest copies; the file, or null where there is none to make. */
export async function backUp(
  { backUp: copy }: Pick<Store, 'backUp'>,
  { folder, keep }: Backups,
  now: number,
): Promise<string | null> {
  if (copy === null || keep === 0) return null
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  const file = join(folder, `vyprava-${stamp}.sqlite`)
  // Under its name lies only what is whole.
  await copy(`${file}.part`)
  renameSync(`${file}.part`, file)
  for (const old of copiesIn(folder).slice(0, -keep)) rmSync(join(folder, old))
  return file
}

/** The latest copy; null when there is none. */
export function lastBackupIn(folder: string): LastBackup | null {
  const latest = existsSync(folder) ? copiesIn(folder).at(-1) : undefined
  if (latest === undefined) return null
  const { mtimeMs, size } = statSync(join(folder, latest))
  return { at: mtimeMs, bytes: size }
}

/** The oldest first. */
const copiesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
