import { hashOf, type LogLine, Match, type Observer, type Seat, type Table, type Undo } from '../src/index.ts'
import {
  type Beacons,
  type BeaconsAction,
  type BeaconsEvent,
  type BeaconsView,
  beacons,
} from '../testing/games/beacons.ts'
import {
  type Descent,
  type DescentAction,
  type DescentEvent,
  type DescentView,
  descent,
} from '../testing/games/descent.ts'
import {
  type Bid,
  type BidEvent,
  type BidView,
  type SealedBids,
  sealedBids,
} from '../testing/games/sealed-bids.ts'
import { type Mark, type TicTacToe, ticTacToe } from '../testing/games/tictactoe.ts'
import type { PropertyName } from '../testing/index.ts'
import type { Subject } from '../testing/subject.ts'
import { beaconsSubject, descentSubject, sealedBidsSubject, ticTacToeSubject } from './subjects.ts'

/** Tic-tac-toe with something broken. */
const brokenTicTacToe = (bug: Partial<typeof ticTacToe>): Subject => ({
  ...ticTacToeSubject,
  game: { ...ticTacToe, ...bug },
})

/** Sealed bids with something broken. */
const brokenBids = (bug: Partial<typeof sealedBids>): Subject => ({
  ...sealedBidsSubject,
  game: { ...sealedBids, ...bug },
})

/** Beacons with something broken. */
const brokenBeacons = (bug: Partial<typeof beacons>): Subject => ({
  ...beaconsSubject,
  game: { ...beacons, ...bug },
})

const signalsIn = (state: Beacons, seat: Seat): readonly BeaconsAction[] =>
  beacons.asides?.(state, seat) ?? []

type BidMatch = Match<SealedBids, Bid, Table['options'], BidView, BidEvent>
type BidOrigin = ConstructorParameters<typeof Match<SealedBids>>[2]

/** Sealed bids on a kernel with something broken. */
const brokenKernel = (open: (table: Table, origin: BidOrigin) => BidMatch): Subject => {
  const subject: Subject<SealedBids, Bid, Table['options'], BidView, BidEvent> = {
    ...sealedBidsSubject,
    game: bidGame,
    open,
  }
  return subject
}

const bidGame: BidMatch['game'] = sealedBids

class LeakyLog extends Match<SealedBids, Bid, object, BidView, BidEvent> {
  override log(observer: Observer): LogLine<Bid, BidEvent>[] {
    return super.log(observer).map((line) => ({ ...line, ...this.actionAt(line.number - 1) }))
  }
}

class LeakyExport extends Match<SealedBids, Bid, object, BidView, BidEvent> {
  override readonly fairness = { commitment: hashOf(this.state), contributions: [], secret: null }
}

class LeakyUndo extends Match<SealedBids, Bid, object, BidView, BidEvent> {
  override undo(): Undo {
    return { possible: true, to: this.state.rest[0] }
  }
}

class NoBarrier extends Match<SealedBids, Bid, object, BidView, BidEvent> {
  override undo(_seat: Seat): Undo {
    return this.length === 0 ? { possible: false, why: 'nothing' } : { possible: true, to: 0 }
  }
}

class WrongUndo extends Match<SealedBids, Bid, object, BidView, BidEvent> {
  override takeBack(seat: Seat, to: number): boolean {
    return super.takeBack(seat, Math.max(0, to - 1))
  }
}

/** Takes the answers of others back too. */
class LosesAnswers extends Match<SealedBids, Bid, object, BidView, BidEvent> {
  override withdraw(seat: Seat): boolean {
    const at = this.waitingAnswer(seat)
    return at !== null && this.takeBack(seat, at)
  }
}

/** Goes back over new knowledge: only whose action it was counts. */
class IgnoresKnowledge extends Match<SealedBids, Bid, object, BidView, BidEvent> {
  override undo(seat: Seat): Undo {
    const mine = this.length > 0 && this.actionAt(this.length - 1).seat === seat
    return mine ? { possible: true, to: this.length - 1 } : { possible: false, why: 'other' }
  }
}

/** Goes back over chance: only whose action it was counts. */
class IgnoresChance extends Match<Descent, DescentAction, object, DescentView, DescentEvent> {
  override undo(seat: Seat): Undo {
    const mine = this.length > 0 && this.actionAt(this.length - 1).seat === seat
    return mine ? { possible: true, to: this.length - 1 } : { possible: false, why: 'other' }
  }
}

