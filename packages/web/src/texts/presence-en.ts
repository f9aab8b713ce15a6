import { pluralIn } from './plural.ts'

const plural = pluralIn('en')

/** How long something has lasted or will last, from minutes, in the largest unit that fits. */
const lasting = (count: number) => {
  if (count < 60) return plural.count(Math.max(1, count), { one: 'minute', other: 'minutes' })
  if (count < 48 * 60) return plural.count(Math.floor(count / 60), { one: 'hour', other: 'hours' })
  return plural.count(Math.floor(count / 60 / 24), { one: 'day', other: 'days' })
}

/** Words of who is at a table, who keeps it waiting, and how one leaves. Names stand first, whatever they are. */
export const presenceEn = {
  standing: {
    here: 'is here',
    away: 'away for a moment',
    gone: 'no connection',
    goneFor: (minutes: number) => `no connection for ${lasting(minutes)}`,
    resigned: 'gave up the game',
  },
  thinks: (minutes: number) => `has been thinking for ${lasting(minutes)}.`,
  calm: 'no hurry, take your time',
  call: 'Call to the table',
  called: 'knows it’s their turn.',
  again: (minutes: number) => `you can call again in ${lasting(minutes)}`,
  lost: 'has lost connection. The game is waiting.',
  lostNote: 'no move is lost',
  late: (minutes: number) => `has kept the table waiting for ${lasting(minutes)}.`,
  bot: 'Let a bot play',
  vote: {
    absent: (name: string, minutes: number) => `${name} hasn’t been here for ${lasting(minutes)}`,
    slow: (name: string, minutes: number) => `${name} has been thinking for ${lasting(minutes)}`,
    note: (name: string) =>
      `Should a bot stand in? A majority of those present decides. ${name} can take the seat back at any time.`,
    ballots: (cast: number, need: number) =>
      `${plural.count(cast, { one: 'vote', other: 'votes' })} for a bot, ${need} needed`,
    wait: 'Wait a little longer',
  },
  own: { said: 'A bot is playing for you.', note: 'the seat is still yours', back: 'I’m back' },
  resigned: { said: 'A bot is playing on for you.', note: 'you can keep watching' },
  calls: (name: string) => `${name} is calling you to the table.`,
  resign: {
    title: 'Give up the game?',
    note: 'A bot will play your seat to the end, and you can’t take it back.',
    yes: 'Give up',
    no: 'Keep playing',
  },
  close: {
    title: 'Close the table?',
    note: 'If everyone agrees, the game ends without a result. The record is kept and can be replayed at any time.',
    yes: 'Close the table',
    no: 'Leave it open',
    wants: 'wants to close the table without a result.',
    wantsNote: 'it closes once everyone agrees',
    mine: 'You want to close the table.',
    mineNote: 'the others haven’t agreed yet',
    back: 'Keep it open',
  },
  closed: {
    title: 'You closed this table together',
    note: 'The game ended without a result. Its record is kept.',
    replay: 'Replay',
  },
}

export type PresenceTexts = typeof presenceEn
