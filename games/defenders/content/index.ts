import * as v from 'valibot'
import { type DefendersPack, packSchema } from './schema.ts'
import abilities from './vyprava/names/abilities.json' with { type: 'json' }
import defenders from './vyprava/names/defenders.json' with { type: 'json' }
import factories from './vyprava/names/factories.json' with { type: 'json' }
import leaders from './vyprava/names/leaders.json' with { type: 'json' }
import machineCards from './vyprava/names/machine-cards.json' with { type: 'json' }
import tiles from './vyprava/names/tiles.json' with { type: 'json' }
import printed from './vyprava/printed.json' with { type: 'json' }

export * from './schema.ts'

let shipped: DefendersPack | undefined

/** Our own pack, "Výprava": what is printed joined with the words, checked at its first use. */
export function shippedPack(): DefendersPack {
  shipped ??= v.parse(packSchema, {
    ...printed,
    abilities: join(printed.abilities, abilities),
    defenders: join(printed.defenders, defenders),
    factories: join(printed.factories, factories),
    leaders: join(printed.leaders, leaders),
    machineCards: join(printed.machineCards, machineCards),
    tiles: join(printed.tiles, tiles),
  })
  return shipped
}

/** Somebody's own pack that was accepted before, or ours. */
export const packOf = (own: unknown): DefendersPack =>
  own === undefined ? shippedPack() : v.parse(packSchema, own)

/** Numbers and words lie in files of their own; both lists are in the order of the ids. */
function join<Printed extends { id: number }, Words extends { id: number }>(
  list: readonly Printed[],
  words: readonly Words[],
): object[] {
  return list.map((item, place) => ({ ...words.at(place), ...item }))
}
