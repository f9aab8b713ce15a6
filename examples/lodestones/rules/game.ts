import {
  type Game,
  type GameResult,
  number,
  type OptionsOf,
  type Refusal,
  rankBy,
  type Seat,
} from '@vyprava/kernel'
import * as v from 'valibot'

/*
 * Lodestones, the example of CONTRIBUTING.md.
 * LO-1 A pile of stones lies on the table, and everybody holds a hidden goal from 1 to 6.
 * LO-2 In turn, take one, two or three stones; never more than there are.
 * LO-3 When the pile is empty, a stone is worth a point, and whoever's stones leave the remainder of their
 *      goal when divided by six has five points more. Most points win.
 */
const options = { stones: number(6, 30, 20) }
type LodestoneOptions = OptionsOf<typeof options>

interface Lodestones {
  pile: number
  /** Turns begun, from 1. */
  turn: number
  taken: number[]
  /** Hidden from the others until the end. */
  goals: number[]
  /** Goals that nobody got, hidden from all. */
  unused: number[]
}

interface LodestonesView {
  pile: number
  turn: number
  taken: number[]
  /** One's own goal; all of them once the game is over. */
  goals: (number | null)[]
}

interface Take {
  readonly type: 'take'
  readonly stones: number
}

interface Taken {
  readonly type: 'taken'
  readonly seat: Seat
  readonly stones: number
}

const GOALS = [1, 2, 3, 4, 5, 6]
const most = (state: Lodestones): number => Math.min(3, state.pile)
const onTurn = ({ turn, taken }: Lodestones): Seat => (turn - 1) % taken.length
const points = ({ taken, goals }: Lodestones, seat: Seat): number =>
  taken[seat] + (taken[seat] % 6 === goals[seat] % 6 ? 5 : 0)

export const lodestones: Game<Lodestones, Take, LodestoneOptions, LodestonesView, Taken> = {
  id: 'lodestones',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  action: v.strictObject({ type: v.literal('take'), stones: v.pipe(v.number(), v.integer()) }),

  setup({ seats, options: { stones } }, random) {
    const deck = random.shuffle(GOALS.slice())
    const goals = deck.splice(0, seats)
    return { pile: stones, turn: 1, taken: goals.map(() => 0), goals, unused: deck }
  },

  deciders: (state) => (state.pile === 0 ? [] : [onTurn(state)]),
  decision: (state) => ({
    prompt: { key: 'take', values: { pile: state.pile } },
    actions: Array.from({ length: most(state) }, (_, i) => ({ type: 'take', stones: i + 1 })),
  }),

  refusal(state, seat, { stones }): Refusal | null {
    if (state.pile === 0) return { rule: 'LO-3', reason: 'over' }
    if (seat !== onTurn(state)) return { rule: 'LO-2', reason: 'notYourTurn' }
    if (stones < 1 || stones > most(state))
      return { rule: 'LO-2', reason: 'count', values: { most: most(state) } }
    return null
  },

  apply(state, seat, { stones }, course) {
    state.pile -= stones
    state.taken[seat] += stones
    if (state.pile > 0) state.turn += 1
    course.emit({ type: 'taken', seat, stones })
  },

  view: (state, observer) => ({
    pile: state.pile,
    turn: state.turn,
    taken: state.taken.slice(),
    goals: state.goals.map((goal, seat) => (seat === observer || state.pile === 0 ? goal : null)),
  }),

  imagine(view, _seat, random) {
    const unseen = random.shuffle(GOALS.filter((goal) => !view.goals.includes(goal)))
    const goals = view.goals.map((goal) => goal ?? unseen.splice(0, 1)[0])
    return { pile: view.pile, turn: view.turn, taken: view.taken.slice(), goals, unused: unseen }
  },

  standIn: (_view, _seat, { actions }) => actions[0],
  turn: (state) => ({ number: state.turn, seat: onTurn(state), round: null }),
  progress: (state) => 1 - state.pile / (state.pile + state.taken.reduce((sum, stones) => sum + stones, 0)),
  result(state): GameResult | null {
    if (state.pile > 0) return null
    const scores = state.goals.map((_, seat) => points(state, seat))
    return { kind: 'ranked', ranks: rankBy(scores.map((score) => [score])), scores, reason: 'points' }
  },
  bound: ({ options: { stones } }) => stones,
}
