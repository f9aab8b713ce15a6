import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { MOST_ARRANGED, MOST_BOUGHT } from '../rules/state.ts'
import { kit } from './kit.ts'

describe('caps of a turn', () => {
  rule(['EU-R95', 'EU-R96'], 'the last five are said in the question, before there are none', () => {
    const t = kit()
    expect(t.prompt.values).toEqual({ mp: 0 })
    t.state.arranged = MOST_ARRANGED - 5
    expect(t.prompt.values).toEqual({ mp: 0, arranging: 5 })
    t.state.agenda.push({ step: 'trade', trade: 0, fee: [], exchanged: 20 })
    t.state.bought = MOST_BOUGHT - 1
    expect(t.prompt.values).toMatchObject({ arranging: 5, buying: 1, exchanging: 0 })
    t.state.arranged = 0
    t.state.bought = 0
    expect(Object.keys(t.prompt.values ?? {})).toEqual(['coins', 'fee', 'exchanging'])
  })
})
