import type { LevelName } from '@vyprava/bots'
import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })
const both = new Intl.ListFormat('en', { type: 'conjunction' })

/** Every level that the house knows: a name, and one line of what to expect. */
type LevelTexts = Record<LevelName | 'greedy' | 'random', { name: string; note: string }>

const levels: LevelTexts = {
  random: { name: 'Weathercock', note: 'Plays anything that the rules allow. For a first look at the game.' },
  novice: { name: 'Novice', note: 'Thinks little and often errs. For your first games.' },
  greedy: { name: 'Gatherer', note: 'Takes the best of this turn and looks no further.' },
  wanderer: { name: 'Wanderer', note: 'Plays sensibly and slips now and then. Good company to begin with.' },
  scout: { name: 'Scout', note: 'Looks a few turns ahead and seldom errs. For those who know the game.' },
  pathfinder: {
    name: 'Pathfinder',
    note: 'Weighs a thousand continuations of every move and rarely errs.',
  },
  navigator: { name: 'Navigator', note: 'The strongest of all: takes its time and always plays its best.' },
}

export const botsEn = {
  levels,
  level: (number: number) => `Level ${number}`,
  bot: (level: string) => `Bot: ${level}`,
  hint: {
    ask: 'What would you do?',
    key: 'what a bot would do',
    title: 'A bot would play',
    thinking: 'A bot is thinking it over',
    stop: 'Stop',
    close: 'Close the hint',
    chance: (chance: number) => `chance to win ${percent.format(chance)}`,
    advised: 'advised',
    only: 'There is no other move.',
    even: 'Much the same as the other moves.',
    none: 'On this a bot has no opinion: any choice is a good one.',
    why: (brings: readonly string[], costs: readonly string[]) => {
      if (brings.length === 0) return `A little weaker: it brings ${both.format(costs)}.`
      const gain = `It brings ${both.format(brings)}`
      return costs.length === 0 ? `${gain}.` : `${gain}, but ${both.format(costs)}.`
    },
    failed: 'The bot could not think of anything. Try again.',
  },
  standIn: {
    open: (name: string) => `Who plays for ${name}`,
    title: (name: string) => `Let a bot play for ${name}`,
    note: 'Somebody has to leave? A bot plays on, and the seat can be taken back at any moment.',
    begin: 'Let it play',
    end: (name: string) => `${name} plays on`,
    away: (level: string) => `${level} plays for them`,
    failed: 'the bot failed, a stand-in played',
    cancel: 'Cancel',
  },
  analysis: {
    title: 'Analysis',
    chances: 'Chances to win',
    progress: (done: number, total: number) =>
      `Thinking about ${plural.count(total, { one: 'move', other: 'moves' })}: ${percent.format(done / total)}`,
    stop: 'Stop',
    goOn: 'Go on',
    stopped: 'The analysis is not complete.',
    failed: 'The analysis failed here. Try again.',
    together: 'You together',
    fair: 'A bot thinks about every move knowing only what its player knew.',
    rows: 'As a table',
    number: 'Move',
    player: 'Player',
    played: 'Played',
    better: 'The bot',
    percent: (chance: number) => percent.format(chance),
    curve: (total: number) => `The chances to win after each of ${total} moves; the same is in the table.`,
  },
}

export type BotTexts = typeof botsEn
