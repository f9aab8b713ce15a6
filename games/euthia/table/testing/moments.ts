import { type Match, Random, type Seat, startMatch } from '@vyprava/kernel'
import type { EuthiaAction } from '../../rules/actions.ts'
import type { EuthiaEvent } from '../../rules/events.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import type { Euthia } from '../../rules/state.ts'
import type { EuthiaView } from '../../rules/view.ts'
import { SHIPPED } from '../packed.ts'

type EuthiaMatch = Match<Euthia, EuthiaAction, EuthiaOptions, EuthiaView, EuthiaEvent>

/** A moment of a random game: who is asked what. */
export interface Moment {
  readonly match: EuthiaMatch
  readonly seat: Seat
  readonly view: EuthiaView
  readonly actions: readonly EuthiaAction[]
  readonly prompt: string
}

const { game: plain, pack } = SHIPPED

/** Heroes who have something of everything meet more of the game. */
const rich: typeof plain = {
  ...plain,
  setup(table, random) {
    const state = plain.setup(table, random)
    for (const player of state.players) {
      Object.assign(player, {
        coins: 40,
        rep: 40,
        gaar: 4,
        dwurt: 2,
        minecarts: 3,
        maxHealth: 30,
        health: 30,
      })
      player.gems = player.gems.map(() => 1)
      player.essences = player.essences.map(() => 1)
      player.unlocked = player.unlocked.map((open, slot) => (slot % 2 === 0 ? 1 : open))
    }
    return state
  },
}

/** Every scenario, every number of people, against each other and together. */
const TABLES = pack.scenarios.flatMap(({ key, modes }) =>
  modes.map((mode) => ({
    seats: mode === 'solo' ? 1 : mode === 'competitive' ? 3 : 2,
    options: { scenario: key, mode, titles: true, coopEncounterCards: mode === 'cooperative' },
  })),
)

/** What ends something is chosen seldom, so that a turn does much. */
const ENDS: readonly EuthiaAction['type'][] = ['done', 'endTurn', 'pass']

/** A chance choice that tries every kind of action alike. */
function pick(actions: readonly EuthiaAction[], random: Random): EuthiaAction {
  const types = [...new Set(actions.map(({ type }) => type))]
  const going = types.filter((type) => !ENDS.includes(type))
  const type = random.pick(going.length > 0 && random.int(5) > 0 ? going : types)
  return random.pick(actions.filter((action) => action.type === type))
}

/** Plays random games and shows their moments, so many of each. */
export function* moments(games: number, most: number): Generator<Moment> {
  for (let number = 0; number < games; number++) {
    const random = new Random(`table ${number}`)
    const started = startMatch(number % 2 === 0 ? plain : rich, {
      ...TABLES[number % TABLES.length],
      seed: `game ${number}`,
    })
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    const match = started.value
    for (let left = most; left > 0 && match.deciders.length > 0; left--) {
      const [seat] = match.deciders
      const { view, decision } = match.sight(seat)
      if (decision === null) throw new Error('Somebody owes a decision that is not there')
      const { prompt, actions } = decision
      yield { match, seat, view, actions, prompt: prompt.key }
      match.play(seat, pick(actions, random))
    }
  }
}

export const whyNot = ({ match, seat }: Moment, action: EuthiaAction) =>
  plain.refusal(match.state, seat, action)
