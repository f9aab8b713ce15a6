import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSearch } from '@vyprava/bots'
import { roamKnowledge } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import { createRoam } from '../rules/index.ts'
import { type Plan, type Played, playerOf } from './balance/play.ts'
import { reportOf } from './balance/report.ts'

/*
 * Plays the shipped pack between equal bots and writes docs/balance/roam.md:
 * node games/roam/test/balance.ts [games per table] [seed] [file]
 * The file keeps every game as a line; a run that was stopped goes on from there.
 */
const GAMES = Number(process.argv[2] ?? 300)
const SEED = process.argv[3] ?? 'balance'
const FILE = process.argv[4]
/** A light search: strong enough to plan beyond its own turn, quick enough for thousands of games. */
const ITERATIONS = 50
const NOISE = 0.1
const OUT = join(import.meta.dirname, '../../../docs/balance/roam.md')

const pack = shippedPack()
const game = createRoam(pack)
const thinker = createSearch(game, roamKnowledge(pack), {
  name: 'search',
  iterations: ITERATIONS,
  noise: NOISE,
  worlds: 32,
})

/** Every deal is played once from each seat, so that neither the deal nor an edge of the map favours anybody. */
const PLANS: readonly Plan[] = Array.from({ length: GAMES }, (_, number) =>
  (['basic', 'full'] as const).flatMap((mode) =>
    [2, 3, 4].map((seats): Plan => {
      const deal = `${SEED} ${mode} ${seats} ${Math.floor(number / seats)}`
      return { seats, mode, deal, first: number % seats }
    }),
  ),
).flat()

const nameOf = ({ deal, first }: Plan): string => `${deal}, ${first} begins`

/** What was kept of an earlier run with the same seed. */
function kept(): Map<string, Played> {
  if (FILE === undefined || !existsSync(FILE)) return new Map()
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => JSON.parse(line)))
}

const known = kept()
const play = playerOf(pack, game, thinker)
const played = PLANS.map((plan): [Plan, Played] => {
  const before = known.get(nameOf(plan))
  if (before !== undefined) return [plan, before]
  const after = play(plan)
  if (FILE !== undefined) appendFileSync(FILE, `${JSON.stringify([nameOf(plan), after])}\n`)
  return [plan, after]
})
writeFileSync(
  OUT,
  reportOf({
    pack,
    played,
    told: `a search of ${ITERATIONS} iterations in every seat, ${GAMES} games a table`,
    command: `node games/roam/test/balance.ts ${GAMES} ${SEED}`,
  }),
)
