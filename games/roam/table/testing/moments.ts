import { clone, type Match, Random, type Seat, startMatch } from '@vyprava/kernel'
import {
  createRoam,
  type Roam,
  type RoamAction,
  type RoamEvent,
  type RoamOptions,
  type RoamView,
} from '../../rules/index.ts'
import { SHIPPED } from '../cards.ts'

const game = createRoam(SHIPPED.pack)

/** A moment of a random game: who is asked what, and what would follow. */
export interface Moment {
  readonly match: Match<Roam, RoamAction, RoamOptions, RoamView, RoamEvent>
  readonly seat: Seat
  readonly view: RoamView
  readonly actions: readonly RoamAction[]
  readonly prompt: string
}

/** Tables with every variant, and all four edges in use. */
const TABLES = [
  { seats: 2, options: { mode: 'basic', edges: 'WE' } },
  { seats: 3, options: { mode: 'full', patrol: true } },
  { seats: 4, options: { mode: 'full', advanced: true } },
]

/** Plays random games and shows every moment. */
export function* moments(games: number): Generator<Moment> {
  for (let number = 0; number < games; number++) {
    const random = new Random(`table ${number}`)
    const started = startMatch(game, { ...TABLES[number % TABLES.length], seed: `game ${number}` })
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    const match = started.value
    while (match.deciders.length > 0) {
      const [seat] = match.deciders
      const { view, decision } = match.sight(seat)
      if (decision === null) throw new Error('Somebody owes a decision that is not there')
      const { actions, prompt } = decision
      yield { match, seat, view, actions, prompt: prompt.key }
      match.play(seat, actions[random.int(actions.length)])
    }
  }
}

/** What an action leads to, without taking it. */
export function ahead({ match, seat }: Moment, action: RoamAction) {
  const state = clone(match.state)
  const events: RoamEvent[] = []
  const tell = () => {
    throw new Error('Roam has no secrets')
  }
  game.apply(state, seat, action, { random: new Random('ahead'), emit: (event) => events.push(event), tell })
  return { state, events, view: game.view(state, seat) }
}

export const whyNot = ({ match, seat }: Moment, action: RoamAction) => game.refusal(match.state, seat, action)
