import type { TableShown } from '@vyprava/protocol'
import { MINUTE, minutesIn } from './pace.ts'
import { useOnlineTexts } from './texts.ts'

const HOUR = 60 * MINUTE

const hoursIn = (time: number | null): number | null => (time === null ? null : Math.round(time / HOUR))

/** What those at a table have agreed on besides the rules, in sentences that everybody reads. */
export function AgreedSaid({ table }: { readonly table: TableShown }) {
  const { agreed: words } = useOnlineTexts()
  const { hints, absence, delay, rated } = table.agreed
  return (
    <p>
      {words.hintsSaid[hints ? 'yes' : 'no']}{' '}
      {table.pace === null && `${words.absenceSaid(hoursIn(absence))} `}
      {words.delaySaid(minutesIn(delay))} {words.ratedSaid[rated ? 'yes' : 'no']}
    </p>
  )
}
