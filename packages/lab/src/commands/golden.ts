import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Subject } from '@vyprava/kernel/testing/suite'
import { gameIds } from '../catalog.ts'
import type { Command } from '../command.ts'
import { ROOT } from '../files.ts'
import { playthrough } from '../playthrough.ts'
import { Progress } from '../progress.ts'
import { type GoldenPlace, goldenPlace, subjectOf } from '../subjects.ts'

const ENDING = '.golden.txt'

export const golden: Command = {
  name: 'golden',
  summary: 'compare the golden playthroughs of a game, or of all, with what the rules do now',
  arguments: ['[game]'],
  options: [
    { name: 'write', help: 'rewrite the files' },
    { name: 'dir', value: 'DIR', help: 'keep the files here instead of beside the tests' },
  ],
  async run(input, { err }) {
    const [only] = input.words
    const files: GoldenFile[] = []
    const progress = new Progress('golden', err)
    for (const id of only === undefined ? gameIds() : [only]) {
      progress.say(id)
      const subject = await subjectOf(id)
      const dir = input.text('dir')
      const place = dir === null ? goldenPlace(id) : { folder: dir, prefix: `${id}.` }
      files.push(...(input.flag('write') ? write(subject, place) : compare(subject, place)))
    }
    progress.end()
    const broken = files.find(({ state }) => BROKEN.includes(state))
    return {
      json: { ok: broken === undefined, files },
      text: files.map(({ file, state }) => `${state.padEnd(9)} ${file}`).join('\n'),
      ...(broken === undefined ? {} : { failure: complaint(broken) }),
    }
  },
}

type FileState = 'same' | 'written' | 'removed' | 'missing' | 'different' | 'surplus'
const BROKEN: readonly FileState[] = ['missing', 'different', 'surplus']

interface GoldenFile {
  readonly file: string
  readonly state: FileState
  /** The first line that differs, counted from 1. */
  readonly difference?: Difference
}

interface Difference {
  readonly line: number
  readonly found: string
  readonly expected: string
}

function write(subject: Subject, place: GoldenPlace): GoldenFile[] {
  const texts = textsOf(subject, place)
  mkdirSync(place.folder, { recursive: true })
  const surplus = surplusOf(texts, place)
  for (const file of surplus) rmSync(file)
  const written = [...texts].map(([file, text]): GoldenFile => {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return { file: shown(file), state: 'same' }
    writeFileSync(file, text)
    return { file: shown(file), state: 'written' }
  })
  return [...written, ...surplus.map((file): GoldenFile => ({ file: shown(file), state: 'removed' }))]
}

function compare(subject: Subject, place: GoldenPlace): GoldenFile[] {
  const texts = textsOf(subject, place)
  const compared = [...texts].map(([file, text]): GoldenFile => {
    if (!existsSync(file)) return { file: shown(file), state: 'missing' }
    const difference = firstDifference(readFileSync(file, 'utf8'), text)
    return difference === null
      ? { file: shown(file), state: 'same' }
      : { file: shown(file), state: 'different', difference }
  })
  const surplus = surplusOf(texts, place)
  return [...compared, ...surplus.map((file): GoldenFile => ({ file: shown(file), state: 'surplus' }))]
}

/** What each golden file of a game should hold. */
function textsOf({ game, tables }: Subject, { folder, prefix }: GoldenPlace): Map<string, string> {
  return new Map(
    tables.map(({ name, seats, options }) => [
      join(folder, `${prefix}${name.replaceAll(/[^\w-]+/g, '-')}${ENDING}`),
      playthrough(game, { seats, seed: `golden ${name}`, ...(options === undefined ? {} : { options }) }),
    ]),
  )
}

/** Files of variants that the game no longer has. */
function surplusOf(texts: ReadonlyMap<string, string>, { folder, prefix }: GoldenPlace): string[] {
  return globSync(`${prefix}*${ENDING}`, { cwd: folder })
    .map((name) => join(folder, name))
    .filter((file) => !texts.has(file))
}

function firstDifference(found: string, expected: string): Difference | null {
  if (found === expected) return null
  const [was, is] = [found.split('\n'), expected.split('\n')]
  const index = is.findIndex((line, i) => line !== was[i])
  const at = index === -1 ? is.length : index
  return { line: at + 1, found: was[at] ?? 'the end', expected: is[at] ?? 'the end' }
}

const shown = (file: string): string => (file.startsWith(ROOT) ? relative(ROOT, file) : file)

function complaint({ file, state, difference }: GoldenFile): string {
  if (state === 'missing') return `${file} is missing; "vyprava golden --write" writes it`
  if (state === 'surplus') return `${file} is of no variant of the game; "vyprava golden --write" removes it`
  const { line, found, expected } = difference ?? { line: 0, found: '', expected: '' }
  return `${file}:${line}: the file has ${JSON.stringify(found.trim())}, the rules now give ${JSON.stringify(expected.trim())}`
}
