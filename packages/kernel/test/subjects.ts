import type { Observer, Random } from '../src/index.ts'
import { type Beacons, beacons } from '../testing/games/beacons.ts'
import { type Descent, descent } from '../testing/games/descent.ts'
import { type SealedBids, sealedBids } from '../testing/games/sealed-bids.ts'
import { type TicTacToe, ticTacToe } from '../testing/games/tictactoe.ts'

/** The reference games as the suite examines them. */
export const ticTacToeSubject = {
  game: ticTacToe,
  tables: [{ name: 'two', seats: 2 }],
  laws: {
    'marks alternate': ({ cells, turn }: TicTacToe) =>
      cells.filter((cell) => cell === 0).length - cells.filter((cell) => cell === 1).length === turn,
  },
}

export const sealedBidsSubject = {
  game: sealedBids,
  tables: [
    { name: 'two', seats: 2 },
    { name: 'three, equal worth', seats: 3, options: { worth: 'equal' } },
  ],
  laws: {
    'sixteen cards': ({ hands, bids, rest, shown }: SealedBids) =>
      [...hands.flat(), ...bids.filter((bid) => bid !== null), ...rest, ...shown.flat()].length === 16,
  },
  twin(state: SealedBids, observer: Observer, random: Random): SealedBids {
    const hidden = state.hands.map((_, seat) => seat).filter((seat) => seat !== observer)
    const unseen = state.rest.slice()
    for (const seat of hidden) {
      unseen.push(...state.hands[seat])
      const bid = state.bids[seat]
      if (bid !== null) unseen.push(bid)
    }
    random.shuffle(unseen)
    for (const seat of hidden) {
      state.hands[seat] = unseen.splice(0, state.hands[seat].length).sort((a, b) => a - b)
      if (state.bids[seat] !== null) state.bids[seat] = unseen.splice(0, 1)[0]
    }
    state.rest = unseen
    return state
  },
}

export const descentSubject = {
  game: descent,
  tables: [
    { name: 'alone', seats: 1 },
    { name: 'four with one life', seats: 4, options: { lives: 1 } },
    { name: 'two with six lives', seats: 2, options: { lives: 6 } },
  ],
  laws: {
    'six monsters': ({ stairs, defeated }: Descent) => stairs.length + defeated.length === 6,
  },
  twin(state: Descent, _observer: Observer, random: Random): Descent {
    const [top, ...below] = state.stairs
    if (top !== undefined) state.stairs = [top, ...random.shuffle(below)]
    return state
  },
}

export const beaconsSubject = {
  game: beacons,
  tables: [
    { name: 'two', seats: 2 },
    { name: 'three', seats: 3 },
  ],
  laws: {
    'six cards': ({ cards, rest }: Beacons) => new Set([...cards, ...rest]).size === 6,
  },
  /** Cards of others that have not been shown may be any; those that have, any of the same half. */
  twin(state: Beacons, observer: Observer, random: Random): Beacons {
    const hidden = state.cards.map((_, seat) => seat).filter((seat) => seat !== observer)
    const unseen = [...hidden.map((seat) => state.cards[seat]), ...state.rest]
    const fits = (seat: number, card: number): boolean =>
      state.shown[seat] === null || state.shown[seat] === card >= 4
    do random.shuffle(unseen)
    while (!hidden.every((seat, place) => fits(seat, unseen[place])))
    for (const [place, seat] of hidden.entries()) state.cards[seat] = unseen[place]
    state.rest = unseen.slice(hidden.length).sort((a, b) => a - b)
    return state
  },
}
