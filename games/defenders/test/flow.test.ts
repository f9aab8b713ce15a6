import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Random, startMatch } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { rules } from '../index.ts'
import rulebook from '../rulebook/rules.json' with { type: 'json' }
import { PROMPT_KEYS, REFUSAL_REASONS } from '../rules/index.ts'
import { acting, card, leading, quiet, revealing } from './play.ts'
import { subject } from './subject.ts'

const NUMBERS = new Set(rulebook.map(({ number }) => number))
const REFUSALS = ['attempt', 'index', 'leadership', 'moving', 'reveal', 'signals', 'turn']

describe('the flow of a round', () => {
  test('choose, reveal, talk, act, machines, and again', () => {
    const hands = [
      [card('order', 'archives'), card('order', 'refuge')],
      [card('council', 'caravan'), card('council', 'sustenance')],
    ]
    const play = leading({
      players: [
        { leader: '0,3', hand: hands[0] },
        { leader: '3,0', hand: hands[1] },
      ],
    })
    const phases = [play.prompt]
    play.do({ type: 'lead', card: hands[0][0] }, 0).do({ type: 'lead', card: hands[1][0] }, 1)
    phases.push(play.prompt)
    play.do({ type: 'ready' }, 0).do({ type: 'ready' }, 1)
    phases.push(`${play.prompt} ${play.state.current}`)
    play.do({ type: 'endActions' })
    phases.push(`${play.prompt} ${play.state.current}`)
    play.do({ type: 'endActions' })
    phases.push(play.prompt)
    expect(phases).toEqual(['lead', 'discussion', 'turn 0', 'turn 1', 'lead'])
  })

  test('is far from its end at first, and nearer with fewer camps to build', () => {
    const nearness = (campsLeft: number) => {
      const { game, state } = acting({
        players: [
          { leader: '0,3', campsLeft },
          { leader: '3,0', campsLeft },
        ],
        camps: { '0,3': 0, '3,0': 1, '-3,0': 0, '0,-3': 1 },
      })
      return game.progress?.(state) ?? 1
    }
    expect(nearness(4)).toBeLessThan(0.1)
    expect(nearness(1)).toBeGreaterThan(nearness(4))
    expect(nearness(1)).toBeLessThan(0.5)
  })

  test('an ability without a choice is resolved without a question', () => {
    const play = revealing({
      players: [
        { leader: '0,3', active: card('order', 'pyromania') },
        { leader: '3,0', active: quiet('council') },
      ],
    })
    expect([play.prompt, play.player(0).injuries]).toEqual(['discussion', 1])
  })

  test('when nobody has a card to choose, the reveal comes by itself', () => {
    const play = leading({
      communication: 'free',
      players: [
        { leader: '0,3', deck: [quiet('order')] },
        { leader: '3,0', deck: [quiet('council')] },
      ],
    })
    expect([play.state.phase, play.heard('revealed').length]).toEqual(['action', 2])
  })

  test('the end of a turn is always offered', () => {
    expect(acting({ players: [{ leader: '0,2' }], ap: 0 }).types()).toEqual(['endActions'])
  })
})

describe('words', () => {
  test('prompts and refusals are of the closed lists, and refusals cite rules of the rulebook', () => {
    const { game } = subject
    for (const [seed, table] of subject.tables.entries()) {
      const started = startMatch(game, { ...table, seed: `words ${seed}` })
      if (!started.ok) throw new Error(started.problem.expected)
      const match = started.value
      const random = new Random(`words ${seed}`)
      while (match.deciders.length > 0) {
        const seat = random.pick(match.deciders)
        const { prompt, actions } = game.decision(match.state, seat)
        expect(PROMPT_KEYS).toContain(prompt.key)
        for (let other = 0; other < table.seats; other++) {
          const refused = game.refusal(match.state, other, random.pick(actions))
          if (refused === null) continue
          expect(REFUSAL_REASONS).toContain(refused.reason)
          expect(NUMBERS).toContain(refused.rule)
        }
        match.play(seat, random.pick(actions))
      }
    }
  })

  test('every number that a refusal can cite is in the rulebook, and every reason is used', () => {
    const folder = join(import.meta.dirname, '../rules')
    const setup = ['camps', 'factions', 'leaders', 'solo-hand'].map((name) => `steps/setup/${name}`)
    const sources = ['signals', ...REFUSALS.map((name) => `refusals/${name}`), ...setup]
      .map((name) => readFileSync(join(folder, `${name}.ts`), 'utf8'))
      .join('\n')
    const cited = [...sources.matchAll(/'(DE-R?\d+)'/g)].map(([, number]) => number)
    expect(cited.length).toBeGreaterThan(80)
    expect(cited.filter((number) => !NUMBERS.has(number))).toEqual([])
    expect(REFUSAL_REASONS.filter((reason) => !sources.includes(`'${reason}'`))).toEqual([])
  })

  test('a pack from outside is checked', () => {
    expect(rules.withPack?.({ id: 'mine' }).ok).toBe(false)
  })
})
