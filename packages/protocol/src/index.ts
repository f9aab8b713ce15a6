export { type ClientMessage, clientMessage, LONGEST_ID, LONGEST_MESSAGE } from './client.ts'
export { Follower, type Wanted } from './follower.ts'
export type {
  Answer,
  Line,
  News,
  Past,
  SeatShown,
  ServerMessage,
  Shown,
  TableShown,
  Trouble,
  Whole,
} from './server.ts'
