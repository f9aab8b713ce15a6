import type { TableShown } from '@vyprava/protocol'
import { Choice } from './choice.tsx'
import { MINUTE, minutesIn } from './pace.ts'
import { agree } from './tables.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

const HOUR = 60 * MINUTE
/** In hours; zero is for ever. */
const ABSENCES = [1, 24, 72, 0] as const
const FOR_EVER = 0
const DELAYS = [0, 2 * MINUTE, 10 * MINUTE] as const
const HINTS = [false, true] as const

const hoursIn = (time: number | null): number | null => (time === null ? null : Math.round(time / HOUR))
const yes = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no')

/** What those at a table have agreed on besides the rules, in sentences that everybody reads. */
export function AgreedSaid({ table }: { readonly table: TableShown }) {
  const { agreed: words } = useOnlineTexts()
  const { hints, absence, delay } = table.agreed
  return (
    <p>
      {words.hintsSaid[yes(hints)]} {table.pace === null && `${words.absenceSaid(hoursIn(absence))} `}
      {words.delaySaid(minutesIn(delay))}
    </p>
  )
}

/** The same before the match: the host chooses, everybody reads. */
export function Agreed({ table, host }: { readonly table: TableShown; readonly host: boolean }) {
  const { agreed: words } = useOnlineTexts()
  const deed = useDeed()
  const { hints, absence, delay } = table.agreed
  const change = (changed: Partial<Pick<TableShown['agreed'], 'hints' | 'absence' | 'delay'>>) =>
    deed.run(() => agree(table.id, { hints, absence, delay, ...changed }))
  return (
    <section className="panel lobby-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      {host ? (
        <>
          <Choice
            legend={words.hints}
            name="hints"
            values={HINTS}
            value={hints}
            say={(value) => words.hintsValue[yes(value)]}
            change={(value) => change({ hints: value })}
          />
          {table.pace === null && (
            <Choice
              legend={words.absence}
              name="absence-after"
              values={ABSENCES}
              value={hoursIn(absence) ?? FOR_EVER}
              say={(hours) => words.absenceValue(hours === FOR_EVER ? null : hours)}
              change={(hours) => change({ absence: hours === FOR_EVER ? null : hours * HOUR })}
            />
          )}
          <Choice
            legend={words.delay}
            name="delay"
            values={DELAYS}
            value={delay}
            say={(value) => words.delayValue(minutesIn(value))}
            change={(value) => change({ delay: value })}
          />
          <Wrong text={deed.wrong} />
        </>
      ) : (
        <AgreedSaid table={table} />
      )}
    </section>
  )
}
