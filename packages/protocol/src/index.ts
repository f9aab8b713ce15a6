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
  ErrorShown,
  Line,
  News,
  NoticeShown,
  PaceShown,
  PastShown,
  Said,
  SeatShown,
  ServerMessage,
  Shown,
  Silenced,
  TableShown,
  TakebackShown,
  TalkHeard,
  Unsaid,
  Whole,
} from './server.ts'
export { isStorable } from './storable.ts'
