import { describe, expect, test } from 'vitest'
import type { EuthiaEvent } from '../../rules/events.ts'
import { NONE } from '../../rules/state.ts'
import { moments } from '../testing/moments.ts'
import { roundSteps } from './steps.ts'

const ENDED: EuthiaEvent = { type: 'roundEnded', round: 6 }
const STARTED: EuthiaEvent = { type: 'roundStarted', round: 7 }

/** A view of a real table of three, whose first seat begins. */
function table() {
  for (const { view } of moments(12, 1)) if (view.players.length === 3) return { ...view, starter: 0 }
  throw new Error('nobody plays in threes')
}

describe('the end of a round, step by step', () => {
  const view = table()
  const kinds = (events: readonly EuthiaEvent[]) => roundSteps(events, view, NONE).map(({ kind }) => kind)

  test('without a scenario that stirs: the last turn, the round, tokens, everything readied', () => {
    const steps = roundSteps([ENDED, STARTED], view, NONE)
    expect(steps.map(({ kind }) => kind)).toEqual(['lastTurn', 'newRound', 'tokens', 'ready'])
    expect(steps[0].player).toBe(2)
  })

  test('nothing is told while a round goes on, nor after the last one', () => {
    expect(kinds([{ type: 'turnStarted', player: 1 }])).toEqual([])
    expect(kinds([ENDED])).toEqual([])
  })

  test('an attack flies from where the dragon was, and the ruin belongs to it', () => {
    const events: readonly EuthiaEvent[] = [
      ENDED,
      { type: 'attackTurned', card: 3 },
      { type: 'settlementAttacked', field: 14, rubble: 2 },
      { type: 'settlementDestroyed', field: 14 },
      STARTED,
    ]
    const steps = roundSteps(events, view, 5)
    expect(steps.map(({ kind }) => kind)).toEqual([
      'lastTurn',
      'story',
      'story',
      'newRound',
      'tokens',
      'ready',
    ])
    expect(steps[1]).toMatchObject({ field: NONE, from: NONE })
    expect(steps[2]).toMatchObject({ field: 14, from: 5 })
    expect(steps[2].events).toEqual(events.slice(2, 4))
  })

  test('a golem that walks over several fields walks once', () => {
    const walk = (from: number, field: number): EuthiaEvent => ({ type: 'golemWalked', from, field })
    const steps = roundSteps([ENDED, walk(2, 3), walk(3, 7), STARTED], view, 2)
    const story = steps.filter(({ kind }) => kind === 'story')
    expect(story).toHaveLength(1)
    expect(story[0]).toMatchObject({ from: 2, field: 7 })
  })

  test('what the scenario turns up in the new round comes after it', () => {
    expect(kinds([ENDED, STARTED, { type: 'eventTurned', card: 1 }])).toEqual([
      'lastTurn',
      'newRound',
      'tokens',
      'ready',
      'story',
    ])
  })
})
