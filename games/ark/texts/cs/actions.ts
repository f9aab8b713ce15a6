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
import {
  COLOUR_NAMES,
  COLOURS_ACC,
  COLOURS_HOW,
  DIRECTIONS,
  fieldName,
  hexes,
  hexesLoc,
  hintsAcc,
  lettersOf,
  SIDE_NAMES,
} from './counts.ts'
import { POWERS, STARTS } from './table.ts'

export function groupOf(action: ArkAction): string {
  switch (action.type) {
    case 'character':
      return 'Postavy'
    case 'colourDiamond':
      return 'Vybarvit diamant'
    case 'convert':
      return 'Proměna'
    case 'endMove':
    case 'endTurn':
      return 'Dokončit'
    case 'fill': {
      const side = sideOfField(action.field)
      return `Kompas: ${SIDE_NAMES[side].toLowerCase()} (${DIRECTIONS[side]})`
    }
    case 'meadow':
      return 'Louka navíc'
    case 'name':
      return 'Barva tahu'
    case 'paint':
      return 'Mapa'
    case 'shift':
      return 'Změnit barvu'
    case 'skip':
      return 'Vynechat'
    case 'start':
      return 'Výchozí pole'
    case 'system':
      return 'Nápovědy, nebo diamanty'
    case 'terraform':
      return `Teraformace: ${COLOUR_NAMES[action.colour]}`
  }
}

/** What a field brings besides its letters. */
function fieldBonus(context: Context, field: number): string {
  const side = sideOfField(field)
  const after = sideAfter(context, field)
  if (side === DIAMOND_SIDE) return `strana diamantu ${after.filled} ze ${FIELDS_OF_SIDE}`
  return `${COLOUR_NAMES[side]}: rozsah ${after.allowance}`
}

export function actionsOf(names: Names<'cs'>, printed: Printed): (action: ArkAction, of: Context) => string {
  return (action, context) => {
    const { view } = context
    const guide = guideOf(context)
    const place = (hex: number): string => `${guide.hexes[hex]} (${names.terrain(guide.chart.hexes[hex])})`
    switch (action.type) {
      case 'character': {
        const { start, power } = printed.pack.characters[action.character]
        return `${names.character(action.character).nom}: začíná ${STARTS[start]}; ${POWERS[power]}`
      }
      case 'colourDiamond':
        return `Vybarvit diamant ${COLOURS_HOW[action.colour]}`
      case 'convert':
        return `Proměnit les ${guide.hexes[action.hex]} ve město (šedě)`
      case 'endMove':
        return `Dokončit pohyb po ${hexesLoc(paintedSoFar(context))}`
      case 'endTurn':
        return 'Ukončit tah'
      case 'fill': {
        const colour = COLOUR_NAMES[fillColour(context)]
        return `${fieldName(action.field)}: ${colour} pro ${lettersOf(action.field)} (${fieldBonus(context, action.field)})`
      }
      case 'meadow':
        return `Navštívit navíc louku ${guide.hexes[action.hex]}`
      case 'name': {
        const called = `Zvolit ${COLOURS_ACC[action.colour]}`
        if (view.stage === 'ended' || view.active === NONE) return called
        const targets = targetsOf(printed, view, view.active)[action.colour].length
        return `${called} (až ${hexes(allowanceOf(context, action.colour))}, na dosah ${targets})`
      }
      case 'paint': {
        const { terrain, wreck } = guide.chart.hexes[action.hex]
        const free = wreck || terrain === 'danger'
        return `Vybarvit ${place(action.hex)}${free ? ` ${COLOURS_HOW[action.colour]}` : ''}`
      }
      case 'shift':
        return `Vzít ji jako ${COLOURS_ACC[action.colour]} za ${hintsAcc(hintsFor(printed, context, action.colour))}`
      case 'skip':
        return 'Vynechat za jeden minusový bod'
      case 'start': {
        const around = coloursAround(guide, action.hex)
        const counts = COLOUR_NAMES.flatMap((name, colour) =>
          around[colour] === 0 ? [] : [`${name} ${around[colour]}`],
        )
        return `Začít na ${place(action.hex)}; kolem: ${counts.join(', ')}`
      }
      case 'system':
        return action.system === 'hints' ? 'Hrát s nápovědami' : 'Hrát s diamanty'
      case 'terraform':
        return `Vybarvit ${place(action.hex)} ${COLOURS_HOW[action.colour]}`
    }
  }
}
