import { Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { checkTable } from '../rules/options.ts'
import { chaosCardsFor, personalTiles } from '../rules/printed.ts'
import { chapterTiles, setUp } from '../rules/setup.ts'
import { mapTile, pack, printed, SLOT, tile } from './pack.ts'
import { game, play } from './play.ts'
import { HERO_ORDER, newState, options } from './position.ts'

const chapterOf = (id: number): number => pack.mapTiles[id].chapter
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

describe('scenario and table', () => {
  rule(['EU-101', 'EU-1201'], 'the scenario fixes rounds, map and starting coins; it is chosen first', () => {
    const state = newState(2, { scenario: 'settlements' })
    expect(state.scenario).toBe(1)
    expect(state.players.map(({ coins }) => coins)).toEqual([2, 2])
    expect(newState(2, { scenario: 'disaster', mode: 'cooperative' }).players[0].coins).toBe(3)
  })

  rule(
    ['EU-102', 'EU-1301'],
    'one player is alone, two to four compete or play together, as the scenario allows',
    () => {
      const check = (seats: number, chosen: Parameters<typeof options>[0]) =>
        checkTable(pack, { seats, options: options(chosen) })
      expect(check(1, {})).toBeNull()
      expect(check(2, {})).toBeNull()
      expect(check(4, { mode: 'cooperative' })).toBeNull()
      expect(check(1, { mode: 'competitive' })?.path).toBe('options.mode')
      expect(check(1, { mode: 'cooperative' })?.path).toBe('options.mode')
      expect(check(2, { mode: 'solo' })?.path).toBe('options.mode')
      expect(check(1, { mode: 'competitive' })?.expected).toMatch(/for one player$/)
      expect(check(2, { mode: 'solo' })?.expected).toMatch(/for several players$/)
      expect(check(2, { scenario: 'disaster' })).toBeNull()
      expect(check(2, { scenario: 'disaster', mode: 'competitive' })?.path).toBe('options.mode')
      expect(newState(2, { scenario: 'disaster' }).mode).toBe('cooperative')
      expect(newState(1).mode).toBe('solo')
      expect(newState(2).mode).toBe('competitive')
    },
  )

  rule('EU-115', 'everybody has a hero of their own', () => {
    const twice = checkTable(pack, { seats: 2, options: options({ hero1: 'dral', hero2: 'dral' }) })
    expect(twice?.path).toBe('options.hero2')
    expect(checkTable(pack, { seats: 2, options: options({ hero1: 'dral', hero3: 'dral' }) })).toBeNull()
    for (let seed = 0; seed < 20; seed++) {
      const state = setUp(printed, { seats: 4, options: options({ hero2: 'ael' }) }, new Random(`${seed}`))
      expect(new Set(state.players.map(({ hero }) => hero)).size).toBe(4)
      expect(state.players[1].hero).toBe(0)
    }
  })
})

describe('the map', () => {
  rule(
    ['EU-104', 'EU-361'],
    'the church tile is placed first; the one with the priest waits for its scenario',
    () => {
      const { map } = newState(2)
      expect([map.tiles, map.q, map.r]).toEqual([[mapTile('church')], [0], [0]])
      expect(map.stack).not.toContain(mapTile('priest'))
      const priestly = {
        ...pack,
        scenarios: pack.scenarios.map((scenario) => ({ ...scenario, priest: true })),
      }
      const state = setUp({ ...printed, pack: priestly }, { seats: 2, options: options() }, new Random('p'))
      expect(state.map.tiles).toEqual([mapTile('priest')])
      expect(state.map.stack).not.toContain(mapTile('church'))
    },
  )

  rule(
    ['EU-105', 'EU-112', 'EU-308'],
    'the lowest chapter is drawn first, each is shuffled on its own',
    () => {
      const { stack } = newState(3).map
      expect(stack.map(chapterOf)).toEqual(stack.map(chapterOf).toSorted((a, b) => b - a))
      expect(chapterOf(stack[stack.length - 1])).toBe(1)
      const orders = ['a', 'b', 'c', 'd'].map((seed) => newState(3, {}, seed).map.stack.slice(-3).join())
      expect(new Set(orders).size).toBeGreaterThan(1)
    },
  )

  rule(
    ['EU-106', 'EU-107', 'EU-108', 'EU-109', 'EU-111', 'EU-1202', 'EU-1302'],
    'all fixed tiles, two marked ones alone; encounter and general tiles by the table',
    () => {
      const count = (seats: number, mode: 'auto' | 'cooperative', chapter: number, cls: string) =>
        newState(seats, { mode }).map.stack.filter(
          (id) => chapterOf(id) === chapter && pack.mapTiles[id].cls === cls,
        ).length
      expect([1, 2].map((chapter) => count(1, 'auto', chapter, 'fixed'))).toEqual([2, 2])
      expect([1, 2].map((chapter) => count(2, 'auto', chapter, 'fixed'))).toEqual([3, 3])
      expect(count(2, 'cooperative', 1, 'fixed')).toBe(3)
      expect([1, 2, 3, 4].map((seats) => count(seats, 'auto', 1, 'general'))).toEqual([4, 4, 6, 8])
      expect([1, 2, 3, 4].map((seats) => count(seats, 'auto', 1, 'encounter'))).toEqual([1, 1, 2, 2])
      const alone = newState(1).map.stack.map((id) => pack.mapTiles[id])
      expect(alone.every(({ cls, soloFixed }) => cls !== 'fixed' || soloFixed === true)).toBe(true)
      const seen = new Set([...Array(12).keys()].flatMap((seed) => newState(2, {}, `${seed}`).map.stack))
      expect(seen.size).toBeGreaterThan(newState(2).map.stack.length)
    },
  )

  rule(['EU-110', 'EU-362'], 'scenario tiles belong to their scenario', () => {
    const own = (scenario: string) =>
      sorted(newState(2, { scenario }).map.stack.filter((id) => pack.mapTiles[id].cls === 'scenario'))
    expect(own('hunt')).toEqual([])
    expect(own('mirrezil')).toEqual(sorted([mapTile('legend2'), mapTile('legend3'), mapTile('lair')]))
    expect(own('disaster')).toEqual([mapTile('ruins')])
  })

  rule(['EU-E01', 'EU-R02', 'EU-R03'], 'numbers of tiles are data of the scenario, by players', () => {
    const groups = chapterTiles(printed, 1, 1, 3, 'competitive').map(({ count }) => count)
    expect(groups).toEqual([3, 1, 6, 0, 0, 0])
  })
})

describe('heroes', () => {
  rule(['EU-116', 'EU-121', 'EU-1401'], 'full health, four Gaar; five Dwurt in their place', () => {
    const state = newState(2, { hero1: 'maeldur', hero2: 'skoldur' })
    const [maeldur, skoldur] = state.players
    expect([maeldur.health, maeldur.maxHealth, maeldur.gaar, maeldur.dwurt]).toEqual([6, 6, 4, 0])
    expect([skoldur.gaar, skoldur.dwurt, skoldur.dwurtDie]).toEqual([0, 5, 0])
  })

  rule('EU-118', 'starting tiles lie on the slots of their kind', () => {
    const [ael] = newState(2).players
    expect(ael.slots[SLOT.hand]?.tile).toBe(tile('aelWeapon'))
    expect(ael.slots[SLOT.ability]?.tile).toBe(tile('aelAim'))
    expect(ael.slots.filter((slot) => slot !== null)).toHaveLength(2)
  })

  rule(['EU-119', 'EU-1415'], 'the other personal tiles are stacked by value, lowest first', () => {
    const [ael] = newState(2).players
    expect(ael.stack).toEqual([tile('aelRun'), tile('aelFight'), tile('aelSword'), tile('aelStrike')])
    expect(ael.revealed).toEqual([])
    const nought = {
      ...pack,
      tiles: pack.tiles.map((face, id) => (id === tile('aelSword') ? { ...face, value: 0 } : face)),
    }
    const { starting, stack } = personalTiles({ ...printed, pack: nought }, 0, 2)
    expect(starting).not.toContain(tile('aelSword'))
    expect(stack[0]).toBe(tile('aelSword'))
  })

  rule('EU-120', 'tiles marked for another number of players stay out', () => {
    const marked = {
      ...printed,
      pack: {
        ...pack,
        tiles: pack.tiles.map((face, id) => {
          if (id === tile('aelRun')) return { ...face, players: 'solo' as const }
          return id === tile('aelFight') ? { ...face, players: 'multi' as const } : face
        }),
      },
    }
    expect(personalTiles(marked, 0, 1).stack).not.toContain(tile('aelFight'))
    expect(personalTiles(marked, 0, 1).stack).toContain(tile('aelRun'))
    expect(personalTiles(marked, 0, 3).stack).toContain(tile('aelFight'))
    expect(personalTiles(marked, 0, 3).stack).not.toContain(tile('aelRun'))
  })

  rule('EU-122', 'nothing of heroes nobody chose is in play', () => {
    const state = newState(2)
    const personal = state.players.flatMap(({ stack, slots }) => [
      ...stack,
      ...slots.flatMap((slot) => slot?.tile ?? []),
    ])
    expect(personal.every((id) => ['ael', 'dral'].includes(pack.tiles[id].hero ?? ''))).toBe(true)
  })

  rule(
    ['EU-123', 'EU-124', 'EU-137', 'EU-R09'],
    'a starting player by lot, no reputation, coins from the scenario alone',
    () => {
      const starters = new Set([...Array(20).keys()].map((seed) => newState(3, {}, `${seed}`).starter))
      expect(starters.size).toBe(3)
      const state = newState(2)
      for (const player of state.players) {
        expect([player.rep, player.coins, player.bags, player.hand]).toEqual([0, 2, [], []])
      }
    },
  )
})

describe('piles', () => {
  rule(['EU-126', 'EU-R18'], 'each trade deck is shuffled, four tiles are offered', () => {
    const state = newState(2)
    expect(state.offers.map(({ length }) => length)).toEqual([4, 4, 4])
    for (const [trade, source] of (['merchant', 'alchemist', 'tower'] as const).entries())
      expect(sorted([...state.offers[trade], ...state.trade[trade].draw])).toEqual(printed.bySource[source])
    const orders = ['a', 'b', 'c'].map((seed) => newState(2, {}, seed).offers.join())
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  rule(
    ['EU-130', 'EU-131', 'EU-132'],
    'resources by site, treasures by level, monsters by level, all shuffled',
    () => {
      const state = newState(2)
      expect(state.resources.map(({ draw }) => sorted(draw))).toEqual([
        printed.bySource.mountain,
        printed.bySource.lake,
        printed.bySource.cave,
      ])
      expect(state.treasures.map(({ draw }) => sorted(draw))).toEqual([
        printed.bySource.treasure1,
        printed.bySource.treasure2,
        printed.bySource.treasure3,
      ])
      expect(state.monsters.map(({ draw }) => sorted(draw))).toEqual(printed.monstersOf)
    },
  )

  rule(['EU-103', 'EU-133', 'EU-1205'], 'cards for one mode stay out of the other', () => {
    const types = (competitive: boolean) => [
      ...new Set(chaosCardsFor(printed, 'gold', competitive).map((id) => pack.chaosCards[id].type)),
    ]
    expect(types(true)).toEqual(['frenzy', 'mending', 'soulControl'])
    expect(types(false)).toEqual(['frenzy', 'mending', 'mindControl'])
    const state = newState(2)
    expect([state.silver.draw.length, state.gold.draw.length]).toEqual([24, 24])
  })

  rule(
    ['EU-134', 'EU-1203'],
    'two control cards for each of three or four, none for fewer or together',
    () => {
      expect(newState(2).control.draw).toEqual([])
      expect(sorted(newState(3).control.draw)).toEqual([0, 0, 1, 1, 2, 2])
      expect(newState(3, { mode: 'cooperative' }).control.draw).toEqual([])
      expect(newState(1).control.draw).toEqual([])
    },
  )

  rule(['EU-136', 'EU-1204'], 'combat cards alone and together only', () => {
    expect(newState(2).combat.draw).toEqual([])
    expect(newState(1).combat.draw).toHaveLength(36)
    expect(newState(2, { mode: 'cooperative' }).combat.draw).toHaveLength(36)
  })

  rule(['EU-129', 'EU-942'], 'encounters wait until their place appears', () => {
    const state = newState(2)
    expect(state.encounters.every(({ deck, open }) => deck.length === 0 && open.length === 0)).toBe(true)
    expect(state.rewards).toEqual([[], [], []])
  })

  rule('EU-138', 'every pile has a discard pile of its own, empty at first', () => {
    const state = newState(2)
    const piles = [
      ...state.trade,
      ...state.resources,
      ...state.treasures,
      ...state.monsters,
      state.silver,
      state.gold,
    ]
    expect(piles.every(({ discard }) => discard.length === 0)).toBe(true)
    expect(new Set(piles.map(({ discard }) => discard)).size).toBe(piles.length)
  })
})

describe('the first turn', () => {
  rule(['EU-206', 'EU-R16'], 'a figure comes to the church at the beginning of its first turn', () => {
    const random = new Random('first')
    const state = game.setup({ seats: 2, options: options(HERO_ORDER) }, random)
    const [here, later] = [state.active, 1 - state.active]
    expect(state.players[here].field).toBe(3)
    expect(state.players[later].field).toBe(-1)
    play(state, { type: 'endTurn' })
    play(state, { type: 'done' })
    expect(state.players[later].field).toBe(3)
  })
})
