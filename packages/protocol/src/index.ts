export { type ClientMessage, clientMessage, LONGEST_ID, LONGEST_MESSAGE, MOST_LOOKED } from './client.ts'
export { Follower, type Wanted, type Wish } from './follower.ts'
export type {
  Answer,
  ClockShown,
  Line,
  News,
  PaceShown,
  Past,
  SeatShown,
  ServerMessage,
  Shown,
  TableShown,
  TakebackShown,
  Trouble,
  Whole,
} from './server.ts'
