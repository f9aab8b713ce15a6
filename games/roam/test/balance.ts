import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSearch, type Player } from '@vyprava/bots'
import { Random, silentTurn, winners } from '@vyprava/kernel'
import { greedyRoam, roamKnowledge } from '../bot/index.ts'
import { shippedPack } from '../content/index.ts'
import {
  createRoam,
  type RoamAction,
  type RoamEvent,
  type RoamOptions,
  type RoamView,
} from '../rules/index.ts'

/*
 * Plays the shipped pack between equal bots and writes docs/balance/roam.md:
 * node games/roam/test/balance.ts [games per table] [seed]
 */
const pack = shippedPack()
const game = createRoam(pack)
const GAMES = Number(process.argv[2] ?? 400)
const SEED = process.argv[3] ?? 'balance'
/** A light search: strong enough to plan beyond its own turn, quick enough for a thousand games. */
const ITERATIONS = 200
const NOISE = 0.1
const thinker = createSearch(game, roamKnowledge(pack), {
  name: 'search',
  iterations: ITERATIONS,
  noise: NOISE,
  worlds: 64,
})
const OUT = join(import.meta.dirname, '../../../docs/balance/roam.md')

interface Played {
  readonly turns: number
  readonly scores: readonly number[]
  readonly bought: readonly number[]
  /** Wins by turn order: the share of the player who was first, second, … */
  readonly winByOrder: readonly number[]
  readonly gained: readonly { readonly character: number; readonly share: number }[]
  readonly pileLeft: number
}

function play(
  player: Player<RoamView, RoamAction>,
  seats: number,
  mode: RoamOptions['mode'],
  seed: string,
): Played {
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const options: RoamOptions = { mode, patrol: false, advanced: false, edges: 'standard', start: 'random' }
  const state = game.setup({ seats, options }, random)
  const gains: { seat: number; character: number }[] = []
  const bought = new Array<number>(seats).fill(0)
  const emit = (event: RoamEvent): void => {
    if (event.type === 'cardGained') gains.push(event)
    if (event.type === 'artifactBought') bought[event.seat] += 1
  }
  const turn = { ...silentTurn(random), emit }
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
    game.apply(state, seat, player.choose(question, thinking), turn)
  }
  const result = game.result(state)
  if (result === null || result.kind !== 'ranked') throw new Error('not over')
  const won = winners(result, seats)
  const share = (seat: number): number => (won.includes(seat) ? 1 / won.length : 0)
  return {
    turns: state.round,
    scores: result.scores ?? [],
    bought,
    winByOrder: Array.from({ length: seats }, (_, order) => share((state.start + order) % seats)),
    gained: gains.map(({ seat, character }) => ({ character, share: share(seat) })),
    pileLeft: state.pile.length,
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const quantile = (numbers: readonly number[], q: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(q * numbers.length))]
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const winsByOrder = (games: readonly Played[], seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => mean(games.map(({ winByOrder }) => winByOrder[i])))

/** How much more often the owner of a card wins than the owner of any gained card, in shares of a game. */
function lifts(games: readonly Played[]): { name: string; lift: number; error: number }[] {
  const all = games.flatMap(({ gained }) => gained)
  const usual = mean(all.map(({ share }) => share))
  return pack.characters.map(({ id, name }) => {
    const shares = all.filter(({ character }) => character === id).map(({ share }) => share)
    const lift = mean(shares) - usual
    return { name: name.en.nom, lift, error: Math.sqrt((usual * (1 - usual)) / shares.length) }
  })
}

/** Lifts of a card over all tables, each weighted by its certainty. */
const pooled = new Map<string, { sum: number; weight: number }>()
function pool(name: string, lift: number, error: number): void {
  const { sum, weight } = pooled.get(name) ?? { sum: 0, weight: 0 }
  pooled.set(name, { sum: sum + lift / error ** 2, weight: weight + 1 / error ** 2 })
}

