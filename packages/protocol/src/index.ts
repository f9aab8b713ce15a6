export {
  type ClientMessage,
  clientMessage,
  LONGEST_ID,
  LONGEST_MESSAGE,
  LONGEST_SAYING,
  MOST_LOOKED,
} from './client.ts'
export {
  type Conditional,
  type ConditionalShown,
  type ConditionalWish,
  compareHeard,
  conditionalWish,
  type Expected,
  type Fate,
  type Foreseen,
  type ForeseenStep,
  foresee,
  heardOf,
  imagined,
  isCertain,
  MOST_CONDITIONALS,
  MOST_FORESEEN,
} from './conditional.ts'
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
export {
  type ArchivedGame,
  type ArchivePage,
  ENOUGH_RATED,
  type Leaderboard,
  type LeaderRow,
  MOST_RATED,
  type NearestRival,
  type Outcome,
  type PartyCount,
  type Profile,
  type RatingShown,
  type ResultCount,
} from './profile.ts'
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
