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
export type { AskingShown, KnockShown } from './knock.ts'
export type { Glimpsed, Standing } from './places.ts'
export {
  type AbsenceVoteShown,
  type AgreementShown,
  CALL_AFTER,
  CALL_EVERY,
  type NudgeHeard,
  type PresenceShown,
  type Whereabouts,
} from './presence.ts'
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
