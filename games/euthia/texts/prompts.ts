import type { Values } from '@vyprava/kernel'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { EuthiaView } from '../rules/view.ts'

/** Every question of the rules, by the key of its prompt. */
export const PROMPT_KEYS = [
  'attack',
  'beforeFight',
  'cart',
  'choose',
  'curses',
  'exchangeHero',
  'exchangeMonster',
  'explore',
  'firstStrike',
  'handLimit',
  'healing',
  'heroAfter',
  'heroAfterMonster',
  'heroBefore',
  'heroBeforeMonster',
  'heroRoll',
  'keep',
  'loseCards',
  'monsterBefore',
  'pair',
  'pick-gem',
  'pick-slot',
  'pick-tile',
  'preparation',
  'room',
  'swap',
  'takeover',
  'teleport',
  'trade',
  'tradeFee',
  'trophy',
  'turn',
  'wonTrade',
  'wonTreasure',
] as const
export type PromptKey = (typeof PROMPT_KEYS)[number]

/** A question in two voices: to those who decide, and to those who wait for these players. */
export interface Question {
  readonly ask: Sentence
  readonly wait: (players: readonly Phrase[]) => Sentence
}

/** The values of prompts and refusals, as the rules name them. */
type ValueName = 'cards' | 'chaos' | 'chapter' | 'coins' | 'fee' | 'most' | 'mp' | 'round' | 'sum' | Cap

/** What is capped in a turn (EU-R95, EU-R96). */
const CAPS = ['arranging', 'buying', 'exchanging'] as const
type Cap = (typeof CAPS)[number]

export interface Read {
  number(name: ValueName): number
  /** Null when this value was not given. */
  optional(name: ValueName): number | null
}

export function reading(values: Values = {}): Read {
  const optional = (name: ValueName): number | null => {
    const value = values[name]
    return typeof value === 'number' ? value : null
  }
  return {
    optional,
    number(name) {
      const value = optional(name)
      if (value === null) throw new Error(`The number "${name}" is missing in ${JSON.stringify(values)}`)
      return value
    },
  }
}

const CHAPTERS = ['', 'I', 'II', 'III', 'IV', 'V']
export const chapterOf = (chapter: number): string => CHAPTERS[chapter] ?? String(chapter)

/** "4 + 3 + 2": the dice that are in play, and what the roll has got. */
function rollText(dice: readonly number[], plus: number): string {
  const shown = dice.filter((die) => die > 0).join(' + ')
  if (plus === 0) return shown
  return plus < 0 ? `${shown} − ${-plus}` : `${shown} + ${plus}`
}

export const heroDice = ({ fight }: EuthiaView): string =>
  fight === null ? '–' : rollText(fight.heroDice, fight.heroRoll)
export const monsterDice = ({ fight }: EuthiaView): string =>
  fight === null ? '–' : rollText(fight.monsterDice, fight.monsterRoll)

/** What is left of caps, as further sentences; the rules give the number only when it is small. */
export function capsLeft(read: Read, words: Readonly<Record<Cap, (left: number) => string>>): string {
  const left = CAPS.flatMap((cap) => {
    const n = read.optional(cap)
    return n === null ? [] : [` ${words[cap](n)}`]
  })
  return left.join('')
}
