import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ARMOUR_PIECES, assembled, HEROES, type Op, packSchema, type Source, type Tile } from './index.ts'

const { entries } = packSchema
const parts = v.object({
  heroes: entries.heroes,
  tiles: entries.tiles,
  gems: entries.gems,
  essences: entries.essences,
})
const { heroes, tiles, gems, essences } = v.parse(parts, assembled())
const named = (name: string): Tile => {
  const found = tiles.filter((tile) => tile.name.en === name)
  expect(found, name).toHaveLength(1)
  return found[0]
}
const from = (source: Source): Tile[] => tiles.filter((tile) => tile.source === source)
const hitsAt = ({ profile = [] }: Tile, strength: number): number => {
  const row = profile.findLast(({ min }) => min === null || strength >= min)
  return (row?.ops ?? []).reduce((sum, op) => sum + (op.op === 'hit' ? op.n : 0), 0)
}
const permanent = (tile: Tile): readonly Op[] =>
  tile.effects.filter(({ timing }) => timing === 'permanent').flatMap((effect) => effect.do)

describe('what the rules tell of single tiles', () => {
  test('boards: health 6 for Maeldur, five Dwurt slots and no Gaar slots for Skoldur', () => {
    expect(
      heroes.map(({ key, maxHealth, gaarSlots, dwurtSlots }) => [key, maxHealth, gaarSlots, dwurtSlots]),
    ).toEqual([
      ['ael', 7, 4, 0],
      ['dral', 8, 4, 0],
      ['keleia', 7, 4, 0],
      ['maeldur', 6, 4, 0],
      ['skoldur', 8, 0, 5],
      ['taesiri', 6, 4, 0],
    ])
  })

  test('Fire Staff: strength 9 gives 2 hits, 10 gives 3', () => {
    const staff = named('Fire Staff')
    expect([staff.hero, staff.value, hitsAt(staff, 9), hitsAt(staff, 10)]).toEqual(['maeldur', null, 2, 3])
  })

  test('Feint: two timings, both with a set of three', () => {
    const { hero, effects } = named('Feint')
    expect(hero).toBe('keleia')
    expect(effects.map(({ timing, when }) => [timing, when])).toEqual([
      ['aroundMonsterRoll', { when: 'set', n: 3 }],
      ['beforeHeroRoll', { when: 'set', n: 3 }],
    ])
  })

  test('Aiming is clover +2; Dodge is hare -2 after the roll of the monster', () => {
    expect(named('Aiming').effects).toEqual([{ timing: 'afterHeroRoll', do: [{ op: 'clover', n: 2 }] }])
    expect(named('Dodge').effects).toEqual([{ timing: 'afterMonsterRoll', do: [{ op: 'hare', n: -2 }] }])
  })

  test('Silence bars cards before the hero roll; Sleep wards off what lies on it', () => {
    expect(named('Silence')).toMatchObject({
      hero: 'taesiri',
      effects: [
        { timing: 'beforeHeroRoll', do: [{ op: 'denyCards', what: 'all', until: 'nextMonsterAttack' }] },
      ],
    })
    expect(named('Sleep')).toMatchObject({
      hero: 'taesiri',
      effects: [{ timing: 'permanent', do: [{ op: 'ward', kinds: 'onTile' }] }, { do: [{ op: 'imbue' }] }],
    })
  })

  test('Skoldur has tiles of value 0 that are not starting tiles', () => {
    expect(
      from('hero')
        .filter(({ value }) => value === 0)
        .map(({ hero }) => hero),
    ).toEqual(['skoldur', 'skoldur'])
  })

  test('the set amulet heals 2 with a set of three, 1 more with four', () => {
    expect(named('Regimental Amulet').effects).toEqual([
      { timing: 'anytime', when: { when: 'set', n: 3 }, do: [{ op: 'heal', n: 2 }] },
      { timing: 'anytime', when: { when: 'set', n: 4 }, do: [{ op: 'heal', n: 1 }] },
    ])
  })

  test('dragon gloves: two permanent values of 2, an effect once a round, two gem spaces', () => {
    const gloves = named('Dragon Gloves')
    expect(permanent(gloves)).toEqual([
      { op: 'maxHealth', n: 2 },
      { op: 'slots', kind: 'gaar', n: 2 },
    ])
    expect(gloves.effects.filter(({ timing }) => timing === 'outside')).toHaveLength(1)
    expect(gloves.gemSpaces).toBe(2)
  })

  test('seen prices', () => {
    const seen = ['Wooden Shield', 'Scroll of Leaping', 'Lucky Tonic', 'Iron-Bound Chest', 'Dragon Cuirass']
    expect(seen.map((name) => [named(name).price?.coins, named(name).sale])).toEqual([
      [2, 1],
      [2, 1],
      [3, 2],
      [5, 4],
      [11, 6],
    ])
    expect(named('Short Sword')).toMatchObject({ sale: 4, profile: [{ min: null }, { min: 3 }, { min: 7 }] })
    expect(named('Scroll of Passage').effects[0].do).toEqual([{ op: 'teleport', n: 3 }])
    expect(named('Healing Potion')).toMatchObject({
      price: { coins: 1 },
      sale: 1,
      effects: [{ timing: 'anytime', do: [{ op: 'heal', n: 3 }], consume: true }],
    })
  })

  test('resources: the raw diamond and the raw sapphire', () => {
    expect(named('Raw Diamond').sales?.[0]).toEqual([
      { op: 'gain', what: 'coins', n: 2 },
      { op: 'gain', what: 'rep', n: 3 },
    ])
    expect(named('Raw Sapphire').sales?.[0]).toEqual([{ op: 'gain', what: 'coins', n: 4 }])
  })

  test('gems and essences do what the rules say of them', () => {
    const gem = (key: string) => gems.find((one) => one.key === key)?.effects
    expect(gem('emerald')).toEqual([{ timing: 'afterHeroRoll', do: [{ op: 'clover', n: 1 }] }])
    expect(gem('demonite')).toEqual([{ timing: 'anytime', do: [{ op: 'gain', what: 'gold', n: 1 }] }])
    expect(gem('ruby')).toEqual([{ timing: 'permanent', do: [{ op: 'maxHealth', n: 1 }] }])
    expect(essences[0].effects).toEqual([
      { timing: 'beforeMonsterRoll', do: [{ op: 'removeMonsterDie', n: 1 }], consume: true },
    ])
    expect(essences[3].effects[0].timing).toBe('beforeHeroRoll')
  })

  test('Maeldur in leather helmet, leather guards with a ruby and mail gloves has a health of 11', () => {
    const health = (tile: Tile): number =>
      permanent(tile).reduce((sum, op) => (op.op === 'maxHealth' ? sum + op.n : sum), 0)
    expect(named('Leather Guards').gemSpaces).toBe(1)
    const worn = ['Leather Helmet', 'Leather Guards', 'Mail Mittens'].map((name) => health(named(name)))
    expect(heroes[HEROES.indexOf('maeldur')].maxHealth + worn.reduce((a, b) => a + b) + 1).toBe(11)
  })

  test('each kind of armour can be worn as a whole set', () => {
    for (const armour of ['leather', 'mail', 'plate', 'dragon']) {
      const worn = new Set(tiles.filter((tile) => tile.armour === armour).map(({ piece }) => piece))
      expect([...worn].sort()).toEqual([...ARMOUR_PIECES].sort())
    }
  })
})
