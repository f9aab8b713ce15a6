import {
  type Checked,
  describe,
  type Game,
  type MatchRecord,
  parseJson,
  parseRecord,
  printProblem,
} from '@vyprava/kernel'
import { gameIds, rulesOf, withPackFile } from './catalog.ts'
import { Failure } from './command.ts'
import { readNamed } from './files.ts'

/** What a dump of the conformance suite tells besides its record. */
export interface DumpNote {
  readonly property: string
  readonly message: string
}

/** A match record from a file, with the game that it is of. */
export interface Opened {
  readonly game: Game
  readonly record: MatchRecord
  readonly dump: DumpNote | null
}

/** Opens a match record or a dump of the conformance suite. */
export async function openRecord(file: string, packFile: string | null): Promise<Opened> {
  const text = readNamed(file)
  const { record, dump } = parts(file, text)
  if (!record.ok) throw new Failure(`${file}: ${printProblem(record.problem)}`)
  const { game: id } = record.value
  if (!gameIds().includes(id)) {
    throw new Failure(`${file}: game: found ${describe(id)}, expected one of ${gameIds().join(', ')}`)
  }
  return { game: withPackFile(await rulesOf(id), packFile).game, record: record.value, dump }
}

function parts(file: string, text: string): { record: Checked<MatchRecord>; dump: DumpNote | null } {
  const json = parseJson(text)
  const whole: unknown = json.ok ? json.value : null
  if (typeof whole !== 'object' || whole === null || Reflect.get(whole, 'format') !== 'vyprava-dump') {
    return { record: parseRecord(text), dump: null }
  }
  const inside: unknown = Reflect.get(whole, 'record')
  if (typeof inside !== 'object' || inside === null) {
    throw new Failure(`${file}: record: found ${describe(inside)}, expected a match record in the dump`)
  }
  const note = (name: string): string => {
    const value: unknown = Reflect.get(whole, name)
    return typeof value === 'string' ? value : ''
  }
  return {
    record: parseRecord(JSON.stringify(inside)),
    dump: { property: note('property'), message: note('message') },
  }
}
