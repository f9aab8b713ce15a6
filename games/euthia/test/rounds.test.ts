import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { addToReserve, draw, gainCards } from '../rules/decks.ts'
import { newTile } from '../rules/setup.ts'
import type { Deck, Euthia } from '../rules/state.ts'
import { pack, printed, SLOT, tile } from './pack.ts'
import { asked, game, listed, ofType, play, refused } from './play.ts'
import { Loaded, listen, midTurn } from './position.ts'

const card = (type: string): number => pack.chaosCards.findIndex((face) => face.type === type)
const CURSE = card('curse')
const AMBUSH = card('ambush')
const FRENZY = card('frenzy')

/** Ends the turn in progress, keeping nothing. */
function endTurn(state: Euthia): void {
  play(state, { type: 'endTurn' })
  if (state.agenda.at(-1)?.step === 'keep') play(state, { type: 'done' })
}

describe('rounds', () => {
  rule(['EU-201', 'EU-219'], 'everybody takes a turn in each round, from the starting player on', () => {
    const state = midTurn(3)
    const turns: number[] = []
    for (let i = 0; i < 6; i++) {
      turns.push(asked(state), state.round)
      endTurn(state)
    }
    expect(turns).toEqual([0, 1, 1, 1, 2, 1, 0, 2, 1, 2, 2, 2])
  })

  rule('EU-220', 'the game ends after the rounds of the scenario', () => {
    const state = midTurn(2)
    for (let turns = 0; turns < 3 * 2; turns++) {
      expect(state.ended).toBeNull()
      endTurn(state)
    }
    expect(state.ended).toBe('rounds')
    expect(game.deciders(state)).toEqual([])
    expect(game.refusal(state, 0, { type: 'endTurn' })?.rule).toBe('EU-220')
  })

  rule(
    ['EU-202', 'EU-205', 'EU-215', 'EU-216'],
    'three tokens each round, and one that was kept: never more than four',
    () => {
      const state = midTurn(2)
      play(state, { type: 'walk', action: 0 })
      play(state, { type: 'endTurn' })
      expect(refused(state, { type: 'keep', action: 0 })).toBe('EU-215 noToken')
      expect(ofType(state, 'keep').map(({ action }) => action)).toEqual([1, 2])
      play(state, { type: 'keep', action: 2 })
      expect(state.players[0].tokens).toEqual([0, 0, 1])
      endTurn(state)
      expect(state.players[0].tokens).toEqual([1, 1, 2])
      expect(state.players[1].tokens).toEqual([1, 1, 1])
      play(state, { type: 'endTurn' })
      play(state, { type: 'keep', action: 2 })
      expect(state.players[0].tokens).toEqual([0, 0, 1])
    },
  )

  rule(
    ['EU-203', 'EU-204', 'EU-R04'],
    'at the start of a round all tiles are ready and all gems active',
    () => {
      const state = midTurn(2)
      const owned = (): ReturnType<typeof newTile> => ({
        ...newTile(tile('leather-helmet')),
        exhausted: 1,
        gems: [{ gem: 1, active: 0 }],
      })
      const [player] = state.players
      player.slots[SLOT.helmet] = owned()
      player.bags.push(owned())
      player.revealed.push(owned())
      endTurn(state)
      expect(player.slots[SLOT.helmet]?.exhausted).toBe(1)
      endTurn(state)
      for (const tiles of [player.slots[SLOT.helmet], player.bags[0], player.revealed[0]])
        expect([tiles?.exhausted, tiles?.gems]).toEqual([0, [{ gem: 1, active: 1 }]])
    },
  )

  rule(['EU-1211', 'EU-1304'], 'alone the reserve grows with each round, together with each turn', () => {
    const alone = midTurn(1)
    endTurn(alone)
    expect([alone.round, alone.silverReserve.length]).toEqual([2, 1])
    const together = midTurn(2, { mode: 'cooperative' })
    endTurn(together)
    expect(together.silverReserve).toHaveLength(1)
    endTurn(together)
    expect(together.silverReserve).toHaveLength(2)
  })
})

