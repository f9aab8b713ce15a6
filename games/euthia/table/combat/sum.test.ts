import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { shippedPack } from '../../content/index.ts'
import type { Side } from '../../content/schema.ts'
import { bout, cardOf, DRAGONFLY } from '../../test/bout.ts'
import { lively } from '../../test/pack/lively.ts'
import { movedStrike, outcomesOf } from './outcomes.ts'
import { foeStrike, heroStrike, type Strike, strikeOf, type Term } from './sum.ts'
import { Fights } from './testing/fights.ts'

const SEATS = [1, 2, 3, 1, 2, 3, 2] as const
const MODES = { 1: 'solo', 2: 'competitive', 3: 'cooperative' } as const
const ACTIONS = 2500

const origins = ({ strength, blow }: Strike): Term['from'][] =>
  [...strength.terms, ...blow.signs].map(({ from }) => from)

describe('a sum at the table', () => {
  rule(
    ['EU-660', 'EU-670', 'EU-672', 'EU-673', 'EU-674', 'EU-689', 'EU-691', 'EU-760'],
    'comes to what the rules do, in every attack of careless games',
    () => {
      const seen = new Set<string>()
      let strikes = 0
      for (const pack of [lively, shippedPack()]) {
        const fights = new Fights(pack)
        for (const [game, seats] of SEATS.entries())
          fights.play(`sum ${game}`, seats, { mode: MODES[seats] }, ACTIONS, {
            told(state, event) {
              if (state.fight === null || (event.type !== 'foeStruck' && event.type !== 'heroStruck')) return
              const explain = event.type === 'foeStruck' ? foeStrike : heroStrike
              const view = fights.game.view(state, state.fight.hero)
              const strike = explain(fights.printed, view, state.fight)
              const said = [strike.strength.total, strike.blow.total]
              expect(said).toEqual([event.strength, event.type === 'foeStruck' ? event.wounds : event.hits])
              for (const origin of origins(strike)) seen.add(origin)
              strikes += 1
            },
          })
      }
      expect(strikes).toBeGreaterThan(300)
      expect([...seen].sort()).toEqual(expect.arrayContaining(['card', 'earth', 'effect', 'foe', 'token']))
    },
  )

  rule(
    ['EU-408', 'EU-655', 'EU-656'],
    'shows all six faces of a die, and the one that falls is among them',
    () => {
      const fights = new Fights(lively)
      let thrown = 0
      for (const [game, seats] of SEATS.entries()) {
        let spender: Side | null = null
        let expected: (readonly [string, number])[] | null = null
        fights.play(`outcomes ${game}`, seats, { mode: MODES[seats] }, ACTIONS, {
          asked(state, seat, { actions }) {
            expected = null
            const { fight } = state
            const gaar = actions.find(({ type }) => type === 'gaar')
            if (fight === null || gaar === undefined || state.agenda.at(-1)?.step === 'heroRoll') return
            const side = state.agenda.at(-1)?.step === 'exchange' ? 'monster' : 'hero'
            const by = (seat === fight.hero) === (side === 'hero') ? 2 : -2
            spender = seat === fight.hero ? 'hero' : 'monster'
            expected = [0, 1].flatMap((die) =>
              outcomesOf(fights.printed, state, fight, side, die, by).map(
                ({ face, strike }) => [`${by} ${side} ${die} ${face}`, strike.strength.total] as const,
              ),
            )
          },
          told(state, event) {
            if (
              event.type !== 'gaarSpent' ||
              event.by !== spender ||
              expected === null ||
              state.fight === null
            )
              return
            const by = event.by === event.side ? 2 : -2
            const [, total = null] =
              expected.find(([name]) => name === `${by} ${event.side} ${event.die} ${event.value}`) ?? []
            // The token is counted after it is told.
            const moved = movedStrike(fights.printed, state, state.fight, event.side, by)
            expect(total).toBe(moved.strength.total)
            expected = null
            thrown += 1
          },
        })
      }
      expect(thrown).toBeGreaterThan(20)
    },
  )

  rule(['EU-672', 'EU-E11'], 'a plus counts only where there is a wound: 0 stays 0', () => {
    const fight = bout({ foe: { ...DRAGONFLY, chaos: 1 }, cards: ['venom'], player: { gaar: 1 } })
    fight.done(1, 2).play({ type: 'play', card: cardOf('venom'), count: 1 })
    const { blow } = strikeOf(fight.printed, fight.state, fight.fight, 'monster')
    expect([blow.row, blow.base, blow.counts, blow.total]).toEqual([0, 0, false, 0])
    expect(blow.signs).toEqual([{ from: 'card', n: 1, card: cardOf('venom') }])
  })
})
