import type { Outcasts } from '../operations/outcasts.ts'
import { bannedAmong } from '../store/bans.ts'
import type { Store } from '../store/open.ts'
import { silencesAmong } from '../store/silences.ts'
import type { Connection } from './connection.ts'

/** Tells windows that it is somebody's turn, in whichever process they are. */
export const tellTurn =
  ({ bell }: Store) =>
  (person: string, table: string): Promise<void> =>
    bell.call({ kind: 'turn', person, table })

/** Lets go of the windows of those who may not be here any more, whenever rings say that something of people changed. */
export function hearBans(
  { bell, db }: Store,
  connections: ReadonlySet<Connection>,
  outcasts: Outcasts,
  failed: (error: unknown) => void,
) {
  const look = async (): Promise<void> => {
    await outcasts.read()
    const people = [...connections].flatMap(({ person }) => person ?? [])
    const banned = await bannedAmong(db, people)
    for (const connection of connections) {
      const { address, person } = connection
      const why = address === null ? null : outcasts.why(address)
      const reason = why ?? (person === null ? null : (banned.get(person) ?? null))
      if (reason !== null) connection.dismiss(reason)
    }
  }
  return bell.listenForPeople((call) => {
    if (call === null || call.kind === 'bans') look().catch(failed)
  })
}

/** Somebody was shut out: every process looks whether they are there. */
export const tellBans = ({ bell }: Pick<Store, 'bell'>): Promise<void> => bell.call({ kind: 'bans' })

/** Tells windows of those who may not talk for a time, and when they may again. The answer ends it. */
export function hearSilences(
  { bell, db }: Pick<Store, 'bell' | 'db'>,
  connections: ReadonlySet<Connection>,
  { now, failed }: { now(): number; failed(error: unknown): void },
): () => void {
  const look = async (concerned: readonly Connection[]): Promise<void> => {
    const people = new Set(concerned.flatMap(({ person }) => person ?? []))
    const silences = await silencesAmong(db, [...people], now())
    for (const connection of concerned)
      if (connection.person !== null) connection.hush(silences.get(connection.person) ?? null)
  }
  return bell.listenForPeople((call) => {
    if (call !== null && call.kind !== 'silence') return
    const concerned = [...connections].filter(({ person }) => call === null || person === call.person)
    if (concerned.length > 0) look(concerned).catch(failed)
  })
}

/** Somebody calls somebody to a table, wherever their windows are. */
export const tellNudge =
  ({ bell }: Store) =>
  (person: string, table: string, name: string): Promise<void> =>
    bell.call({ kind: 'nudge', person, table, name })

/** Passes it on to the windows of this process. The answer ends it. */
export function hearTurns({ bell }: Store, connections: ReadonlySet<Connection>): () => void {
  return bell.listenForPeople((call) => {
    if (call?.kind !== 'turn' && call?.kind !== 'nudge') return
    const { person, table } = call
    const told =
      call.kind === 'turn'
        ? ({ type: 'turn', table } as const)
        : ({ type: 'nudge', table, name: call.name } as const)
    for (const connection of connections) if (connection.person === person) connection.tell(told)
  })
}