describe('turns', () => {
  rule(['EU-207', 'EU-229'], 'only the player whose turn it is is asked', () => {
    const state = midTurn(2)
    expect(game.deciders(state)).toEqual([0])
    expect(refused(state, { type: 'endTurn' }, 1)).toBe('EU-229 notYourTurn')
    expect(listed(state)).toContainEqual({ type: 'endTurn' })
  })

  rule(
    ['EU-209', 'EU-210', 'EU-213', 'EU-301', 'EU-212'],
    'any token gives its movement points, they add up',
    () => {
      const state = midTurn(2)
      play(state, { type: 'walk', action: 1 })
      play(state, { type: 'walk', action: 2 })
      expect([state.players[0].mp, state.players[0].tokens]).toEqual([4, [1, 0, 0]])
      expect(refused(state, { type: 'walk', action: 1 })).toBe('EU-209 noToken')
      expect(refused(state, { type: 'walk', action: 7 })).toBe('EU-209 noToken')
    },
  )

  rule('EU-214', 'movement points, granted actions and minecarts are lost at the end of a turn', () => {
    const state = midTurn(2)
    Object.assign(state.players[0], { mp: 3, granted: [1, 1, 1], minecarts: 1 })
    endTurn(state)
    expect([state.players[0].mp, state.players[0].granted, state.players[0].minecarts]).toEqual([
      0,
      [0, 0, 0],
      0,
    ])
  })

  rule(
    ['EU-217', 'EU-222', 'EU-945'],
    'at the end of a turn encounters turn up cards, as far as they last',
    () => {
      const state = midTurn(2)
      state.encounters[0] = { deck: [5, 3], open: [1] }
      state.encounters[1] = { deck: [], open: [8] }
      endTurn(state)
      expect(state.encounters[0]).toEqual({ deck: [5], open: [1, 3] })
      expect(state.encounters[1]).toEqual({ deck: [], open: [8] })
    },
  )
})

describe('piles', () => {
  rule(['EU-221', 'EU-R19'], 'a pile is rebuilt the moment its last card leaves it', () => {
    const random = new Loaded()
    const deck: Deck = { draw: [1], discard: [2, 3] }
    expect(draw(deck, random)).toBe(1)
    expect(deck.draw.toSorted()).toEqual([2, 3])
    expect(deck.discard).toEqual([])
    const late: Deck = { draw: [1], discard: [] }
    expect(draw(late, random)).toBe(1)
    late.discard.push(4)
    expect(draw(late, random)).toBe(4)
    expect(draw(late, random)).toBe(-1)
  })

  rule('EU-1217', 'alone and together discarded silver and gold go under their draw pile', () => {
    for (const state of [midTurn(1), midTurn(2, { mode: 'cooperative' })]) {
      const [player] = state.players
      const top = card('mending')
      state.gold.draw = [top]
      player.hand = [FRENZY]
      play(state, { type: 'cashGold', card: FRENZY })
      expect([state.gold.draw, state.gold.discard, player.coins]).toEqual([[FRENZY, top], [], 3])
    }
  })

  rule(
    ['EU-1212', 'EU-1213', 'EU-1214', 'EU-R82'],
    'each card drawn adds one to the reserve; four silver become a gold one',
    () => {
      const state = midTurn(1)
      gainCards(printed, state, 0, 'silver', 3, listen())
      expect([state.players[0].hand.length, state.silverReserve.length, state.goldReserve.length]).toEqual([
        3, 3, 0,
      ])
      const top = state.silverReserve.slice()
      addToReserve(printed, state, 'silver', 2, listen())
      expect([state.silverReserve.length, state.goldReserve.length]).toEqual([1, 1])
      expect(state.silverReserve).not.toBe(top)
      const table = midTurn(2)
      gainCards(printed, table, 0, 'gold', 1, listen())
      expect(table.goldReserve).toEqual([])
    },
  )

  rule('EU-226', 'cards drawn are told to their owner alone', () => {
    const state = midTurn(3)
    const turn = listen()
    gainCards(printed, state, 1, 'gold', 2, turn)
    expect(turn.secrets[0].seats).toEqual([1])
    expect(turn.events).toEqual([{ type: 'cardsDrawnHidden', player: 1, metal: 1, count: 2 }])
  })
})

