import { DIAMOND_SIDE, FIELDS_OF_SIDE, sideOfField } from '../../compass/index.ts'
import type { ArkAction } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import { NONE } from '../../rules/vocabulary.ts'
import type { Names } from '../names.ts'
import {
  allowanceOf,
  type Context,
  coloursAround,
  fillColour,
  guideOf,
  hintsFor,
  paintedSoFar,
  sideAfter,
  targetsOf,
} from '../sight.ts'
import { COLOUR_NAMES, DIRECTIONS, fieldName, hexes, hints, lettersOf, SIDE_NAMES } from './counts.ts'
import { POWERS, STARTS } from './table.ts'

export function groupOf(action: ArkAction): string {
  switch (action.type) {
    case 'character':
      return 'Characters'
    case 'colourDiamond':
      return 'Colour a diamond'
    case 'convert':
      return 'Conversion'
    case 'endMove':
    case 'endTurn':
      return 'Finish'
    case 'fill': {
      const side = sideOfField(action.field)
      return `Compass: ${SIDE_NAMES[side].toLowerCase()} side (${DIRECTIONS[side]})`
    }
    case 'meadow':
      return 'Extra meadow'
    case 'name':
      return 'Colour of the turn'
    case 'paint':
      return 'Map'
    case 'shift':
      return 'Change the colour'
    case 'skip':
      return 'Skip'
    case 'start':
      return 'Start hex'
    case 'system':
      return 'Hints or diamonds'
    case 'terraform':
      return `Terraforming: ${COLOUR_NAMES[action.colour]}`
  }
}

/** What a field brings besides its letters. */
function fieldBonus(context: Context, field: number): string {
  const side = sideOfField(field)
  const after = sideAfter(context, field)
  if (side === DIAMOND_SIDE) return `diamond side ${after.filled} of ${FIELDS_OF_SIDE}`
  return `${COLOUR_NAMES[side]} allowance ${after.allowance}`
}

export function actionsOf(names: Names<'en'>, printed: Printed): (action: ArkAction, of: Context) => string {
  return (action, context) => {
    const { view } = context
    const guide = guideOf(context)
    const place = (hex: number): string => `${guide.hexes[hex]} (${names.terrain(guide.chart.hexes[hex])})`
    switch (action.type) {
      case 'character': {
        const { start, power } = printed.pack.characters[action.character]
        return `${names.character(action.character).nom}: starts ${STARTS[start]}; ${POWERS[power]}`
      }
      case 'colourDiamond':
        return `Colour the diamond ${COLOUR_NAMES[action.colour]}`
      case 'convert':
        return `Turn forest ${guide.hexes[action.hex]} into a city (grey)`
      case 'endMove':
        return `Finish the move after ${hexes(paintedSoFar(context))}`
      case 'endTurn':
        return 'End the turn'
      case 'fill': {
        const colour = COLOUR_NAMES[fillColour(context)]
        return `${fieldName(action.field)}: ${colour} for ${lettersOf(action.field)} (${fieldBonus(context, action.field)})`
      }
      case 'meadow':
        return `Visit meadow ${guide.hexes[action.hex]} as well, free`
      case 'name': {
        const called = `Name ${COLOUR_NAMES[action.colour]}`
        if (view.stage === 'ended' || view.active === NONE) return called
        const targets = targetsOf(printed, view, view.active)[action.colour].length
        return `${called} (up to ${hexes(allowanceOf(context, action.colour))}, ${targets} within reach)`
      }
      case 'paint': {
        const { terrain, wreck } = guide.chart.hexes[action.hex]
        const free = wreck || terrain === 'danger'
        return `Paint ${place(action.hex)}${free ? ` ${COLOUR_NAMES[action.colour]}` : ''}`
      }
      case 'shift':
        return `Take it as ${COLOUR_NAMES[action.colour]} for ${hints(hintsFor(printed, context, action.colour))}`
      case 'skip':
        return 'Skip for one minus point'
      case 'start': {
        const around = coloursAround(guide, action.hex)
        const counts = COLOUR_NAMES.flatMap((name, colour) =>
          around[colour] === 0 ? [] : [`${name} ${around[colour]}`],
        )
        return `Start at ${place(action.hex)}; around: ${counts.join(', ')}`
      }
      case 'system':
        return action.system === 'hints' ? 'Play with hints' : 'Play with diamonds'
      case 'terraform':
        return `Paint ${place(action.hex)} ${COLOUR_NAMES[action.colour]}`
    }
  }
}
