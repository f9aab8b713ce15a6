import * as v from 'valibot'
import { shippedFoes } from './foes.ts'
import { byKey, numbered } from './join.ts'
import essenceNames from './names/essences.json' with { type: 'json' }
import gemNames from './names/gems.json' with { type: 'json' }
import heroNames from './names/heroes.json' with { type: 'json' }
import { shippedPlaces } from './places.ts'
import { type EuthiaPack, packSchema } from './schema.ts'
import { shippedTiles } from './tiles.ts'
import essences from './vyprava/essences.json' with { type: 'json' }
import gems from './vyprava/gems.json' with { type: 'json' }
import heroes from './vyprava/heroes.json' with { type: 'json' }
import rates from './vyprava/rates.json' with { type: 'json' }

export * from './schema.ts'

/** Our own pack, "Výprava", as its files have it: what is printed joined with the words. */
export const assembled = () => ({
  id: 'vyprava',
  version: 1,
  heroes: numbered(byKey(heroes, heroNames)),
  tiles: shippedTiles(),
  gems: numbered(byKey(gems, gemNames)),
  essences: numbered(byKey(essences, essenceNames)),
  ...shippedFoes(),
  ...shippedPlaces(),
  ...rates,
})

let shipped: EuthiaPack | undefined

/**
 * Our own pack. Only tests check it (`pack.test.ts`): whoever opens a table would wait a tenth of a second for what
 * cannot have changed since the app was built.
 */
export function shippedPack(): EuthiaPack {
  shipped ??= trusted(assembled())
  return shipped
}

function trusted(pack: object): EuthiaPack {
  if (!isOurs(pack)) throw new Error('this pack is not ours')
  return pack
}

const isOurs = (pack: object): pack is EuthiaPack => 'id' in pack && pack.id === 'vyprava'

/** Somebody's own pack that was accepted before, or ours. */
export const packOf = (own: unknown): EuthiaPack =>
  own === undefined ? shippedPack() : v.parse(packSchema, own)
