/// What operators do to an installation, besides running it.
export { readConfig } from '../config.ts'
export { openStore } from '../store/open.ts'
export { ban, liftBan } from './ban.ts'
export { checkMatches } from './check.ts'
export { CannotMove, moveData } from './move.ts'
export { exportTable, handOverSeat, inspectTable, listAllTables } from './tables.ts'
