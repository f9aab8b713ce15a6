const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** Friends in the hall: who is here, who asks, and how to become one. */
export const friendsEn = {
  title: 'Friends',
  here: (count: number) => (count === 0 ? '' : `${count} here`),
  empty: 'Nobody yet. Add people you’ve played with, or give someone your link.',
  presence: { here: 'here', away: 'away' },
  seen: (when: Date, near: boolean) => `last seen ${(near ? days : dates).format(when)}`,
  unseen: 'keeps that private',
  invite: 'Invite',
  invited: 'Invited',
  inviteTo: (name: string) => `Invite ${name} to your table`,
  endOf: (name: string) => `Remove ${name} from your friends`,
  asks: 'wants to be friends',
  agree: 'Accept',
  agreeTo: (name: string) => `Accept ${name} as a friend`,
  decline: 'Decline',
  declineTo: (name: string) => `Decline ${name} as a friend`,
  asked: 'hasn’t answered yet',
  withdraw: 'Cancel',
  withdrawFrom: (name: string) => `Cancel your request to ${name}`,
  met: 'played with you',
  ask: 'Add',
  askTo: (name: string) => `Add ${name} as a friend`,
  calls: (name: string, game: string) => `${name} invites you to ${game}`,
  join: 'Sit down',
  link: 'Copy your friend link',
  hidden: 'Friends can see when I’m here',
  page: 'A new friend',
  pageAsk: (name: string) => `${name} would like to play with you.`,
  pageNote: 'Friends can see when the other is here and invite each other to tables. You both have to agree.',
  pageAdd: 'Become friends',
  pageAsked: (name: string) => `You’ve asked. Once ${name} agrees, you’ll see each other in the hall.`,
  pageDone: (name: string) => `You and ${name} are friends now.`,
  pageGone: 'This link doesn’t belong to anyone.',
  toHall: 'To the tables',
}

export type FriendsTexts = typeof friendsEn
