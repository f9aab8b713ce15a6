import { FIRST_CAMP_NUMBER } from '../content/checks.ts'
import {
  type Effect,
  FACTIONS,
  type Faction,
  isReveal,
  type MachineKind,
  type MachineStep,
  TERRAINS,
  type Terrain,
} from '../content/schema.ts'

/** Fields of a pack that no rule reads: words and pictures. A match does not depend on them. */
export const UNREAD = ['name', 'line', 'title', 'initial'] as const

/** What the rules read of a content pack. */
export interface Pack {
  readonly id: string
  readonly leaders: readonly { readonly faction: Faction }[]
  readonly abilities: readonly { readonly effect: Effect }[]
  readonly defenders: readonly DefenderFace[]
  readonly tiles: readonly { readonly sides: readonly HabitatSide[] }[]
  readonly factories: readonly { readonly vents: readonly number[] }[]
  readonly machineCards: readonly MachineFace[]
  readonly die: readonly number[]
  readonly tracks: { readonly twoOrThree: readonly number[]; readonly four: readonly number[] }
  readonly borderMechs: readonly number[]
}

export interface DefenderFace {
  readonly faction: Faction
  readonly leader: number | null
  readonly terrain: Terrain
  readonly ap: number
  readonly ability: number
}

export interface HabitatSide {
  readonly terrains: readonly Terrain[]
  readonly polluted: readonly number[]
}

export interface MachineFace {
  readonly kind: MachineKind
  readonly hard: boolean
  readonly steps: readonly MachineStep[]
}

/** A support track as it is used with some number of players (DE-120 to DE-122). */
export interface Track {
  /** By field: the hand to draw up to when it is uncovered. */
  readonly hands: readonly number[]
  /** The field of the first camp; the others stand to its right, one on each. */
  readonly first: number
  readonly camps: number
}

/** A pack worked out for the rules: flat lists by card, and tables. */
export interface Printed {
  readonly pack: Pack
  /** By Defender. */
  readonly factionOf: readonly number[]
  readonly terrainOf: readonly number[]
  readonly apOf: readonly number[]
  readonly effectOf: readonly Effect[]
  /** Whether the ability is resolved at the reveal. */
  readonly reveals: readonly boolean[]
  /** By leader: the faction, and the 12 cards of the deck (DE-125). */
  readonly factionOfLeader: readonly number[]
  readonly decks: readonly (readonly number[])[]
  /** [tile * 6 + rotation] -> the directions of the vents, clockwise from the arrow (G10, DE-R57). */
  readonly vents: readonly (readonly number[])[]
  /** By number of players. */
  readonly tracks: readonly Track[]
}

/** Packs never change, so each is worked out once. */
const workedOut = new WeakMap<Pack, Printed>()

export function printedFrom(pack: Pack): Printed {
  const known = workedOut.get(pack)
  if (known !== undefined) return known
  const printed = workOut(pack)
  workedOut.set(pack, printed)
  return printed
}

function workOut(pack: Pack): Printed {
  const { defenders, leaders, factories } = pack
  const effectOf = defenders.map(({ ability }) => pack.abilities[ability].effect)
  return {
    pack,
    factionOf: defenders.map(({ faction }) => FACTIONS.indexOf(faction)),
    terrainOf: defenders.map(({ terrain }) => TERRAINS.indexOf(terrain)),
    apOf: defenders.map(({ ap }) => ap),
    effectOf,
    reveals: effectOf.map(isReveal),
    factionOfLeader: leaders.map(({ faction }) => FACTIONS.indexOf(faction)),
    decks: leaders.map(({ faction }, leader) => deckOf(defenders, faction, leader)),
    vents: factories.flatMap(({ vents }) => SIXTHS.map((rotation) => turnedVents(vents, rotation))),
    tracks: [0, 1, 2, 3, 4].map((players) => trackFor(pack, players)),
  }
}

const SIXTHS = [0, 1, 2, 3, 4, 5]

const deckOf = (defenders: readonly DefenderFace[], faction: Faction, leader: number): number[] =>
  defenders.flatMap((card, id) =>
    card.faction === faction && (card.leader === null || card.leader === leader) ? [id] : [],
  )

/** From the arrow at corner 0 the sides follow as 1, 2, 3, 4, 5, 0. */
const turnedVents = (vents: readonly number[], rotation: number): number[] =>
  vents.toSorted((a, b) => ((a + 5) % 6) - ((b + 5) % 6)).map((side) => (side + rotation) % 6)

/** With three players the last field of their side stays empty. */
function trackFor({ tracks }: Pack, players: number): Track {
  const hands = players === 4 ? tracks.four : tracks.twoOrThree
  const first = hands.indexOf(FIRST_CAMP_NUMBER)
  return { hands, first, camps: hands.length - first - (players === 3 ? 1 : 0) }
}

/** The track of the players of a game. */
export const trackOf = (printed: Printed, players: readonly unknown[]): Track =>
  printed.tracks[players.length]
