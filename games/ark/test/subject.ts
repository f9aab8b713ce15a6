import { type Observer, type Random, type Seat, silentCourse } from '@vyprava/kernel'
import type { Subject } from '@vyprava/kernel/testing/suite'
import { type ArkPack, shippedPack } from '../content/index.ts'
import type { Ark, ArkAction, ArkEvent, ArkOptions, ArkView } from '../rules/index.ts'
import { createArk } from '../rules/index.ts'
import { lawsFor } from './laws.ts'

const DIFFICULTIES = ['easy', 'medium', 'high']

/** Every mode, difficulty and number of players; and the other ways to set up. */
const tables: Subject['tables'] = [
  ...DIFFICULTIES.flatMap((difficulty) => [
    { name: `solo, ${difficulty}`, seats: 1, options: { difficulty }, nothingHidden: true as const },
    { name: `2 players, ${difficulty}`, seats: 2, options: { difficulty } },
    {
      name: `3 players together, ${difficulty}`,
      seats: 3,
      options: { mode: 'cooperative', difficulty },
      nothingHidden: true as const,
    },
  ]),
  { name: '3 players', seats: 3 },
  { name: '4 players', seats: 4 },
  { name: '5 players', seats: 5 },
  { name: '6 players', seats: 6 },
  { name: '7 players', seats: 7 },
  {
    name: '2 players together, chosen characters',
    seats: 2,
    options: { mode: 'cooperative', characters: 'chosen' },
    nothingHidden: true,
  },
  {
    name: 'solo, wild six',
    seats: 1,
    options: { mode: 'solo', wildSix: true, map: 'channel' },
    nothingHidden: true,
  },
  { name: '2 players, chosen characters', seats: 2, options: { characters: 'chosen', challenges: false } },
]

const BLANK = { kind: 'open', done: false, meadow: -1, field: -1 } as const

/** Ark with a pack, as the suite examines it. */
export function subjectWith(pack: ArkPack): ArkSubject {
  const game = createArk(pack)

  /** Whose answers an observer may not know: in a race everybody else's, until the turn ends (AR-221). */
  const hiddenFrom = (state: Ark, observer: Observer): Seat[] =>
    state.mode !== 'race' || state.phase !== 'turn'
      ? []
      : state.sheets.flatMap(({ answer }, seat) =>
          seat !== observer && (answer.done || (game.deciders(state).includes(seat) && answer.colour !== -1))
            ? [seat]
            : [],
        )

  const restart = (state: Ark, seat: Seat): void => {
    state.sheets[seat].answer = { ...BLANK, colour: state.named, hexes: [], paints: [] }
  }

  const act = (state: Ark, seat: Seat, action: ArkAction, random: Random): void =>
    game.apply(state, seat, action, silentCourse(random))

  /** Whether a step leaves the answer open: the extra meadow, hints, and hexes before the last. */
  function leavesOpen(state: Ark, seat: Seat, action: ArkAction): boolean {
    if (action.type === 'meadow' || action.type === 'shift') return true
    if (action.type !== 'paint') return false
    const { actions, prompt } = game.decision(state, seat)
    const isLast = state.sheets[seat].answer.hexes.length + 1 === prompt.values?.allowance
    return !isLast && actions.some((other) => other.type === 'paint' && other.hex !== action.hex)
  }

  const openSteps = (state: Ark, seat: Seat): ArkAction[] =>
    game.decision(state, seat).actions.filter((action) => leavesOpen(state, seat, action))

  /** Whether the answer can both go on and end with the next step, whichever the others see happen. */
  function isUndecided(state: Ark, seat: Seat): boolean {
    const open = openSteps(state, seat).length
    return open > 0 && open < game.decision(state, seat).actions.length
  }

  /** Hidden in a race: what others have answered, and how far they are with it. */
  function twin(state: Ark, observer: Observer, random: Random): Ark {
    for (const seat of hiddenFrom(state, observer)) {
      if (state.sheets[seat].answer.done) {
        restart(state, seat)
        while (!state.sheets[seat].answer.done) {
          act(state, seat, random.pick(game.decision(state, seat).actions), random)
        }
      } else if (isUndecided(state, seat)) {
        restart(state, seat)
        const steps = isUndecided(state, seat) ? openSteps(state, seat) : []
        if (steps.length === 0 || random.int(2) === 0) continue
        act(state, seat, random.pick(steps), random)
        if (!isUndecided(state, seat)) restart(state, seat)
      }
    }
    return state
  }

  return { game, tables, laws: lawsFor(pack), twin }
}

type ArkSubject = Subject<Ark, ArkAction, ArkOptions, ArkView, ArkEvent>

export const subject = subjectWith(shippedPack())
