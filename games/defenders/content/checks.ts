import { blame } from '@vyprava/kernel'
import { FACTIONS, type Faction, type MachineKind, TERRAINS, type Terrain } from './lists.ts'

/** The number of the field that takes the first camp. */
export const FIRST_CAMP_NUMBER = 4

interface Leader {
  readonly faction: Faction
  readonly initial: string
}
interface Defender {
  readonly faction: Faction
  readonly leader: number | null
  readonly terrain: Terrain
  readonly ability: number
}
interface Card {
  readonly kind: MachineKind
  readonly hard: boolean
}

export const distinct = <List extends readonly number[]>(what: string) =>
  blame<List>((list) => {
    const at = list.findIndex((value, index) => list.indexOf(value) !== index)
    return at < 0 ? null : { at: [at], found: list[at], expected: `different ${what}` }
  })

/** A track has a field 4; it and the fields to its right hold the camps. */
export const campFields = (camps: number) =>
  blame<number[]>((fields) => {
    const from = fields.indexOf(FIRST_CAMP_NUMBER)
    return from >= 1 && fields.length - from === camps
      ? null
      : { at: [], found: fields, expected: `a field 4 (not the first one) with ${camps - 1} fields after it` }
  })

export const leadersPerFaction = <Item extends Leader>() =>
  blame<Item[]>((leaders) => {
    for (const faction of FACTIONS) {
      const own = leaders.filter((leader) => leader.faction === faction)
      if (own.length !== 2 || own[0].initial === own[1].initial) {
        return {
          at: [],
          found: own.map(({ initial }) => initial),
          expected: `two leaders of the faction "${faction}" with different initials`,
        }
      }
    }
    return null
  })

/** Each faction has six basic cards and six for each of its two leaders. */
export const setsOfSix = <Item extends Defender>() =>
  blame<Item[]>((cards) => {
    for (const faction of FACTIONS) {
      const sets = cardsBySet(cards, faction)
      const sizes = [...sets.values()].map((set) => set.length)
      if (sets.size !== 3 || !sets.has(null) || sizes.some((size) => size !== 6)) {
        return {
          at: [],
          found: sizes,
          expected: `six basic cards of the faction "${faction}" and six of each of its two leaders`,
        }
      }
    }
    return null
  })

/** Half of every deck shows the terrain of its faction. */
export const halfHome = <Item extends Defender>() =>
  blame<Item[]>((cards) => {
    for (const [place, faction] of FACTIONS.entries()) {
      const sets = cardsBySet(cards, faction)
      const home = (leader: number | null): number =>
        (sets.get(leader) ?? []).filter(({ terrain }) => terrain === TERRAINS[place]).length
      for (const leader of sets.keys()) {
        if (leader !== null && home(null) + home(leader) !== 6) {
          return {
            at: [],
            found: home(null) + home(leader),
            expected: `6 cards of ${TERRAINS[place]} in the deck of leader ${leader}`,
          }
        }
      }
    }
    return null
  })

function cardsBySet<Item extends Defender>(cards: Item[], faction: Faction): Map<number | null, Item[]> {
  const sets = new Map<number | null, Item[]>()
  for (const card of cards) {
    if (card.faction === faction) sets.set(card.leader, [...(sets.get(card.leader) ?? []), card])
  }
  return sets
}

/** A card's leader is one of its own faction. */
export const ownLeaders = <
  Pack extends { readonly leaders: readonly Leader[]; readonly defenders: readonly Defender[] },
>() =>
  blame<Pack>(({ leaders, defenders }) => {
    const at = defenders.findIndex(
      ({ leader, faction }) => leader !== null && leaders.at(leader)?.faction !== faction,
    )
    return at < 0
      ? null
      : {
          at: ['defenders', at, 'leader'],
          found: defenders[at].leader,
          expected: `the id of a leader of the faction "${defenders[at].faction}", or null`,
        }
  })

/** A card's ability is one of its own faction. */
export const ownAbilities = <
  Pack extends {
    readonly abilities: readonly { readonly faction: Faction }[]
    readonly defenders: readonly Defender[]
  },
>() =>
  blame<Pack>(({ abilities, defenders }) => {
    const at = defenders.findIndex(({ ability, faction }) => abilities.at(ability)?.faction !== faction)
    return at < 0
      ? null
      : {
          at: ['defenders', at, 'ability'],
          found: defenders[at].ability,
          expected: `the id of an ability of the faction "${defenders[at].faction}"`,
        }
  })

export const sevenAndSix = <Item extends Card>() =>
  blame<Item[]>((cards) => {
    const hard = cards.filter((card) => card.hard).length
    return hard === 6 ? null : { at: [], found: hard, expected: '7 basic and 6 hard cards' }
  })

/** Every hard card replaces a basic one of its kind. */
export const enoughBasicCards = <Item extends Card>() =>
  blame<Item[]>((cards) => {
    const count = (kind: MachineKind, hard: boolean): number =>
      cards.filter((card) => card.kind === kind && card.hard === hard).length
    const at = cards.findIndex(({ kind, hard }) => hard && count(kind, true) > count(kind, false))
    return at < 0
      ? null
      : {
          at: [at, 'kind'],
          found: cards[at].kind,
          expected: 'a kind with at least as many basic cards as hard ones',
        }
  })
