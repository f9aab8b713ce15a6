import type { Timing } from '../content/schema.ts'

/** The moments at which effects can be used (EU-830 to EU-840): on the map, and step by step in a fight. */
export const WINDOWS = [
  'none',
  'turn',
  'trade',
  'room',
  'heroRoll',
  'beforeFight',
  'preparation',
  'firstStrike',
  'healing',
  'heroBeforeMonster',
  'exchange',
  'heroAfterMonster',
  'heroBefore',
  'attack',
  'heroAfter',
] as const
export type Window = (typeof WINDOWS)[number]

/**
 * The timings that each window opens. Healing effects that bear `anytime` work in a fight only in the healing phases,
 * other ones whenever the hero-player is asked (EU-643, EU-R41); `outside` covers healing scrolls and potions in the
 * healing phases too (EU-641).
 */
export const TIMINGS_OF: Readonly<Record<Window, readonly Timing[]>> = {
  none: [],
  turn: ['outside', 'anytime'],
  trade: ['outside', 'anytime'],
  room: ['outside', 'anytime'],
  heroRoll: ['anytime', 'afterHeroRoll'],
  beforeFight: ['outside', 'anytime'],
  preparation: ['preparation', 'anytime'],
  firstStrike: ['firstStrike', 'anytime'],
  healing: ['outside', 'anytime'],
  heroBeforeMonster: ['beforeMonsterRoll', 'aroundMonsterRoll', 'anytime'],
  exchange: ['anytime'],
  heroAfterMonster: ['afterMonsterRoll', 'aroundMonsterRoll', 'anytime'],
  heroBefore: ['beforeHeroRoll', 'anytime'],
  attack: ['attack', 'anytime'],
  heroAfter: ['afterHeroRoll', 'anytime'],
}
