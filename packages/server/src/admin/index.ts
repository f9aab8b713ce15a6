/// What operators do to an installation, besides running it.
export { botsOf, standInOf } from '../bots/levels.ts'
export { readConfig } from '../config.ts'
export { OtherVersion, openStore, type Store } from '../store/open.ts'
export { ban, liftBan } from './ban.ts'
export { checkMatches } from './check.ts'
export { CannotMove, moveData } from './move.ts'
export { listReports } from './reports.ts'
export { exportTable, handOverSeat, inspectTable, listAllTables } from './tables.ts'
