import { choice, number, type OptionsOf, toggle } from '@vyprava/kernel'

/** How the second wall, wall and engine mirror the first (DE-R01). */
export const OPPOSITE_SETUPS = ['mirror', 'rotate'] as const
export type OppositeSetup = (typeof OPPOSITE_SETUPS)[number]

/** What may be said between leadership phases: signs alone, or anything by word of honour (DE-255). */
export const COMMUNICATIONS = ['strict', 'free'] as const
export type Communication = (typeof COMMUNICATIONS)[number]

export const defendersOptions = {
  /** How many hard machine cards replace basic ones: the difficulty (DE-132). */
  hardCards: number(0, 6, 0),
  oppositeSetup: choice(OPPOSITE_SETUPS, 'mirror'),
  communication: choice(COMMUNICATIONS, 'strict'),
  /** Alone, a third injury already kills (DE-R24). */
  soloDeathAt3: toggle(false),
}
export type DefendersOptions = OptionsOf<typeof defendersOptions>
