import type { Prompt } from '@vyprava/kernel'
import { cardDeeds } from '../../cards.ts'
import { arrangeDeeds } from '../../equipment.ts'
import type { Item } from '../../items.ts'
import type { Printed } from '../../printed.ts'
import type { Euthia } from '../../state.ts'
import type { Window } from '../../windows.ts'
import { asking, type Deeds } from '../step.ts'
import { refuseGaar, spendToken } from './gaar.ts'
import { hope } from './hope.ts'
import { done } from './plays.ts'
import { heroUses } from './uses.ts'

/** A window of the hero-player: effects, the prayer, and the end of it. */
const heroWindow = <Name extends Item['step']>(printed: Printed, window: Window, more: Deeds = {}) =>
  asking<Name>(printed, {
    asks: heroOf,
    prompt: (state): Prompt => ({ key: window, values: valuesOf(state) }),
    window,
    deeds: { ...cardDeeds, ...heroUses, hope, done, ...more },
  })

export const heroOf = ({ fight, active }: Euthia): number => fight?.hero ?? active

const valuesOf = ({ fight }: Euthia): { round: number; hope: number } => ({
  round: fight?.round ?? 0,
  hope: fight?.hope ?? 0,
})

/** Gaar on the hero's own throw (EU-408, EU-687). */
const gaar: NonNullable<Deeds['gaar']> = {
  list(attempt, list) {
    for (const die of [0, 1]) if (refuseGaar(attempt, 'hero', die) === null) list.push({ type: 'gaar', die })
  },
  refusal: (attempt, { die }) => refuseGaar(attempt, 'hero', die),
  take(attempt, { die }, course) {
    if (attempt.state.fight !== null) spendToken(attempt, attempt.state.fight, 'hero', die, course)
  },
}

/** The windows of the hero-player in the order of the fight. */
export const heroWindows = (printed: Printed) => ({
  beforeFight: heroWindow<'beforeFight'>(printed, 'beforeFight', arrangeDeeds),
  preparation: heroWindow<'preparation'>(printed, 'preparation'),
  healing: heroWindow<'healing'>(printed, 'healing'),
  heroBeforeMonster: heroWindow<'heroBeforeMonster'>(printed, 'heroBeforeMonster'),
  heroAfterMonster: heroWindow<'heroAfterMonster'>(printed, 'heroAfterMonster'),
  heroBefore: heroWindow<'heroBefore'>(printed, 'heroBefore'),
  heroAfter: heroWindow<'heroAfter'>(printed, 'heroAfter', { gaar }),
})
