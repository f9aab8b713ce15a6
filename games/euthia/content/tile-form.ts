import type { Fault } from '@vyprava/kernel'
import type { Effect } from './effects.ts'
import { ARMOUR_PIECES, JEWEL_PIECES, type Source, type TileKind } from './lists.ts'
import type { Op } from './ops.ts'
import type { Tile } from './schema.ts'

/* What must hold for one tile by itself. */

const EQUIPMENT: readonly TileKind[] = ['weapon', 'shield', 'armour', 'jewel']
const USED_UP: readonly TileKind[] = ['scroll', 'potion', 'chest', 'flask', 'provisions', 'treasure']
const PERSONAL: readonly TileKind[] = ['weapon', 'shield', 'ability', 'firstStrike']
const SHOPS: readonly Source[] = ['merchant', 'alchemist', 'tower']
const SITES: readonly Source[] = ['mountain', 'lake', 'cave']

/** Ops that say how a board is, not what happens. */
const STANDING: readonly Op['op'][] = [
  'maxHealth',
  'bags',
  'slots',
  'container',
  'ward',
  'discount',
  'freeExchange',
  'noFee',
]

const fault = (at: Fault['at'], found: unknown, expected: string): Fault => ({ at, found, expected })
const strikesAt = (effects: readonly Effect[], timing: 'attack' | 'firstStrike'): number =>
  effects.findIndex((effect) => effect.timing === timing)

function sourceFault({ source, kind, hero, value, price }: Tile): Fault | null {
  const personal = source === 'hero'
  if (personal !== (hero !== undefined)) return fault(['hero'], hero, 'a hero exactly on personal tiles')
  if (personal !== (value !== undefined)) return fault(['value'], value, 'a value exactly on personal tiles')
  const ability = kind === 'ability' || kind === 'firstStrike'
  if (personal ? !PERSONAL.includes(kind) : ability) {
    return fault(['kind'], kind, 'a weapon, shield or ability on personal tiles, abilities nowhere else')
  }
  if (SITES.includes(source) !== (kind === 'resource')) {
    return fault(['kind'], kind, 'resources exactly in mountains, lakes and caves')
  }
  const priced = personal || SHOPS.includes(source)
  return priced && price === undefined ? fault(['price'], price, 'a price') : null
}

function saleFault({ kind, price, sale, sales }: Tile): Fault | null {
  if ((kind === 'resource') !== (sales !== undefined)) {
    return fault(['sales'], sales, 'sales exactly on resources')
  }
  if (kind === 'resource' && price !== undefined) return fault(['price'], price, 'no price on a resource')
  if (kind === 'artifact' && sale !== undefined) return fault(['sale'], sale, 'no sale of an artifact')
  return null
}

function pieceFault({ kind, piece, armour, gemSpaces }: Tile): Fault | null {
  const pieces: readonly string[] = kind === 'armour' ? ARMOUR_PIECES : kind === 'jewel' ? JEWEL_PIECES : []
  if (pieces.length > 0 !== (piece !== undefined) || (piece !== undefined && !pieces.includes(piece))) {
    return fault(['piece'], piece, 'a piece of armour on armour, an amulet or ring on jewels, else nothing')
  }
  if ((kind === 'armour') !== (armour !== undefined)) {
    return fault(['armour'], armour, 'a kind of armour exactly on armour')
  }
  return gemSpaces !== undefined && !EQUIPMENT.includes(kind)
    ? fault(['gemSpaces'], gemSpaces, 'gem spaces only on equipment')
    : null
}

function strikeFault({ kind, effects, profile }: Tile): Fault | null {
  const attack = strikesAt(effects, 'attack')
  const first = strikesAt(effects, 'firstStrike')
  if (attack >= 0 && kind !== 'weapon' && kind !== 'ability') {
    return fault(['effects', attack, 'timing'], 'attack', 'attacks only of weapons and abilities (EU-835)')
  }
  if (first >= 0 && kind !== 'weapon' && kind !== 'firstStrike') {
    const expected = 'First Strikes only of weapons and First Strike abilities (EU-834)'
    return fault(['effects', first, 'timing'], 'firstStrike', expected)
  }
  if (kind === 'weapon' && attack < 0 && first < 0) {
    return fault(['effects'], effects, 'an effect of timing attack or firstStrike')
  }
  if (kind === 'firstStrike' && first < 0) {
    return fault(['effects'], effects, 'an effect of timing firstStrike')
  }
  return (attack >= 0 || first >= 0) === (profile !== undefined)
    ? null
    : fault(['profile'], profile, 'a diagram exactly on what attacks')
}

function effectFault(kind: TileKind, effect: Effect): Fault | null {
  const { timing, consume, exhaust } = effect
  const permanent = timing === 'permanent'
  const stray = effect.do.findIndex(({ op }) => STANDING.includes(op) !== permanent)
  if (stray >= 0) {
    const expected = `${STANDING.join(', ')} at the timing permanent, and nothing else there`
    return fault(['do', stray, 'op'], effect.do[stray].op, expected)
  }
  if (permanent && (effect.cost ?? effect.when) !== undefined) {
    return fault(['timing'], timing, 'no cost and no condition of a permanent effect')
  }
  if (!permanent && USED_UP.includes(kind) !== (consume === true)) {
    return fault(['consume'], consume, `consume exactly on ${USED_UP.join(', ')}`)
  }
  const reusable =
    (kind === 'weapon' && (timing === 'attack' || timing === 'firstStrike')) ||
    (kind === 'shield' && timing === 'afterMonsterRoll')
  if (reusable && exhaust !== false) {
    return fault(['exhaust'], exhaust, 'exhaust false: weapons and shields are used in every combat round')
  }
  const guards = kind === 'weapon' && timing === 'afterMonsterRoll'
  const lays = effect.do.length > 0 && effect.do.every(({ op }) => op === 'imbue')
  return exhaust === false && !(permanent || reusable || guards || lays)
    ? fault(['exhaust'], exhaust, 'exhaust false only on weapons, shields, imbue and permanent effects')
    : null
}

/** What is wrong with a tile, from its own fields. */
export function tileFault(tile: Tile): Fault | null {
  const found = sourceFault(tile) ?? saleFault(tile) ?? pieceFault(tile) ?? strikeFault(tile)
  if (found !== null) return found
  for (const [place, effect] of tile.effects.entries()) {
    const inside = effectFault(tile.kind, effect)
    if (inside !== null) return { ...inside, at: ['effects', place, ...inside.at] }
  }
  return null
}
