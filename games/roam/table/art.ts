import * as beasts from '@vyprava/atlas/icons/beasts.ts'
import * as emblems from '@vyprava/atlas/icons/emblems.ts'
import * as faces from '@vyprava/atlas/icons/faces.ts'
import * as gear from '@vyprava/atlas/icons/gear.ts'
import * as goods from '@vyprava/atlas/icons/goods.ts'
import * as places from '@vyprava/atlas/icons/places.ts'
import * as signs from '@vyprava/atlas/icons/signs.ts'
import { LAND_KINDS, type LandKind } from '../content/index.ts'

/** A pack names icons by their file; any icon of the atlas will do. */
const drawings: Readonly<Record<string, string>> = {
  ...beasts,
  ...emblems,
  ...faces,
  ...gear,
  ...goods,
  ...places,
  ...signs,
}

const camel = (slug: string): string => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The path data of an icon; an unknown name is drawn as a moon, for a dreamer without a face. */
export const artOf = (slug: string): string => drawings[camel(slug)] ?? signs.moon

/** The ground behind a portrait: always the same for the same card. */
export function toneOf(seed: string): LandKind {
  let sum = 0
  for (let i = 0; i < seed.length; i++) sum = (sum * 31 + seed.charCodeAt(i)) % 9973
  return LAND_KINDS[sum % LAND_KINDS.length]
}
