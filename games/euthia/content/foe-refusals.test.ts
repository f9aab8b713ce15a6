import { checkData } from '@vyprava/kernel'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hunted } from './card-checks.ts'
import { houseSchema } from './house.ts'
import { assembled } from './index.ts'

const { entries } = houseSchema
/** The hostile part of a pack; checking the whole of it each time would take long. */
const parts = v.pipe(
  v.object({
    monsters: entries.monsters,
    elites: entries.elites,
    bounties: entries.bounties,
    chaosCards: entries.chaosCards,
    combatCards: entries.combatCards,
    elementals: entries.elementals,
    healing: entries.healing,
    movement: entries.movement,
  }),
  hunted(),
)
const whole = v.parse(parts, assembled())

const LISTS = { monsters: whole.monsters, elites: whole.elites, bounties: whole.bounties }
type Named = keyof typeof LISTS
const place = (list: Named, name: string): number => LISTS[list].findIndex((item) => item.name.en === name)

/** Our pack with something else at a place; undefined takes the field away. */
function broken(path: string, value: unknown): unknown {
  const pack: unknown = structuredClone(whole)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let inside: unknown = pack
  for (const key of keys) inside = Reflect.get(Object(inside), key)
  if (value === undefined) Reflect.deleteProperty(Object(inside), last)
  else Reflect.set(Object(inside), last, value)
  return pack
}
function problemOf(pack: unknown) {
  const checked = checkData(parts, pack)
  return checked.ok ? null : checked.problem
}

const wound = (n: number) => ({ op: 'wound', n, sign: 'base' })
const rep = (n: number) => ({ op: 'gain', what: 'rep', n })
const clock = (n: number) => ({ op: 'clover', n, until: 'clock' })

test.each<[string, Named, string, string, unknown, RegExp]>([
  ['an unknown effect', 'monsters', 'Peat Imp', 'profile.1.ops.0.op', 'explode', /"wound"/],
  ['a missing translation', 'monsters', 'Peat Imp', 'name.sk', undefined, /sk/],
  ['an empty story', 'elites', 'Crooktusk', 'line.en', '', /not empty/],
  ['a monster of level 4', 'monsters', 'Peat Imp', 'level', 4, /from 1 to 3/],
  ['a diagram that falls', 'monsters', 'Peat Imp', 'profile.3.ops', [wound(1)], /more wounds than 2/],
  ['a diagram that stands still', 'monsters', 'Peat Imp', 'profile.2.ops', [wound(1)], /more wounds than 1/],
  ['rows out of order', 'monsters', 'Peat Imp', 'profile.2.min', 5, /ascending order/],
  ['too tough a monster', 'monsters', 'Peat Imp', 'vitality', 9, /from 3 to 5/],
  ['too strong a blow', 'monsters', 'Peat Imp', 'profile.3.ops', [wound(6)], /from 2 to 3 wounds/],
  ['too weak a blow', 'monsters', 'Bone Tyrant', 'profile.3.ops', [], /more wounds than 4/],
  ['a gold card too early', 'monsters', 'Peat Imp', 'gold', 1, /from 0 to 0/],
  ['too much chaos', 'monsters', 'Sand Worm', 'chaos', 3, /from 0 to 2/],
  ['too many Gaar', 'monsters', 'Lone Wolf', 'gaar', 2, /from 0 to 1/],
  ['too high a penalty', 'monsters', 'Crag Harpy', 'clover', -4, /from -2 to 0/],
  [
    'too dangerous a monster',
    'monsters',
    'Troll under the Bridge',
    'vitality',
    10,
    /a danger from 0.4 to 1.1/,
  ],
  ['a symbol of elites', 'monsters', 'Sand Worm', 'profile.3.ops.1', clock(-1), /0 kinds of special symbols/],
  ['a wound with a sign', 'monsters', 'Sand Worm', 'profile.3.ops.0.sign', 'plus', /wounds without sign/],
  ['a strange symbol', 'monsters', 'Sand Worm', 'profile.3.ops.1', rep(1), /clover with a clock/],
  ['a foe that gives coins', 'monsters', 'Sand Worm', 'lasting', [rep(1)], /monsterHeal/],
  ['a reward for the famous', 'monsters', 'Peat Imp', 'reward.max', 40, /15/],
  ['a reward for beginners', 'monsters', 'Bone Tyrant', 'reward.min', 0, /5/],
  ['too high a reward', 'monsters', 'Peat Imp', 'reward.ops.0.n', 5, /from 1 to 2 reputation/],
  ['reputation alone', 'monsters', 'Peat Imp', 'reward.ops', [rep(1)], /something besides reputation/],
  ['too tough an elite', 'elites', 'Crooktusk', 'vitality', 12, /from 6 to 8/],
  ['a clock of level 1', 'elites', 'Crooktusk', 'profile.3.ops.1', clock(-1), /0 kinds of special/],
  ['too long a clock', 'elites', 'Thunderbeard', 'profile.3.ops.1', clock(-5), /clover -1 to -3/],
  ['an elite without symbol', 'elites', 'Hollow Armour', 'profile.3.ops', [wound(5)], /1 kinds of special/],
  ['death too soon', 'elites', 'Judge of the Last Stroke', 'profile.4.min', 13, /death only from 15 on/],
  ['a lair on a trader', 'bounties', 'The Lost Pilgrims', 'lair.what', 'trade', /"mountain" or "lake"/],
  ['a lair in the late church', 'bounties', 'The Broken Oath', 'lair.what', 'church', /only at level 1/],
  ['too low a bounty', 'bounties', 'The Broken Oath', 'reward.0.n', 1, /4 reputation at level 2/],
  ['a bounty with too little', 'bounties', 'The Broken Oath', 'reward', [rep(4)], /a reward of level 2/],
  ['an elite of another level', 'bounties', 'The Broken Oath', 'elite', 0, /an elite of level 2/],
  ['an elite that is not there', 'bounties', 'The Broken Oath', 'elite', 77, /an elite of level 2/],
  ['an elite wanted twice', 'bounties', 'The Broken Oath', 'elite', 12, /without another bounty/],
])('%s is refused: %s, %s, %s', (_what, list, name, field, value, expected) => {
  const at = `${list}.${place(list, name)}`
  const problem = problemOf(broken(`${at}.${field}`, value))
  expect(problem?.expected).toMatch(expected)
  expect([at, `${at}.${field.split('.')[0]}`]).toContain(problem?.path.split('.').slice(0, 3).join('.'))
})

