export {
  type ClientMessage,
  clientMessage,
  LONGEST_ID,
  LONGEST_MESSAGE,
} from './client.ts'
export type {
  Answer,
  Line,
  News,
  SeatShown,
  ServerMessage,
  Shown,
  TableShown,
  Trouble,
  Whole,
} from './server.ts'
