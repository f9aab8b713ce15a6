import type { GameEvent } from '@vyprava/kernel'
import type { Sound } from '@vyprava/module'
import { describe, expect, test } from 'vitest'
import { heardBetween } from '../src/sound/heard.ts'
import { VOICES_OF } from '../src/sound/voices.ts'

type Listened = Parameters<typeof heardBetween>[0]

const asked = { prompt: { key: 'take' }, actions: [] }
const scene = (change: Partial<Listened> & { decision?: typeof asked | null } = {}): Listened => ({
  observer: 0,
  length: 3,
  shown: 3,
  events: [],
  sight: {
    number: 3,
    observer: 0,
    view: {},
    deciders: [1],
    decision: change.decision ?? null,
    result: null,
    turn: { number: 1, seat: 0, round: 1 },
    progress: 0.5,
    asides: [],
    talk: { allowed: 'free' },
  },
  ...change,
})
const over: Listened = {
  ...scene(),
  sight: { ...scene().sight, deciders: [], result: { kind: 'together', won: true, reason: 'done' } },
}
const SOUNDS_OF: Readonly<Record<string, Sound | null>> = { paid: 'coin', laid: 'place', said: null }
const soundOf = ({ type }: GameEvent): Sound | null => SOUNDS_OF[type] ?? null

describe('what is heard', () => {
  test('each kind of thing that happened, once', () => {
    const events = [{ type: 'laid' }, { type: 'paid' }, { type: 'laid' }, { type: 'said' }]
    expect(heardBetween(scene(), scene({ events }), soundOf)).toEqual(['place', 'coin'])
    expect(heardBetween(scene(), scene({ events }), undefined)).toEqual(['place'])
  })

  test('nothing of what was heard already, and nothing of the past', () => {
    const events = [{ type: 'laid' }]
    const now = scene({ events })
    expect(heardBetween(now, scene({ events }), soundOf)).toEqual([])
    expect(heardBetween(scene(), scene({ events: [{ type: 'laid' }], shown: 1 }), soundOf)).toEqual([])
    expect(heardBetween(scene({ shown: 1 }), now, soundOf)).toEqual([])
  })

  test('the bell, when it becomes the turn of whoever looks', () => {
    expect(heardBetween(scene(), scene({ decision: asked }), soundOf)).toEqual(['bell'])
    expect(heardBetween(scene({ decision: asked }), scene({ decision: asked }), soundOf)).toEqual([])
    expect(
      heardBetween(scene({ decision: asked }), scene({ decision: asked, observer: 1 }), soundOf),
    ).toEqual(['bell'])
  })

  test('the end, once', () => {
    expect(heardBetween(scene(), over, soundOf)).toEqual(['end'])
    expect(heardBetween(over, { ...over }, soundOf)).toEqual([])
  })
})

test('sounds are short and quiet', () => {
  for (const [name, tones] of Object.entries(VOICES_OF)) {
    for (const { after, length, from, to, loud } of tones) {
      expect(after + length, name).toBeLessThan(1.2)
      expect(loud, name).toBeLessThan(0.2)
      expect(Math.min(from, to), name).toBeGreaterThan(40)
    }
  }
})
