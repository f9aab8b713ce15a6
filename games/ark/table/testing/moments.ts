import { type Match, Random, type Seat, startMatch } from '@vyprava/kernel'
import type { Ark, ArkAction, ArkEvent, ArkOptions, ArkView, PromptKey } from '../../rules/index.ts'
import { SHIPPED } from '../packed.ts'

type ArkMatch = Match<Ark, ArkAction, ArkOptions, ArkView, ArkEvent>

/** A moment of a game: who is asked what, and what would follow. */
export interface Moment {
  readonly match: ArkMatch
  readonly seat: Seat
  readonly view: ArkView
  readonly actions: readonly ArkAction[]
  readonly prompt: string
}

interface Table {
  readonly seats: number
  readonly options: Readonly<Record<string, string | boolean>>
}

/** Every number of people and every way to play; characters are chosen, so that all of them come to play. */
const TABLES: readonly Table[] = [
  { seats: 2, options: { characters: 'chosen' } },
  { seats: 1, options: { wildSix: true } },
  { seats: 3, options: { mode: 'cooperative' } },
  { seats: 7, options: { difficulty: 'medium', characters: 'chosen' } },
  { seats: 4, options: { difficulty: 'high', map: 'generated' } },
  { seats: 1, options: { characters: 'chosen', difficulty: 'medium' } },
]

const { game } = SHIPPED

function begin({ seats, options }: Table, seed: string): ArkMatch {
  const started = startMatch(game, { seats, options, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

function momentOf(match: ArkMatch, seat: Seat): Moment {
  const { view, decision } = match.sight(seat)
  if (decision === null) throw new Error('Somebody owes a decision that is not there')
  return { match, seat, view, actions: decision.actions, prompt: decision.prompt.key }
}

/** A chance choice that tries every kind of action alike: else there would be little but fields. */
function pick(actions: readonly ArkAction[], random: Random): ArkAction {
  const types = [...new Set(actions.map(({ type }) => type))]
  const quiet = types.filter((type) => type !== 'skip' && type !== 'endTurn')
  const type = random.pick(quiet.length === 0 || random.int(6) === 0 ? types : quiet)
  return random.pick(actions.filter((action) => action.type === type))
}

/** Plays random games and shows every moment, from the seat of each who is asked. */
export function* moments(games: number): Generator<Moment> {
  for (let number = 0; number < games; number++) {
    const random = new Random(`table ${number}`)
    const match = begin(TABLES[number % TABLES.length], `game ${number}`)
    while (match.deciders.length > 0) {
      const seat = random.pick(match.deciders)
      const moment = momentOf(match, seat)
      yield moment
      match.play(seat, pick(moment.actions, random))
    }
  }
}

/** Who looks, and at what kind of moment. */
export interface Sought extends Partial<Table> {
  readonly prompt: PromptKey
  readonly seed?: string
  /** What the moment must offer or show besides. */
  readonly fits?: (moment: Moment) => boolean
}

/** The first such moment of a game that chance plays. */
export function momentAt(sought: Sought): Moment {
  const { seats = 2, options = {}, seed = 'kept', prompt, fits = () => true } = sought
  for (let number = 0; number < 40; number++) {
    const random = new Random(`${seed} ${number}`)
    const match = begin({ seats, options }, `${seed} ${number}`)
    while (match.deciders.length > 0) {
      for (const seat of match.deciders) {
        const moment = momentOf(match, seat)
        if (moment.prompt === prompt && fits(moment)) return moment
      }
      const seat = random.pick(match.deciders)
      match.play(seat, pick(momentOf(match, seat).actions, random))
    }
  }
  throw new Error(`No game comes to '${prompt}'`)
}

export const whyNot = ({ match, seat }: Moment, action: ArkAction) => game.refusal(match.state, seat, action)
