import type { Language } from '@vyprava/module'
import { type RoamView, SLOT_OF } from '../rules/index.ts'
import type { RoamLabels } from '../texts/labels.ts'
import { type Cards, nameIn } from './cards.ts'
import { coordinate } from './turn.ts'

/** What a screen reader says of each square. */
export const squareLabels = (
  { landOf }: Cards,
  view: RoamView,
  names: readonly string[],
  lit: ReadonlySet<number>,
  language: Language,
  labels: RoamLabels,
): string[] =>
  view.squares.map(({ coins, markers }, square) => {
    const land = view.lands[SLOT_OF[square]]
    return labels.square({
      place: coordinate(square),
      land: land === null ? null : nameIn(language, landOf(land).name),
      owners: markers.map((owner) => names[owner]),
      coins,
      lit: lit.has(square),
    })
  })
