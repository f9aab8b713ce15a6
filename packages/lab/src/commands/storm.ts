import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataPlace } from '@vyprava/server/testing'
import { rulesOf } from '../catalog.ts'
import { type Command, Failure } from '../command.ts'
import { Progress } from '../progress.ts'

/** Loaded only when there is a storm: the other commands start faster. */
const testing = () => import('@vyprava/server/testing')

export const storm: Command = {
  name: 'storm',
  summary:
    'play online games over a bad network with crashing processes, and look for lost or duplicated moves',
  arguments: ['<game>'],
  options: [
    { name: 'games', value: 'N', help: 'how many games (100)' },
    { name: 'seats', value: 'N', help: 'players in each game (2)' },
    { name: 'seed', value: 'S', help: 'the same seed has the same storm (1)' },
    { name: 'postgres', help: 'on a temporary PostgreSQL instead of an embedded database' },
  ],
  async run(input, { err }) {
    const { game } = await rulesOf(input.word(0))
    const games = input.count('games', 1, 1_000_000) ?? 100
    const seats = input.count('seats', game.seats.min, game.seats.max) ?? 2
    const seed = input.text('seed') ?? '1'
    const { openStore, playInStorm, severAll } = await testing()
    const progress = new Progress('storm', err)
    const sums = { games: 0, actions: 0, messages: 0, troubles: 0 }
    const found = await onGround(input.flag('postgres'), async (place) => {
      const stores = [await openStore(place), await openStore(place)]
      const sever = place.kind === 'postgres' ? () => severAll(place.url) : null
      const findings: string[] = []
      for (let number = 0; number < games; number++) {
        const played = await playInStorm({ stores, sever }, game, seats, seed, number)
        const { finding, actions, messages, troubles } = played
        if (finding !== null) findings.push(`game ${number}: ${finding}`)
        sums.games += 1
        sums.actions += actions
        sums.messages += messages
        sums.troubles += troubles
        progress.say(`${sums.games} of ${games} games, ${findings.length} broken`)
      }
      for (const store of stores) await store.close()
      return findings
    })
    progress.end()
    const json = { game: game.id, seats, seed, ...sums, broken: found }
    const text = [
      `${game.id}: ${sums.games} games, ${sums.actions} actions, ${sums.messages} messages, ${sums.troubles} troubles of the database`,
      ...(found.length === 0 ? ['no action lost or doubled, nobody saw what they may not'] : found),
    ].join('\n')
    return { json, text, ...(found.length === 0 ? {} : { failure: found[0] }) }
  },
}

/** Does something on a database of its own, gone afterwards. */
async function onGround<Result>(
  postgres: boolean,
  work: (place: DataPlace) => Promise<Result>,
): Promise<Result> {
  if (postgres) {
    const { postgresBin, startPostgres } = await testing()
    if (postgresBin() === null)
      throw new Failure('There is no PostgreSQL on this machine: install postgresql.')
    const server = await startPostgres()
    try {
      return await work({ kind: 'postgres', url: server.url })
    } finally {
      server.stop()
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-storm-'))
  try {
    return await work({ kind: 'sqlite', folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
