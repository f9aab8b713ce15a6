import { type DefendersView, NONE, type Printed } from '../../rules/index.ts'
import { isCard } from './standing.ts'

/** A card of the row under the plate, and what it is there. */
export interface RowCard {
  readonly card: number
  readonly player: number
  readonly role: 'active' | 'team' | 'chosen' | 'joins' | 'hand'
}

/** A deck that lies in the row: it may be taken from, or led from blind. */
export interface RowPile {
  readonly player: number
  readonly cards: number
}

/**
 * The cards of some players as they lie in the row: the active Defender with its team, then the hand. While a Defender is
 * being chosen, the chosen one stands out; in a turn those of the same terrain may join the team (DE-218).
 */
export function rowOf(
  printed: Printed,
  view: DefendersView,
  own: readonly number[],
  chosen: number | null,
): readonly RowCard[] {
  const choosing = view.phase === 'leadership'
  // Alone nothing is secret: what lies there led before.
  const secret = choosing && !view.solo
  return own.flatMap((player): RowCard[] => {
    const { active, team, hand } = view.players[player]
    const led = isCard(active) ? active : null
    const turn = view.current === player
    const roleOf = (card: number): RowCard['role'] => {
      if (choosing) return card === chosen ? 'chosen' : 'hand'
      const fits = led !== null && printed.terrainOf[card] === printed.terrainOf[led]
      return turn && fits ? 'joins' : 'hand'
    }
    return [
      ...(led === null
        ? []
        : [{ card: led, player, role: secret ? ('chosen' as const) : ('active' as const) }]),
      ...team.map((card) => ({ card, player, role: 'team' as const })),
      ...(hand ?? []).map((card) => ({ card, player, role: roleOf(card) })),
    ]
  })
}

/** Decks that take part in a choice: all of them while hands are drawn, an empty hand's in the leadership (DE-955). */
export function pilesOf(
  view: DefendersView,
  own: readonly number[],
  lit: ReadonlySet<number>,
): readonly RowPile[] {
  const drawing = view.agenda.at(-1)?.step === 'soloHand'
  return own
    .filter((player) => drawing || lit.has(player))
    .map((player) => ({ player, cards: view.players[player].deckSize }))
}

/** What a player has said, newest last: hints, phrases and pins (DE-253, DE-254). */
export const shownHints = (shown: readonly number[]): readonly { terrain: number; count: number }[] =>
  shown.flatMap((count, terrain) => (count === NONE ? [] : [{ terrain, count }]))
