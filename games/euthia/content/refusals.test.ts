import { checkData } from '@vyprava/kernel'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { houseSchema } from './house.ts'
import { assembled, type Op, type Tile } from './index.ts'

const { entries } = houseSchema
const parts = v.object({
  heroes: entries.heroes,
  tiles: entries.tiles,
  gems: entries.gems,
  essences: entries.essences,
})
const whole = v.parse(parts, assembled())
type Parts = typeof whole

const place = (name: string): number => whole.tiles.findIndex((tile) => tile.name.en === name)
const problemOf = (broken: unknown) => {
  const checked = checkData(parts, broken)
  return checked.ok ? null : checked.problem
}

/** The parts with something else at a place; undefined takes the field away. */
function withAt(path: string, value: unknown): unknown {
  const broken: unknown = structuredClone(whole)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let inside: unknown = broken
  for (const key of keys) inside = Reflect.get(Object(inside), key)
  if (value === undefined) Reflect.deleteProperty(Object(inside), last)
  else Reflect.set(Object(inside), last, value)
  return broken
}

/** The parts with a tile changed. */
function changed(name: string, change: (tile: Tile) => Partial<Tile>): Parts {
  const broken = structuredClone(whole)
  const at = place(name)
  Object.assign(broken.tiles[at], change(broken.tiles[at]))
  return broken
}

const hit = (n: number): readonly Op[] => [{ op: 'hit', n, sign: 'base' }]
const flat = (n: number): Tile['profile'] => [{ min: null, ops: hit(n) }]

test('our own parts are good', () => {
  expect(problemOf(whole)).toBeNull()
})

