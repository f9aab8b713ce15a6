import { expect, test } from 'vitest'
import type { EuthiaAction } from '../rules/actions.ts'
import { roomBeside } from './beside.tsx'
import { STILL } from './board/scene.ts'
import type { Preview } from './preview.ts'
import { type Moment, moments } from './testing/moments.ts'

const first = (fits: (moment: Moment) => boolean): Moment => {
  for (const moment of moments(20, 400)) if (fits(moment)) return moment
  throw new Error('no game comes to that moment')
}

const asked = ({ view, seat, prompt, actions }: Moment, press: readonly EuthiaAction[] | null) => {
  const preview: Preview | null =
    press === null
      ? null
      : { press, title: '', does: '', lines: [], change: {}, sure: { events: [], after: null, beyond: null } }
  return { view, seat, asked: { prompt: { key: prompt }, actions }, preview }
}

const walks = ({ prompt, actions }: Moment, fights: boolean): boolean =>
  prompt === 'turn' && actions.some((action) => action.type === 'step' && (action.fund !== null) === fights)

const stepOf = ({ actions }: Moment, fights: boolean): readonly EuthiaAction[] => {
  const step = actions.find((action) => action.type === 'step' && (action.fund !== null) === fights)
  return step === undefined ? [] : [step]
}

test('the margin of a desk: cards of whom one can meet while nothing is chosen, then their names', () => {
  const quiet = first((moment) => walks(moment, false))
  expect(roomBeside(asked(quiet, null), STILL, 'land')).toEqual({ met: 'all', cards: true })
  const way = { ...STILL, goal: 3 }
  expect(roomBeside(asked(quiet, stepOf(quiet, false)), way, 'land')).toEqual({ met: 'names', cards: false })
})

test('a field with a fight has the margin for itself, and so has what has no place', () => {
  const fight = first((moment) => walks(moment, true))
  const way = { ...STILL, goal: 3 }
  expect(roomBeside(asked(fight, stepOf(fight, true)), way, 'land')).toEqual({ met: 'none', cards: false })
  const full = first(({ prompt }) => prompt === 'room')
  expect(roomBeside(asked(full, null), STILL, 'land')).toEqual({ met: 'none', cards: true })
})