const descentGame: Match<Descent, DescentAction, object, DescentView, DescentEvent>['game'] = descent
const chanceSubject: Subject<Descent, DescentAction, object, DescentView, DescentEvent> = {
  ...descentSubject,
  game: descentGame,
  open: (table, origin) => new IgnoresChance(descentGame, table, origin, null),
}

/** Takes what others did besides along when somebody goes back. */
class LosesAsides extends Match<Beacons, BeaconsAction, object, BeaconsView, BeaconsEvent> {
  override goBack(seat: Seat, to: number = this.lastOf(seat)): boolean {
    const undo = this.undo(seat)
    return undo.possible && to >= undo.to && this.takeBack(seat, to)
  }
}

/** Goes back over answers of others as if they were asides. */
class IgnoresAnswers extends Match<Beacons, BeaconsAction, object, BeaconsView, BeaconsEvent> {
  override undo(seat: Seat): Undo {
    const to = this.lastOf(seat)
    return to === -1 ? { possible: false, why: 'nothing' } : { possible: true, to }
  }
}

const beaconsGame: LosesAsides['game'] = beacons
const brokenAsides = (open: (...made: [typeof beaconsGame, Table, Origin]) => LosesAsides): Subject => {
  const subject: Subject<Beacons, BeaconsAction, object, BeaconsView, BeaconsEvent> = {
    ...beaconsSubject,
    game: beaconsGame,
    open: (table, origin) => open(beaconsGame, table, origin),
  }
  return subject
}
type Origin = ConstructorParameters<typeof Match<Beacons>>[2]

/** Further bugs, each for one part of what a property promises. */
export const furtherBugs: readonly { property: PropertyName; bug: string; subject: Subject; says: string }[] =
  [
    {
      property: 'progress and result are well-formed',
      bug: 'a ranking where nobody plays against anybody',
      subject: brokenTicTacToe({ rivals: () => false }),
      says: 'not how those at this table play',
    },
    {
      property: 'undo never crosses the barrier',
      bug: 'undo over new knowledge',
      subject: brokenKernel((table, origin) => new IgnoresKnowledge(bidGame, table, origin, null)),
      says: 'somebody learnt something',
    },
    {
      property: 'undo never crosses the barrier',
      bug: 'undo over chance',
      subject: chanceSubject,
      says: 'over a random draw',
    },
    {
      property: 'undo never crosses the barrier',
      bug: 'undo over the answer of another seat, as if it were an aside',
      subject: brokenAsides((...made) => new IgnoresAnswers(...made, null)),
      says: 'over the action of another seat',
    },
    {
      property: 'undo restores byte for byte',
      bug: 'undo that takes the asides of others along',
      subject: brokenAsides((...made) => new LosesAsides(...made, null)),
      says: 'does not keep what others did besides',
    },
    {
      property: 'lists are sorted',
      bug: 'asides in another order',
      subject: brokenBeacons({ asides: (state, seat) => signalsIn(state, seat).toReversed() }),
      says: 'stands before',
    },
    {
      property: 'every listed action applies',
      bug: 'an aside that throws',
      subject: brokenBeacons({
        apply(state, seat, action, course) {
          if (action.type === 'show') throw new Error('planted')
          beacons.apply(state, seat, action, course)
        },
      }),
      says: 'is listed but throws',
    },
    {
      property: 'the list is complete',
      bug: 'an aside that is missing in the list',
      subject: brokenBeacons({
        asides: (state, seat) => signalsIn(state, seat).filter(({ type }) => seat === 0 || type !== 'show'),
      }),
      says: 'is not refused, but not listed either',
    },
    {
      property: 'refusals agree with the list',
      bug: 'an aside that is refused where nobody owes it',
      subject: brokenBeacons({
        refusal: (state, seat, action) =>
          seat === beacons.deciders(state)[0]
            ? beacons.refusal(state, seat, action)
            : { rule: 'BE-1', reason: 'notYourTurn' },
      }),
      says: 'is listed but refused',
    },
    {
      property: 'asides leave the question as it is',
      bug: 'an aside that is an answer too',
      subject: brokenBeacons({
        asides: (state, seat) =>
          seat === beacons.deciders(state)[0]
            ? beacons.decision(state, seat).actions
            : signalsIn(state, seat),
      }),
      says: 'is an answer and an aside',
    },
    {
      property: 'asides leave the question as it is',
      bug: 'asides after the end',
      subject: brokenBeacons({ asides: () => [{ type: 'wave', flag: 0 }] }),
      says: 'when the game is over',
    },
    {
      property: 'nothing leaks by actions',
      bug: 'asides that follow from a secret',
      subject: brokenBeacons({
        asides: (state, seat) => (state.rest.includes(6) ? signalsIn(state, seat) : []),
      }),
      says: 'actions differs',
    },
    {
      property: 'nothing leaks by status',
      bug: 'talk that is allowed by a secret',
      subject: brokenBeacons({
        talk: ({ rest }) =>
          rest.includes(6)
            ? { allowed: 'free' }
            : { allowed: 'none', refusal: { rule: 'BE-3', reason: 'tooDark' } },
      }),
      says: 'status differs',
    },
    {
      property: 'nothing leaks by events',
      bug: 'an aside that tells a secret',
      subject: brokenBeacons({
        apply(state, seat, action, course) {
          beacons.apply(state, seat, action, course)
          if (action.type === 'wave') course.emit({ type: 'shown', seat, high: state.cards[seat] > 3 })
        },
      }),
      says: 'events differs',
    },
    {
      property: 'turns are counted alike',
      bug: 'turns that run backwards',
      subject: brokenTicTacToe({
        turn: (state) => ({ ...ticTacToe.turn(state), number: 10 - ticTacToe.turn(state).number }),
      }),
      says: 'turn 8 follows turn 9',
    },
    {
      property: 'turns are counted alike',
      bug: 'a turn that follows from a secret',
      subject: brokenBids({ turn: (state) => ({ number: state.rest[0], seat: null, round: null }) }),
      says: 'counts another turn',
    },
  ]

