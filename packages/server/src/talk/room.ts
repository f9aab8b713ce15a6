import type { ChatRoom } from '../store/schema.ts'
import type { StoredTable } from '../store/tables.ts'

/** In which room of a table somebody talks; null when they may not even look. */
export function roomFor(row: StoredTable, person: string | null): ChatRoom | null {
  if (person !== null && row.seats.some((seat) => seat.person === person)) return 'players'
  return !row.private || row.state === 'open' ? 'spectators' : null
}
