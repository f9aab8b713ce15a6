export {
  type ClientMessage,
  clientMessage,
  LONGEST_ID,
  LONGEST_MESSAGE,
  LONGEST_SAYING,
  MOST_LOOKED,
} from './client.ts'
export { Follower, type Wanted, type Wish } from './follower.ts'
export type {
  Answer,
  ClockShown,
  Line,
  News,
  PaceShown,
  Past,
  Said,
  SeatShown,
  ServerMessage,
  Shown,
  TableShown,
  TakebackShown,
  TalkHeard,
  Trouble,
  Whole,
} from './server.ts'
export { isStorable } from './storable.ts'
