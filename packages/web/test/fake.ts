import {
  choice,
  clone,
  type Game,
  type GameAction,
  number,
  type OptionsOf,
  rankBy,
  sortActions,
} from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import * as v from 'valibot'
import { memoryShelf, type Shelf } from '../src/local/shelf.ts'
import type { Bell } from '../src/local/tabs.ts'
import type { World } from '../src/local/world.ts'

/** So many that a drawn number is like no other on the page. */
const NUMBERS = 1_000_000_000

/** Pebbles: take one or two from the pile, or draw a number that only you see; whoever has most wins. */
type State = { pile: number; turn: number; begun: number; hands: number[]; drawn: number[]; open: boolean }
type Action =
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }
  | { readonly type: 'take'; readonly count: number }
type View = {
  pile: number
  turn: number
  begun: number
  hands: number[]
  drawn: (number | null)[]
  open: boolean
}
type Event = { readonly type: 'took' | 'passed' | 'drew'; readonly seat: number; readonly count: number }

const options = { pile: number(2, 40, 9), hands: choice(['open', 'secret'], 'open') }

const action = v.variant('type', [
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('take'), count: v.number() }),
])

const legal = (state: { pile: number }): Action[] =>
  sortActions<Action>([
    { type: 'draw' },
    { type: 'pass' },
    ...[1, 2].filter((count) => count <= state.pile).map((count): Action => ({ type: 'take', count })),
  ])

export const pebbles: Game<State, Action, OptionsOf<typeof options>, View, Event> = {
  id: 'pebbles',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  action,
  setup: ({ seats, options: { pile, hands } }) => ({
    pile,
    turn: 0,
    begun: 1,
    hands: Array<number>(seats).fill(0),
    drawn: Array<number>(seats).fill(0),
    open: hands === 'open',
  }),
  deciders: (state) => (state.pile === 0 ? [] : [state.turn]),
  decision: (state) => ({ prompt: { key: 'take' }, actions: legal(state) }),
  refusal(state, seat, wanted) {
    if (state.pile === 0 || seat !== state.turn) return { rule: 'PE-1', reason: 'turn' }
    return legal(state).some((one) => JSON.stringify(one) === JSON.stringify(wanted))
      ? null
      : { rule: 'PE-2', reason: 'pile' }
  },
  apply(state, seat, taken, course) {
    if (taken.type === 'take') {
      state.pile -= taken.count
      state.hands[seat] += taken.count
      course.emit({ type: 'took', seat, count: taken.count })
    } else if (taken.type === 'draw') {
      state.drawn[seat] = course.random.die(NUMBERS)
      course.tell(
        state.open ? state.hands.map((_, at) => at) : [seat],
        { type: 'drew', seat, count: state.drawn[seat] },
        { type: 'drew', seat, count: 0 },
      )
      return
    } else course.emit({ type: 'passed', seat, count: 0 })
    if (state.pile > 0) state.begun += 1
    state.turn = (state.turn + 1) % state.hands.length
  },
  view: (state, observer) => ({
    pile: state.pile,
    turn: state.turn,
    begun: state.begun,
    hands: state.hands.slice(),
    drawn: state.drawn.map((drawn, seat) => (state.open || seat === observer ? drawn : null)),
    open: state.open,
  }),
  imagine: (view, _seat, random) => ({
    ...clone(view),
    drawn: view.drawn.map((drawn) => drawn ?? random.die(NUMBERS)),
  }),
  standIn: () => ({ type: 'pass' }),
  turn: ({ begun, hands: { length: seats } }) => ({
    number: begun,
    seat: (begun - 1) % seats,
    round: Math.ceil(begun / seats),
  }),
  progress: (state) => 1 - state.pile / 40,
  result: (state) =>
    state.pile === 0
      ? {
          kind: 'ranked',
          ranks: rankBy(state.hands.map((hand) => [hand])),
          scores: state.hands.slice(),
          reason: 'empty',
        }
      : null,
  bound: () => 1000,
}

/** Takes one pebble whenever there is one. */
const ONE: Action = { type: 'take', count: 1 }
const taker = { name: 'taker', choose: (): GameAction => ONE }

/** The same game as the house knows games: without its own types. */
function anyGame(): Game {
  const game: unknown = pebbles
  const isGame = (value: unknown): value is Game => value === pebbles
  if (!isGame(game)) throw new Error('Pebbles is no game')
  return game
}

export const fakeRules: Rules = { game: anyGame(), players: [taker] }

/** Several tabs of one device. */
export function fakeDevice(): { readonly shelf: Shelf; tab(): World } {
  const shelf = memoryShelf()
  const ears = new Set<{ readonly tab: object; hear(id: string, version: number): void }>()
  let leader: object | null = null
  return {
    shelf,
    tab() {
      const tab = {}
      const bell: Bell = {
        ring(id, version) {
          for (const ear of ears) if (ear.tab !== tab) ear.hear(id, version)
        },
        listen(hear) {
          const ear = { tab, hear }
          ears.add(ear)
          return () => ears.delete(ear)
        },
      }
      return {
        shelf,
        bell,
        lead(_id, leading) {
          leader ??= tab
          if (leader === tab) leading()
          return () => {
            if (leader === tab) leader = null
          }
        },
        desk: { choose: async () => ({ action: ONE, failure: null }) },
        pause: async () => {},
        now: () => 1,
        breath: async () => {},
        idle: (work) => work(),
      }
    },
  }
}

/** Lets everything that waits for nothing but its turn happen. */
export const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))
