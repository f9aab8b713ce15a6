import { daysIn, minutesIn, type Pace, secondsIn } from './pace.ts'
import { useOnlineTexts } from './texts.ts'
import './meeting.css'

/** How much time everybody has, in sentences. */
export function PaceSaid({ pace }: { readonly pace: Pace | null }) {
  const { pace: words } = useOnlineTexts()
  if (pace === null) return <p>{words.notes.none}</p>
  const { kind, budget, increment, absence } = pace
  return (
    <p>
      {kind === 'live' ? words.live(minutesIn(budget), secondsIn(increment)) : words.byDays(daysIn(budget))}{' '}
      {words.whenLate[absence]}
    </p>
  )
}
