import { type FocusEvent, useCallback, useMemo, useState } from 'react'

/** By then what was pressed is drawn. */
const DRAWN = 100

/**
 * The place of a board that the keyboard comes to first, by its rank in the reading order: when the board turns, the
 * cursor stays where it is on the screen.
 */
export function useCursor(order: readonly number[], first: number): [number, (place: number) => void] {
  const [rank, setRank] = useState(first)
  const move = useCallback((place: number) => setRank(order.indexOf(place)), [order])
  return [order[rank], move]
}

/** The cursor goes where the focus went; later, since what has the focus is not touched while a table is being drawn. */
export function useRoving(attribute: string, moveCursor: (place: number) => void) {
  return useMemo(
    () => ({
      onFocus({ target }: FocusEvent) {
        const place = target.getAttribute(attribute)
        if (place !== null) window.setTimeout(() => moveCursor(Number(place)), DRAWN)
      },
    }),
    [attribute, moveCursor],
  )
}