/** Something that lives outside of the state. */
const outside = { games: 0 }

const full = (state: TicTacToe): boolean => !state.cells.includes(-1)
const dearest = (state: SealedBids): number => Math.max(0, ...state.hands.flat())

/** One bug for every property of the suite. */
export const plantedBugs: Readonly<Record<PropertyName, Subject>> = {
  'every listed action applies': brokenTicTacToe({
    apply(state, seat, action, course) {
      if (action.cell === 8 && state.cells[0] !== -1) throw new Error('planted')
      ticTacToe.apply(state, seat, action, course)
    },
  }),
  'lists are sorted': brokenTicTacToe({
    decision: (state, seat) => ({
      prompt: { key: 'mark' },
      actions: ticTacToe.decision(state, seat).actions.toReversed(),
    }),
  }),
  'lists are free of duplicates': brokenTicTacToe({
    decision(state, seat) {
      const { prompt, actions } = ticTacToe.decision(state, seat)
      return { prompt, actions: [actions[0], ...actions] }
    },
  }),
  'actions and prompts are well-formed': brokenTicTacToe({
    decision(state, seat) {
      const { actions } = ticTacToe.decision(state, seat)
      return { prompt: { key: 'mark', values: { left: actions.length / 0 } }, actions }
    },
  }),
  'the list is complete': brokenTicTacToe({
    decision(state, seat) {
      const { prompt, actions } = ticTacToe.decision(state, seat)
      return { prompt, actions: actions.filter(({ cell }) => cell !== 4 || actions.length === 1) }
    },
  }),
  'refusals agree with the list': brokenTicTacToe({
    refusal: (state, seat, action) =>
      action.cell === 0 ? { rule: 'TT-9', reason: 'planted' } : ticTacToe.refusal(state, seat, action),
  }),
  'what is not listed is refused and changes nothing': brokenTicTacToe({
    refusal(state, seat, action) {
      const refusal = ticTacToe.refusal(state, seat, action)
      if (refusal?.reason === 'cellTaken') state.cells[action.cell] = -1
      return refusal
    },
  }),
  'refusals cite a rule': brokenTicTacToe({
    refusal(state, seat, action) {
      const refusal = ticTacToe.refusal(state, seat, action)
      return refusal === null ? null : { ...refusal, rule: 'not allowed' }
    },
  }),
  'asides leave the question as it is': brokenBeacons({
    apply(state, seat, action, course) {
      beacons.apply(state, seat, action, course)
      if (action.type === 'wave') state.fires.push(1)
    },
  }),
  'never a dead end': brokenTicTacToe({ result: (state) => (full(state) ? null : ticTacToe.result(state)) }),
  'every game ends within its bound': brokenTicTacToe({ bound: () => 4 }),
  'the same seed gives the same game': brokenTicTacToe({
    setup(table, random) {
      outside.games++
      return { ...ticTacToe.setup(table, random), turn: outside.games % 2 }
    },
    deciders: (state) => ticTacToe.deciders(state),
  }),
  'states survive JSON': brokenBids({
    setup(table, random) {
      const state = sealedBids.setup(table, random)
      return { ...state, hands: state.hands.map(() => state.hands[0]) }
    },
  }),
  'undo restores byte for byte': brokenKernel((table, origin) => new WrongUndo(bidGame, table, origin, null)),
  'undo never crosses the barrier': brokenKernel(
    (table, origin) => new NoBarrier(bidGame, table, origin, null),
  ),
  'simultaneous answers commute': brokenBids({
    apply(state, seat, action, course) {
      if (state.bids.every((bid) => bid === null)) state.points[seat] += 1
      sealedBids.apply(state, seat, action, course)
    },
  }),
  'waiting answers can be withdrawn': brokenKernel(
    (table, origin) => new LosesAnswers(bidGame, table, origin, null),
  ),
  'pieces are conserved': brokenBids({
    apply(state, seat, action, course) {
      if (action.card === 8) state.rest.pop()
      sealedBids.apply(state, seat, action, course)
    },
  }),
  'questions change nothing': brokenBids({
    view(state, observer) {
      state.rest.sort((a, b) => a - b)
      return sealedBids.view(state, observer)
    },
  }),
  'views stand alone': brokenTicTacToe({ view: (state) => state }),
  'imagined states fit the view': brokenBids({
    imagine(view, seat, random) {
      const state = sealedBids.imagine(view, seat, random)
      state.rest.pop()
      return state
    },
  }),
  'hidden things are imagined anew': brokenBids({
    imagine(view, seat, random) {
      return sealedBids.imagine(view, seat, random.derive('always the same'))
    },
  }),
  'stand-ins play to the end': brokenTicTacToe({ standIn: (): Mark => ({ type: 'mark', cell: 0 }) }),
  'patches apply exactly': brokenTicTacToe({
    view(state): TicTacToe {
      return { ...ticTacToe.view(state, null), turn: state.turn === 0 ? 0 : Number.NaN }
    },
  }),
  'turns are counted alike': brokenTicTacToe({
    turn: (state) => ({ number: 1, seat: state.turn, round: null }),
  }),
  'progress and result are well-formed': brokenTicTacToe({ progress: (state) => (full(state) ? 1.01 : 0) }),
  'twins differ': { ...descentSubject, twin: (state) => state },
  'nothing leaks by view': brokenBids({
    view: (state, observer) => ({ ...sealedBids.view(state, observer), restSize: state.rest[0] }),
  }),
  'nothing leaks by prompt': brokenBids({
    decision: (state, seat) => ({
      prompt: { key: 'bid', values: { dearest: dearest(state) } },
      actions: sealedBids.decision(state, seat).actions,
    }),
  }),
  'nothing leaks by actions': brokenBids({
    decision(state, seat) {
      const { prompt, actions } = sealedBids.decision(state, seat)
      return { prompt, actions: state.rest.includes(8) ? actions : actions.slice(0, 1) }
    },
  }),
  'nothing leaks by status': brokenBids({ progress: (state) => dearest(state) / 8 / 2 }),
  'nothing leaks by refusals': brokenBids({
    refusal(state, seat, action) {
      const refusal = sealedBids.refusal(state, seat, action)
      return refusal === null ? null : { ...refusal, values: { dearest: dearest(state) } }
    },
  }),
  'nothing leaks by events': brokenBids({
    apply(state, seat, action, course) {
      sealedBids.apply(state, seat, action, course)
      course.emit({ type: 'laid', seat, card: action.card })
    },
  }),
  'nothing leaks by log': brokenKernel((table, origin) => new LeakyLog(bidGame, table, origin, null)),
  'nothing leaks by export': brokenKernel((table, origin) => new LeakyExport(bidGame, table, origin, null)),
  'nothing leaks by undo': brokenKernel((table, origin) => new LeakyUndo(bidGame, table, origin, null)),
  'unnoticed steps leave no trace': brokenBids({
    decision: (state, seat) => ({
      prompt: { key: 'bid' },
      actions: [{ type: 'bid', card: 0 }, ...sealedBids.decision(state, seat).actions],
    }),
    apply(state, seat, action, course) {
      if (action.card === 0) state.rest.push(state.rest.shift() ?? 0)
      else sealedBids.apply(state, seat, action, course)
    },
    progress: (state) => state.rest[0] / 8,
  }),
}
