import type { Printed } from '../../rules/printed.ts'
import type { PlayerView } from '../../rules/view.ts'

/** A rung of the ladder of personal tiles: what its value still hides, what lies open, what is learnt or owned. */
export interface Rung {
  readonly value: number
  readonly hidden: readonly number[]
  /** The tile that lies open beside the board, and its place there. */
  readonly open: { readonly tile: number; readonly place: number } | null
  /** The tile that lies on the board or in a bag. */
  readonly owned: number | null
}

/** The ladder by values. A value whose tiles all left the game has no rung. */
export function ladderOf({ pack }: Printed, { stack, revealed, slots, bags }: PlayerView): readonly Rung[] {
  const worth = (tile: number): number | null => pack.tiles[tile].value ?? null
  const owned = [...slots, ...bags].flatMap((one) => (one === null ? [] : [one.tile]))
  const values = new Set(
    [...stack, ...revealed.map(({ tile }) => tile), ...owned].flatMap((tile) => worth(tile) ?? []),
  )
  return [...values]
    .toSorted((a, b) => a - b)
    .map((value) => {
      const place = revealed.findIndex(({ tile }) => worth(tile) === value)
      return {
        value,
        hidden: stack.filter((tile) => worth(tile) === value),
        open: place === -1 ? null : { tile: revealed[place].tile, place },
        owned: owned.find((tile) => worth(tile) === value) ?? null,
      }
    })
}

/** How much reputation the next rung asks for; null when none is left. */
export const missingFor = (
  rungs: readonly Rung[],
  rep: number,
): { value: number; missing: number } | null => {
  const next = rungs.find(({ value, hidden }) => hidden.length > 0 && value > rep)
  return next === undefined ? null : { value: next.value, missing: next.value - rep }
}
