import * as v from 'valibot'
import type { Game, Random, Refusal, Seat, Talk } from '../../src/index.ts'

const CARDS = [1, 2, 3, 4, 5, 6]
const FLAGS = [0, 1, 2]
const FUEL = [1, 2]
const FIRES = 4

export interface Beacons {
  /** The card of each seat; hidden from the others. */
  cards: number[]
  /** What nobody was dealt, sorted; hidden. */
  rest: number[]
  /** The flag that each seat waves, or -1. */
  flags: number[]
  /** Whether each seat's card is high, once it has shown that; else null. */
  shown: (boolean | null)[]
  /** The fuel of every fire, in the order in which they were lit. */
  fires: number[]
}

export interface BeaconsView {
  card: number | null
  flags: number[]
  shown: (boolean | null)[]
  fires: number[]
}

export type Signal = { readonly type: 'show' } | { readonly type: 'wave'; readonly flag: number }
export type BeaconsAction = { readonly type: 'light'; readonly fuel: number } | Signal

export type BeaconsEvent =
  | { readonly type: 'lit'; readonly seat: Seat; readonly fuel: number }
  | { readonly type: 'shown'; readonly seat: Seat; readonly high: boolean }
  | { readonly type: 'waved'; readonly seat: Seat; readonly flag: number }

const onTurn = ({ cards, fires }: Beacons): Seat => fires.length % cards.length
const isOver = ({ cards, fires }: Beacons): boolean => fires.length === FIRES * cards.length
const isHigh = (card: number): boolean => card > 3
/** Signals are open once the first fire burns. */
const isOpen = (state: Beacons): boolean => state.fires.length > 0 && !isOver(state)

/** Turns with one answer each, and signals in everybody's turn: what is done besides, and what may be said. */
export const beacons: Game<Beacons, BeaconsAction, object, BeaconsView, BeaconsEvent> = {
  id: 'beacons',
  version: 1,
  seats: { min: 2, max: 3 },
  rivals: () => false,
  options: {},
  action: v.variant('type', [
    v.strictObject({ type: v.literal('light'), fuel: v.pipe(v.number(), v.integer()) }),
    v.strictObject({ type: v.literal('show') }),
    v.strictObject({ type: v.literal('wave'), flag: v.pipe(v.number(), v.integer()) }),
  ]),

  setup({ seats }, random) {
    const deck = random.shuffle(CARDS.slice())
    const cards = deck.splice(0, seats)
    const [flags, shown] = [cards.map(() => -1), cards.map(() => null)]
    return { cards, rest: deck.sort((a, b) => a - b), flags, shown, fires: [] }
  },

  deciders: (state) => (isOver(state) ? [] : [onTurn(state)]),
  decision: () => ({ prompt: { key: 'light' }, actions: FUEL.map((fuel) => ({ type: 'light', fuel })) }),
  asides(state, seat) {
    if (!isOpen(state)) return []
    const waves: Signal[] = FLAGS.filter((flag) => flag !== state.flags[seat]).map((flag) => ({
      type: 'wave',
      flag,
    }))
    return state.shown[seat] === null ? [{ type: 'show' }, ...waves] : waves
  },

  refusal(state, seat, action): Refusal | null {
    if (isOver(state)) return { rule: 'BE-5', reason: 'over' }
    if (action.type === 'light') {
      if (seat !== onTurn(state)) return { rule: 'BE-1', reason: 'notYourTurn' }
      return FUEL.includes(action.fuel) ? null : { rule: 'BE-2', reason: 'noSuchFuel' }
    }
    if (state.fires.length === 0) return { rule: 'BE-3', reason: 'tooDark' }
    if (action.type === 'show')
      return state.shown[seat] === null ? null : { rule: 'BE-4', reason: 'alreadyShown' }
    return FLAGS.includes(action.flag) && state.flags[seat] !== action.flag
      ? null
      : { rule: 'BE-4', reason: 'noSuchFlag' }
  },

  apply(state, seat, action, course) {
    if (action.type === 'light') {
      state.fires.push(action.fuel)
      course.emit({ type: 'lit', seat, fuel: action.fuel })
    } else if (action.type === 'show') {
      const high = isHigh(state.cards[seat])
      state.shown[seat] = high
      course.emit({ type: 'shown', seat, high })
    } else {
      state.flags[seat] = action.flag
      course.emit({ type: 'waved', seat, flag: action.flag })
    }
  },

  view: ({ cards, flags, shown, fires }, observer) => ({
    card: observer === null ? null : cards[observer],
    flags: flags.slice(),
    shown: shown.slice(),
    fires: fires.slice(),
  }),

  imagine({ card, flags, shown, fires }, seat, random) {
    const known = shown.map((_, other) => (other === seat ? card : null))
    const { cards, rest } = dealOthers(known, shown, random)
    return { cards, rest, flags: flags.slice(), shown: shown.slice(), fires: fires.slice() }
  },

  standIn: (_view, _seat, { actions }) => actions[0],
  turn(state) {
    const last = FIRES * state.cards.length
    const number = Math.min(last, state.fires.length + 1)
    return { number, seat: (number - 1) % state.cards.length, round: null }
  },
  talk(state): Talk {
    if (isOver(state)) return { allowed: 'free' }
    return state.fires.length === 0
      ? { allowed: 'none', refusal: { rule: 'BE-3', reason: 'tooDark' } }
      : { allowed: 'signals', refusal: { rule: 'BE-6', reason: 'tooFar' } }
  },
  progress: (state) => state.fires.length / (FIRES * state.cards.length),
  result: (state) =>
    isOver(state)
      ? { kind: 'together', won: state.fires.every((fuel) => fuel === state.fires[0]), reason: 'burnt' }
      : null,
  bound: ({ seats }) => seats * FIRES,
}

/** Cards for the seats whose own are not known (null), high or low as they have shown; the rest is sorted. */
function dealOthers(
  known: readonly (number | null)[],
  shown: readonly (boolean | null)[],
  random: Random,
): Pick<Beacons, 'cards' | 'rest'> {
  const unseen = random.shuffle(CARDS.filter((card) => !known.includes(card)))
  const cards = known.slice()
  // Those who have shown something come first: there is always a card that fits.
  const seats = cards
    .map((_, seat) => seat)
    .sort((a, b) => Number(shown[a] === null) - Number(shown[b] === null))
  for (const seat of seats) {
    if (cards[seat] !== null) continue
    const at = unseen.findIndex((card) => shown[seat] === null || isHigh(card) === shown[seat])
    cards[seat] = unseen.splice(at, 1)[0]
  }
  return { cards: cards.map((card) => card ?? 0), rest: unseen.sort((a, b) => a - b) }
}
