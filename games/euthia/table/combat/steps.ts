import type { Fight, Stage } from '../../rules/fight.ts'

/** The steps of a fight as the rulebook numbers them, for the strip over the arena. */
export const STEPS = ['1', '2A', '2B', '2C', '2D', '3', '4A', '4B', '4C', '4D'] as const
export type FightStep = (typeof STEPS)[number]

/** Before the first round there is preparation and the first strike; between rounds nothing is asked. */
const STEP_OF: Readonly<Record<Stage, FightStep | null>> = {
  preparation: null,
  firstStrike: null,
  round: '1',
  healing1: '1',
  heroBeforeMonster: '2A',
  clock: '2A',
  monsterBefore: '2A',
  monsterRoll: '2B',
  exchange: '2C',
  heroAfterMonster: '2C',
  wounds: '2D',
  healing3: '3',
  curses: '4A',
  heroBefore: '4A',
  attack: '4B',
  heroRoll: '4B',
  heroAfter: '4C',
  hits: '4D',
  roundOver: '4D',
}

/** Where the fight stands; null before its first round. */
export const stepOf = ({ round, stage }: Fight): FightStep | null => (round === 0 ? null : STEP_OF[stage])

const FOE_THROWN: readonly Stage[] = ['exchange', 'heroAfterMonster', 'wounds']
const HERO_THROWN: readonly Stage[] = ['heroAfter', 'hits']

/** Whose dice lie on the table and are still being changed. */
export function thrownSide({ stage }: Fight): 'hero' | 'monster' | null {
  if (FOE_THROWN.includes(stage)) return 'monster'
  return HERO_THROWN.includes(stage) ? 'hero' : null
}

/** Whose throw is next. */
export const attackerOf = ({ stage, firstStrike }: Fight): 'hero' | 'monster' =>
  firstStrike === 1 || ['curses', 'heroBefore', 'attack', 'heroRoll', 'heroAfter', 'hits'].includes(stage)
    ? 'hero'
    : 'monster'
