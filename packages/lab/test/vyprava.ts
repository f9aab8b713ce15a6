import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitTo, fairSeed, type Game, Random, startMatch, writeRecord } from '@vyprava/kernel'
import { expect } from 'vitest'
import { gameOf } from '../src/catalog.ts'
import { run } from '../src/cli.ts'
import type { Outlet } from '../src/command.ts'
import { commands } from '../src/commands/index.ts'

/** A folder of its own for the files of a test. */
export const folder = mkdtempSync(join(tmpdir(), 'vyprava-lab-'))

/** What a run of the command left behind. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in this thread, with its words and its environment caught. */
export async function vypravaIn(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  const io = { out: outlet(out), err: outlet(err), env: { ...process.env, ...env }, gameOf }
  const code = await run(commands, args, io)
  return { code, out: out.join(''), err: err.join('') }
}

const outlet = (words: string[]): Outlet => ({ write: (text) => words.push(text) })

/** Runs a command line in this thread. */
export const vyprava = (...args: readonly string[]): Promise<Ran> => vypravaIn({}, ...args)

/** Runs the command with --json, which must succeed and print nothing else. */
export async function json(...args: readonly string[]): Promise<unknown> {
  const { code, out, err } = await vyprava(...args, '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

/** Bad input: exactly one line on the standard error, no stack trace, nothing on the standard output. */
export function expectComplaint({ code, out, err }: Ran, exit: number, line: RegExp): void {
  expect(err).toMatch(line)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  expect(err).not.toMatch(/\bat .*\.ts:\d+|VYPRAVA_DEBUG/)
  expect({ code, out }).toEqual({ code: exit, out: '' })
}

/** Writes a file for a command to read. */
export function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  return path
}

/** The record of a random match with a fair seed, as plain data. */
export function recordOf(game: Game, seats: number, actions = Number.POSITIVE_INFINITY) {
  const secret = 'a secret of the host'
  const contributions = Array.from({ length: seats }, (_, seat) => `from seat ${seat}`)
  const started = startMatch(game, {
    seats,
    seed: fairSeed(secret, contributions),
    fairness: { commitment: commitTo(secret), contributions, secret },
  })
  if (!started.ok) throw new Error(started.problem.expected)
  const match = started.value
  const random = new Random('choices')
  while (match.deciders.length > 0 && match.length < actions) {
    const seat = random.pick(match.deciders)
    match.play(seat, random.pick(game.decision(match.state, seat).actions))
  }
  const record = writeRecord(match)
  if (record === null) throw new Error('a match from a seed has a record')
  return structuredClone(record)
}
