import { blame, type Fault } from '@vyprava/kernel'
import type { Cost } from './effects.ts'
import type { SlotKind, Source, TileKind } from './lists.ts'
import type { EncounterCard, Hero, Tile } from './schema.ts'

/* What the rules rely on in the lists of any pack. */

const at = (found: unknown, expected: string, ...place: (string | number)[]): Fault => ({
  at: place,
  found,
  expected,
})

/** A list in the order of its closed list: the rules know these things by their place. */
export const inOrder = <Item extends { readonly key: string }>(keys: readonly string[]) =>
  blame<Item[]>((list) => {
    const place = list.findIndex(({ key }, i) => key !== keys[i])
    return place < 0 ? null : at(list[place].key, `"${keys[place]}"`, place, 'key')
  })

/** The first fault of any tile, at its place. */
export const everyTile = (find: (tile: Tile) => Fault | null) =>
  blame<Tile[]>((tiles) => {
    for (const [place, tile] of tiles.entries()) {
      const found = find(tile)
      if (found !== null) return { ...found, at: [place, ...found.at] }
    }
    return null
  })

const SUPPLIES: readonly Source[] = ['healingPotion', 'provisions']

/** What never runs out has to be there at all (EU-858). */
export const supplies = () =>
  blame<Tile[]>((tiles) => {
    const missing = SUPPLIES.find((source) => tiles.every((tile) => tile.source !== source))
    return missing === undefined ? null : at(0, `a tile of the source "${missing}"`)
  })

const SLOT_OF: Readonly<Partial<Record<TileKind, SlotKind>>> = {
  weapon: 'hand',
  shield: 'hand',
  ability: 'ability',
  firstStrike: 'firstStrike',
}

function startFault({ key, slots }: Hero, tiles: readonly Tile[], players: 'solo' | 'multi'): Fault | null {
  const free = slots.flatMap(({ kind, lock }) => (lock === undefined ? [kind] : []))
  for (const [place, tile] of tiles.entries()) {
    if (tile.hero !== key || tile.value !== null) continue
    if (tile.players !== undefined && tile.players !== players) continue
    const wanted = SLOT_OF[tile.kind]
    const slot = wanted === undefined ? -1 : free.indexOf(wanted)
    if (slot < 0)
      return at(tile.kind, `a starting tile that fits an open slot of "${key}"`, 'tiles', place, 'kind')
    free.splice(slot, 1)
  }
  return null
}

/** Heroes begin with their starting tiles on their boards (EU-118). */
export const startingTiles = <
  Pack extends { readonly heroes: readonly Hero[]; readonly tiles: readonly Tile[] },
>() =>
  blame<Pack>(({ heroes, tiles }) => {
    for (const hero of heroes)
      for (const players of ['solo', 'multi'] as const) {
        const found = startFault(hero, tiles, players)
        if (found !== null) return found
      }
    return null
  })

/** What nobody has outside a fight, or without a tile of its own. */
const NEVER: readonly Cost['pay'][] = ['hope', 'chaos', 'discardSelf', 'essenceOnTile']

const canBeAsked = (cost: Cost): boolean =>
  cost.pay === 'all' || cost.pay === 'oneOf' ? cost.of.every(canBeAsked) : !NEVER.includes(cost.pay)

/** Quests ask for what a hero can bring. */
export const questForm = () =>
  blame<EncounterCard[]>((cards) => {
    const place = cards.findIndex(({ require }) => !canBeAsked(require))
    return place < 0 ? null : at(cards[place].require, 'something that a hero can bring', place, 'require')
  })
