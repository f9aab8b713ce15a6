import { commitTo } from '@vyprava/kernel'
import type { ServerMessage, TableShown } from '@vyprava/protocol'
import { paceShown } from '../pace/shown.ts'
import type { StoredTable } from '../store/tables.ts'
import type { Live } from './live.ts'

/** The host took the table away before anybody played. */
export const CLOSED: ServerMessage = {
  type: 'error',
  id: null,
  error: 'noTable',
  advice: 'There is no such table, or it is private.',
}

/** Whether a match has ended without a result. */
export const isEnded = ({ state }: StoredTable, live: Live | null): boolean =>
  state === 'over' && live !== null && live.match.result === null

const BY_OPERATOR: ServerMessage = {
  type: 'error',
  id: null,
  error: 'closed',
  advice: 'An operator has closed this table.',
}
const BY_PLAYERS: ServerMessage = {
  type: 'error',
  id: null,
  error: 'agreed',
  advice: 'The players have closed this table.',
}

/** Who has ended it. */
export const endedMessage = ({ agreed }: StoredTable): ServerMessage =>
  agreed.closed ? BY_PLAYERS : BY_OPERATOR

/** What everybody may know of a table. */
export const tableShown = (row: StoredTable): TableShown => ({
  id: row.id,
  game: row.game,
  options: row.options,
  state: row.state,
  seats: row.seats.map(({ name, bot, standIn, resigned }, seat) => ({
    ...{ name, bot, standIn, resigned: resigned !== null },
    keptFor: row.kept.find((kept) => kept.seat === seat)?.name ?? null,
  })),
  pace: row.pace === null ? null : paceShown(row.pace),
  agreed: row.agreed,
  votes: row.votes,
  closing: row.closing,
  asking: row.asking,
  commitment: commitTo(row.secret),
  contributions: row.seats.map(({ contribution }) => contribution),
  secret: row.state === 'over' ? row.secret : null,
  rematch: row.rematch,
  rematchBy: row.rematchBy,
})
