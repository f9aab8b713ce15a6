import type { Store } from '../store/open.ts'
import type { Connection } from './connection.ts'

const TURN = 'turn:'

/** Tells windows that it is somebody's turn, in whichever process they are: over the bell of tables. */
export const tellTurn =
  ({ bell }: Store) =>
  (person: string, table: string): Promise<void> =>
    bell.ring({ table: `${TURN}${person}:${table}`, number: null })

/** Passes it on to the windows of this process. The answer ends it. */
export function hearTurns({ bell }: Store, connections: ReadonlySet<Connection>): () => void {
  return bell.listen((ring) => {
    if (ring === null || !ring.table.startsWith(TURN)) return
    const [person, table] = ring.table.slice(TURN.length).split(':')
    for (const connection of connections)
      if (connection.person === person) connection.tell({ type: 'turn', table })
  })
}
