import { finish } from '@vyprava/kernel'
import { discardFromHand, gainCards } from '../../decks.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { type Euthia, HAND_LIMIT, type Player, SILVER_FOR_GOLD } from '../../state.ts'
import { asking, type Deeds, type EuthiaCourse } from '../step.ts'

const SILVER = 0

export const silverIn = ({ metalOf }: Printed, { hand }: Player): number =>
  hand.reduce((count, card) => count + (metalOf[card] === SILVER ? 1 : 0), 0)

/** Distinct cards of a hand, in order. */
function eachCard({ hand }: Player, visit: (card: number) => void): void {
  for (const [i, card] of hand.entries()) if (i === 0 || hand[i - 1] !== card) visit(card)
}

/** Down to five cards, each one of the owner's choice (EU-228); the exchange of four silver ones stands beside it. */
const discard: NonNullable<Deeds<'handLimit'>['discardCard']> = {
  list({ state, seat }, list) {
    eachCard(state.players[seat], (card) => list.push({ type: 'discardCard', card }))
  },
  refusal: ({ state, seat }, { card }) =>
    state.players[seat].hand.includes(card) ? null : refuse('EU-228', 'noSuchCard'),
  take({ printed, state, item, seat }, { card }, course) {
    discardFromHand(printed, state, seat, card, course)
    if (state.players[seat].hand.length <= HAND_LIMIT) finish(state, item)
  },
}

/** A player with more than five cards settles it at once, whoever's turn it is (EU-228, EU-229). */
export const handLimitStep = (printed: Printed, always: Deeds) =>
  asking<'handLimit'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: (state, { seat }) => ({
      key: 'handLimit',
      values: { cards: state.players[seat].hand.length - HAND_LIMIT },
    }),
    window: 'none',
    deeds: { ...always, discardCard: discard },
  })

/** Which four silver cards go, one after the other, or which cards are lost (EU-227, EU-1215, EU-R29). */
const swap: NonNullable<Deeds<'swap'>['discardCard']> = {
  list({ printed, state, item, seat }, list) {
    eachCard(state.players[seat], (card) => {
      if (printed.metalOf[card] === item.metal) list.push({ type: 'discardCard', card })
    })
  },
  refusal: ({ printed, state, item, seat }, { card }) =>
    state.players[seat].hand.includes(card) && printed.metalOf[card] === item.metal
      ? null
      : refuse(item.gain === null ? 'EU-R29' : 'EU-227', 'noSuchCard'),
  take({ printed, state, item, seat }, { card }, course) {
    discardFromHand(printed, state, seat, card, course)
    item.left -= 1
    if (item.left > 0 && (item.gain === null || silverIn(printed, state.players[seat]) > item.left)) return
    finish(state, item)
    if (item.gain === null) return
    discardSilver(printed, state, seat, item.left, course)
    gainForSilver(printed, state, seat, item.gain, course)
  },
}

export const swapStep = (printed: Printed) =>
  asking<'swap'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: (_state, { left, gain }) => ({
      key: gain === null ? 'loseCards' : 'swap',
      values: { cards: left },
    }),
    window: 'none',
    deeds: { discardCard: swap },
  })

/** Gives up four silver cards for a gold one or a coin; with more than four the player chooses which. */
export function swapSilver(
  printed: Printed,
  state: Euthia,
  seat: number,
  gain: 'coin' | 'gold',
  course: EuthiaCourse,
): void {
  if (silverIn(printed, state.players[seat]) > SILVER_FOR_GOLD) {
    state.agenda.push({ step: 'swap', seat, left: SILVER_FOR_GOLD, metal: SILVER, gain })
    return
  }
  discardSilver(printed, state, seat, SILVER_FOR_GOLD, course)
  gainForSilver(printed, state, seat, gain, course)
}

function discardSilver(
  printed: Printed,
  state: Euthia,
  seat: number,
  count: number,
  course: EuthiaCourse,
): void {
  for (let left = count; left > 0; left--) {
    const card = state.players[seat].hand.find((held) => printed.metalOf[held] === SILVER)
    if (card !== undefined) discardFromHand(printed, state, seat, card, course)
  }
}

function gainForSilver(
  printed: Printed,
  state: Euthia,
  seat: number,
  gain: 'coin' | 'gold',
  course: EuthiaCourse,
): void {
  if (gain === 'gold') gainCards(printed, state, seat, 'gold', 1, course)
  else state.players[seat].coins += 1
  const limit = state.agenda.find((item) => item.step === 'handLimit' && item.seat === seat)
  if (limit !== undefined && state.players[seat].hand.length <= HAND_LIMIT) finish(state, limit)
}
