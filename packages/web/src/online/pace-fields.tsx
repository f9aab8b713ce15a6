import { Choice } from './choice.tsx'
import {
  ABSENCES,
  DAY_BUDGETS,
  daysIn,
  INCREMENTS,
  LIVE_BUDGETS,
  minutesIn,
  PACE_KINDS,
  type Pace,
  secondsIn,
  USUAL_PACES,
} from './pace.ts'
import { YourQuiet } from './quiet.tsx'
import { useOnlineTexts } from './texts.ts'
import './meeting.css'

type PaceFieldsProps = { readonly pace: Pace | null; readonly change: (pace: Pace | null) => void }

/** How much time everybody has, with what most people want already chosen. */
export function PaceFields({ pace, change }: PaceFieldsProps) {
  const { pace: words } = useOnlineTexts()
  const kind = pace?.kind ?? 'none'
  return (
    <div className="pace">
      <Choice
        legend={words.title}
        name="pace"
        values={PACE_KINDS}
        value={kind}
        say={(each) => words.kinds[each]}
        change={(each) => change(USUAL_PACES[each])}
      />
      <p className="pace-note">{words.notes[kind]}</p>
      {pace !== null && <Times pace={pace} change={change} />}
      {kind === 'days' && <YourQuiet />}
    </div>
  )
}

function Times({ pace, change }: { readonly pace: Pace; readonly change: (pace: Pace) => void }) {
  const { pace: words } = useOnlineTexts()
  const live = pace.kind === 'live'
  return (
    <>
      <Choice
        legend={live ? words.each : words.perMove}
        name="budget"
        values={live ? LIVE_BUDGETS : DAY_BUDGETS}
        value={pace.budget}
        say={(time) => (live ? words.minutes(minutesIn(time)) : words.days(daysIn(time)))}
        change={(budget) => change({ ...pace, budget })}
      />
      {live && (
        <Choice
          legend={words.increment}
          name="increment"
          values={INCREMENTS}
          value={pace.increment}
          say={(time) => (time === 0 ? words.nothing : words.seconds(secondsIn(time)))}
          change={(increment) => change({ ...pace, increment })}
        />
      )}
      <Choice
        legend={words.late}
        name="absence"
        values={ABSENCES}
        value={pace.absence}
        say={(absence) => words.absence[absence]}
        change={(absence) => change({ ...pace, absence })}
      />
    </>
  )
}

/** The same in sentences. */
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
