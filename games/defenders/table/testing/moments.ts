import { type Match, Random, type Seat, startMatch } from '@vyprava/kernel'
import type {
  Defenders,
  DefendersAction,
  DefendersEvent,
  DefendersOptions,
  DefendersView,
} from '../../rules/index.ts'
import { SHIPPED } from '../cards.ts'

type DefendersMatch = Match<Defenders, DefendersAction, DefendersOptions, DefendersView, DefendersEvent>

/** A moment of a random game: who is asked what, and what would follow. */
export interface Moment {
  readonly match: DefendersMatch
  readonly seat: Seat
  readonly view: DefendersView
  readonly actions: readonly DefendersAction[]
  readonly prompt: string
}

/** Every number of people, with and without hard cards. */
const TABLES = [
  { seats: 2, options: {} },
  { seats: 1, options: {} },
  { seats: 4, options: {} },
  { seats: 3, options: { hardCards: 6 } },
  { seats: 2, options: { communication: 'free' } },
]

const { game } = SHIPPED

/** Talk is free, so chance alone would only ever talk: now and then somebody does, else they go on. */
const TALK: readonly DefendersAction['type'][] = ['hint', 'pinEdge', 'pinHex', 'say']

/** A chance choice that tries every kind of action alike: else there would be little but moves. */
function pick(actions: readonly DefendersAction[], random: Random): DefendersAction {
  const types = [...new Set(actions.map(({ type }) => type))]
  const quiet = types.filter((type) => !TALK.includes(type))
  const open = quiet.length > 1 ? quiet.filter((type) => type !== 'endActions') : quiet
  const type = random.pick(random.int(4) === 0 ? types : open)
  return random.pick(actions.filter((action) => action.type === type))
}

/** Plays random games and shows every moment. */
export function* moments(games: number): Generator<Moment> {
  for (let number = 0; number < games; number++) {
    const random = new Random(`table ${number}`)
    const started = startMatch(game, { ...TABLES[number % TABLES.length], seed: `game ${number}` })
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    const match = started.value
    while (match.deciders.length > 0) {
      const [seat] = match.deciders
      const { view, decision, asides } = match.sight(seat)
      if (decision === null) throw new Error('Somebody owes a decision that is not there')
      const { prompt } = decision
      // In a discussion the table takes signals at once; in turns the hand turns to them first.
      const actions = prompt.key === 'discussion' ? [...decision.actions, ...asides] : decision.actions
      yield { match, seat, view, actions, prompt: prompt.key }
      match.play(seat, pick(actions, random))
    }
  }
}

export const whyNot = ({ match, seat }: Moment, action: DefendersAction) =>
  game.refusal(match.state, seat, action)
