/// What operators do to an installation, besides running it.
export { botNamesOf, standInOf } from '../bots/levels.ts'
export { readConfig } from '../config.ts'
export { readAudit } from '../store/audit.ts'
export { OtherVersion, openStore, type Store } from '../store/open.ts'
export { ban, liftBan } from './ban.ts'
export { checkMatches } from './check.ts'
export { closeTable } from './closing.ts'
export { CannotCopy, copyDatabase } from './copy.ts'
export {
  banAddress,
  deleteMessage,
  findPeople,
  silence,
} from './moderation.ts'
export { CannotMove, moveData } from './move.ts'
export { setNotice } from './notice.ts'
export { appointOperator, dismissOperator, listOperators } from './operators.ts'
export { decideReport, listReports } from './reports.ts'
export { exportTable, handOverSeat, inspectTable, listAllTables } from './tables.ts'
