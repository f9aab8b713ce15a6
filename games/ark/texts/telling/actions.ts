import { DIAMOND_SIDE, sideOfField } from '../../compass/index.ts'
import type { ArkAction } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import { NONE } from '../../rules/vocabulary.ts'
import type { ActionWords } from '../en/telling.ts'
import type { Names } from '../names.ts'
import * as sight from '../sight.ts'

export const groupOf =
  ({ group }: ActionWords) =>
  (action: ArkAction): string => {
    switch (action.type) {
      case 'fill':
        return group.fill(sideOfField(action.field))
      case 'terraform':
        return group.terraform(action.colour)
      default:
        return group[action.type]
    }
  }

export function actionsOf(words: ActionWords, names: Names, printed: Printed) {
  return (action: ArkAction, context: sight.Context): string => {
    const { view } = context
    const guide = sight.guideOf(context)
    const place = (hex: number): string => `${guide.hexes[hex]} (${names.terrain(guide.chart.hexes[hex])})`
    switch (action.type) {
      case 'character': {
        const { start, power } = printed.pack.characters[action.character]
        return words.character(names.character(action.character).nom, start, power)
      }
      case 'colourDiamond':
        return words.colourDiamond(action.colour)
      case 'convert':
        return words.convert(guide.hexes[action.hex])
      case 'endMove':
        return words.endMove(sight.paintedSoFar(context))
      case 'endTurn':
        return words.endTurn
      case 'fill':
        return words.fill(action.field, sight.fillColour(context), bonusOf(words, context, action.field))
      case 'meadow':
        return words.meadow(guide.hexes[action.hex])
      case 'name': {
        const called = words.name(action.colour)
        if (view.stage === 'ended' || view.active === NONE) return called
        const targets = sight.targetsOf(printed, view, view.active)[action.colour].length
        return `${called} (${words.reach(sight.allowanceOf(context, action.colour), targets)})`
      }
      case 'paint': {
        const { terrain, wreck } = guide.chart.hexes[action.hex]
        return wreck || terrain === 'danger'
          ? words.paintIn(place(action.hex), action.colour)
          : words.paint(place(action.hex))
      }
      case 'shift':
        return words.shift(action.colour, sight.hintsFor(printed, context, action.colour))
      case 'skip':
        return words.skip
      case 'start': {
        const around = sight.coloursAround(guide, action.hex)
        const counts = words.colours.flatMap((name, colour) =>
          around[colour] === 0 ? [] : [`${name} ${around[colour]}`],
        )
        return words.start(place(action.hex), counts.join(', '))
      }
      case 'system':
        return words.system[action.system]
      case 'terraform':
        return words.paintIn(place(action.hex), action.colour)
    }
  }
}

/** What a field brings besides its letters. */
function bonusOf(words: ActionWords, context: sight.Context, field: number): string {
  const side = sideOfField(field)
  const after = sight.sideAfter(context, field)
  return side === DIAMOND_SIDE ? words.diamondSide(after.filled) : words.allowance(side, after.allowance)
}
