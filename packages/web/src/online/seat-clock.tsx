import { Icon } from '@vyprava/atlas'
import { hourglass } from '@vyprava/atlas/icons/gear.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { OnlineTexts } from '../texts/online.ts'
import { clockFace, type HeardClock, nextTick, type SeatTime, seatTime } from './clock.ts'
import { DAY } from './pace.ts'
import type { OnlineTable } from './table.ts'
import { useOnlineTexts } from './texts.ts'
import './meeting.css'

type Kind = 'live' | 'days'

const useClock = (table: OnlineTable): { readonly heard: HeardClock; readonly kind: Kind } | null => {
  const heard = useSyncExternalStore(table.watch, table.clock)
  const told = useSyncExternalStore(table.watch, table.told)
  if (heard === null || told === null || told.pace === null || told.state !== 'playing') return null
  return { heard, kind: told.pace.kind }
}

/** Within so long a day of the week is enough. */
const NEAR = 6 * DAY

const faceOf = ({ left, until, state }: SeatTime, kind: Kind, words: OnlineTexts['clock']): string => {
  if (state === 'late') return words.late
  return kind === 'days' && until !== null ? words.until(new Date(until), left > NEAR) : clockFace(left)
}

/** On the plate of a player: what is left. It counts by itself, without drawing anything else anew. */
export function SeatClock({ table, seat }: { readonly table: OnlineTable; readonly seat: number }) {
  const { clock: words } = useOnlineTexts()
  const clock = useClock(table)
  const place = useRef<HTMLDivElement>(null)
  const face = useRef<HTMLSpanElement>(null)
  const note = useRef<HTMLSpanElement>(null)
  const heard = clock?.heard
  const kind = clock?.kind ?? 'live'
  const told = heard !== undefined && seatTime(heard, { kind }, seat, heard.at) !== null
  useEffect(() => {
    if (heard === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      const time = seatTime(heard, { kind }, seat, Date.now())
      if (time === null || !place.current || !face.current || !note.current) return
      place.current.dataset.state = time.state
      face.current.textContent = faceOf(time, kind, words)
      note.current.textContent = time.state === 'low' ? words.low : ''
      const wait = nextTick(time, kind)
      if (wait !== null) timer = setTimeout(step, wait)
    }
    step()
    return () => clearTimeout(timer)
  }, [heard, kind, seat, words])
  if (!told) return null
  return (
    <div className="clock" role="timer" aria-label={words.left} ref={place}>
      <Icon data={hourglass} />
      <span ref={face} />
      <span className="visually-hidden" ref={note} />
    </div>
  )
}

/** Beside the question: until when one's own move is awaited, at tables by days. */
export function YourTime({ table, seat }: { readonly table: OnlineTable; readonly seat: number }) {
  const { clock: words } = useOnlineTexts()
  const clock = useClock(table)
  const until = clock?.heard.deadlines[seat] ?? null
  if (clock === null || clock.kind !== 'days' || until === null) return null
  return (
    <span className="link-sign">{until > Date.now() ? words.yourMove(new Date(until)) : words.tooLate}</span>
  )
}
