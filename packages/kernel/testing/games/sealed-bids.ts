import * as v from 'valibot'
import {
  choice,
  type Game,
  type GameResult,
  type OptionsOf,
  type Refusal,
  rankBy,
  type Seat,
} from '../../src/index.ts'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]
const HAND = 4

const options = { worth: choice(['rising', 'equal'], 'rising') }
type BidOptions = OptionsOf<typeof options>

export interface SealedBids {
  worth: 'rising' | 'equal'
  /** Cards still in each hand, sorted; hidden from the others. */
  hands: number[][]
  /** The card each seat has laid face down this round, or null; hidden until all have. */
  bids: (number | null)[]
  /** Cards that nobody got; their order is hidden. */
  rest: number[]
  /** What was revealed, round by round. */
  shown: number[][]
  points: number[]
}

export interface BidView {
  worth: 'rising' | 'equal'
  hand: number[] | null
  handSizes: number[]
  myBid: number | null
  hasBid: boolean[]
  restSize: number
  shown: number[][]
  points: number[]
}

export interface Bid {
  readonly type: 'bid'
  readonly card: number
}

export type BidEvent =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'revealed'; readonly bids: readonly number[]; readonly winner: Seat | null }

/** Hidden hands and simultaneous secret choice: every round all lay a card, the highest single one scores. */
export const sealedBids: Game<SealedBids, Bid, BidOptions, BidView, BidEvent> = {
  id: 'sealed-bids',
  version: 1,
  seats: { min: 2, max: 3 },
  options,
  action: v.strictObject({ type: v.literal('bid'), card: v.pipe(v.number(), v.integer()) }),

  setup({ seats, options: { worth } }, random) {
    const deck = random.shuffle([...CARDS, ...CARDS])
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND).sort(ascending))
    return {
      worth,
      hands,
      bids: hands.map(() => null),
      rest: deck,
      shown: [],
      points: hands.map(() => 0),
    }
  },

  deciders: (state) => (isOver(state) ? [] : seatsOf(state).filter((seat) => state.bids[seat] === null)),
  decision: (state, seat) => ({
    prompt: { key: 'bid', values: { round: state.shown.length + 1 } },
    actions: [...new Set(state.hands[seat])].map((card) => ({ type: 'bid', card })),
  }),

  refusal(state, seat, { card }): Refusal | null {
    if (isOver(state)) return { rule: 'SB-5', reason: 'over' }
    if (state.bids[seat] !== null) return { rule: 'SB-2', reason: 'alreadyBid' }
    return state.hands[seat].includes(card) ? null : { rule: 'SB-1', reason: 'notInHand', values: { card } }
  },

  apply(state, seat, { card }, course) {
    const hand = state.hands[seat]
    hand.splice(hand.indexOf(card), 1)
    state.bids[seat] = card
    course.tell([seat], { type: 'laid', seat, card }, { type: 'laid', seat })
    const bids = state.bids.filter((bid) => bid !== null)
    if (bids.length < state.bids.length) return
    const winner = highestSingle(bids)
    if (winner !== null) state.points[winner] += state.worth === 'rising' ? state.shown.length + 1 : 1
    state.shown.push(bids)
    state.bids = bids.map(() => null)
    course.emit({ type: 'revealed', bids, winner })
  },

  view: (state, observer) => ({
    worth: state.worth,
    hand: observer === null ? null : state.hands[observer].slice(),
    handSizes: state.hands.map((hand) => hand.length),
    myBid: observer === null ? null : state.bids[observer],
    hasBid: state.bids.map((bid) => bid !== null),
    restSize: state.rest.length,
    shown: state.shown.map((bids) => bids.slice()),
    points: state.points.slice(),
  }),

  imagine(view, seat, random) {
    const unseen = [...CARDS, ...CARDS]
    const known = [...(view.hand ?? []), ...(view.myBid === null ? [] : [view.myBid]), ...view.shown.flat()]
    for (const card of known) unseen.splice(unseen.indexOf(card), 1)
    random.shuffle(unseen)
    const bids = view.hasBid.map((has, other) => {
      if (!has) return null
      return other === seat ? view.myBid : unseen.splice(0, 1)[0]
    })
    const hands = view.handSizes.map((size, other) =>
      other === seat && view.hand !== null ? view.hand.slice() : unseen.splice(0, size).sort(ascending),
    )
    return {
      worth: view.worth,
      hands,
      bids,
      rest: unseen,
      shown: view.shown.map((shown) => shown.slice()),
      points: view.points.slice(),
    }
  },

  standIn: (_view, _seat, { actions }) => actions[0],
  turn(state) {
    const round = Math.min(HAND, state.shown.length + 1)
    return { number: round, seat: null, round }
  },
  progress: (state) => state.shown.length / HAND,
  result: (state): GameResult | null =>
    isOver(state)
      ? {
          kind: 'ranked',
          ranks: rankBy(state.points.map((points) => [points])),
          scores: state.points,
          reason: 'points',
        }
      : null,
  bound: ({ seats }) => seats * HAND,
}

const ascending = (a: number, b: number): number => a - b
const seatsOf = (state: SealedBids): Seat[] => state.hands.map((_, seat) => seat)
const isOver = (state: SealedBids): boolean => state.shown.length === HAND

function highestSingle(bids: readonly number[]): Seat | null {
  const single = bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid))
  return single.length === 0 ? null : bids.indexOf(Math.max(...single))
}
