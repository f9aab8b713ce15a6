import { describe, expect, test } from 'vitest'
import { type Gesture, LONG_PRESS, type Meaning, REST, type Sense } from '../src/gestures/gesture.ts'
import { noIntent, reduce, restingHand, wasTaken } from '../src/gestures/reduce.ts'

/** A table of letters: capitals are proposals, "use" is done at once, "tool" is kept in mind, the rest is refused. */
interface Letters {
  readonly thing: string
  readonly proposal: { readonly place: string }
  readonly action: { readonly does: string }
  readonly own: { readonly tool: boolean }
}

const MEANINGS: Readonly<Record<string, Meaning<Letters>>> = {
  A: { does: 'propose', proposal: { place: 'A' } },
  B: { does: 'propose', proposal: { place: 'B' } },
  use: { does: 'act', action: { does: 'use' } },
  other: { does: 'exchange', action: { does: 'use other' } },
  tool: { does: 'intend', own: { tool: true } },
}

const senseWith = (change: Partial<Sense<Letters>> = {}): Sense<Letters> => ({
  atOnce: false,
  nameOf: (thing) => thing,
  meaning: (thing) => MEANINGS[thing] ?? null,
  actionOf: ({ place }) => ({ does: `place ${place}` }),
  covers: ({ place }, thing) => thing === place || thing === place.toLowerCase(),
  answers: () => true,
  back: ({ tool }) => (tool ? { own: { tool: false } } : null),
  ...change,
})

/** Somebody at that table: gestures one after another, and what came of each. */
function somebody(sense = senseWith()) {
  let hand = restingHand<Letters>()
  let intent = noIntent<Letters>({ tool: false })
  return {
    get intent() {
      return intent
    },
    get hand() {
      return hand
    },
    do(gesture: Gesture<Letters>) {
      const before = intent
      const done = reduce({ hand, intent, sense }, gesture)
      hand = done.hand
      intent = done.intent
      const effects = done.effects.filter(({ type }) => type !== 'stopWaiting')
      return { effects, same: before === intent, taken: wasTaken(before, done) }
    },
  }
}

const over = (thing: string | null) =>
  ({ type: 'move', thing, at: null, touch: false }) satisfies Gesture<Letters>
const press = (thing: string | null, grabs = false): Gesture<Letters> => ({
  type: 'down',
  thing,
  at: null,
  touch: false,
  grabs,
})
const finger = (type: 'down' | 'move', thing: string | null): Gesture<Letters> => ({
  type,
  thing,
  at: null,
  touch: true,
})
const click = (thing: string, byKey = false): Gesture<Letters> => ({ type: 'click', thing, at: null, byKey })
const placing = (place: string, confirmed = true) => [
  { type: 'act', action: { does: `place ${place}` }, confirmed },
]

describe('show first, with the mouse', () => {
  test('hovering shows, the first click pins, the second one confirms', () => {
    const anna = somebody()
    anna.do(over('A'))
    expect(anna.intent).toMatchObject({ shown: { place: 'A' }, pinned: null })
    expect(anna.do(click('A')).effects).toEqual([])
    expect(anna.intent).toMatchObject({ shown: null, pinned: { place: 'A' } })
    expect(anna.do(click('a')).effects).toEqual(placing('A'))
  })

  test('what is pinned stays while the pointer wanders, and moves when something else is clicked', () => {
    const anna = somebody()
    anna.do(click('A'))
    anna.do(over('B'))
    anna.do({ type: 'leave', held: false })
    expect(anna.intent).toMatchObject({ shown: null, pinned: { place: 'A' } })
    expect(anna.do(click('B')).effects).toEqual([])
    expect(anna.intent.pinned).toEqual({ place: 'B' })
  })

  test('what is only shown goes with the pointer, and can be confirmed while it is there', () => {
    const anna = somebody()
    anna.do(over('A'))
    expect(anna.do({ type: 'confirm' }).effects).toEqual(placing('A'))
    anna.do({ type: 'leave', held: false })
    expect(anna.intent.shown).toBeNull()
    expect(anna.do({ type: 'confirm' }).effects).toEqual([])
  })

  test('a pointer that moves within a thing changes nothing, so that nothing is drawn', () => {
    const anna = somebody()
    anna.do(over('A'))
    expect(anna.do(over('A')).same).toBe(true)
  })

  test('the pointer over what cannot be done leaves the last preview where it was', () => {
    const anna = somebody()
    anna.do(over('A'))
    anna.do(over('?'))
    expect(anna.intent.shown).toEqual({ place: 'A' })
  })
})

