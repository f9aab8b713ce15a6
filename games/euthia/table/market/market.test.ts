import { describe, expect, test } from 'vitest'
import { asPlayer } from '../../texts/tools.ts'
import { SHIPPED } from '../packed.ts'
import { moments } from '../testing/moments.ts'
import { heldCards } from './held.ts'
import { ladderOf, missingFor } from './ladder.ts'
import { dealOf, priceOf } from './prices.ts'

const { printed, pack } = SHIPPED

describe('prices', () => {
  test('what is too dear cannot be bought, what is offered can be paid', () => {
    let seen = 0
    for (const { view, seat, actions, prompt } of moments(24, 260)) {
      const item = view.agenda.at(-1)
      if (prompt !== 'trade' || item?.step !== 'trade') continue
      const player = asPlayer(view.players[seat])
      const offered = actions.flatMap((action) => (action.type === 'buy' ? [action.place] : []))
      for (const [place, tile] of view.offers[item.trade].entries()) {
        const { missing } = priceOf(printed, player, tile, 'buy')
        if (offered.includes(place)) expect(missing).toBe(0)
        else if (missing > 0) seen += 1
      }
    }
    expect(seen).toBeGreaterThan(0)
  })

  test('abilities are learnt, weapons and shields bought', () => {
    for (const { view, seat, actions } of moments(24, 260)) {
      const { revealed } = view.players[seat]
      for (const action of actions) {
        if (action.type === 'learn') expect(dealOf(pack.tiles[revealed[action.place].tile])).toBe('learn')
        if (action.type === 'buyPersonal') expect(dealOf(pack.tiles[revealed[action.place].tile])).toBe('buy')
      }
    }
  })
})

describe('the ladder of personal tiles', () => {
  test('rungs rise, and every hidden and every open tile lies on one', () => {
    for (const { view, seat } of moments(12, 200)) {
      const player = view.players[seat]
      const rungs = ladderOf(printed, player)
      expect(rungs.every(({ value }, at) => at === 0 || value > rungs[at - 1].value)).toBe(true)
      expect(rungs.flatMap(({ hidden }) => hidden).toSorted((a, b) => a - b)).toEqual(
        player.stack.toSorted((a, b) => a - b),
      )
      const open = rungs.flatMap((rung) => (rung.open === null ? [] : [rung.open.place]))
      expect(new Set(open).size).toBe(open.length)
    }
  })

  test('tiles can be revealed while a hidden rung is reached, and not when reputation is short of the next one', () => {
    let could = 0
    for (const { view, seat, actions, prompt } of moments(24, 260)) {
      if (prompt !== 'trade') continue
      const player = view.players[seat]
      const rungs = ladderOf(printed, player)
      const reached = rungs.some(({ value, hidden }) => hidden.length > 0 && value <= player.rep)
      const reveals = actions.some(({ type }) => type === 'reveal')
      expect(reveals).toBe(reached && player.coins > 0)
      if (reveals) could += 1
      const next = missingFor(rungs, player.rep)
      if (next !== null) expect(next.missing).toBeGreaterThan(0)
    }
    expect(could).toBeGreaterThan(0)
  })
})

describe('the hand of cards', () => {
  test('equal cards lie on each other, none is lost', () => {
    expect(heldCards([1, 1, 4, 4, 4, 7])).toEqual([
      { card: 1, count: 2 },
      { card: 4, count: 3 },
      { card: 7, count: 1 },
    ])
    expect(heldCards([])).toEqual([])
  })
})
