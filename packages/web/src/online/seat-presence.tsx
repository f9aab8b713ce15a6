import { useSyncExternalStore } from 'react'
import { type PresenceKind, PresenceSign } from '../frame/presence-sign.tsx'
import { minutesSince } from './presence.ts'
import type { OnlineTable } from './table.ts'
import { useOnlineTexts } from './texts.ts'
import { useMinutes, usePresence } from './use-presence.ts'
import './presence.css'

type SeatProps = { readonly table: OnlineTable; readonly seat: number }

/** How somebody is at the table: a bot that stands in comes before who is away. */
function useKind({
  table,
  seat,
}: SeatProps): { readonly kind: Exclude<PresenceKind, 'unknown'>; readonly since: number | null } | null {
  const told = useSyncExternalStore(table.watch, table.told)
  const heard = usePresence(table)
  const sitter = told?.seats[seat]
  if (sitter === undefined || told?.state !== 'playing') return null
  if ((sitter.bot ?? sitter.standIn) !== null) return { kind: 'bot', since: null }
  const found = heard?.seats[seat] ?? null
  return found === null ? null : { kind: found.standing, since: found.since }
}

/** At the edge of somebody's face. */
export function SeatSign(props: SeatProps) {
  const found = useKind(props)
  return found === null ? null : (
    <span className="seat-sign" data-kind={found.kind}>
      <PresenceSign kind={found.kind} />
    </span>
  )
}

/** The same in words, on the plate: first who is not there, last who is. */
export function SeatStanding({ first, ...props }: SeatProps & { readonly first: boolean }) {
  const { presence: words } = useOnlineTexts()
  const told = useSyncExternalStore(props.table.watch, props.table.told)
  const now = useMinutes()
  const found = useKind(props)
  const given = told?.seats[props.seat]?.resigned === true
  const grave = given || found?.kind === 'gone'
  if (grave !== first) return null
  if (given) return <span>{words.standing.resigned}</span>
  if (found === null || found.kind === 'bot') return null
  const { kind, since } = found
  if (kind !== 'gone') return <span className={`seat-${kind}`}>{words.standing[kind]}</span>
  const minutes = since === null ? 0 : minutesSince(since, now)
  return (
    <span className="seat-gone">{minutes < 1 ? words.standing.gone : words.standing.goneFor(minutes)}</span>
  )
}