describe('at once', () => {
  test('a click does it', () => {
    const anna = somebody(senseWith({ atOnce: true }))
    anna.do(over('A'))
    expect(anna.do(click('A')).effects).toEqual(placing('A', false))
  })

  test('a finger does it when it is lifted, and its click means nothing more', () => {
    const anna = somebody(senseWith({ atOnce: true }))
    anna.do(finger('down', 'A'))
    anna.do(finger('move', 'B'))
    expect(anna.do({ type: 'up' }).effects).toEqual(placing('B', false))
    expect(anna.do(click('B')).effects).toEqual([])
  })
})

describe('a finger', () => {
  test('shows where it is put, carries what it shows, and pins it when it is lifted', () => {
    const anna = somebody()
    anna.do(finger('down', 'A'))
    expect(anna.intent.shown).toEqual({ place: 'A' })
    anna.do(finger('move', 'B'))
    expect(anna.intent.shown).toEqual({ place: 'B' })
    anna.do({ type: 'up' })
    expect(anna.intent).toMatchObject({ shown: null, pinned: { place: 'B' } })
    anna.do({ type: 'leave', held: false })
    expect(anna.do(click('B')).effects).toEqual([])
    expect(anna.intent.pinned).toEqual({ place: 'B' })
  })

  test('a second tap on what is pinned confirms it, even if the finger trembles', () => {
    const anna = somebody()
    for (const gesture of [finger('down', 'A'), { type: 'up' } as const, click('A')]) anna.do(gesture)
    anna.do(finger('down', 'A'))
    anna.do(finger('move', 'A'))
    expect(anna.do({ type: 'up' }).effects).toEqual([])
    expect(anna.do(click('A')).effects).toEqual(placing('A'))
  })

  test('drawn away from what is pinned, it carries it elsewhere', () => {
    const anna = somebody()
    for (const gesture of [finger('down', 'A'), { type: 'up' } as const, click('A')]) anna.do(gesture)
    anna.do(finger('down', 'A'))
    anna.do(finger('move', 'B'))
    anna.do({ type: 'up' })
    expect(anna.intent.pinned).toEqual({ place: 'B' })
  })

  test('lost to the browser, it leaves nothing behind', () => {
    const anna = somebody()
    anna.do(finger('down', 'A'))
    anna.do({ type: 'lost' })
    anna.do({ type: 'up' })
    expect(anna.intent).toMatchObject({ shown: null, pinned: null })
  })
})

describe('why not', () => {
  test('a mouse that rests is told', () => {
    const anna = somebody()
    expect(anna.do(over('?')).effects).toEqual([{ type: 'wait', for: REST }])
    expect(anna.do({ type: 'rest' }).effects).toEqual([{ type: 'explain', thing: '?' }])
    expect(anna.intent.refused).toBe('?')
    anna.do(over('A'))
    expect(anna.intent.refused).toBeNull()
  })

  test('a finger that presses long is told, and lifting it does nothing', () => {
    const anna = somebody()
    expect(anna.do(finger('down', '?')).effects).toEqual([{ type: 'wait', for: LONG_PRESS }])
    expect(anna.do({ type: 'rest' }).effects).toEqual([{ type: 'explain', thing: '?' }])
    anna.do({ type: 'up' })
    expect(anna.do(click('?')).effects).toEqual([])
    expect(anna.do(click('A', true)).same, 'a key is no finger').toBe(false)
  })

  test('whoever goes on in time is not told', () => {
    const anna = somebody()
    anna.do(over('?'))
    anna.do(over('A'))
    expect(anna.do({ type: 'rest' }).effects).toEqual([])
  })

  test('a click on what cannot be done is told at once', () => {
    const anna = somebody()
    expect(anna.do(click('?')).effects).toEqual([{ type: 'explain', thing: '?' }])
  })

  test('what only came under a mouse that does not move is not explained', () => {
    const anna = somebody()
    expect(anna.do({ ...over('?'), still: true }).effects).toEqual([])
  })

  test('where nobody answers, a rest is not waited for', () => {
    const anna = somebody(senseWith({ answers: () => false }))
    expect(anna.do(over('?')).effects).toEqual([])
  })
})

