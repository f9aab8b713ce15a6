import { countOf, idIsIndex, part } from '@vyprava/kernel'
import * as v from 'valibot'
import { distinctFaces, perColour, rectangular, tight, usesAll } from './checks.ts'

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const
export const LAND_KINDS = ['meadow', 'woods', 'shore', 'highland', 'heath'] as const
export const ABILITIES = ['coin', 'flipCard', 'freeGap', 'replace', 'rotate', 'shift'] as const
const { id, slug, text, whole } = part

/** Animate and inanimate masculine, feminine, neuter: what Czech and Slovak sentences agree with. */
const GENDERS = ['ma', 'mi', 'f', 'n'] as const

/** A name in the four cases that our sentences need. `plural` for names such as "Lipové louky". */
const inflected = v.strictObject({
  nom: text,
  gen: text,
  acc: text,
  ins: text,
  gender: v.picklist(GENDERS),
  plural: v.exactOptional(v.literal(true)),
})
const name = v.strictObject({ cs: inflected, sk: inflected, en: v.strictObject({ nom: text }) })
const line = v.strictObject({ cs: text, sk: text, en: text })

/** Rows from the far side to the owner's: `X` required cell, `o` gap, `.` nothing. */
const shape = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[Xo.]{1,4}$/, 'one to four cells of X, o and .'))),
  v.minLength(1, 'one to four rows'),
  v.maxLength(4, 'one to four rows'),
  rectangular,
  v.check((rows) => rows.join('').split('X').length > 2, 'at least two X'),
  tight,
)

/** Two squares, each with its coins. Rows go from the scroll edge to the middle of the map. */
const coinRow = v.strictTuple([whole(0, 3), whole(0, 3)])

const land = v.strictObject({
  id,
  name,
  line,
  kind: v.picklist(LAND_KINDS),
  seed: text,
  coins: v.strictTuple([coinRow, coinRow, coinRow]),
})

const character = v.strictObject({ id, name, line, points: whole(0, 5), shape, icon: slug, seed: text })

const starter = v.strictObject({ ...character.entries, colour: v.picklist(COLOURS) })

const artifact = v.strictObject({
  id,
  name,
  line,
  ability: v.picklist(ABILITIES),
  price: whole(1, 9),
  points: whole(0, 3),
  icon: slug,
})

/** What is printed on the cards of Roam. Ids are places in the lists, from 0. */
export const packSchema = v.strictObject({
  id: slug,
  version: part.version,
  lands: v.pipe(v.array(land), countOf(43, 'lands'), idIsIndex()),
  characters: v.pipe(v.array(character), countOf(43, 'characters'), idIsIndex(), distinctFaces()),
  starters: v.pipe(v.array(starter), countOf(12, 'starting cards'), idIsIndex(), perColour(COLOURS, 3)),
  artifacts: v.pipe(v.array(artifact), countOf(24, 'artifacts'), idIsIndex(), usesAll(ABILITIES)),
  patrol: v.strictObject({ name, line, points: whole(0, 5) }),
})

export type Colour = (typeof COLOURS)[number]
export type LandKind = (typeof LAND_KINDS)[number]
export type Ability = (typeof ABILITIES)[number]
export type Inflected = v.InferOutput<typeof inflected>
export type Name = v.InferOutput<typeof name>
export type Line = v.InferOutput<typeof line>
export type Shape = v.InferOutput<typeof shape>
export type LandFace = v.InferOutput<typeof land>
export type CharacterFace = v.InferOutput<typeof character>
export type StarterCard = v.InferOutput<typeof starter>
export type Artifact = v.InferOutput<typeof artifact>
export type RoamPack = v.InferOutput<typeof packSchema>
