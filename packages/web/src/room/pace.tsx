import { optionSentence } from '@vyprava/module/option-sentence.ts'
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
} from '../online/pace.ts'
import { YourQuiet } from '../online/quiet.tsx'
import { useOnlineTexts } from '../online/texts.ts'
import { Spoken } from './spoken.tsx'
import { useRoomTexts } from './texts.ts'

type PaceProps = {
  readonly pace: Pace | null
  /** Whether one's own quiet hours can be told. */
  readonly named: boolean
  /** Null for who may only read it. */
  readonly change: ((pace: Pace | null) => void) | null
}

/** One sentence whose word is one of several values. */
function Line<T extends string | number>(props: {
  readonly name: string
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  readonly say: (value: T) => string
  readonly note: (value: T) => string
  readonly choose: ((value: T) => void) | null
}) {
  const { name, label, values, value, say, note, choose } = props
  const all = values.includes(value) ? values : [value, ...values]
  return (
    <li>
      <Spoken
        name={name}
        label={label}
        sentence={optionSentence(say(value), '')}
        value={String(value)}
        choices={all.map((each) => ({
          value: String(each),
          word: optionSentence(say(each), '').word,
          note: note(each),
        }))}
        choose={
          choose === null
            ? null
            : (chosen) => {
                const found = all.find((each) => String(each) === chosen)
                if (found !== undefined) choose(found)
              }
        }
      />
    </li>
  )
}

const noNote = () => ''

/** How much time everybody has, as sentences. */
export function PaceSentences({ pace, named, change }: PaceProps) {
  const room = useRoomTexts()
  return (
    <section className="panel lay-box room-pace" aria-label={room.pace}>
      <h2>{room.pace}</h2>
      <ul className="lay-say">
        <Line
          name="pace"
          label={room.paceLabel}
          values={PACE_KINDS}
          value={pace?.kind ?? 'none'}
          say={(kind) => room.paceKind[kind]}
          note={(kind) => room.paceNotes[kind]}
          choose={change === null ? null : (kind) => change(USUAL_PACES[kind])}
        />
        {pace !== null && <Times pace={pace} change={change} />}
        {pace?.kind === 'days' && named && (
          <li>
            <YourQuiet />
          </li>
        )}
      </ul>
    </section>
  )
}

type TimesProps = { readonly pace: Pace; readonly change: PaceProps['change'] }

function Times({ pace, change }: TimesProps) {
  const room = useRoomTexts()
  const { pace: words } = useOnlineTexts()
  const live = pace.kind === 'live'
  const set = (part: Partial<Pace>) => change?.({ ...pace, ...part })
  const may = change !== null
  return (
    <>
      <Line
        name="budget"
        label={room.timeLabel}
        values={live ? LIVE_BUDGETS : DAY_BUDGETS}
        value={pace.budget}
        say={(time) =>
          live ? room.each(words.minutes(minutesIn(time))) : room.perTurn(words.days(daysIn(time)))
        }
        note={noNote}
        choose={may ? (budget) => set({ budget }) : null}
      />
      {live && (
        <Line
          name="increment"
          label={room.backLabel}
          values={INCREMENTS}
          value={pace.increment}
          say={(time) => room.back(time === 0 ? room.nothing : words.seconds(secondsIn(time)))}
          note={noNote}
          choose={may ? (increment) => set({ increment }) : null}
        />
      )}
      <Line
        name="absence"
        label={room.lateLabel}
        values={ABSENCES}
        value={pace.absence}
        say={(absence) => room.late[absence]}
        note={(absence) => room.lateNotes[absence]}
        choose={may ? (absence) => set({ absence }) : null}
      />
    </>
  )
}
