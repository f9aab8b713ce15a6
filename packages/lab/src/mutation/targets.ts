import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { Misuse } from '../command.ts'

/** What is changed, and which tests belong to it. */
export interface Target {
  readonly sources: readonly string[]
  readonly tests: readonly string[]
}

/** A game by its rules, a package by its sources. */
export function targetOf(root: string, name: string): Target {
  const [home, globs] = /^[\w-]+$/.test(name) ? placeOf(root, name) : [null, []]
  if (home === null) {
    throw new Misuse(`there is no game or package "${name}" (a game such as roam, a package such as kernel)`)
  }
  const sources = globSync(globs, { cwd: root }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  return { sources: sources.sort(), tests: [`${home}/`] }
}

function placeOf(root: string, name: string): readonly [home: string | null, globs: string[]] {
  if (existsSync(join(root, 'games', name, 'rules')))
    return [`games/${name}`, [`games/${name}/rules/**/*.ts`]]
  const home = `packages/${name}`
  return existsSync(join(root, home, 'src')) ? [home, [`${home}/src/**/*.ts`]] : [null, []]
}
