import { countOf, idIsIndex, part } from '@vyprava/kernel'
import * as v from 'valibot'
import {
  campFields,
  distinct,
  enoughBasicCards,
  halfHome,
  leadersPerFaction,
  ownAbilities,
  ownLeaders,
  setsOfSix,
  sevenAndSix,
} from './checks.ts'
import { effect } from './effects.ts'
import { FACTIONS, MACHINE_KINDS, TERRAINS } from './lists.ts'
import { machineStep } from './machine-steps.ts'

const { id, slug, text, whole } = part

/** Animate and inanimate masculine, feminine, neuter: what Czech and Slovak sentences agree with. */
const GENDERS = ['ma', 'mi', 'f', 'n'] as const

/** The name of somebody, in the four cases that our sentences need. */
const inflected = v.strictObject({
  nom: text,
  gen: text,
  acc: text,
  ins: text,
  gender: v.picklist(GENDERS),
})
const name = v.strictObject({ cs: inflected, sk: inflected, en: v.strictObject({ nom: text }) })
/** A sentence or a title: the same form everywhere. */
const line = v.strictObject({ cs: text, sk: text, en: text })

const faction = v.picklist(FACTIONS)
const terrain = v.picklist(TERRAINS)

const leader = v.strictObject({
  id,
  faction,
  initial: v.pipe(v.string(), v.regex(/^\p{Lu}$/u, 'one capital letter')),
  name,
  line,
})

const ability = v.strictObject({ id, key: slug, faction, effect, title: line })

const defender = v.strictObject({
  id,
  faction,
  /** The leader whose initial the card bears, or null on a basic card. */
  leader: v.nullable(id),
  terrain,
  ap: whole(1, 6),
  ability: id,
  name,
  line,
})

/** The three hexes of a side, clockwise as in the slots of the board, and which of them start polluted. */
const side = v.strictObject({
  terrains: v.strictTuple([terrain, terrain, terrain]),
  polluted: v.pipe(v.array(whole(0, 2)), distinct('hexes')),
})
const tile = v.strictObject({ id, sides: v.strictTuple([side, side]), title: line, line })

/** The arrow is printed at corner 0, between the sides 0 and 1. */
const factory = v.strictObject({
  id,
  vents: v.pipe(v.strictTuple([whole(0, 5), whole(0, 5), whole(0, 5)]), distinct('sides')),
  title: line,
  line,
})

const machineCard = v.strictObject({
  id,
  kind: v.picklist(MACHINE_KINDS),
  hard: v.boolean(),
  steps: v.pipe(v.array(machineStep), v.minLength(1, 'at least one step')),
  title: line,
  line,
})

/** The size of the hand that each field shows when it is uncovered, from the left. */
const track = (camps: number) => v.pipe(v.array(whole(1, 12)), campFields(camps))

/** What is printed on the cards, tiles and boards of Defenders. Ids are places in the lists, from 0. */
export const packSchema = v.pipe(
  v.strictObject({
    id: slug,
    version: part.version,
    leaders: v.pipe(v.array(leader), countOf(8, 'leaders'), idIsIndex(), leadersPerFaction()),
    abilities: v.pipe(v.array(ability), v.minLength(1, 'at least one ability'), idIsIndex()),
    defenders: v.pipe(v.array(defender), countOf(72, 'Defenders'), idIsIndex(), setsOfSix(), halfHome()),
    tiles: v.pipe(v.array(tile), countOf(12, 'habitat tiles'), idIsIndex()),
    factories: v.pipe(v.array(factory), countOf(6, 'factory tiles'), idIsIndex()),
    machineCards: v.pipe(
      v.array(machineCard),
      countOf(13, 'machine cards'),
      idIsIndex(),
      sevenAndSix(),
      enoughBasicCards(),
    ),
    /** The six faces of the injury die. */
    die: v.pipe(v.array(whole(0, 2)), countOf(6, 'faces')),
    /** The support tracks of the two sides of a faction board. */
    tracks: v.strictObject({ twoOrThree: track(5), four: track(4) }),
    /** Rim hexes whose border shows a mech, numbered clockwise from the eastern corner. */
    borderMechs: v.pipe(v.array(whole(0, 17)), distinct('rim hexes')),
    /** How many pollution tokens the box has; shown, never a limit. */
    pollutionTokens: whole(1, 200),
  }),
  ownLeaders(),
  ownAbilities(),
)

export type Inflected = v.InferOutput<typeof inflected>
export type Name = v.InferOutput<typeof name>
export type Line = v.InferOutput<typeof line>
export type LeaderCard = v.InferOutput<typeof leader>
export type Ability = v.InferOutput<typeof ability>
export type DefenderCard = v.InferOutput<typeof defender>
export type HabitatTile = v.InferOutput<typeof tile>
export type FactoryTile = v.InferOutput<typeof factory>
export type MachineCard = v.InferOutput<typeof machineCard>
export type DefendersPack = v.InferOutput<typeof packSchema>

export * from './effects.ts'
export * from './lists.ts'
export * from './machine-steps.ts'
