import type { TableShown } from '@vyprava/protocol'
import { MINUTE, minutesIn } from '../online/pace.ts'
import { agree } from '../online/tables.ts'
import { useOnlineTexts } from '../online/texts.ts'
import { Spoken } from './spoken.tsx'
import { useRoomTexts } from './texts.ts'

const HOUR = 60 * MINUTE
/** In hours; zero is for ever. */
const ABSENCES = [1, 24, 72, 0] as const
const DELAYS = [0, 2 * MINUTE, 10 * MINUTE] as const

const hoursIn = (time: number | null): number => (time === null ? 0 : Math.round(time / HOUR))

type AgreedProps = {
  readonly table: TableShown
  readonly host: boolean
  /** Whether those at such a table play against each other: only then ratings can be at stake. */
  readonly rivals: boolean
  readonly run: (work: () => Promise<unknown>) => void
}

/** What those at a table agree on besides the rules: advice, ratings, patience without a clock, how much later others watch. */
export function Agreed({ table, host, rivals, run }: AgreedProps) {
  const { agreed: words } = useOnlineTexts()
  const room = useRoomTexts()
  const { hints, absence, delay, rated } = table.agreed
  const change = (changed: Partial<Omit<TableShown['agreed'], 'closed'>>) =>
    run(() => agree(table.id, { hints, absence, delay, rated, ...changed }))
  const sentences = [
    {
      name: 'hints',
      label: words.hints,
      values: ['no', 'yes'] as const,
      value: hints ? 'yes' : 'no',
      say: (value: string) => (value === 'yes' ? words.hintsValue.yes : words.hintsValue.no),
      // One of them excludes the other.
      choose: (value: string) => change(value === 'yes' ? { hints: true, rated: false } : { hints: false }),
    },
    ...(rivals || rated
      ? [
          {
            name: 'rated',
            label: words.rated,
            values: ['no', 'yes'] as const,
            value: rated ? 'yes' : 'no',
            say: (value: string) => words.ratedValue[value === 'yes' ? 'yes' : 'no'],
            note: (value: string) => words.ratedNote[value === 'yes' ? 'yes' : 'no'],
            choose: (value: string) =>
              change(value === 'yes' ? { rated: true, hints: false } : { rated: false }),
          },
        ]
      : []),
    ...(table.pace === null
      ? [
          {
            name: 'absence-after',
            label: words.absence,
            values: ABSENCES.map(String),
            value: String(hoursIn(absence)),
            say: (hours: string) => words.absenceValue(Number(hours) || null),
            choose: (hours: string) => change({ absence: Number(hours) === 0 ? null : Number(hours) * HOUR }),
          },
        ]
      : []),
    {
      name: 'delay',
      label: words.delay,
      values: DELAYS.map(String),
      value: String(delay),
      say: (value: string) => words.delayValue(minutesIn(Number(value))),
      choose: (value: string) => change({ delay: Number(value) }),
    },
  ]
  return (
    <section className="panel lay-box room-how" aria-label={words.title}>
      <h2>
        {words.title}
        {!host && <small>{room.hostChanges}</small>}
      </h2>
      <ul className="lay-say">
        {sentences.map(({ name, label, values, value, say, choose, ...more }) => (
          <li key={name}>
            <Spoken
              name={name}
              label={label}
              sentence={{ before: `${label}: `, word: say(value), after: '.' }}
              value={value}
              choices={values.map((each) => ({
                value: each,
                word: say(each),
                note: 'note' in more ? more.note(each) : '',
              }))}
              choose={host ? choose : null}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
