import { bad, choice, type OptionsSchema, type Problem, type Table, toggle } from '@vyprava/kernel'
import { faultOfCode } from '../maps/own.ts'
import { DIFFICULTIES, type Difficulty, MODES, type Mode } from './vocabulary.ts'

/** `standard` is a race, or solo when one plays alone. */
export const MODE_CHOICES = ['standard', ...MODES] as const
export type ModeChoice = (typeof MODE_CHOICES)[number]

/** Characters are dealt at random, or chosen seat after seat (AR-104). */
export const CHARACTER_CHOICES = ['dealt', 'chosen'] as const
export type CharacterChoice = (typeof CHARACTER_CHOICES)[number]

/** The map that the match's seed makes. */
export const GENERATED = 'generated'

export interface ArkOptions {
  readonly mode: ModeChoice
  readonly difficulty: Difficulty
  readonly characters: CharacterChoice
  /** The id of a map of the pack, `generated`, or the code of somebody's own map. */
  readonly map: string
  /** Whether challenges score at the end. */
  readonly challenges: boolean
  /** Solo, for beginners: on a 6 the player names the colour (AR-952). */
  readonly wildSix: boolean
}

export const optionsFor = (maps: readonly string[], standard: string): OptionsSchema<ArkOptions> => ({
  mode: choice(MODE_CHOICES, 'standard'),
  difficulty: choice(DIFFICULTIES, 'easy'),
  characters: choice(CHARACTER_CHOICES, 'dealt'),
  map: choice([...maps, GENERATED], standard, { own: faultOfCode }),
  challenges: toggle(true),
  wildSix: toggle(false),
})

export const modeFor = (seats: number, mode: ModeChoice): Mode =>
  mode === 'standard' ? (seats === 1 ? 'solo' : 'race') : mode

/** One plays solo; two and more race or play together (AR-101). */
export function checkTable({ seats, options: { mode } }: Table<ArkOptions>): Problem | null {
  if ((modeFor(seats, mode) === 'solo') === (seats === 1)) return null
  const expected =
    seats === 1 ? '"solo" or "standard" for one player' : '"race" or "cooperative" for several players'
  return bad('options.mode', mode, expected).problem
}
