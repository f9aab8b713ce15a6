import { checkData, type Problem } from '@vyprava/kernel'
import * as v from 'valibot'
import { expect } from 'vitest'
import { questWorth } from '../content/encounter-checks.ts'
import { houseSchema } from '../content/house.ts'
import { type EuthiaPack, shippedPack } from '../content/index.ts'
import { playable, used } from '../content/scenario-checks.ts'

/* Our pack with something broken in it, and what is said then. */

export const whole = shippedPack()

const { entries } = houseSchema
/** Everything that belongs to places and stories; the rest of a pack takes longer to check. */
const places = v.pipe(
  v.object({
    bounties: entries.bounties,
    encounters: entries.encounters,
    encounterCards: entries.encounterCards,
    mapTiles: entries.mapTiles,
    scenarioCards: entries.scenarioCards,
    titles: entries.titles,
    scenarios: entries.scenarios,
  }),
  questWorth(),
  playable(),
  used(),
)

/** What is wrong with the places and stories of a pack. */
export function problemOf(broken: unknown): Problem | null {
  const checked = checkData(places, broken)
  return checked.ok ? null : checked.problem
}

/** The pack with something else at a place; undefined takes the field away. */
export function withAt(path: string, value: unknown): unknown {
  const broken: unknown = structuredClone(whole)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let inside: unknown = broken
  for (const key of keys) inside = Reflect.get(Object(inside), key)
  if (value === undefined) Reflect.deleteProperty(Object(inside), last)
  else Reflect.set(Object(inside), last, value)
  return broken
}

/** The pack after a change. */
export function changed(change: (broken: EuthiaPack) => void): EuthiaPack {
  const broken = structuredClone(whole)
  change(broken)
  return broken
}

export type Named = 'mapTiles' | 'encounterCards' | 'scenarioCards'

/** The path to a thing by its English name. */
export function pathTo(list: Named, name: string): string {
  const place = whole[list].findIndex((thing) => thing.name.en === name)
  expect(place, name).not.toBe(-1)
  return `${list}.${place}`
}

const named = <Thing extends { readonly name: { readonly en: string } }>(
  list: readonly Thing[],
  name: string,
): Thing => {
  const found = list.find((thing) => thing.name.en === name)
  if (found === undefined) throw new Error(`Nothing is called ${name}`)
  return found
}
export const tileOf = ({ mapTiles }: EuthiaPack, name: string) => named(mapTiles, name)
export const cardOf = ({ encounterCards }: EuthiaPack, name: string) => named(encounterCards, name)

export const coins = (n: number) => ({ op: 'gain', what: 'coins', n })
export const beast = (level: number, n: number) => ({ location: 'plain', monster: level, loot: [coins(n)] })
