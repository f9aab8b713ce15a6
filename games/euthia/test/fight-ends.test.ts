import { Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { CHURCH } from '../rules/fields.ts'
import { NONE } from '../rules/state.ts'
import { bout, cardOf, type Setting, wounds } from './bout.ts'
import { rows } from './pack.ts'
import { game } from './play.ts'
import { lay } from './position.ts'

type Change = NonNullable<Setting['change']>
const TOUGH = { vitality: 40, profile: rows([]) }
const WEAK: Setting = { foe: { vitality: 2, profile: rows([]) }, player: { gaar: 0 } }
const DEADLY: Setting = { foe: { profile: rows([wounds(9)]), vitality: 5 }, player: { gaar: 0, mp: 1 } }
const three: Setting = { ...WEAK, seats: 3 }

describe('who plays the monster', () => {
  rule(['EU-610', 'EU-617'], 'of two the opponent', () => {
    expect(bout(WEAK, 1, 1).fight.controller).toBe(1)
  })

  rule(['EU-E09', 'EU-613', 'EU-614', 'EU-615'], 'control cards are turned up', () => {
    const change: Change = (state) => {
      state.control = { draw: [1, 2, 0, 0], discard: [] }
    }
    const fight = bout({ ...three, change }, 1, 1)
    expect([fight.fight.controller, fight.hero.control, fight.state.control]).toEqual([
      2,
      1,
      { draw: [1], discard: [0, 2] },
    ])
  })

  rule(
    ['EU-616', 'EU-R53'],
    'the deck is rebuilt while it holds a card of another, else chance decides',
    () => {
      const rebuilt = bout(
        { ...three, change: (state) => (state.control = { draw: [], discard: [2, 0] }) },
        1,
        1,
      )
      expect(rebuilt.fight.controller).toBe(2)
      const none = bout({ ...three, change: (state) => (state.control = { draw: [0], discard: [0] }) }, 1, 1)
      expect([none.hero.control, none.state.control]).toEqual([1, { draw: [], discard: [0] }])
      const { controller } = none.fight
      expect([1, 2]).toContain(controller)
      expect(none.events).toContainEqual({ type: 'controlled', player: controller, takeover: false })
    },
  )

  rule(['EU-611', 'EU-612', 'EU-R54'], 'takeovers are secret; one of those who offer pays', () => {
    const change: Change = ({ players }) => {
      for (const player of players) player.control = 1
    }
    const fight = bout({ ...three, change }, 1, 1)
    expect([fight.step, fight.asked]).toEqual(['takeover', [1, 2]])
    expect(fight.refused({ type: 'pass' }, 1)).toBe('EU-657 notNow')
    fight.as(2, { type: 'control', take: true })
    expect(fight.asked).toEqual([1])
    const offersSeenBy = (seat: number, seed: string) =>
      game.imagine(game.view(fight.state, seat), seat, new Random(seed)).agenda.at(-1)
    for (const seed of ['a', 'b', 'c'])
      expect(offersSeenBy(2, seed)).toMatchObject({ step: 'takeover', waiting: [1], offers: [2] })
    fight.as(1, { type: 'control', take: true }, 1, 1)
    const { controller } = fight.fight
    expect(fight.state.players.map(({ control }) => control)).toEqual(
      controller === 1 ? [1, 0, 1] : [1, 1, 0],
    )
    const alone = bout({ ...three, change }, 1, 1).as(1, { type: 'control', take: false })
    alone.as(2, { type: 'control', take: true })
    expect(alone.fight.controller).toBe(2)
  })
})

describe('the foe is met', () => {
  rule(['EU-620', 'EU-622', 'EU-623', 'EU-604'], 'its card, its cards and tokens', () => {
    const fight = bout({ foe: { silver: 2, gold: 1, chaos: 3, gaar: 2 }, player: { gaar: 0 } })
    expect(fight.fight).toMatchObject({ chaos: 3, gaar: 2, hope: 0, vitality: 40 })
    expect(fight.state.players[1].hand).toHaveLength(3)
    expect(fight.state.monsters[0].draw).not.toContain(fight.fight.foe)
  })

  rule(
    ['EU-R20'],
    'an empty deck sends for the next level, and without any monster the field is free',
    () => {
      const change =
        (from: number): Change =>
        (state) => {
          for (const deck of state.monsters.slice(0, from)) deck.draw = []
        }
      expect(bout({ ...WEAK, change: change(1) }, 1, 1).fight.level).toBe(2)
      expect(bout({ ...WEAK, change: change(2) }, 1, 1).fight.level).toBe(3)
      const free = bout({ ...WEAK, change: change(3) })
      expect([free.over, free.ops, free.state.map.heroTokens[6]]).toEqual([
        true,
        [[{ op: 'gain', what: 'coins', n: 1 }]],
        0,
      ])
    },
  )
})

describe('victory', () => {
  rule(
    ['EU-711', 'EU-713', 'EU-719', 'EU-E14', 'EU-E15', 'EU-721', 'EU-722'],
    'reward, trophy, loot, token',
    () => {
      const fight = bout(WEAK, 1, 1).attack(4, 4)
      expect([fight.step, fight.ops.length]).toEqual(['trophy', 1])
      fight.play({ type: 'trophy', keep: true })
      expect(fight.ops).toEqual([
        fight.printed.pack.monsters[fight.hero.trophies[0].id].reward.ops,
        [{ op: 'gain', what: 'coins', n: 1 }],
      ])
      expect([fight.step, fight.over, fight.state.map.heroTokens[6]]).toEqual(['main', true, 0])
    },
  )

  rule(['EU-711', 'EU-R55'], 'no reward outside the range of reputation; its bounds count', () => {
    const rewards = (rep: number) => bout({ ...WEAK, player: { gaar: 0, rep } }, 1, 1).attack(4, 4).ops.length
    expect([rewards(15), rewards(16)]).toEqual([1, 0])
  })

  rule(['EU-712'], 'a card that is not kept is discarded', () => {
    const fight = bout(WEAK, 1, 1).attack(4, 4)
    const { foe } = fight.fight
    fight.play({ type: 'trophy', keep: false })
    expect([fight.hero.trophies, fight.state.monsters[0].discard]).toEqual([[], [foe]])
  })

  rule(['EU-717', 'EU-718'], 'trade and interaction tokens', () => {
    const on = (key: string) => {
      const fight = bout(
        {
          ...WEAK,
          change: (state) => {
            const place = lay(state, key, 4, -2)
            state.players[0].field = 4 * place
          },
        },
        1,
        1,
      ).attack(4, 4)
      const { field } = fight.hero
      fight.play({ type: 'trophy', keep: false })
      const { heroTokens, tradeTokens, interactions } = fight.state.map
      return [heroTokens[field], tradeTokens[field], interactions[2 * field]]
    }
    expect(on('market1')).toEqual([NONE, 0, 0])
    expect(on('towers')).toEqual([NONE, 0, 0])
    expect(on('mine1')).toEqual([NONE, NONE, 2])
    expect(on('wild2')).toEqual([0, NONE, 0])
  })

  rule(['EU-R33'], 'the winner on a treasure is asked once', () => {
    const change: Change = (state) => {
      state.players[0].field = 4 * lay(state, 'find1', 4, -2) + 1
    }
    const found = bout({ ...WEAK, change }, 1, 1)
      .attack(4, 4)
      .play({ type: 'trophy', keep: false })
    expect(found.step).toBe('wonTreasure')
    found.play({ type: 'treasure' })
    expect(found.ops.at(-1)).toEqual([{ op: 'treasure', level: 1 }])
    const declined = bout({ ...WEAK, change }, 1, 1)
      .attack(4, 4)
      .play({ type: 'trophy', keep: false })
      .done()
    expect([declined.step, declined.state.map.emptied[declined.hero.field]]).toEqual(['main', 1])
  })

  rule(['EU-715', 'EU-R56'], 'too many cards of the monster-player, and of the winner', () => {
    const many = Array.from({ length: 6 }, () => 'curse' as const)
    const fight = bout({ ...WEAK, cards: many }, 1, 1).attack(4, 4)
    fight.hero.hand = [0, 0, 0, 0, 0, 0]
    const asked: string[] = []
    const { agenda } = fight.state
    agenda.push = (...items) => {
      asked.push(...items.map((item) => ('seat' in item ? `${item.step} ${item.seat}` : item.step)))
      return Array.prototype.push.apply(agenda, items)
    }
    fight.play({ type: 'trophy', keep: false })
    expect(asked.filter((step) => step.startsWith('handLimit'))).toEqual(['handLimit 0', 'handLimit 1'])
  })

  rule(
    ['EU-1009', 'EU-1010', 'EU-1011'],
    'an elite: its bounty whatever the reputation, no token, no loot',
    () => {
      const fight = bout({ ...WEAK, elite: true, player: { gaar: 0, rep: 60 } }, 1, 1).attack(4, 4)
      fight.play({ type: 'trophy', keep: true })
      expect(fight.ops).toEqual([fight.printed.pack.bounties[0].reward])
      expect([fight.hero.bounties, fight.hero.trophies]).toEqual([[0], [{ elite: 1, id: 0 }]])
      expect([fight.state.map.heroTokens[6], fight.state.eliteBeaten]).toEqual([NONE, 1])
    },
  )
})

describe('death in combat', () => {
  rule(
    ['EU-731', 'EU-733', 'EU-734', 'EU-735', 'EU-736', 'EU-738', 'EU-676', 'EU-E20'],
    'the card goes back, the hero revives in the church',
    () => {
      const fight = bout(DEADLY, 1, 1)
      const { hero, state } = fight
      expect([fight.over, fight.step]).toEqual([true, 'main'])
      expect([hero.field, hero.health, hero.mp, hero.gaar, hero.deaths]).toEqual([
        CHURCH,
        hero.maxHealth,
        0,
        3,
        1,
      ])
      expect([hero.hand.length, fight.printed.metalOf[hero.hand[0]]]).toEqual([1, 1])
      expect(state.players[1].won).toEqual([1, 0])
      expect(state.monsters[0].draw.at(-1)).toBe(fight.heard('fightLost')[0].foe)
      expect(state.players.map(({ knowsMonster }) => knowsMonster[0])).toEqual([1, 1])
      expect([state.map.heroTokens[6], hero.tokens]).toEqual([NONE, [1, 1, 1]])
      expect(hero.rep).toBe(0)
    },
  )

  rule(['EU-732', 'EU-708'], 'cards are discarded, hope converts', () => {
    const foe = { profile: rows([], [4, [wounds(9)]]), chaos: 1 }
    const fight = bout({ foe, cards: ['frenzy'], player: { gaar: 0 } })
    fight.fight.hope = 4
    fight.cards('frenzy', 1).done(5, 6)
    if (!fight.over) while (!fight.over) fight.pass()
    expect([fight.hero.gaar, fight.state.gold.discard]).toEqual([5, [cardOf('frenzy')]])
  })

  rule(['EU-1012'], 'an elite and its bounty stay open', () => {
    const fight = bout({ ...DEADLY, elite: true }, 1, 1)
    expect([fight.over, fight.state.bounty, fight.hero.bounties]).toEqual([true, 0, []])
  })

  rule(['EU-1014'], 'the symbols of elites: a clock, cards, healing, death', () => {
    const symbols = rows([
      { op: 'clover', n: -2, until: 'clock' },
      { op: 'gain', what: 'gold', n: 1 },
      { op: 'monsterHeal', n: 1 },
    ])
    const fight = bout({ foe: { ...TOUGH, profile: symbols }, elite: true, player: { gaar: 0 } }, 1, 1)
    expect(fight.state.players[1].hand).toHaveLength(1)
    fight.attack(4, 4, 1, 1)
    expect(fight.heard('heroStruck')[0]).toMatchObject({ strength: 6 })
    fight.attack(4, 4, 1, 1)
    expect(fight.heard('heroStruck')[1]).toMatchObject({ strength: 6 })
    const dead = bout({ foe: { profile: rows([{ op: 'killHero' }]) }, elite: true }, 1, 1)
    expect([dead.over || dead.pass().over, dead.hero.deaths]).toEqual([true, 1])
  })
})
