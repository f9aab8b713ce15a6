import { expect, test } from 'vitest'
import { type Entry, Match, type Seat, type Table, type Undo } from '../src/index.ts'
import {
  type Bid,
  type BidEvent,
  type BidView,
  type SealedBids,
  sealedBids,
} from '../testing/games/sealed-bids.ts'
import { checkProperty } from '../testing/index.ts'
import type { Subject } from '../testing/subject.ts'
import { sealedBidsSubject } from './subjects.ts'

type SecretMatch = Match<SealedBids, Bid, Table['options'], BidView, BidEvent>
type Opening = NonNullable<Subject<SealedBids, Bid, Table['options'], BidView, BidEvent>['open']>

/** Before a card is laid, whoever owes one may turn over what nobody sees: steps of an answer that others do not notice. */
const game: SecretMatch['game'] = {
  ...sealedBids,
  decision(state, seat) {
    const { prompt, actions } = sealedBids.decision(state, seat)
    return { prompt, actions: [{ type: 'bid', card: 0 }, ...actions] }
  },
  apply(state, seat, action, course) {
    if (action.card === 0) state.rest.push(state.rest.shift() ?? 0)
    else sealedBids.apply(state, seat, action, course)
  },
}

const on = (open: Opening): Subject => {
  const subject: Subject<SealedBids, Bid, Table['options'], BidView, BidEvent> = {
    ...sealedBidsSubject,
    game,
    open,
  }
  return subject
}

/** As it was: who stepped last counts, seen or not. */
class TellsByUndo extends Match<SealedBids, Bid, Table['options'], BidView, BidEvent> {
  override stepBack(seat: Seat): readonly Entry<Bid>[] | Extract<Undo, { possible: false }>['why'] {
    const undo = this.undo(seat)
    return undo.possible ? [{ seat, back: this.lastOf(seat) }] : undo.why
  }
}

/** An answer can be taken back only until the next step of somebody. */
class TellsByWithdrawal extends Match<SealedBids, Bid, Table['options'], BidView, BidEvent> {
  override withdrawal(seat: Seat): readonly Entry<Bid>[] | null {
    return this.lastOf(seat) === this.length - 1 ? super.withdrawal(seat) : null
  }
}

/** As it was: the last moment of a seat is another one than now as soon as somebody stepped. */
class TellsByAsking extends Match<SealedBids, Bid, Table['options'], BidView, BidEvent> {
  override pointBack(seat: Seat, moment: number): number | null {
    const point = this.moments(seat)[moment]
    return point === undefined || point >= this.length ? null : point
  }
}

const check = (open: Opening) => checkProperty(on(open), 'unnoticed steps leave no trace', { runs: 40 })

test('whoever wants to go back is answered the same, whether others have stepped unseen or not', () => {
  expect(check((table, origin) => new Match(game, table, origin, null))).toBeNull()
})

test.each<[string, Opening, string]>([
  ['undo', (table, origin) => new TellsByUndo(game, table, origin, null), '"undo":"other"'],
  ['withdrawal', (table, origin) => new TellsByWithdrawal(game, table, origin, null), '"nothing"'],
  ['asking the others', (table, origin) => new TellsByAsking(game, table, origin, null), '"asked":['],
])('a kernel that tells by %s is caught', (_name, open, says) => {
  expect(check(open)?.message).toContain(says)
})
