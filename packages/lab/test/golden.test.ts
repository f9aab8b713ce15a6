import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { descent } from '@vyprava/kernel/testing/games'
import { describe, expect, test } from 'vitest'
import { playthrough } from '../src/playthrough.ts'
import { expectComplaint, folder, vyprava } from './vyprava.ts'

const fresh = (name: string): string => {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

describe('a playthrough', () => {
  const text = playthrough(descent, { seats: 2, options: { lives: 2 }, seed: 'x' })

  test('is the same every time, and another for another seed', () => {
    expect(playthrough(descent, { seats: 2, options: { lives: 2 }, seed: 'x' })).toBe(text)
    expect(playthrough(descent, { seats: 2, options: { lives: 2 }, seed: 'y' })).not.toBe(text)
  })

  test('names everything: the table, decisions, actions, events, views and the result', () => {
    expect(text).toMatch(
      /^game {5}descent\nrules {4}1\nseats {4}2\noptions {2}\{"lives":2\}\nseed {5}x\n\n {3}0 {2}set-up/,
    )
    expect(text).toMatch(
      /\n {3}1 {2}seat 0 {2}turn \(2\): (descend|wait) {2}\[\w{6} \w{6} \| \w{6}\]\n {6}(met|waited) seat=0/,
    )
    expect(text).toMatch(/\n\nresult {3}\{"kind":"together",.*\}\n$/)
  })
})

describe.concurrent('golden', () => {
  test('writes files and then finds them the same', async () => {
    const dir = fresh('same')
    const written = await vyprava('golden', 'sealed-bids', '--write', '--dir', dir, '--json')
    expect(written.code).toBe(0)
    const names = readdirSync(dir)
    expect(names.length).toBeGreaterThan(0)
    expect(JSON.parse(written.out)).toEqual({
      ok: true,
      files: expect.arrayContaining(names.map((name) => ({ file: join(dir, name), state: 'written' }))),
    })
    const compared = await vyprava('golden', 'sealed-bids', '--dir', dir)
    expect(compared).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^same /) })
  })

  test('names the first line that differs', async () => {
    const dir = fresh('different')
    await vyprava('golden', 'tictactoe', '--write', '--dir', dir)
    const path = join(dir, readdirSync(dir)[0] ?? '')
    writeFileSync(path, readFileSync(path, 'utf8').replace('seat=0 cell=', 'seat=1 cell='))
    const { code, out, err } = await vyprava('golden', 'tictactoe', '--dir', dir)
    expect({ code, out: out.slice(0, 9) }).toEqual({ code: 1, out: 'different' })
    expect(err).toMatch(
      /golden.txt:\d+: the file has "marked seat=1 cell=\d", the rules now give "marked seat=0 cell=\d"\n$/,
    )
  })

  test('misses files, and finds those of no variant', async () => {
    const dir = fresh('missing')
    await vyprava('golden', 'tictactoe', '--write', '--dir', dir)
    writeFileSync(join(dir, 'tictactoe.old.golden.txt'), '')
    const surplus = await vyprava('golden', 'tictactoe', '--dir', dir)
    expect({ code: surplus.code, err: surplus.err }).toEqual({
      code: 1,
      err: expect.stringMatching(/is of no variant/),
    })
    for (const name of readdirSync(dir)) rmSync(join(dir, name))
    const missing = await vyprava('golden', 'tictactoe', '--dir', dir)
    expect({ code: missing.code, err: missing.err }).toEqual({
      code: 1,
      err: expect.stringMatching(/is missing.*--write/),
    })
  })

  test('an unknown game: one clear line', async () => {
    expectComplaint(await vyprava('golden', 'chess'), 2, /no game "chess", expected one of/)
  })
})
