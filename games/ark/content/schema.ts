import { blame, type Fault, part } from '@vyprava/kernel'
import * as v from 'valibot'
import { parseMap } from '../maps/text.ts'
import { MOST_HEXES } from '../rules/actions.ts'
import { chartFrom } from '../rules/chart.ts'
import { GENERATED } from '../rules/options.ts'
import { CHARACTERS, POWERS, STARTS } from '../rules/vocabulary.ts'

const { slug, text, whole } = part

/** What is printed on every sheet besides the map. */
const sheet = v.strictObject({
  counterSlots: whole(1, 99),
  hintSlots: v.array(whole(1, 99)),
  timeBonusPerSlot: whole(0, 99),
  hintValue: whole(0, 99),
  diamondValue: whole(0, 99),
  challengeValue: whole(0, 99),
})

const character = v.strictObject({
  id: v.picklist(CHARACTERS),
  start: v.picklist(STARTS),
  power: v.picklist(POWERS),
})

/** A map as the lines of its drawing; a name of its own is needed only for maps that are not ours. */
const map = v.strictObject({
  id: slug,
  name: v.exactOptional(v.strictObject({ cs: text, sk: text, en: text })),
  lines: v.array(v.string()),
})

const distinctIds = <Item extends { readonly id: string }>() =>
  blame<Item[]>((list) => {
    const index = list.findIndex(({ id }, place) => list.findIndex((other) => other.id === id) < place)
    return index < 0
      ? null
      : { at: [index, 'id'], found: list[index].id, expected: 'an id that no other of the list has' }
  })

const printed = v.strictObject({
  id: slug,
  version: part.version,
  sheet,
  characters: v.pipe(v.array(character), v.minLength(1, 'at least one character'), distinctIds()),
  maps: v.pipe(v.array(map), v.minLength(1, 'at least one map'), distinctIds()),
  standardMap: slug,
})

export type ArkPack = v.InferOutput<typeof printed>

/** Every map can be read and lets every character start somewhere. */
const playable = blame<ArkPack>(({ characters, maps, standardMap }) => {
  if (maps.every(({ id }) => id !== standardMap)) {
    return { at: ['standardMap'], found: standardMap, expected: 'the id of one of the maps' }
  }
  for (const [index, { id, lines }] of maps.entries()) {
    if (id === GENERATED) {
      return { at: ['maps', index, 'id'], found: id, expected: 'another id: that one names maps of seeds' }
    }
    const fault = faultOfMap(lines, characters)
    if (fault !== null) return { at: ['maps', index, 'lines'], found: fault.found, expected: fault.expected }
  }
  return null
})

function faultOfMap(lines: readonly string[], characters: ArkPack['characters']): Omit<Fault, 'at'> | null {
  const parsed = parseMap(lines.join('\n'))
  if (!parsed.ok) {
    const { path, found, expected } = parsed.problem
    return { found, expected: `${expected} (${path})` }
  }
  const hexes = parsed.value
  if (hexes.length > MOST_HEXES) return { found: hexes.length, expected: `at most ${MOST_HEXES} hexes` }
  const { starts } = chartFrom(hexes)
  const homeless = characters.find(({ start }) => starts[start].length === 0)
  return homeless === undefined
    ? null
    : { found: 'none', expected: `a start hex (${homeless.start}) for the ${homeless.id}` }
}

/** What is printed for Ark: sheets, characters, maps. Characters are named by their place in the list. */
export const packSchema = v.pipe(printed, playable)
