import type { Places, Tray } from '@vyprava/kit'
import { createContext, useContext, useMemo, useState } from 'react'
import { usePlay } from './context.ts'

interface Trays {
  /** What the game has besides its hand, by its name in the bar of tabs. */
  readonly tabs: NonNullable<Places['tabs']>
  /** What lies under the board of a phone. */
  readonly tray: Tray
  open(tray: Tray): void
}

const TraysContext = createContext<Trays>({ tabs: {}, tray: 'hand', open: () => {} })
export const TraysProvider = TraysContext.Provider
export const useTrays = (): Trays => useContext(TraysContext)

const NO_TABS: Trays['tabs'] = {}

/** What was asked for lies open until the question is about something else. */
export function useTraysOf(tabs: Places['tabs'] = NO_TABS, leads: Tray | undefined): Trays {
  const { show } = usePlay()
  const [opened, setOpened] = useState<{ readonly tray: Tray; readonly leads: Tray | undefined } | null>(null)
  const tray = opened !== null && opened.leads === leads ? opened.tray : (leads ?? 'hand')
  return useMemo(
    () => ({
      tabs,
      tray,
      open(wanted) {
        setOpened({ tray: wanted, leads })
        show('table')
      },
    }),
    [tabs, tray, leads, show],
  )
}
