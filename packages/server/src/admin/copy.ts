import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3-13'

/** The copy cannot be made; nothing was changed. */
export class CannotCopy extends Error {}

/** Copies the embedded database of a folder into a new file, while it is used, whatever version it is of. */
export async function copyDatabase(folder: string, file: string): Promise<void> {
  if (existsSync(file)) throw new CannotCopy(`${JSON.stringify(file)} is there already`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const source = new Sqlite(join(folder, 'vyprava.sqlite'), { fileMustExist: true })
  try {
    // Under its name lies only what is whole.
    await source.backup(`${file}.part`)
    renameSync(`${file}.part`, file)
  } finally {
    source.close()
  }
}