/** What is broken, where, by what, and what should have stood there. */
test.each<[string, string, string, unknown, RegExp]>([
  ['an unknown effect', 'Healing Potion', 'effects.0.do.0.op', 'explode', /heal/],
  ['an unknown timing', 'Healing Potion', 'effects.0.timing', 'tomorrow', /anytime/],
  ['an unknown cost', 'Psalm of Iron', 'effects.0.cost', { pay: 'teeth', n: 1 }, /"gaar"/],
  ['a missing name', 'Fire Staff', 'name.sk', undefined, /sk/],
  ['an empty story', 'Fire Staff', 'line.cs', ' ', /not empty/],
  ['a field that does not exist', 'Fire Staff', 'colour', 'red', /no such field/],
  ['a wrong id', 'Fire Staff', 'id', 9999, /its place in the list/],
  ['a personal tile of nobody', 'Fire Staff', 'hero', undefined, /hero exactly on personal/],
  ["a hero's common tile", 'Short Sword', 'hero', 'ael', /hero exactly on personal/],
  ['a personal tile without value', 'Fire Staff', 'value', undefined, /value exactly on personal/],
  ['a value on a common tile', 'Short Sword', 'value', 4, /value exactly on personal/],
  ['an ability in a shop', 'Short Sword', 'kind', 'ability', /abilities nowhere else/],
  ['a personal potion', 'Dodge', 'kind', 'potion', /weapon, shield or ability/],
  ['a resource in a shop', 'Short Sword', 'kind', 'resource', /exactly in mountains/],
  ['no resource in a mountain', 'Iron Ore', 'kind', 'potion', /exactly in mountains/],
  ['a tile of a shop without price', 'Short Sword', 'price', undefined, /a price/],
  ['a resource without sales', 'Iron Ore', 'sales', undefined, /sales exactly on resources/],
  ['a resource with a price', 'Iron Ore', 'price', { coins: 1 }, /no price/],
  ['an artifact for sale', 'Heart of Fire', 'sale', 3, /no sale of an artifact/],
  ['a sale above the price', 'Wooden Shield', 'sale', 3, /at most the price, 2/],
  ['a jewel for the head', 'Clover Ring', 'piece', 'helmet', /amulet or ring on jewels/],
  ['armour worn nowhere', 'Leather Helmet', 'piece', undefined, /a piece of armour/],
  ['armour of no kind', 'Leather Helmet', 'armour', undefined, /kind of armour exactly/],
  ['a gem on a potion', 'Lucky Tonic', 'gemSpaces', 1, /only on equipment/],
  ['an attack of a potion', 'Lucky Tonic', 'effects.0.timing', 'attack', /EU-835/],
  ['a First Strike of a plain ability', 'Ray of Dawn', 'effects.0.timing', 'firstStrike', /EU-834/],
  ['a weapon that never attacks', 'Flail', 'effects', [], /attack or firstStrike/],
  ['a First Strike ability without First Strike', 'First Light', 'effects', [], /timing firstStrike/],
  ['an attack without diagram', 'Flail', 'profile', undefined, /diagram exactly/],
  ['a diagram without attack', 'Dodge', 'profile', flat(2), /diagram exactly/],
  ['health for a moment', 'Leather Helmet', 'effects.0.timing', 'outside', /at the timing permanent/],
  ['healing for ever', 'Touch of Grace', 'effects.0.timing', 'permanent', /nothing else there/],
  [
    'a permanent effect for money',
    'Blessed Frame',
    'effects.0.cost',
    { pay: 'coins', n: 1 },
    /no cost and no condition/,
  ],
  [
    'a permanent effect now and then',
    'Blessed Frame',
    'effects.0.when',
    { when: 'set', n: 3 },
    /no condition/,
  ],
  ['a potion without end', 'Lucky Tonic', 'effects.0.consume', undefined, /consume exactly/],
  ['a ring that is eaten', 'Clover Ring', 'effects.0.consume', true, /consume exactly/],
  ['a weapon for one blow', 'Flail', 'effects.0.exhaust', undefined, /every combat round/],
  ['a shield for one blow', 'Wooden Shield', 'effects.0.exhaust', undefined, /every combat round/],
  ['an ability for ever', 'Feint', 'effects.0.exhaust', false, /exhaust false only/],
  ['walking in a fight', 'Lucky Tonic', 'effects.0.do', [{ op: 'mp', n: 1 }], /no op of the map/],
  ['too strong an attack', 'Ray of Dawn', 'profile', flat(5), /mean hits .* from 1.66 to 2.24/],
  ['too weak an attack', 'Oath of Steel', 'profile', flat(1), /mean hits .* from 4.3\d to 5.8/],
  ['too strong a First Strike', 'First Light', 'profile', flat(4), /mean hits/],
  ['too strong a personal weapon', 'Oxbreaker', 'profile', flat(4), /mean hits/],
  ['too strong a starting weapon', 'Fire Staff', 'profile', flat(3), /mean hits .* from 1.3 to 1.5/],
  ['too strong a defence', 'Dodge', 'effects.0.do.0.n', -5, /a defence for its value from 0.7 to 1.4/],
  ['too cheap an ability', 'Dodge', 'price.coins', 1, /a cost of 4 coins/],
  ['an early essence', 'Dodge', 'price', { coins: 2, essence: { kind: 'air', n: 1 } }, /below 20/],
  ['too strong a bought weapon', 'Flail', 'profile', flat(3), /mean hits .* from 1 to 1.6/],
  ['too cheap a weapon', 'Thunder Hammer', 'price.coins', 20, /a price from 3 to 12/],
  ['too strong a shield', 'Kite Shield', 'effects.0.do.0.n', -3, /taken away from 1 to 1/],
  ['too healthy a helmet', 'Leather Helmet', 'effects.0.do.0.n', 3, /1: health of leather helmet/],
  ['a light cuirass', 'Plate Cuirass', 'effects.0.do.1.n', -1, /-2: bags of plate cuirass/],
  ['too many gem spaces', 'Plate Helm', 'gemSpaces', 3, /1: gem spaces of plate helmet/],
  ['too dear a helmet', 'Leather Helmet', 'price.coins', 9, /a price from 2 to 3/],
  ['too rich a find', 'Purse of Coins', 'effects.0.do.0.n', 20, /a find worth in coins from 3 to 5/],
  ['too poor a find', 'Crown Diamonds', 'effects.0.do.1.n', 1, /worth in coins from 10 to 14/],
])('%s is refused: %s, %s', (_what, name, field, value, expected) => {
  const path = `tiles.${place(name)}.${field}`
  const problem = problemOf(withAt(path, value))
  expect(problem?.expected).toMatch(expected)
  // The tile, or its field that is to blame.
  const tile = `tiles.${place(name)}`
  expect([tile, `${tile}.${field.split('.')[0]}`]).toContain(problem?.path.split('.').slice(0, 3).join('.'))
})

