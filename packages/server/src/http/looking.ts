import type { Person } from '../people/people.ts'
import type { StoredTable } from '../store/tables.ts'

export const NO_TABLE = { error: 'noTable', advice: 'There is no such table, or it is private.' }

export const seatOf = ({ seats }: StoredTable, person: Person | null): number | null => {
  const seat = seats.findIndex((sitter) => person !== null && sitter.person === person.id)
  return seat === -1 ? null : seat
}

/** Where the host sits; null while they do not. */
export function hostSeatOf({ seats, host }: StoredTable): number | null {
  const seat = seats.findIndex(({ person }) => person === host)
  return seat === -1 ? null : seat
}
