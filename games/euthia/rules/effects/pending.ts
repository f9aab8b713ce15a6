import { TIMINGS, type Timing } from '../../content/schema.ts'
import { type Fight, STAGES, type Stage } from '../fight.ts'
import { NONE, type Owned } from '../state.ts'
import type { Use } from './faces.ts'

/** The last stage of a combat round in which each timing works; `roundOver` where it is not bound to one. */
const LAST: Readonly<Record<Timing, Stage>> = {
  outside: 'roundOver',
  permanent: 'roundOver',
  anytime: 'roundOver',
  preparation: 'preparation',
  firstStrike: 'firstStrike',
  attack: 'attack',
  beforeMonsterRoll: 'heroBeforeMonster',
  aroundMonsterRoll: 'heroAfterMonster',
  afterMonsterRoll: 'heroAfterMonster',
  beforeHeroRoll: 'heroBefore',
  afterHeroRoll: 'heroAfter',
}
const LAST_STAGE: readonly number[] = TIMINGS.map((timing) => STAGES.indexOf(LAST[timing]))
const HERO_ROLLS: readonly Timing[] = ['beforeHeroRoll', 'afterHeroRoll']

const lastOf = (timing: number): number => LAST_STAGE[timing]
const timingOf = ({ timing }: Use): number => TIMINGS.indexOf(timing)

/** Whether a window of this timing has not gone by yet at a stage: after a First Strike a whole round follows. */
const isToCome = ({ round, firstStrike }: Fight, timing: number, at: Stage): boolean =>
  lastOf(timing) >= STAGES.indexOf(at) ||
  (round === 0 && !(firstStrike === 1 && HERO_ROLLS.includes(TIMINGS[timing])))

/** After the first part of a use the others of its group may follow in their first windows of this fight (EU-R62). */
export function openOthers(fight: Fight, { tile }: Owned, { others }: Use): void {
  if (fight.foe === NONE) return
  for (const other of others) {
    const timing = timingOf(other)
    if (other.timing !== 'outside' && isToCome(fight, timing, fight.stage))
      fight.open.push({ tile, effect: other.effect, timing })
  }
}

/** Whether a use is a later part of one that was begun. */
export const isOpen = (fight: Fight | null, { tile }: Owned, { effect }: Use): boolean =>
  fight?.open.some((part) => part.tile === tile && part.effect === effect) ?? false

export function shut(fight: Fight, { tile }: Owned, { effect }: Use): void {
  const at = fight.open.findIndex((part) => part.tile === tile && part.effect === effect)
  if (at !== -1) fight.open.splice(at, 1)
}

/** Parts whose first window has gone by when a stage begins are lost (EU-R62). */
export function shutPast(fight: Fight, at: Stage): void {
  if (fight.open.length > 0) fight.open = fight.open.filter(({ timing }) => isToCome(fight, timing, at))
}