/** Faults of the whole list name the list and say what is missing in it. */
test.each<[string, () => unknown, RegExp]>([
  ['a copy too many', () => changed('Iron Ore', () => ({ count: 9 })), /25 tiles of the source "mountain"/],
  [
    'a scroll for a potion',
    () => changed('Lucky Tonic', () => ({ kind: 'scroll' })),
    /tiles of the kind "scroll" from "merchant"/,
  ],
  [
    'gloves for boots',
    () => changed('Leather Boots', () => ({ piece: 'gloves' })),
    /4 gloves of leather from "merchant"/,
  ],
  ["another hero's tile", () => changed('Dodge', () => ({ hero: 'dral' })), /22 personal tiles of "dral"/],
  [
    'a starting tile too many',
    () => changed('Dodge', () => ({ value: null })),
    /2 starting tiles of "keleia"/,
  ],
  [
    'a start without attack',
    () =>
      changed('Fire Staff', ({ effects }) => ({
        effects: effects.map((effect) => ({ ...effect, timing: 'firstStrike' })),
      })),
    /a starting weapon or attack ability of "maeldur"/,
  ],
  ['a lonely tile', () => changed('Dodge', () => ({ value: 10 })), /two tiles of "keleia" with the value 7/],
  [
    'a pair of one role',
    () => {
      const broken = changed('Duck Under', () => ({ value: 7 }))
      broken.tiles[place('Twin Fangs')].value = 2
      return broken
    },
    /two tiles of "keleia" with the value 7 and different roles/,
  ],
  ['a tile for solitaires only', () => changed('Dodge', () => ({ players: 'solo' })), /value 7/],
  [
    'a role too rare',
    () => changed('Veil of Light', () => ({ effects: [{ timing: 'anytime', do: [{ op: 'heal', n: 3 }] }] })),
    /3 to 4 defences of "ael"/,
  ],
])('%s is refused', (_what, broken, expected) => {
  const problem = problemOf(broken())
  expect(problem?.expected).toMatch(expected)
  expect(problem?.path).toMatch(/^tiles\b/)
})

test('discounts that make trade pay for itself are refused', () => {
  const problem = problemOf(withAt(`tiles.${place('Haggler’s Ring')}.effects.0.do.0.n`, 2))
  expect(problem).toMatchObject({ path: `tiles.${place('Wooden Shield')}.sale` })
  expect(problem?.expected).toMatch(/at most 0, the price with all discounts/)
})

test('tiles that make each other ready are refused', () => {
  const again = changed('Second Wind', () => ({
    effects: [{ timing: 'anytime', do: [{ op: 'ready', kind: 'equipment', n: 1 }] }],
  }))
  expect(problemOf(again)?.expected).toMatch(/no ready on a tile of a kind that others make ready/)
})

test('costs on nearly every tile of a hero are refused', () => {
  const broken = structuredClone(whole)
  for (const tile of broken.tiles) {
    if (tile.hero !== 'ael' || tile.kind !== 'ability') continue
    tile.effects = tile.effects.map((effect) =>
      effect.timing === 'permanent' ? effect : { ...effect, cost: { pay: 'gaar', n: 1 } },
    )
  }
  expect(problemOf(broken)?.expected).toMatch(/about a third of the tiles of "ael"/)
})

test.each<[string, string, unknown, RegExp]>([
  ['heroes in another order', 'heroes.0.key', 'dral', /"ael"/],
  [
    'an open slot too many',
    'heroes.2.slots.2',
    { kind: 'hand' },
    /3 slots of the kind "hand", 2 of them open/,
  ],
  ['too much health', 'heroes.3.maxHealth', 12, /from 6 to 8/],
  ['Gaar slots of Skoldur', 'heroes.4.gaarSlots', 4, /0/],
  ['too few Dwurt slots', 'heroes.4.dwurtSlots', 4, /5/],
  ['gems in another order', 'gems.0.key', 'ruby', /"amethyst"/],
  ['too many demonites', 'gems.6.count', 15, /10 of "demonite"/],
  ['too few essences', 'essences.3.count', 14, /15 of "fire"/],
])('%s are refused', (_what, path, value, expected) => {
  const problem = problemOf(withAt(path, value))
  expect(problem?.expected).toMatch(expected)
  expect(`${path}.`).toContain(`${problem?.path}.`)
})
