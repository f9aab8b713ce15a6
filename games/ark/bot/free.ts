import { type ArkAction, GREY, NONE } from '../rules/index.ts'
import type { Change } from './ending.ts'
import type { Planning } from './planning.ts'

/** A diamond or a conversion that is worth its use, as the next step towards it; null when there is none. */
export function freeAction(planning: Planning, actions: readonly ArkAction[]): ArkAction | null {
  const work = workFor(planning)
  if (work === null) return null
  const { hex, colour } = work
  const ready = actions.find(
    (action) =>
      (action.type === 'convert' && action.hex === hex && colour === GREY) ||
      (action.type === 'terraform' && action.hex === hex && action.colour === colour),
  )
  if (ready) return ready
  return actions.find((action) => action.type === 'colourDiamond' && action.colour === colour) ?? null
}

/** What diamonds are for: a part that the printed map does not show, or the last hexes that are missing. */
function workFor(planning: Planning): Change | null {
  const ending = planning.ending()
  if (ending === null) return null
  const { sheet, chart, horizon, view } = planning
  const isNear = (hex: number): boolean => sheet.near[hex] === 1 && sheet.painted[hex] === NONE
  if (ending.change !== null) return isNear(ending.change.hex) ? ending.change : null
  const { needed } = ending
  const isLast = view.stage === 'moved' && needed.length > 0 && needed.length <= horizon.diamonds
  if (!isLast || !needed.every(isNear)) return null
  return { hex: needed[0], colour: chart.colour[needed[0]] }
}
