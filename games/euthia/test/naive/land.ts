import type { Element, EncounterKind, LocationKind } from '../../content/schema.ts'
import type { Pack } from '../../rules/printed.ts'
import type { Euthia } from '../../rules/state.ts'

/*
 * The land as the rulebook tells it, from coordinates and tokens alone: nothing of the rules is called. A field is
 * 4 × the place of its tile + N, SW, SE, centre.
 */

const CENTRE = 3
/** N, SW and SE of a tile with its base (Geometry). */
const HEXES = [
  [0, 0],
  [-1, 1],
  [0, 1],
] as const
const BESIDE = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const
const DESTROYED = 2

export interface Spot {
  readonly q: number
  readonly r: number
  readonly field: number
}

export class NaiveLand {
  readonly pack: Pack
  readonly state: Euthia
  readonly #spots = new Map<string, number>()

  constructor(pack: Pack, state: Euthia) {
    this.pack = pack
    this.state = state
    for (const [place] of state.map.tiles.entries())
      for (const [slot, [dq, dr]] of HEXES.entries())
        this.#spots.set(`${state.map.q[place] + dq},${state.map.r[place] + dr}`, 4 * place + slot)
  }

  tile(field: number): Pack['mapTiles'][number] {
    return this.pack.mapTiles[this.state.map.tiles[field >> 2]]
  }

  isCentre(field: number): boolean {
    return (field & CENTRE) === CENTRE
  }

  /** Every field of the map; centres only of special tiles (EU-320, EU-321). */
  get fields(): number[] {
    return this.state.map.tiles.flatMap((tile, place) => {
      const slots = this.pack.mapTiles[tile].special === undefined ? [0, 1, 2] : [0, 1, 2, 3]
      return slots.map((slot) => 4 * place + slot)
    })
  }

  /** The coordinates around a hex, with the field there or undefined. */
  #around(field: number): { readonly q: number; readonly r: number; readonly field: number | undefined }[] {
    const { map } = this.state
    const [dq, dr] = HEXES[field & CENTRE]
    const q = map.q[field >> 2] + dq
    const r = map.r[field >> 2] + dr
    return BESIDE.map(([bq, br]) => ({ q: q + bq, r: r + br, field: this.#spots.get(`${q + bq},${r + br}`) }))
  }

  /** Fields next to a field: six hexes and the own centre; a centre has the three hexes of its tile (EU-321). */
  next(field: number): number[] {
    const first = field - (field & CENTRE)
    if (this.isCentre(field)) return [first, first + 1, first + 2]
    const hexes = this.#around(field).flatMap((spot) => spot.field ?? [])
    return this.tile(field).special === undefined ? hexes : [...hexes, first + CENTRE]
  }

  /** The tile places that miss around a hex, by the coordinates of their bases (EU-304, EU-305, EU-312). */
  missing(field: number): Set<string> {
    const { map, mapRadius } = this.state
    if (map.stack.length === 0 || this.isCentre(field)) return new Set()
    const bases = this.#around(field).flatMap(({ q, r, field: there }) => {
      if (there !== undefined) return []
      const rest = (((q - r) % 3) + 3) % 3
      const base = rest === 0 ? { q, r } : rest === 1 ? { q: q + 1, r: r - 1 } : { q, r: r - 1 }
      const far = Math.max(Math.abs(base.q), Math.abs(base.r), Math.abs(base.q + base.r))
      return mapRadius > 0 && far > mapRadius ? [] : [`${base.q},${base.r}`]
    })
    return new Set(bases)
  }

  /** The vitality of nothing: rubble takes a field's location and monster (EU-1524, EU-1544). */
  #isDestroyed(field: number): boolean {
    return this.state.map.rubble[field] >= DESTROYED
  }

  hex(field: number): Pack['mapTiles'][number]['hexes'][number] | null {
    return this.isCentre(field) || this.#isDestroyed(field) ? null : this.tile(field).hexes[field & CENTRE]
  }

  location(field: number): LocationKind {
    return this.hex(field)?.location ?? 'plain'
  }

  element(field: number): Element | null {
    return this.hex(field)?.elemental ?? null
  }

  encounter(field: number): EncounterKind | null {
    if (this.#isDestroyed(field)) return null
    const { special } = this.tile(field)
    if (!this.isCentre(field)) return this.tile(field).hexes[field & CENTRE].encounter ?? null
    return special === 'fortress' || special === 'lord' ? special : null
  }

  tokens(field: number, seat: number): number {
    return this.state.map.interactions[field * this.state.players.length + seat]
  }

  /** EU-331: a symbol, and no hero, trade or interaction token of anybody. */
  hasMonster(field: number): boolean {
    const { map, players } = this.state
    if (this.hex(field)?.monster === undefined) return false
    const anyToken = players.some((_, seat) => this.tokens(field, seat) > 0)
    return map.heroTokens[field] < 0 && map.tradeTokens[field] < 0 && !anyToken
  }

  /** EU-322, EU-342: whether all hexes of the tile are liberated. */
  isOpen(field: number): boolean {
    const first = field - (field & CENTRE)
    return [first, first + 1, first + 2].every((hex) => !this.hasMonster(hex))
  }
}