describe('hands', () => {
  rule(['EU-227', 'EU-R94'], 'four silver cards make a gold one; of more the player chooses', () => {
    const state = midTurn(2)
    const [player] = state.players
    player.hand = [CURSE, CURSE, AMBUSH]
    expect(refused(state, { type: 'swapSilver' })).toBe('EU-227 noSuchCard')
    player.hand = [CURSE, CURSE, AMBUSH, AMBUSH]
    play(state, { type: 'swapSilver' })
    expect(player.hand.map((id) => pack.chaosCards[id].metal)).toEqual(['gold'])
    expect(state.silver.discard.toSorted()).toEqual([CURSE, CURSE, AMBUSH, AMBUSH])
    player.hand = [CURSE, CURSE, CURSE, AMBUSH, AMBUSH]
    play(state, { type: 'swapSilver' })
    expect(refused(state, { type: 'discardCard', card: FRENZY })).toBe('EU-227 noSuchCard')
    for (const id of [CURSE, AMBUSH, AMBUSH, CURSE]) play(state, { type: 'discardCard', card: id })
    expect(player.hand[0]).toBe(CURSE)
    expect(player.hand).toHaveLength(2)
  })

  rule(['EU-228', 'EU-229'], 'more than five cards are settled at once, out of turn too', () => {
    const state = midTurn(2)
    state.players[1].hand = [CURSE, CURSE, AMBUSH, FRENZY, FRENZY]
    gainCards(printed, state, 1, 'silver', 1, listen())
    expect(game.deciders(state)).toEqual([1])
    expect(refused(state, { type: 'discardCard', card: 99 })).toBe('EU-228 noSuchCard')
    play(state, { type: 'discardCard', card: FRENZY })
    expect(state.players[1].hand).toHaveLength(5)
    expect(game.deciders(state)).toEqual([0])
  })

  rule(['EU-228', 'EU-1216'], 'the exchange settles the limit as well', () => {
    const state = midTurn(2)
    state.players[0].hand = [CURSE, CURSE, AMBUSH, AMBUSH, FRENZY]
    gainCards(printed, state, 0, 'gold', 1, listen())
    play(state, { type: 'swapSilver' })
    expect(state.players[0].hand).toHaveLength(3)
    expect(state.agenda.map(({ step }) => step)).toEqual(['main'])
  })

  rule(['EU-751', 'EU-1215', 'EU-R84'], 'cards are sold alone and together only', () => {
    const table = midTurn(2)
    table.players[0].hand = [CURSE, CURSE, AMBUSH, AMBUSH, FRENZY]
    expect(refused(table, { type: 'cashGold', card: FRENZY })).toBe('EU-751 notNow')
    expect(refused(table, { type: 'cashSilver' })).toBe('EU-751 notNow')
    const together = midTurn(2, { mode: 'cooperative' })
    together.players[0].hand = [CURSE, CURSE, AMBUSH, AMBUSH, FRENZY]
    play(together, { type: 'cashSilver' })
    expect([together.players[0].coins, together.players[0].hand]).toEqual([3, [FRENZY]])
    together.players[0].hand = [CURSE, CURSE, AMBUSH, AMBUSH]
    play(together, { type: 'swapSilver' })
    expect(together.goldReserve).toHaveLength(1)
  })
})

describe('Dwurt', () => {
  const skoldur = (): Euthia => midTurn(2, { hero1: 'skoldur' })

  rule('EU-1404', 'Gaar becomes Dwurt at any time, for those who use it', () => {
    const state = skoldur()
    expect(refused(state, { type: 'brew' })).toBe('EU-1404 noGaar')
    state.players[0].gaar = 1
    play(state, { type: 'brew' })
    expect([state.players[0].gaar, state.players[0].dwurt]).toEqual([0, 6])
    expect(refused(midTurn(2), { type: 'brew' })).toBe('EU-1404 notNow')
  })

  rule(['EU-1412', 'EU-R10'], 'the die acts at the end of each turn and returns to 0', () => {
    const after = (face: number) => {
      const state = skoldur()
      const [player] = state.players
      Object.assign(player, { dwurtDie: face, rep: 5, dwurt: 0 })
      endTurn(state)
      return [player.dwurt, player.hand.length, player.rep, player.maxHealth - player.health, player.dwurtDie]
    }
    expect([0, 1, 2, 3, 4, 5].map(after)).toEqual([
      [1, 0, 5, 0, 0],
      [0, 1, 5, 0, 0],
      [0, 2, 5, 1, 0],
      [1, 3, 4, 2, 0],
      [1, 1, 4, 4, 0],
      [2, 1, 4, 6, 0],
    ])
    const ael = midTurn(2)
    endTurn(ael)
    expect(ael.players[0].dwurt).toBe(0)
  })

  rule(['EU-1413', 'EU-R90'], 'a death by the die costs one reputation, and the turn is over', () => {
    const state = skoldur()
    const [player] = state.players
    Object.assign(player, { dwurtDie: 5, rep: 5, health: 3, field: 0 })
    endTurn(state)
    expect([player.rep, player.health, player.field]).toEqual([3, player.maxHealth, 3])
    expect(game.deciders(state)).toEqual([1])
  })

  rule(['EU-1414', 'EU-R79'], 'its cards add nothing to the reserves', () => {
    const state = midTurn(2, { hero1: 'skoldur', mode: 'cooperative' })
    state.players[0].dwurtDie = 3
    endTurn(state)
    expect(state.players[0].hand).toHaveLength(3)
    expect(state.silverReserve).toHaveLength(1)
  })
})
