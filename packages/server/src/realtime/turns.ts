import { bannedAmong } from '../store/bans.ts'
import type { Store } from '../store/open.ts'
import type { Connection } from './connection.ts'

const TURN = 'turn:'
const BANS = 'bans:'

/** Tells windows that it is somebody's turn, in whichever process they are: over the bell of tables. */
export const tellTurn =
  ({ bell }: Store) =>
  (person: string, table: string): Promise<void> =>
    bell.ring({ table: `${TURN}${person}:${table}`, number: null })

/** Lets go of the windows of those who may not be here any more, whenever rings say that something of people changed. */
export function hearBans(
  { bell, db }: Store,
  connections: ReadonlySet<Connection>,
  failed: (error: unknown) => void,
) {
  const look = async (): Promise<void> => {
    const people = [...connections].flatMap(({ person }) => person ?? [])
    const banned = await bannedAmong(db, people)
    for (const connection of connections)
      if (connection.person !== null && banned.has(connection.person)) connection.dismiss()
  }
  return bell.listen((ring) => {
    if (ring === null || ring.table === BANS) look().catch(failed)
  })
}

/** Somebody was shut out: every process looks whether they are there. */
export const tellBans = ({ bell }: Pick<Store, 'bell'>): Promise<void> =>
  bell.ring({ table: BANS, number: null })

/** Passes it on to the windows of this process. The answer ends it. */
export function hearTurns({ bell }: Store, connections: ReadonlySet<Connection>): () => void {
  return bell.listen((ring) => {
    if (ring === null || !ring.table.startsWith(TURN)) return
    const [person, table] = ring.table.slice(TURN.length).split(':')
    for (const connection of connections)
      if (connection.person === person) connection.tell({ type: 'turn', table })
  })
}
