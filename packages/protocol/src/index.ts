export {
  type ClientMessage,
  clientMessage,
  LONGEST_ID,
  LONGEST_MESSAGE,
  LONGEST_SAYING,
  MOST_LOOKED,
} from './client.ts'
export { Follower, type Wanted, type Wish } from './follower.ts'
export type { FriendShown, FriendsShown } from './friends.ts'
export type { Glimpsed, Standing } from './places.ts'
export type {
  Answer,
  ClockShown,
  Line,
  News,
  NoticeShown,
  PaceShown,
  Past,
  Said,
  SeatShown,
  ServerMessage,
  Shown,
  Silenced,
  TableShown,
  TakebackShown,
  TalkHeard,
  Trouble,
  Unsaid,
  Whole,
} from './server.ts'
export { isStorable } from './storable.ts'
