import { compareActions, startMatch } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { rules } from '../index.ts'
import rulebook from '../rulebook/rules.json' with { type: 'json' }
import { PROMPT_KEYS, REFUSAL_REASONS } from '../rules/index.ts'
import { playing, position } from './position.ts'
import { subject } from './subject.ts'

const NUMBERS = new Set(rulebook.map(({ number }) => number))

describe('the flow of a turn', () => {
  test('a turn of the basic game is usually a character and a place', () => {
    const at = position({ players: [{ up: ['Xo', 'X'], coins: 1 }] })
    at.effect(...playing('Xo', 0, 0))
    expect(at.asked).toBe(1)
  })

  test('the only character is used by itself when there is no other choice', () => {
    const at = position({ players: [{ up: ['XX'], down: ['X'] }] })
    expect([at.prompt, at.player(0).partyFaces]).toEqual(['place', [0, 0]])
    const rich = position({ players: [{ up: ['XX'], down: ['X'], coins: 1 }] })
    expect(rich.actions.map(({ type }) => type)).toEqual(['rest', 'use'])
  })

  test('the purchase is skipped when nothing can be bought or used', () => {
    const at = position({ mode: 'full', players: [{ up: ['X', 'XX'], coins: 2 }, {}] })
    at.effect(...playing('X', 0, 0))
    expect(at.asked).toBe(1)
  })

  test('after the placement flipCard alone waits for the purchase', () => {
    const at = position({
      mode: 'full',
      players: [{ up: ['X', 'XX'], artifacts: ['flipCard'] }, {}],
      row: [],
    })
    at.effect(...playing('X', 0, 0))
    expect([at.prompt, at.actions.map(({ type }) => type)]).toEqual(['purchase', ['endTurn', 'flip', 'flip']])
  })
})

describe('words', () => {
  test('prompts and refusals are of the closed lists, and refusals cite rules of the rulebook', () => {
    const prompts = new Set<string>()
    const { game } = subject
    for (const [seed, table] of subject.tables.entries()) {
      const started = startMatch(game, { ...table, seed: `words ${seed}` })
      if (!started.ok) throw new Error(started.problem.expected)
      const match = started.value
      for (let step = 0; match.deciders.length > 0; step++) {
        const [seat] = match.deciders
        const { prompt, actions } = game.decision(match.state, seat)
        prompts.add(prompt.key)
        expect(actions.toSorted(compareActions)).toEqual(actions)
        for (const other of [0, 1]) {
          const refused = game.refusal(match.state, other, actions[(7 * step) % actions.length])
          if (refused === null) continue
          expect(REFUSAL_REASONS).toContain(refused.reason)
          expect(NUMBERS.has(refused.rule)).toBe(true)
        }
        match.play(seat, actions[(31 * step) % actions.length])
      }
    }
    for (const key of prompts) expect(PROMPT_KEYS).toContain(key)
  })

  test('a pack from outside is checked', () => {
    expect(rules.withPack?.({ id: 'mine' }).ok).toBe(false)
    expect(rules.players.map(({ name }) => name)).toEqual([
      'novice',
      'greedy',
      'wanderer',
      'scout',
      'pathfinder',
      'navigator',
    ])
  })
})
