import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseJson, printProblem } from '@vyprava/kernel'
import { Failure, Misuse } from './command.ts'

/** The folder of the whole project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Reads a file that the caller named. */
export function readNamed(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Misuse(`cannot read ${JSON.stringify(file)}: ${reasonOf(error)}`)
  }
}

/** Reads a JSON file that the caller named. */
export function readNamedJson(file: string): unknown {
  const json = parseJson(readNamed(file))
  if (!json.ok) throw new Failure(`${file}: ${printProblem(json.problem)}`)
  return json.value
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, expected a file',
  ENOTDIR: 'there is no such file',
  EACCES: 'it may not be read',
}

/** Why the file system refused, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error ? Reflect.get(error, 'code') : null
  if (typeof code === 'string' && Object.hasOwn(REASONS, code)) return REASONS[code]
  return messageOf(error)
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
