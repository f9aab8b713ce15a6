import type { Random, Table } from '@vyprava/kernel'
import { readCode } from '../maps/code.ts'
import { hexesOf, UNNAMED } from '../maps/drawn.ts'
import { generateMap } from '../maps/generate.ts'
import { printMap } from '../maps/text.ts'
import { type ArkOptions, GENERATED, modeFor } from './options.ts'
import { hasPower, type Pack, type Printed } from './printed.ts'
import { newSheet } from './sheet.ts'
import type { Ark, Sheet } from './state.ts'
import { type Difficulty, NONE } from './vocabulary.ts'

/** Empty sheets; characters and identities when they are dealt (AR-102 to AR-112). */
export function setUp(printed: Printed, { seats, options }: Table<ArkOptions>, random: Random): Ark {
  const { difficulty, characters, challenges, wildSix } = options
  const map = mapFor(printed.pack, options.map, random)
  const { size } = printed.chartOf({ map })
  const state: Ark = {
    mode: modeFor(seats, options.mode),
    difficulty,
    wildSix,
    challenges,
    map,
    phase: characters === 'chosen' ? 'characters' : 'preparation',
    stage: 'before',
    turn: 0,
    active: NONE,
    named: NONE,
    die: false,
    move: [],
    movePaints: [],
    sheets: Array.from({ length: seats }, () => newSheet(size)),
    ended: null,
  }
  if (characters === 'dealt') {
    const deck = random.shuffle(printed.pack.characters.map((_, character) => character))
    state.sheets.forEach((sheet, seat) => {
      giveCharacter(printed, sheet, deck[seat], difficulty, random)
    })
  }
  return state
}

/** A map of the pack, one that the match's seed makes without touching its other chances, or somebody's own. */
function mapFor(pack: Pack, id: string, random: Random): string {
  if (id === GENERATED) return printMap(generateMap(random.derive('map')))
  const found = pack.maps.find((map) => map.id === id)
  if (found !== undefined) return found.lines.join('\n')
  const own = readCode(id)
  if (!own.ok) throw new Error(`The pack ${pack.id} has no map ${id}`)
  return printMap(hexesOf(own.map), own.map.name || UNNAMED)
}

/** A character with a rolled identity, and what the player owes until the sheet is ready (AR-104 to AR-110). */
export function giveCharacter(
  printed: Printed,
  sheet: Sheet,
  character: number,
  difficulty: Difficulty,
  random: Random,
): void {
  sheet.character = character
  sheet.identity = rollColour(random)
  sheet.usesHints = difficulty === 'easy'
  sheet.usesDiamonds = difficulty === 'easy'
  sheet.owesSystem = difficulty === 'medium'
  sheet.owesFields = hasPower(printed, sheet, 'threeFields') ? 3 : 1
  if (hasPower(printed, sheet, 'leap')) sheet.far = sheet.near.slice()
}

/** A d6 for a colour; a six is rolled again (AR-105). */
function rollColour(random: Random): number {
  let rolled = random.die(6)
  while (rolled === 6) rolled = random.die(6)
  return rolled - 1
}
