import { describe, expect, it } from 'vitest'
import { questionOf } from './intent.ts'
import { momentAt } from './testing/moments.ts'

describe('a question', () => {
  it('stays the same while others move and answer, so that nothing gathered is lost', () => {
    const { match, seat, view } = momentAt({ seats: 3, prompt: 'answer' })
    const asked = () => {
      const sight = match.sight(seat)
      return questionOf(sight.view, seat, sight.decision)
    }
    const before = asked()
    let acted = 0
    for (const other of match.deciders.filter((one) => one !== seat)) {
      const decision = match.sight(other).decision
      const action = decision?.actions.find(({ type }) => type === 'paint' || type === 'skip')
      if (action === undefined) continue
      match.play(other, action)
      acted += 1
      expect(asked()).toBe(before)
    }
    expect(acted).toBeGreaterThan(0)
    expect(view.active).not.toBe(seat)
  })

  it("is another one as soon as a step of one's own is taken", () => {
    const { match, seat, actions } = momentAt({ prompt: 'paint' })
    const asked = () => {
      const sight = match.sight(seat)
      return questionOf(sight.view, seat, sight.decision)
    }
    const before = asked()
    const paint = actions.find(({ type }) => type === 'paint')
    if (paint === undefined) throw new Error('Nothing can be painted')
    match.play(seat, paint)
    expect(asked()).not.toBe(before)
  })
})
