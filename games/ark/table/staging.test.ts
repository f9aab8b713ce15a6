import { expect, test } from 'vitest'
import { choicesBy } from './choices.ts'
import { NOTHING, type Press } from './intent.ts'
import { SHIPPED } from './packed.ts'
import { prospectOf } from './preview.ts'
import { sceneOf } from './staging.ts'
import { type Moment, momentAt } from './testing/moments.ts'
import { askedAt } from './testing/now.ts'
import { tryOut } from './trial.ts'

const { printed, pack } = SHIPPED

test('whoever looks at a character sees on the map where it may start', () => {
  const moment = momentAt({ prompt: 'character', seats: 2, options: { characters: 'chosen' } })
  const asked = askedAt(moment)
  const { starts } = printed.chartOf(moment.view)
  for (const [character, { start }] of pack.characters.entries()) {
    const { reach } = sceneOf({
      ...{ printed, view: moment.view, player: moment.seat, asked, choices: choicesBy(asked)(NOTHING) },
      ...{ mind: NOTHING, prospect: null, sites: [], showsSites: false, refused: null },
      press: [{ type: 'character', character }],
    })
    expect(reach.length).toBeGreaterThan(0)
    expect(reach).toEqual(starts[start])
  }
})

/** The slot that a press would mark, by what is drawn. */
function slotOf(moment: Moment, press: Press): number | null {
  const asked = askedAt(moment)
  const prospect = prospectOf(printed, moment.view, moment.seat, press)
  return sceneOf({
    ...{ printed, view: moment.view, player: moment.seat, asked, choices: choicesBy(asked)(NOTHING) },
    ...{ mind: NOTHING, prospect, sites: [], showsSites: false, refused: null },
    press,
  }).begunSlot
}

test('a start marks no slot of the counter, a move marks one in its colour', () => {
  const start = momentAt({ prompt: 'start' })
  expect(slotOf(start, [start.actions[0]])).toBeNull()
  const naming = momentAt({ prompt: 'name' })
  const name = naming.actions.find((action) => action.type === 'name')
  if (name?.type !== 'name') throw new Error('No colour can be named')
  const { decision } = tryOut(printed, naming.view, naming.seat, [name])
  const paint = decision?.actions.find((action) => action.type === 'paint')
  if (paint === undefined) throw new Error('Nothing can be painted')
  expect(slotOf(naming, [])).toBeNull()
  expect(slotOf(naming, [name, paint])).toBe(name.colour)
})
