import { compass, lanternFlame, quillInk } from '@vyprava/atlas/icons/gear.ts'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../settings/index.ts'
import { type Pane, usePlay } from './context.ts'
import { useSilence } from './silence.tsx'
import { useTrays } from './trays.ts'

/** A word in the air, drawn by us. */
const TALK =
  'M48 80H464V352H264L152 448V352H48ZM112 144V176H400V144ZM112 200V232H400V200ZM112 256V288H304V256Z'

interface Tab {
  readonly name: string
  readonly title: string
  /** Icon path data. */
  readonly icon: string
  /** It is silent in there: the icon is struck out. */
  readonly silent?: boolean
  readonly chosen: boolean
  /** Something in it waits. */
  readonly useful?: boolean | undefined
  readonly sign?: ReactNode
  open(): void
}

/** What a small screen shows one at a time: the table, what the game keeps aside, log, talk, rules. */
export function useTabs(): readonly Tab[] {
  const { pane, show, reading, read, stopReading, reviewable, setReviewing, online } = usePlay()
  const { play, bots } = useTexts()
  const { tabs, tray, open } = useTrays()
  const silent = useSilence() !== null
  const atTable = reading === null && pane === 'table'
  const then = (act: () => void) => () => {
    stopReading()
    act()
  }
  const pages = (name: Pane, title: string, icon: string): Tab => ({
    name,
    title,
    icon,
    chosen: reading === null && pane === name,
    open: then(() => (name === 'analysis' ? setReviewing(true) : show(name))),
  })
  const [first, ...others]: readonly Tab[] = [
    {
      name: 'table',
      title: play.table,
      icon: compass,
      chosen: atTable && tray === 'hand',
      open: then(() => open('hand')),
    },
    ...(['me', 'offer'] as const).flatMap((name) => {
      const tab = tabs[name]
      const chosen = atTable && tray === name
      return tab === undefined ? [] : [{ ...tab, name, chosen, open: then(() => open(name)) }]
    }),
    pages('log', play.log, quillInk),
    ...(reviewable ? [pages('analysis', bots.analysis.title, lanternFlame)] : []),
  ]
  const talk = online?.talk
  const last: Tab =
    talk === undefined
      ? { name: 'rules', title: play.rules, icon: openBook, chosen: reading !== null, open: () => read(null) }
      : { ...pages('talk', talk.title, TALK), silent, sign: talk.fresh }
  return [first, ...others, last]
}
