import { describe, expect, test } from 'vitest'
import { COLOURS, NAME } from '../rules/index.ts'
import { choicesBy } from './choices.ts'
import { mapFacts, overPencils } from './facts.ts'
import { NOTHING } from './intent.ts'
import { SHIPPED } from './packed.ts'
import { prospectOf } from './preview.ts'
import { type Moment, moments } from './testing/moments.ts'
import { askedAt } from './testing/now.ts'
import { tryOut } from './trial.ts'

const { printed } = SHIPPED

const hexesIn = (actions: Moment['actions']): number =>
  new Set(actions.flatMap((action) => (action.type === 'paint' ? [action.hex] : []))).size

/** How much is within reach by what the rules let be painted, colour by colour. */
const byRules = ({ view, seat, actions }: Moment): readonly number[] =>
  COLOURS.map((_, colour) =>
    actions.includes(NAME[colour])
      ? hexesIn(tryOut(printed, view, seat, [NAME[colour]]).decision?.actions ?? [])
      : 0,
  )

const toldOver = (moment: Moment): readonly number[] =>
  overPencils(askedAt(moment)).map((over) => (over?.kind === 'reach' ? over.targets : -1))

const toldOnMap = (moment: Moment): number => {
  const asked = askedAt(moment)
  const choices = choicesBy(asked)(NOTHING)
  return mapFacts(asked, choices, prospectOf(printed, moment.view, moment.seat, [])).targets
}

describe('what is within reach', () => {
  const all = [...moments(6)]
  const naming = all.filter(({ prompt }) => prompt === 'name')
  const answering = all.filter(({ prompt, view }) => prompt === 'answer' && view.mode !== 'solo')

  test('over the pencils is what the rules let be painted', () => {
    expect(naming.length).toBeGreaterThan(50)
    for (const moment of naming) expect(toldOver(moment)).toEqual(byRules(moment))
  })

  test('on the card of the map too', () => {
    expect(answering.length).toBeGreaterThan(50)
    for (const moment of answering) expect(toldOnMap(moment)).toBe(hexesIn(moment.actions))
  })

  test('is told as it is while a lesson lets only one thing be touched', () => {
    for (const moment of naming.slice(0, 20)) {
      const [only] = moment.actions
      expect(toldOver({ ...moment, actions: [only] })).toEqual(byRules(moment))
    }
    for (const moment of answering.slice(0, 20)) {
      const only = moment.actions.filter(({ type }) => type === 'fill').slice(0, 1)
      expect(toldOnMap({ ...moment, actions: only })).toBe(hexesIn(moment.actions))
    }
  })
})
