import type { TableShown } from '@vyprava/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { absenceAt, nextLate } from './absence.ts'
import { Choice } from './choice.tsx'
import type { HeardClock } from './clock.ts'
import { ABSENCES } from './pace.ts'
import type { OnlineTable } from './table.ts'
import { comeBack, vote } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

/** Timers cannot wait for longer than this. */
const LONGEST = 2 ** 31 - 1

/** The time, anew whenever somebody's time is up. */
function useMoment(clock: HeardClock | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (clock === null) return
    setNow(Date.now())
    const next = nextLate(clock, Date.now())
    if (next === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(LONGEST, next - Date.now() + 1))
    return () => clearTimeout(timer)
  }, [clock])
  return now
}

/** Beside the question: somebody keeps the table waiting, and what those who are there want done; and one's stand-in. */
export function Absent({ table, seat }: { readonly table: OnlineTable; readonly seat: number }) {
  const told = useSyncExternalStore(table.watch, table.told)
  const clock = useSyncExternalStore(table.watch, table.clock)
  const now = useMoment(clock)
  if (told === null || told.state !== 'playing') return null
  if (told.seats[seat].standIn !== null) return <OwnStandIn id={told.id} />
  const absence = clock === null ? null : absenceAt(told, clock, now)
  if (absence === null || absence.late.includes(seat)) return null
  return <Vote table={told} seat={seat} {...absence} />
}

function OwnStandIn({ id }: { readonly id: string }) {
  const { vote: words } = useOnlineTexts()
  const deed = useDeed()
  return (
    <span className="takeback">
      <span className="link-sign">{words.away}</span>
      <button
        type="button"
        className="btn btn--brass"
        disabled={deed.busy}
        onClick={() => deed.run(() => comeBack(id))}
      >
        {words.back}
      </button>
      <Wrong text={deed.wrong} />
    </span>
  )
}

type VoteProps = {
  readonly table: TableShown
  readonly seat: number
  readonly late: readonly number[]
  readonly cast: number
  readonly need: number
}

function Vote({ table, seat, late, cast, need }: VoteProps) {
  const { vote: words } = useOnlineTexts()
  const deed = useDeed()
  const mine = ownVote(table, seat) === 'stand-in'
  const names = late.map((each) => table.seats[each].name).join(', ')
  return (
    <span className="takeback">
      <span className="link-sign">
        {words.late(names)} {cast > 0 && words.votes(cast, need)}
      </span>
      <button
        type="button"
        className={mine ? 'btn btn--line' : 'btn btn--brass'}
        disabled={deed.busy}
        onClick={() => deed.run(() => vote(table.id, mine ? 'wait' : 'stand-in'))}
      >
        {mine ? words.wait : words.standIn}
      </button>
      <Wrong text={deed.wrong} />
    </span>
  )
}

const ownVote = ({ pace }: TableShown, seat: number) =>
  pace?.votes.find((cast) => cast.seat === seat)?.absence

/** Among the facts of a table: what one wants done about who is late, also in advance. */
export function LateVote({ table, seat }: { readonly table: TableShown; readonly seat: number }) {
  const { vote: words, pace } = useOnlineTexts()
  const deed = useDeed()
  if (table.pace === null) return null
  return (
    <section className="fair" aria-label={words.title}>
      <Choice
        legend={words.title}
        name="late"
        values={ABSENCES}
        value={ownVote(table, seat) ?? table.pace.absence}
        say={(absence) => pace.absence[absence]}
        change={(absence) => deed.run(() => vote(table.id, absence))}
      />
      <p className="quiet">{words.note}</p>
      <Wrong text={deed.wrong} />
    </section>
  )
}
