import * as v from 'valibot'
import { LETTERS } from '../compass/index.ts'
import { CHALLENGES, CHARACTERS, TERRAINS } from '../rules/vocabulary.ts'
import data from './stories/vyprava.json' with { type: 'json' }

const text = v.pipe(v.string(), v.regex(/\S/, 'a text that is not empty'))
const inThree = v.strictObject({ cs: text, sk: text, en: text })
/** A name in the cases that our sentences need. */
const inflected = v.strictObject({ nom: text, acc: text })
const thing = v.strictObject({ name: inThree, line: inThree })
const character = v.strictObject({
  name: v.strictObject({ cs: inflected, sk: inflected, en: v.strictObject({ nom: text }) }),
  line: inThree,
})

/** Names and a line of story each, by the rules' words; maps by their ids, and one for maps made by seeds. */
const storiesSchema = v.strictObject({
  characters: v.strictObject(v.entriesFromList(CHARACTERS, character)),
  parts: v.strictObject(v.entriesFromList(LETTERS, thing)),
  terrains: v.strictObject(v.entriesFromList([...TERRAINS, 'wreck'], thing)),
  challenges: v.strictObject(v.entriesFromList(CHALLENGES, thing)),
  maps: v.record(v.string(), thing),
})

export type Stories = v.InferOutput<typeof storiesSchema>
export type CharacterStory = v.InferOutput<typeof character>
export type Story = v.InferOutput<typeof thing>

let shipped: Stories | undefined

/** The names and stories of our own pack, checked at their first use. */
export function shippedStories(): Stories {
  shipped ??= v.parse(storiesSchema, data)
  return shipped
}
