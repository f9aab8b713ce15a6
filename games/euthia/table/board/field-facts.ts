import type { Element, EncounterKind, LocationKind, Op, Special } from '../../content/schema.ts'
import { ELEMENTS } from '../../content/schema.ts'
import {
  elementAt,
  isOnMap,
  type Land,
  locationAt,
  mapTileAt,
  monsterAt,
  treasureAt,
} from '../../rules/fields.ts'
import { CENTRE, slotOf } from '../../rules/map.ts'
import type { Printed } from '../../rules/printed.ts'
import { NONE } from '../../rules/state.ts'

/** What lies on a field, as it is drawn and spoken. */
export interface FieldFacts {
  readonly field: number
  readonly location: LocationKind
  readonly element: Element | null
  readonly encounter: EncounterKind | null
  /** In the middle of a special tile: what stands there. */
  readonly special: Special | null
  /** The level of the monster that still holds it, 0 for none. */
  readonly monster: number
  readonly treasure: number
  readonly emptied: boolean
  readonly loot: readonly Op[]
  /** Owners of tokens, by player. */
  readonly hero: number | null
  readonly trade: number | null
  readonly deeds: readonly number[]
  readonly rubble: number
  readonly ward: boolean
  /** Under the middle of its tile something stands: what lies on the field moves up. */
  readonly crowded: boolean
}

const NO_LOOT: readonly Op[] = []

export function factsAt(printed: Printed, view: Land, field: number): FieldFacts {
  const { map, players } = view
  const { hexes, special } = mapTileAt(printed, map, field)
  const slot = slotOf(field)
  const hex = slot === CENTRE ? null : hexes[slot]
  const monster = monsterAt(printed, view, field)
  const element = elementAt(printed, map, field)
  return {
    field,
    location: locationAt(printed, map, field),
    element: element === NONE ? null : ELEMENTS[element],
    encounter: hex?.encounter ?? null,
    special: slot === CENTRE ? (special ?? null) : null,
    monster,
    treasure: treasureAt(printed, map, field),
    emptied: map.emptied[field] === 1,
    loot: monster > 0 ? (hex?.loot ?? NO_LOOT) : NO_LOOT,
    hero: map.heroTokens[field] === NONE ? null : map.heroTokens[field],
    trade: map.tradeTokens[field] === NONE ? null : map.tradeTokens[field],
    deeds: players.flatMap((_, player) =>
      new Array<number>(map.interactions[field * players.length + player]).fill(player),
    ),
    rubble: map.rubble[field],
    ward: map.wards[field] === 1,
    crowded: special !== undefined && slot === 0,
  }
}

/** All fields of the map in reading order: row by row, from west to east, a centre after the hex above it. */
export function fieldsOf(printed: Printed, { map }: Pick<Land, 'map'>): readonly number[] {
  const fields: { readonly field: number; readonly row: number; readonly x: number }[] = []
  for (let field = 0; field < map.tiles.length * 4; field++) {
    if (!isOnMap(printed, map, field)) continue
    const slot = slotOf(field)
    const place = field >> 2
    const [q, r] = [map.q[place], map.r[place]]
    const row = slot === 0 ? r : slot === CENTRE ? r + 0.5 : r + 1
    const x = slot === 1 ? q - 1 + (r + 1) / 2 : slot === 2 ? q + (r + 1) / 2 : q + r / 2
    fields.push({ field, row, x })
  }
  return fields.sort((a, b) => a.row - b.row || a.x - b.x).map(({ field }) => field)
}
