import { expect, test } from 'vitest'
import { choicesBy } from './choices.ts'
import { NOTHING } from './intent.ts'
import { SHIPPED } from './packed.ts'
import { sceneOf } from './staging.ts'
import { momentAt } from './testing/moments.ts'
import { askedAt } from './testing/now.ts'

const { printed, pack } = SHIPPED

test('who looks at a character sees on the map where it may start', () => {
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