test.each<[string, string, unknown, RegExp]>([
  ['cards in another order', 'chaosCards.0.type', 'venom', /"curse"/],
  ['a gold curse', 'chaosCards.0.metal', 'gold', /"silver"/],
  ['too many curses', 'chaosCards.0.count', 9, /8/],
  ['a curse before the wrong roll', 'chaosCards.0.timing', 'beforeMonsterRoll', /"beforeHeroRoll"/],
  ['an ambush that shrinks', 'chaosCards.1.fields.1.0.n', 1, /at least as much "hare"/],
  ['an ambush that forgets', 'chaosCards.1.fields.1', [], /at least as much "hare"/],
  ['frenzy of two fields', 'chaosCards.3.fields', [[], []], /3 fields on gold/],
  ['Venom for solitaires', 'chaosCards.2.soloOnly', true, /Mind Control alone/],
  ['Soul Control for all', 'chaosCards.5.competitiveOnly', false, /Soul Control alone/],
  ['an unknown effect of a card', 'chaosCards.4.fields.0.0.op', 'sing', /"hare"/],
  ['a missing name of a card', 'chaosCards.4.name.cs', undefined, /cs/],
  ['a combat card twice', 'combatCards.7', { left: 1, right: 1, gaar: 2, chaos: 2 }, /no other card/],
  ['Gaar on a high throw', 'combatCards.35.gaar', 1, /0/],
  ['too little chaos', 'combatCards.35.chaos', 1, /2/],
  ['elementals in another order', 'elementals.0.key', 'fire', /"air"/],
  ['a harmless elemental', 'elementals.0.profile.0.ops', [], /woundSelf in the lowest row/],
  ['a jealous elemental', 'elementals.1.profile.4.ops', [], /at least 1 essences of earth/],
  ['a stingy elemental', 'elementals.1.profile.5.ops.0.n', 1, /2 essences of earth/],
  ['an unknown rate', 'healing.church', 0, /from 1 to 9/],
  ['too long a stride', 'movement.mine', 9, /from 1 to 4/],
])('%s: refused at %s', (_what, path, value, expected) => {
  const problem = problemOf(broken(path, value))
  expect(problem?.expected).toMatch(expected)
  expect(`${path}.`).toContain(`${problem?.path}.`)
})

const JUDGE = place('elites', 'Judge of the Last Stroke')
const HOLLOW = place('elites', 'Hollow Armour')
const BEARD = place('elites', 'Thunderbeard')

/** A level too many or too few; the list is named, for no single card is to blame. */
test.each<[string, () => unknown, RegExp]>([
  ['a monster less', () => ({ ...whole, monsters: whole.monsters.slice(0, -1) }), /40 monsters/],
  [
    'a monster of the wrong level',
    () => ({
      ...whole,
      monsters: whole.monsters.map((monster, id) => (id === 20 ? { ...whole.monsters[0], id } : monster)),
    }),
    /14 of level 1/,
  ],
  [
    'an immune one too few',
    () =>
      broken(`elites.${HOLLOW}`, {
        ...whole.elites[HOLLOW],
        immune: false,
        vitality: 12,
        profile: whole.elites[BEARD].profile,
      }),
    /1 immune/,
  ],
  [
    'nobody who kills at once',
    () =>
      broken(
        `elites.${JUDGE}.profile`,
        whole.elites[JUDGE].profile.filter(({ ops }) => !ops.some(({ op }) => op === 'killHero')),
      ),
    /killHero on one elite, of level 3/,
  ],
  [
    'lairs of one type',
    () =>
      broken(`bounties.${place('bounties', 'The Lost Pilgrims')}.lair`, { type: 'beside', what: 'treasure' }),
    /3 lairs of the type "on" at level 1/,
  ],
])('%s is refused', (_what, pack, expected) => {
  const problem = problemOf(pack())
  expect(problem?.expected).toMatch(expected)
  expect(problem?.path).toMatch(/^(monsters|elites|bounties)/)
})

test('the whole pack is refused for the same reasons', () => {
  const pack = v.parse(houseSchema, assembled())
  const twice = pack.bounties.map((bounty) => (bounty.id === 1 ? { ...bounty, elite: 0 } : bounty))
  const checked = checkData(houseSchema, { ...pack, bounties: twice })
  expect(checked.ok ? null : checked.problem).toMatchObject({ path: 'bounties.1.elite' })
})
