import { useMemo, useState } from 'react'
import type { SheetLayout } from './board/layout.ts'
import { amidst, isSmall, nearFor } from './board/near.ts'
import { NOTHING } from './intent.ts'
import type { ArkDesk } from './use-ark-table.ts'

/** On maps that are too long for the screen: where one may go, near; it stays there while others are asked. */
export function useNear(desk: ArkDesk, layout: SheetLayout | null): ReturnType<typeof nearFor> {
  const { view, player, packed, choicesFor } = desk
  const chart = packed.printed.chartOf(view)
  const { painted } = view.sheets[player]
  const small = layout !== null && isSmall(layout)
  const hex = useMemo(() => {
    if (!small) return null
    const { lit } = choicesFor(NOTHING)
    return amidst(chart, painted, lit.hexes)
  }, [small, chart, painted, choicesFor])
  const [kept, keep] = useState(hex)
  if (hex !== null && hex !== kept) keep(hex)
  return useMemo(
    () => (layout === null || kept === null ? null : nearFor(chart, layout, kept)),
    [chart, layout, kept],
  )
}
