import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Command, Failure, Misuse } from '../command.ts'
import { ROOT } from '../files.ts'
import { Progress } from '../progress.ts'

const INDEX = join('bench', 'index.ts')

export const bench: Command = {
  name: 'bench',
  summary: 'benchmark parts of Výprava against other libraries on this machine',
  arguments: ['[part…]'],
  options: [{ name: 'only', value: 'NAME', help: 'one scene of a part that has several (drawing, page)' }],
  async run(input, { err }) {
    const parts = await loadParts()
    const wanted = input.words.length === 0 ? [...parts.keys()] : input.words
    const unknown = wanted.find((name) => !parts.has(name))
    if (unknown !== undefined) {
      throw new Misuse(
        `there is no part ${JSON.stringify(unknown)}, expected ${[...parts.keys()].join(', ')}`,
      )
    }
    const report: Record<string, unknown> = {}
    const progress = new Progress('bench', err)
    for (const name of wanted) {
      progress.say(name)
      report[name] = await parts.get(name)?.(input.text('only'))
    }
    progress.end()
    return { json: report, text: JSON.stringify(report, null, 2) }
  },
}

type Part = (only: string | null) => unknown

/** The parts that `bench/index.ts` offers, by name. */
async function loadParts(): Promise<Map<string, Part>> {
  const file = join(ROOT, INDEX)
  if (!existsSync(file)) throw new Failure(`there is no ${INDEX} in this installation`)
  const module: unknown = await import(pathToFileURL(file).href)
  const parts: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, 'parts') : null
  if (typeof parts !== 'object' || parts === null) throw new Failure(`${INDEX} offers no parts`)
  return new Map(
    Object.entries(parts).filter((entry): entry is [string, Part] => typeof entry[1] === 'function'),
  )
}
