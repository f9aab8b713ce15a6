import type { Printed } from './printed.ts'
import { type Defenders, NONE, type Player, seatOf } from './state.ts'
import type { DefendersCourse } from './steps/step.ts'

/** An empty deck is made anew of the discard pile; the active Defender and its team are not in it (DE-230, DE-R72). */
export function refill(state: Defenders, player: number, course: DefendersCourse): void {
  const { deck, discard } = state.players[player]
  if (deck.length > 0 || discard.length === 0) return
  for (const card of course.random.shuffle(discard)) deck.push(card)
  discard.length = 0
  course.emit({ type: 'deckShuffled', player, count: deck.length })
}

/** The top card leaves the deck, which is refilled at once (DE-R48); NONE when there is no card at all. */
export function takeTop(state: Defenders, player: number, course: DefendersCourse): number {
  refill(state, player, course)
  const card = state.players[player].deck.pop() ?? NONE
  refill(state, player, course)
  return card
}

/** Draws to the hand, told to its owner alone; ends early when there is nothing to draw (DE-217, DE-R48). */
export function drawCards(
  _printed: Printed,
  state: Defenders,
  player: number,
  count: number,
  course: DefendersCourse,
): void {
  const cards: number[] = []
  while (cards.length < count) {
    const card = takeTop(state, player, course)
    if (card === NONE) break
    cards.push(card)
  }
  if (cards.length === 0) return
  const owner = state.players[player]
  for (const card of cards) putInHand(owner, card)
  owner.shown.fill(NONE)
  cards.sort((a, b) => a - b)
  course.tell(
    [seatOf(state, player)],
    { type: 'drawn', player, cards },
    { type: 'drawnHidden', player, count: cards.length },
  )
}

/** Hands are sorted, so that their order tells nothing. */
function putInHand({ hand }: Player, card: number): void {
  let at = hand.length
  while (at > 0 && hand[at - 1] > card) at--
  hand.splice(at, 0, card)
}

/** A card leaves the hand for all to see; what was told of the hand stays true. */
export function openFromHand(printed: Printed, owner: Player, card: number): void {
  owner.hand.splice(owner.hand.indexOf(card), 1)
  forgetShown(printed, owner, card)
}

/** A card that counted among the published ones is open now (DE-253). */
export function forgetShown({ terrainOf }: Printed, { shown }: Player, card: number): void {
  const terrain = terrainOf[card]
  if (shown[terrain] !== NONE) shown[terrain] -= 1
}