const lines = [
  '# Balance of Roam',
  '',
  `The shipped pack ("${pack.id}", version ${pack.version}) between equal players: a search of ${ITERATIONS} iterations in every seat, ${GAMES} games a table, seeded.`,
  `Written by \`node games/roam/test/balance.ts ${GAMES} ${SEED}\`; the cards were tuned on other seeds (\`balance\`).`,
  '',
  '| table | rounds, median (5–95 %) | score, median (5–95 %) | wins by turn order | artifacts a player | fewest lands left |',
  '|---|---|---|---|---|---|',
]
const cards: string[] = []
const greedy: string[] = []
for (const mode of ['basic', 'full'] as const) {
  for (const seats of [2, 3, 4]) {
    const played = (player: Player<RoamView, RoamAction>): Played[] =>
      Array.from({ length: GAMES }, (_, i) => play(player, seats, mode, `${SEED} ${mode} ${seats} ${i}`))
    const games = played(thinker)
    const turns = games.map((played) => played.turns)
    const scores = games.flatMap((played) => played.scores)
    const order = winsByOrder(games, seats)
    greedy.push(
      `| ${seats} players, ${mode} | ${winsByOrder(played(greedyRoam), seats).map(percent).join(', ')} |`,
    )
    const range = (numbers: readonly number[]): string =>
      `${quantile(numbers, 0.5)} (${quantile(numbers, 0.05)}–${quantile(numbers, 0.95)})`
    lines.push(
      `| ${seats} players, ${mode} | ${range(turns)} | ${range(scores)} | ${order.map(percent).join(', ')} | ${mean(games.flatMap(({ bought }) => bought)).toFixed(2)} | ${Math.min(...games.map(({ pileLeft }) => pileLeft))} |`,
    )
    for (const { name, lift, error } of lifts(games)) pool(name, lift, error)
    const strongest = lifts(games).sort((one, other) => other.lift - one.lift)
    const show = ({ name, lift, error }: { name: string; lift: number; error: number }): string =>
      `${name} ${lift >= 0 ? '+' : '−'}${Math.abs(100 * lift).toFixed(1)} ± ${(200 * error).toFixed(1)}`
    cards.push(
      `- ${seats} players, ${mode}: strongest ${strongest.slice(0, 3).map(show).join(', ')}; weakest ${strongest.slice(-3).map(show).join(', ')}`,
    )
    console.error(lines.at(-1))
    console.error(cards.at(-1))
  }
}
const error = (seats: number): string => percent(2 * Math.sqrt((1 / seats) * (1 - 1 / seats) * (1 / GAMES)))
lines.push(
  '',
  `Twice the standard error of a share of wins is ${[2, 3, 4].map((seats) => `${error(seats)} with ${seats}`).join(', ')} players.`,
  '',
  '## Players who look no further than their own turn',
  '',
  'The same games between greedy players: whoever moves last in a round profits from what the others leave open, which players who look ahead do not allow.',
  '',
  '| table | wins by turn order |',
  '|---|---|',
  ...greedy,
  '',
  '## Cards',
  '',
  'Lift: how much more often the owner of a card wins than the owner of any gained card, in percentage points, with twice the standard error (the strongest of 43 cards exceeds that by chance alone).',
  '',
  ...cards,
  '',
  '| card | required, gaps | points | lift over all tables |',
  '|---|---|---|---|',
  ...pack.characters
    .map(({ name, points, shape }) => {
      const { sum, weight } = pooled.get(name.en.nom) ?? { sum: 0, weight: 1 }
      const cells = shape.join('')
      const count = (mark: string): number => [...cells].filter((cell) => cell === mark).length
      return {
        name: name.en.nom,
        points,
        form: `${count('X')}, ${count('o')}`,
        lift: sum / weight,
        error: weight ** -0.5,
      }
    })
    .sort((one, other) => other.lift - one.lift)
    .map(
      ({ name, points, form, lift, error }) =>
        `| ${name} | ${form} | ${points} | ${(100 * lift).toFixed(1)} ± ${(200 * error).toFixed(1)} |`,
    ),
  '',
)
writeFileSync(OUT, lines.join('\n'))
