import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const days = new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })

/** Friends in the hall: who is here, who asks, and how to become one. */
export const friendsEn = {
  title: 'Friends',
  here: (count: number) => (count === 0 ? '' : `${plural.count(count, { one: 'is', other: 'are' })} here`),
  empty: 'Nobody yet. Friends are people you have played with, or who have your link.',
  presence: { here: 'here', away: 'away for a moment' },
  seen: (when: Date, near: boolean) => `last seen ${(near ? days : dates).format(when)}`,
  unseen: 'does not say when',
  invite: 'Invite',
  invited: 'Invited',
  inviteTo: (name: string) => `Invite ${name} to your table`,
  endOf: (name: string) => `${name}: no longer a friend`,
  asks: 'would like to be your friend',
  agree: 'Agree',
  agreeTo: (name: string) => `Agree: ${name}`,
  decline: 'Decline',
  declineTo: (name: string) => `Decline: ${name}`,
  asked: 'is asked',
  withdraw: 'Take it back',
  withdrawFrom: (name: string) => `Take it back: ${name}`,
  met: 'played with you',
  ask: 'Add',
  askTo: (name: string) => `Add ${name} as a friend`,
  calls: (name: string, game: string) => `${name} calls you: ${game}`,
  join: 'Sit down',
  link: 'Copy the link for friends',
  hidden: 'Friends see when I am here',
  page: 'A new friend',
  pageAsk: (name: string) => `${name} would like to play with you.`,
  pageNote: 'Friends see when the other is here, and call each other to tables. Both have to agree.',
  pageAdd: 'Be friends',
  pageAsked: (name: string) => `Asked. As soon as ${name} agrees, you find each other in the hall.`,
  pageDone: (name: string) => `${name} and you are friends now.`,
  pageGone: 'This link is nobody’s.',
  toHall: 'To the tables',
}

export type FriendsTexts = typeof friendsEn
