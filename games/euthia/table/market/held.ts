/** Equal cards of a hand together, in its order. */
export function heldCards(
  hand: readonly number[],
): readonly { readonly card: number; readonly count: number }[] {
  return [...new Set(hand)].map((card) => ({ card, count: hand.filter((held) => held === card).length }))
}
