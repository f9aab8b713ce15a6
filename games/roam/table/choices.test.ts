import { indexOfAction } from '@vyprava/kernel'
import { describe, expect, it } from 'vitest'
import { ABILITIES } from '../content/index.ts'
import type { RoamAction } from '../rules/index.ts'
import { SHIPPED } from './cards.ts'
import { actionsOn, type Choices, canUse, choicesOf, litSquares, type Tool } from './choices.ts'
import { plausible, type Target } from './target.ts'
import { type Moment, moments, whyNot } from './testing/moments.ts'

const SIMPLE = ['coin', 'done', 'endMain', 'endTurn', 'pass', 'rest', 'rotate']
const squares = Array.from({ length: 36 }, (_, square) => square)

const decisionOf = ({ actions, prompt }: Moment) => ({ prompt: { key: prompt }, actions })

/** Whether a hand can do this on the table. */
function isAtHand(choices: Choices, action: RoamAction): boolean {
  switch (action.type) {
    case 'use':
      return choices.uses.has(action.character)
    case 'flip':
      return choices.flips.has(action.character)
    case 'buy':
      return choices.buys.has(action.artifact)
    case 'bid':
      return choices.bids.includes(action.coins)
    case 'place':
      return choices.places.some(({ x, y }) => x === action.x && y === action.y)
    case 'shift': {
      const { from, to } = action
      const held: Tool = { ability: 'shift', from }
      const lit =
        litSquares(choices, { ability: 'shift', from: null }).has(from) && litSquares(choices, held).has(to)
      return lit && actionsOn(choices, held, to).includes(action)
    }
    case 'resolve':
      return choices.slots.has(action.slot)
    default:
      if ('square' in action) return actionsOn(choices, null, action.square).includes(action)
      return SIMPLE.includes(action.type) && choices.types.has(action.type)
  }
}

describe('the table', () => {
  it('offers every legal action somewhere, and nothing else', () => {
    const types = new Set<string>()
    for (const moment of moments(9)) {
      const choices = choicesOf(SHIPPED, moment.view, decisionOf(moment))
      for (const action of moment.actions) {
        types.add(action.type)
        expect(isAtHand(choices, action), JSON.stringify(action)).toBe(true)
      }
      for (const square of squares) {
        for (const action of actionsOn(choices, null, square)) {
          expect(indexOfAction(moment.actions, action)).not.toBe(-1)
        }
      }
    }
    expect(types.size).toBeGreaterThan(15)
  })

  it('can explain everything that is not lit', () => {
    for (const moment of moments(6)) {
      const choices = choicesOf(SHIPPED, moment.view, decisionOf(moment))
      const lit = litSquares(choices, null)
      const { view, seat } = moment
      const dark: Target[] = [
        ...squares.filter((square) => !lit.has(square)).map((square): Target => ({ kind: 'square', square })),
        ...view.artifactRow
          .filter((artifact) => !choices.buys.has(artifact))
          .map((artifact): Target => ({ kind: 'row', artifact })),
        ...view.players[seat].party
          .filter(({ character }) => !choices.uses.has(character))
          .map(({ character }): Target => ({ kind: 'character', character })),
      ]
      for (const target of dark) {
        const action = plausible(SHIPPED, view, seat, null, target)
        expect(whyNot(moment, action), `${moment.prompt} ${JSON.stringify([target, action])}`).not.toBeNull()
      }
      if (view.mode === 'basic' || seat !== view.active) continue
      for (const ability of ABILITIES.filter((one) => !canUse(choices, one))) {
        const action = plausible(SHIPPED, view, seat, null, { kind: 'own', ability })
        expect(whyNot(moment, action), `${moment.prompt} ${ability}`).not.toBeNull()
      }
    }
  })

  it('is dark while nobody is asked', () => {
    const [moment] = moments(1)
    const choices = choicesOf(SHIPPED, moment.view, null)
    expect(litSquares(choices, null).size).toBe(0)
    expect([...choices.uses]).toEqual([])
    expect(choices.places).toEqual([])
  })
})
