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
    resigned: 'gave the game up',
  },
  thinks: (minutes: number) => `has been thinking for ${lasting(minutes)}.`,
  calm: 'take it easy, nobody is in a hurry',
  call: 'Call to the table',
  called: 'knows about it being their turn.',
  again: (minutes: number) => `you can call again in ${lasting(minutes)}`,
  lost: 'is losing the connection. The game waits.',
  lostNote: 'no move is lost',
  late: (minutes: number) => `has kept the table waiting for ${lasting(minutes)}.`,
  bot: 'Let a bot play',
  vote: {
    absent: (name: string, minutes: number) => `${name} has not been here for ${lasting(minutes)}`,
    slow: (name: string, minutes: number) => `${name} has been thinking for ${lasting(minutes)}`,
    note: (name: string) =>
      `Shall a bot stand in? More than half of those who are here decide. ${name} can take the seat back at any moment.`,
    ballots: (cast: number, need: number) =>
      `${plural.count(cast, { one: 'vote', other: 'votes' })} for a bot, ${need} will do`,
    wait: 'Wait a little longer',
  },
  own: { said: 'A bot plays for you.', note: 'the seat is still yours', back: 'I play on' },
  resigned: { said: 'A bot plays your game to its end.', note: 'you can go on watching' },
  calls: (name: string) => `${name} calls you to the table.`,
  resign: {
    title: 'Give the game up?',
    note: 'A bot plays your seat to the end, and you cannot take it back.',
    yes: 'Give up',
    no: 'Play on',
  },
  close: {
    title: 'Close the table?',
    note: 'When everybody agrees, the game ends for all and without a result. The record stays and can be replayed at any time.',
    yes: 'Close the table',
    no: 'Leave it',
    wants: 'wants to close the table without a result.',
    wantsNote: 'it is closed when everybody wants it',
    mine: 'You want to close the table.',
    mineNote: 'the others have not agreed yet',
    back: 'Do not close',
  },
  closed: {
    title: 'You closed this table together',
    note: 'The game ended without a result. Its record has stayed.',
    replay: 'Replay',
  },
}

export type PresenceTexts = typeof presenceEn
