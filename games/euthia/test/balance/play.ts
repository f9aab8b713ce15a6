import type { Player } from '@vyprava/bots'
import { checkOptions, Random, winners } from '@vyprava/kernel'
import { playersFor } from '../../bot/index.ts'
import { shippedPack } from '../../content/index.ts'
import type { EuthiaAction } from '../../rules/actions.ts'
import type { EuthiaEvent } from '../../rules/events.ts'
import { createEuthia } from '../../rules/game.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import type { Euthia } from '../../rules/state.ts'
import type { EuthiaView } from '../../rules/view.ts'

export const pack = shippedPack()
const game = createEuthia(pack)

type Somebody = Player<EuthiaView, EuthiaAction>
const careless: Somebody = { name: 'random', choose: ({ decision }, random) => random.pick(decision.actions) }
const players: readonly Somebody[] = [careless, ...playersFor(pack)]

function named(name: string): Somebody {
  const player = players.find((each) => each.name === name)
  if (!player) throw new Error(`There is no player "${name}"`)
  return player
}

/** What is counted round by round, of all heroes together. */
export const GAINS = ['deaths', 'coins', 'rep'] as const
export type Gains = Record<(typeof GAINS)[number], number>

interface Fought {
  /** Kind and level of the foe. */
  readonly foe: string
  readonly won: boolean
}

/** What is told of a game. */
export interface Played {
  readonly state: Euthia
  /** Who sits where. */
  readonly names: readonly string[]
  readonly won: readonly number[]
  /** By round, the first one first: reputation and coins that were gained on the way, deaths of every kind. */
  readonly rounds: readonly Gains[]
  readonly fights: readonly Fought[]
  /** By seat: attacks of the hero in fights, and their hits. */
  readonly attacks: readonly number[]
  readonly hits: readonly number[]
}

interface Draft {
  readonly rounds: Gains[]
  readonly fights: Fought[]
  readonly attacks: number[]
  readonly hits: number[]
  foe: string
}

function tell(draft: Draft, { round }: Euthia, event: EuthiaEvent): void {
  const gains = draft.rounds[round - 1]
  switch (event.type) {
    case 'gained':
      if (event.what === 'rep' || event.what === 'coins') gains[event.what] += event.n
      return
    case 'died':
      gains.deaths += 1
      if (draft.foe !== '') draft.fights.push({ foe: draft.foe, won: false })
      return
    case 'foeBeaten':
      draft.fights.push({ foe: draft.foe, won: true })
      return
    case 'heroStruck':
      draft.attacks[event.player] += 1
      draft.hits[event.player] += event.hits
      return
    default:
      return
  }
}

/** One game between the players of these names; who sits where moves on with its number. */
function play(
  seeded: string,
  names: readonly string[],
  chosen: Partial<EuthiaOptions>,
  number: number,
): Played {
  const seed = `${seeded} ${names.join(' ')} ${JSON.stringify(chosen)} ${number}`
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const checked = checkOptions<EuthiaOptions>(game.options, chosen)
  if (!checked.ok) throw new Error(checked.problem.expected)
  const state = game.setup({ seats: names.length, options: checked.value }, random)
  const seated = names.map((_, seat) => names[(seat + number) % names.length])
  const { rounds } = pack.scenarios[state.scenario]
  const draft: Draft = {
    rounds: Array.from({ length: rounds }, () => ({ deaths: 0, coins: 0, rep: 0 })),
    fights: [],
    attacks: names.map(() => 0),
    hits: names.map(() => 0),
    foe: '',
  }
  const turn = { random, emit: (event: EuthiaEvent) => tell(draft, state, event), tell() {} }
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    draft.foe = state.fight === null ? '' : `${state.fight.kind} ${state.fight.level}`
    const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
    game.apply(state, seat, named(seated[seat]).choose(question, thinking), turn)
  }
  const result = game.result(state)
  if (result === null) throw new Error('not over')
  const { attacks, hits, fights } = draft
  const played = draft.rounds.slice(0, state.round)
  return { state, names: seated, won: winners(result, names.length), rounds: played, fights, attacks, hits }
}

export const games = (
  seed: string,
  count: number,
  names: readonly string[],
  chosen: Partial<EuthiaOptions>,
): Played[] => Array.from({ length: count }, (_, number) => play(seed, names, chosen, number))

/** The share of a victory that a seat has; shared victories count in parts. */
export const shareOf = ({ won }: Played, seat: number): number => (won.includes(seat) ? 1 / won.length : 0)

export const team = (name: string, seats: number): string[] => Array.from({ length: seats }, () => name)
