import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { COLOURS, type Colour } from '../rules/index.ts'
import { colourOf, type Having, type Position, position } from './position.ts'
import { fullCompass } from './scenes.ts'

/** The colours to which seat 1 can turn a colour that seat 0 names. */
function shifts(named: Colour, having: Having): Colour[] {
  const at = naming(named, having)
  return at.colours(1, 'shift')
}

/** Seat 0 can name any colour. */
function naming(named: Colour, having: Having): Position {
  const at = position({
    players: [
      { character: 'ranger', visited: [[0, 0]] },
      { character: 'pirate', ...having },
    ],
  })
  at.name(0, named)
  return at
}

rule(['AR-501', 'AR-505'], 'a hint changes the colour for one’s own answer: compass or map', () => {
  const at = naming('blue', { hints: 1, compass: { r1: 'red', r2: 'red' } })
  at.shift(1, 'grey')
  expect(at.game.decision(at.state, 1).prompt.values).toMatchObject({ colour: 4, allowance: 3 })
  at.answer(1, [0, 0], [0, 1])
  at.finish()
  expect([at.sheet(1).counter, at.sheet(1).hints, at.sheet(0).counter]).toEqual([[4], 0, [3]])
  const compass = naming('blue', { hints: 1 })
  compass.shift(1, 'yellow')
  compass.fill(1, 'f1')
  compass.finish()
  expect([compass.sheet(1).compass[0], compass.sheet(1).hints]).toEqual([2, 0])
})

rule(['AR-502', 'AR-506'], 'a hint for each step along green, red, yellow, blue, grey', () => {
  const reach = COLOURS.map((named) => [1, 2, 3].map((hints) => shifts(named, { hints }).join(' ')))
  expect(reach).toEqual([
    ['red', 'red yellow', 'red yellow blue'],
    ['green yellow', 'green yellow blue', 'green yellow blue grey'],
    ['red blue', 'green red blue grey', 'green red blue grey'],
    ['yellow grey', 'red yellow grey', 'green red yellow grey'],
    ['blue', 'yellow blue', 'red yellow blue'],
  ])
  const paid = (['red', 'yellow', 'blue'] as const).map((to) => {
    const at = naming('green', { hints: 3 })
    at.shift(1, to)
    at.fill(1, 'f1')
    at.finish()
    return 3 - at.sheet(1).hints
  })
  expect(paid).toEqual([1, 2, 3])
})

rule(['AR-503', 'AR-R10'], 'grey and green cannot be turned into each other, by nobody', () => {
  for (const character of ['pirate', 'mage'] as const) {
    const grey = naming('grey', { character, hints: 9 })
    expect(grey.rule(1, { type: 'shift', colour: colourOf('green') })).toBe('AR-503')
    const green = naming('green', { character, hints: 9 })
    expect(green.rule(1, { type: 'shift', colour: colourOf('grey') })).toBe('AR-503')
  }
})

rule('AR-504', 'hints are for opponents’ turns', () => {
  const at = position({ players: [{ hints: 3 }] })
  expect(at.rule(0, { type: 'shift', colour: 2 })).toBe('AR-206')
  at.name(0, 'blue')
  expect(at.rule(0, { type: 'shift', colour: 2 })).toBe('AR-206')
})

rule('AR-506', 'exactly the cost is paid, once, and too few are refused', () => {
  const at = naming('green', { hints: 2 })
  expect(at.refusal(1, { type: 'shift', colour: 3 })).toEqual({
    rule: 'AR-506',
    reason: 'notEnoughHints',
    values: { cost: 3, hints: 2 },
  })
  expect(at.rule(1, { type: 'shift', colour: 0 })).toBe('AR-502')
  expect(at.rule(1, { type: 'shift', colour: 5 })).toBe('AR-502')
  at.shift(1, 'red')
  expect(at.rule(1, { type: 'shift', colour: 2 })).toBe('AR-506')
  at.fill(1, 'f1')
  at.finish()
  expect(at.game.view(at.state, null).sheets[1].score.hints).toBe(5)
})

rule('AR-507', 'wreck, slot 10 and slot 20: three in all, and no limit on holding', () => {
  const at = position({ seats: 2, players: [{ visited: [[-5, 4]], hints: 7, slots: 9 }] })
  at.move(0, 'blue', [-5, 3])
  expect(at.sheet(0).hints).toBe(9)
  expect(at.chart.wrecks).toHaveLength(1)
})

rule('AR-508', 'a hint gained by an answer is of no use in it', () => {
  const at = position({
    players: [{ visited: [[-5, 4]] }, { visited: [[-5, 4]], slots: 9, compass: { o1: 'red' } }],
  })
  at.name(0, 'blue')
  at.paint(1, -5, 3)
  expect(at.colours(1, 'shift')).toEqual([])
  expect([at.sheet(1).hints, at.rule(1, { type: 'shift', colour: 4 })]).toEqual([0, 'AR-220'])
})

rule('AR-509', 'the number of hints is public', () => {
  const at = position({ players: [{ hints: 2 }, { hints: 1 }] })
  for (const observer of [0, 1, null]) {
    expect(at.game.view(at.state, observer).sheets.map(({ hints }) => hints)).toEqual([2, 1])
  }
})

rule('AR-R25', 'a die colour counts for hints and for the Hunter', () => {
  const found = { hints: false, meadow: false }
  for (let i = 0; i < 40; i++) {
    const at = position({
      active: 1,
      seed: `die ${i}`,
      players: [
        { character: 'hunter', identity: 'red', visited: [[1, -1]], hints: 1 },
        { slots: 30, status: 'outOfTime' },
      ],
    })
    expect(at.colours(0, 'shift').length).toBeGreaterThan(0)
    found.hints = true
    const isRed = at.state.named === colourOf('red')
    expect(at.listed(0, 'meadow').length > 0).toBe(isRed)
    found.meadow ||= isRed
  }
  expect(found).toEqual({ hints: true, meadow: true })
  const solo = position({
    mode: 'solo',
    seats: 1,
    wildSix: true,
    players: [{ character: 'hunter', identity: 'red', visited: [[1, -1]] }],
  })
  for (let i = 0; i < 40 && solo.state.phase !== 'over'; i++) {
    if (solo.state.phase === 'naming' && solo.state.die) break
    solo.finish()
  }
  expect(solo.state.die).toBe(true)
  solo.name(0, 'red')
  expect(solo.listed(0, 'meadow').length).toBeGreaterThan(0)
})

rule('AR-R26', 'every wreck of a map gives its own hint', () => {
  const lines = ['at 0 0', 'C   C', '  W   W', 'W', '  O']
  const at = position({
    lines,
    players: [{ visited: [[0, 0]], compass: { o1: 'red' } }, { visited: [[0, 0]] }],
  })
  at.move(0, 'blue', [0, 1], [1, 0])
  expect(at.sheet(0).hints).toBe(2)
})

rule('AR-501', 'a colour without any use is not offered', () => {
  const at = naming('blue', { visited: [[-1, 1]], hints: 3, compass: fullCompass() })
  expect(at.colours(1, 'shift')).toEqual(['red', 'grey'])
  expect(at.rule(1, { type: 'shift', colour: colourOf('yellow') })).toBe('AR-227')
})
