import type { Random, Seat } from '@vyprava/kernel'
import { METALS, type Metal } from '../content/schema.ts'
import type { Printed } from './printed.ts'
import { type Deck, type Euthia, HAND_LIMIT, NONE, SILVER_FOR_GOLD } from './state.ts'
import type { EuthiaCourse } from './steps/step.ts'

/** Takes the top of a pile, or NONE; a pile that becomes empty is rebuilt at once, or when needed (EU-221, EU-R19). */
export function draw(deck: Deck, random: Random): number {
  rebuild(deck, random)
  const card = deck.draw.pop() ?? NONE
  rebuild(deck, random)
  return card
}

function rebuild(deck: Deck, random: Random): void {
  if (deck.draw.length > 0 || deck.discard.length === 0) return
  deck.draw = random.shuffle(deck.discard)
  deck.discard = []
}

/** The decks of silver and gold cards. */
export const metalDeck = (state: Euthia, metal: Metal): Deck =>
  metal === 'silver' ? state.silver : state.gold

/** Puts a silver or gold card away: on its discard pile, in solo and co-op games under its draw pile (EU-1217). */
export function discardChaos({ metalOf }: Printed, state: Euthia, card: number): void {
  const deck = metalDeck(state, METALS[metalOf[card]])
  if (state.mode === 'competitive') deck.discard.push(card)
  else deck.draw.unshift(card)
}

/** Adds cards to a reserve; four silver ones become a gold one (EU-1213, EU-R82). Alone and together only. */
export function addToReserve(
  printed: Printed,
  state: Euthia,
  metal: Metal,
  count: number,
  course: EuthiaCourse,
): void {
  const reserve = metal === 'silver' ? state.silverReserve : state.goldReserve
  let added = 0
  for (; added < count; added++) {
    const card = draw(metalDeck(state, metal), course.random)
    if (card === NONE) break
    reserve.push(card)
  }
  if (added > 0) course.emit({ type: 'reserveGrew', metal: METALS.indexOf(metal), count: added })
  while (state.silverReserve.length >= SILVER_FOR_GOLD) {
    for (const card of state.silverReserve.splice(0, SILVER_FOR_GOLD)) discardChaos(printed, state, card)
    addToReserve(printed, state, 'gold', 1, course)
  }
}

/**
 * Draws silver or gold cards to a hand, told to its owner alone; in solo and co-op games the reserve grows
 * (EU-1212) unless the Dwurt die brought them (EU-1414, EU-R79). The hand limit is looked at outside fights only
 * (EU-228, EU-622): its due is put on the agenda.
 */
export function gainCards(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  metal: Metal,
  count: number,
  course: EuthiaCourse,
  quietly = false,
): void {
  const { hand } = state.players[seat]
  const drawn: number[] = []
  while (drawn.length < count) {
    const card = draw(metalDeck(state, metal), course.random)
    if (card === NONE) break
    drawn.push(card)
    hand.push(card)
  }
  if (drawn.length === 0) return
  hand.sort(ascending)
  course.tell(
    [seat],
    { type: 'cardsDrawn', player: seat, cards: drawn.sort(ascending) },
    { type: 'cardsDrawnHidden', player: seat, metal: METALS.indexOf(metal), count: drawn.length },
  )
  if (state.mode !== 'competitive' && !quietly) addToReserve(printed, state, metal, drawn.length, course)
  if (state.fight === null) checkHand(state, seat)
}

const ascending = (a: number, b: number): number => a - b

/** Takes a card out of a hand and puts it away: openly on a discard pile, unseen under a draw pile (EU-1217). */
export function discardFromHand(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  card: number,
  course: EuthiaCourse,
): void {
  const { hand } = state.players[seat]
  hand.splice(hand.indexOf(card), 1)
  discardChaos(printed, state, card)
  const told = { type: 'cardDiscarded', player: seat, card } as const
  if (state.mode === 'competitive') course.emit(told)
  else course.tell([seat], told, { type: 'cardDiscardedHidden', player: seat, metal: printed.metalOf[card] })
}

/** Puts the duty to come down to five cards on the agenda, once (EU-228). */
export function checkHand(state: Euthia, seat: Seat): void {
  if (state.players[seat].hand.length <= HAND_LIMIT) return
  const asked = state.agenda.some((item) => item.step === 'handLimit' && item.seat === seat)
  if (!asked) state.agenda.push({ step: 'handLimit', seat })
}