describe('cards', () => {
  test('one is used, another takes its place, a tool is kept in mind', () => {
    const anna = somebody()
    expect(anna.do(click('use')).effects).toEqual([
      { type: 'act', action: { does: 'use' }, confirmed: false },
    ])
    expect(anna.do(click('other')).effects).toEqual([
      { type: 'exchange', action: { does: 'use other' }, thing: 'other' },
    ])
    anna.do(click('A'))
    anna.do(click('tool'))
    expect(anna.intent).toMatchObject({ own: { tool: true }, pinned: null })
  })

  test('pulled with the mouse, one is used at once; where it is dropped, its preview is pinned', () => {
    const anna = somebody()
    anna.do(press('use', true))
    expect(anna.do({ type: 'leave', held: true }).effects).toEqual([
      { type: 'act', action: { does: 'use' }, confirmed: false },
    ])
    anna.do(over('A'))
    anna.do({ type: 'up' })
    expect(anna.intent.pinned).toEqual({ place: 'A' })
    expect(anna.hand.dragging).toBe(false)
  })

  test('what is only taken in the hand is carried to its place and shown there', () => {
    const anna = somebody()
    anna.do(press('tool', true))
    expect(anna.do({ type: 'leave', held: true }).effects).toEqual([])
    expect(anna.intent.own.tool).toBe(true)
    anna.do(over('A'))
    anna.do({ type: 'up' })
    expect(anna.intent.pinned).toEqual({ place: 'A' })
  })

  test('only left with the button held, and only if it was pressed there', () => {
    const anna = somebody()
    anna.do(press('use', true))
    expect(anna.do({ type: 'leave', held: false }).effects).toEqual([])
    anna.do(press('A'))
    expect(anna.do({ type: 'leave', held: true }).effects).toEqual([])
  })
})

describe('one intention back at a time', () => {
  test('what is pinned, then the tool, then the choice itself, then nothing', () => {
    const anna = somebody(senseWith({ back: ({ tool }) => (tool ? { own: { tool: false } } : 'takeBack') }))
    anna.do(click('tool'))
    anna.do(click('A'))
    expect(anna.do({ type: 'cancel' })).toMatchObject({ effects: [], taken: true })
    expect(anna.intent).toMatchObject({ pinned: null, own: { tool: true } })
    anna.do({ type: 'cancel' })
    expect(anna.intent.own.tool).toBe(false)
    expect(anna.do({ type: 'cancel' }).effects).toEqual([{ type: 'takeBack' }])
  })

  test('with nothing to step back from, the key is left to others', () => {
    const anna = somebody()
    expect(anna.do({ type: 'cancel' }).taken).toBe(false)
    anna.do(click('?'))
    expect(anna.do({ type: 'cancel' }).taken, 'the frame closes what was said').toBe(false)
    expect(anna.intent.refused).toBeNull()
  })
})

test('keys show a proposal, and Enter confirms it', () => {
  const anna = somebody()
  anna.do({ type: 'show', proposal: { place: 'B' } })
  expect(anna.intent.pinned).toEqual({ place: 'B' })
  expect(anna.do({ type: 'confirm' }).effects).toEqual(placing('B'))
  expect(anna.do(click('b', true)).effects).toEqual(placing('B'))
})
