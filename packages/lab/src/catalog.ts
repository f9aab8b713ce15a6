import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { botsOf, type Player, standInFor } from '@vyprava/bots'
import { lodestones } from '@vyprava/examples'
import { moduleOf, modules } from '@vyprava/games'
import { type Game, printProblem } from '@vyprava/kernel'
import { descent, sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import type { Rules } from '@vyprava/module'
import { Failure, Misuse } from './command.ts'
import { ROOT, readNamedJson } from './files.ts'

/** A small game with rules only: where its subject lies for the suite, and its golden files. */
export interface Reference {
  readonly game: Game
  readonly subjects: string
  readonly golden: { readonly folder: string; readonly prefix: string }
}

const inKernel = (game: Game): Reference => ({
  game,
  subjects: 'packages/kernel/test/subjects.ts',
  golden: { folder: 'packages/kernel/test/golden', prefix: `${game.id}.` },
})

const inExamples = (game: Game): Reference => ({
  game,
  subjects: `examples/${game.id}/test/subject.ts`,
  golden: { folder: `examples/${game.id}/test/golden`, prefix: '' },
})

/** The games that test the kernel, and the example of CONTRIBUTING.md. */
export const references: readonly Reference[] = [
  inKernel(ticTacToe),
  inKernel(sealedBids),
  inKernel(descent),
  inExamples(lodestones),
]

export const referenceOf = (id: string): Reference | null =>
  references.find(({ game }) => game.id === id) ?? null

/** Every game that the lab can play. */
export const gameIds = (): string[] => [
  ...modules.map(({ id }) => id),
  ...references.map(({ game }) => game.id),
]

/** The rules of a game by its name. */
export async function rulesOf(id: string): Promise<Rules> {
  const module = moduleOf(id)
  if (module !== null) return module.rules()
  const reference = referenceOf(id)
  if (reference !== null) return { game: reference.game, players: [] }
  throw new Misuse(unknownGame(id))
}

/** The same; null when there is none. */
export const gameOf = async (id: string): Promise<Game | null> =>
  moduleOf(id) === null && referenceOf(id) === null ? null : (await rulesOf(id)).game

export const unknownGame = (id: string, known = gameIds()): string =>
  `there is no game ${JSON.stringify(id)}, expected one of ${known.join(', ')}`

/** The folder of a game, whether or not it is in the registry yet; null when there is none. */
export function folderOf(id: string): string | null {
  const folder = join(ROOT, 'games', id)
  return /^[a-z][a-z0-9-]*$/.test(id) && existsSync(folder) ? folder : null
}

/** The rules with the pack that ships, or with a pack from a file. */
export function withPackFile(rules: Rules, packFile: string | null): Rules {
  if (packFile === null) return rules
  if (rules.withPack === undefined) throw new Failure(`${rules.game.id} takes no content packs`)
  const made = rules.withPack(readNamedJson(packFile))
  if (!made.ok) throw new Failure(`${packFile}: ${printProblem(made.problem)}`)
  return made.value
}

/** The players of a game by name: its bots, the random one first, and its stand-in. */
export function playersOf(rules: Rules): Player[] {
  const [random, ...thinkers] = botsOf(rules)
  return [random, standInFor(rules.game, [], null), ...thinkers]
}

export function playerNamed(rules: Rules, name: string): Player {
  const known = playersOf(rules)
  const player = known.find((candidate) => candidate.name === name)
  if (player !== undefined) return player
  const names = known.map((candidate) => candidate.name).join(', ')
  throw new Misuse(`--players: ${rules.game.id} has no player ${JSON.stringify(name)}, expected ${names}`)
}
