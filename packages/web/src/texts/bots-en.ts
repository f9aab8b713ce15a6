import type { LevelName } from '@vyprava/bots'
import { pluralIn } from './plural.ts'

const plural = pluralIn('en')
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 })
const both = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Every level that the house knows: a name, and one line of what to expect. */
type LevelTexts = Record<LevelName | 'greedy' | 'random', { name: string; note: string }>

const levels: LevelTexts = {
  random: { name: 'Weathercock', note: 'Plays anything the rules allow. For a first look at the game.' },
  novice: { name: 'Novice', note: 'Thinks little and often goes wrong. For your first games.' },
  greedy: { name: 'Gatherer', note: 'Takes the best of this turn and looks no further ahead.' },
  wanderer: { name: 'Wanderer', note: 'Plays sensibly and slips now and then. Good company to start with.' },
  scout: {
    name: 'Scout',
    note: 'Looks a few turns ahead and rarely goes wrong. For those who know the game.',
  },
  pathfinder: {
    name: 'Pathfinder',
    note: 'Weighs a thousand continuations of every move and hardly ever makes a mistake.',
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
    chance: (chance: number) => `${percent.format(chance)} chance of winning`,
    advised: 'suggested',
    only: 'There is no other move.',
    even: 'Much the same as the other moves.',
    none: 'The bot has no opinion here: any choice is a good one.',
    why: (brings: readonly string[], costs: readonly string[]) => {
      if (brings.length === 0) return `Slightly weaker: it leaves you with ${both.format(costs)}.`
      const gain = `It gets you ${both.format(brings)}`
      return costs.length === 0 ? `${gain}.` : `${gain}, but ${both.format(costs)}.`
    },
    failed: 'The bot couldn’t think of anything. Try again.',
  },
  standIn: {
    open: (name: string) => `Let a bot stand in for ${name}`,
    title: (name: string) => `A bot for ${name}`,
    note: 'Does somebody have to leave? A bot takes over, and the seat can be taken back at any time.',
    begin: 'Let the bot play',
    end: (name: string) => `${name} is back`,
    away: (level: string) => `${level} is standing in`,
    failed: 'the bot failed; a stand-in move was played',
    cancel: 'Cancel',
  },
  analysis: {
    title: 'Analysis',
    chances: 'Chances of winning',
    progress: (done: number, total: number) =>
      `Analysing ${plural.count(total, { one: 'move', other: 'moves' })}: ${percent.format(done / total)}`,
    stop: 'Stop',
    goOn: 'Continue',
    stopped: 'The analysis is not complete.',
    failed: 'The analysis failed here. Try again.',
    together: 'All of you',
    fair: 'For each move the bot knew only what that player knew.',
    rows: 'As a table',
    number: 'Move',
    player: 'Player',
    played: 'Played',
    better: 'The bot would play',
    percent: (chance: number) => percent.format(chance),
    curve: (total: number) => `Chances of winning after each of the ${total} moves; also shown in the table.`,
  },
}

export type BotTexts = typeof botsEn
