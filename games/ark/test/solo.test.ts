import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { colourOf, type Having, type Position, position, type Setting } from './position.ts'
import { everywhere, fullCompass, LAST, NEARLY, ofType, SOLVED } from './scenes.ts'

const alone = (having: Having = {}, setting: Setting = {}): Position =>
  position({ seats: 1, mode: 'solo', players: [having], ...setting })

/** Plays the active turn, so that the die is rolled. */
function rolled(having: Having = {}, setting: Setting = {}): Position {
  const at = alone(having, setting)
  at.move(0, 'blue', [-1, 0])
  return at
}

rule('AR-950', 'the player’s turn and a die turn alternate, the player first', () => {
  const at = alone()
  const kinds: string[] = []
  for (let i = 0; i < 6; i++) {
    kinds.push(at.state.die ? 'die' : 'map')
    at.finish()
  }
  expect(kinds).toEqual(['map', 'die', 'map', 'die', 'map', 'die'])
})

rule('AR-951', 'one to five are the colours, a six is rolled again', () => {
  const colours = new Set<number>()
  let sixes = 0
  for (let i = 0; i < 60; i++) {
    const at = alone({}, { seed: `die ${i}` })
    const [roll] = ofType(at.move(0, 'blue', [-1, 0]), 'rolled')
    expect(roll.colour).toBe((roll.rolls.at(-1) ?? 0) - 1)
    expect(roll.rolls.slice(0, -1).every((value) => value === 6)).toBe(true)
    expect([at.state.phase, at.state.named]).toEqual(['turn', roll.colour])
    sixes += roll.rolls.length - 1
    colours.add(roll.colour)
  }
  expect(colours).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(sixes).toBeGreaterThan(3)
})

rule('AR-952', 'for beginners a six is wild: any colour may be named', () => {
  let wild = 0
  for (let i = 0; i < 60; i++) {
    const at = alone({}, { seed: `die ${i}`, wildSix: true })
    const [roll] = ofType(at.move(0, 'blue', [-1, 0]), 'rolled')
    expect(roll.rolls).toHaveLength(1)
    if (roll.rolls[0] !== 6) continue
    wild += 1
    expect([at.state.phase, at.colours(0, 'name').length, at.actions(0).length]).toEqual(['naming', 5, 5])
    expect(at.rule(0, { type: 'name', colour: 9 })).toBe('AR-952')
    expect(at.rule(0, { type: 'fill', field: 0 })).toBe('AR-205')
    at.name(0, 'yellow')
    at.fill(0, 'f1')
    expect(at.sheet(0).compass[0]).toBe(2)
  }
  expect(wild).toBeGreaterThan(3)
})

rule('AR-953', 'the colour goes into the compass, or the player skips; there is no map answer', () => {
  const at = rolled()
  const { named } = at.state
  expect(new Set(at.actions(0).map(({ type }) => type))).toEqual(new Set(['fill', 'skip']))
  for (const [q, r] of [
    [0, 0],
    [-1, 2],
    [-2, 2],
  ]) {
    expect(at.rule(0, at.painting(q, r))).toBe('AR-953')
  }
  expect(at.effect(() => at.fill(0, 'm1'))).toEqual({ '0.compass.4': named })
  const skipping = rolled()
  expect(skipping.effect(() => skipping.skip(0))).toEqual({ '0.minus': 1 })
})

rule('AR-954', 'hints change the die’s colour, for the compass only', () => {
  const at = rolled({ hints: 3 })
  const [to] = at.listed(0, 'shift')
  at.do(0, to)
  expect(new Set(at.actions(0).map(({ type }) => type))).toEqual(new Set(['fill']))
  at.fill(0, 'f1')
  expect(at.sheet(0).compass[0]).toBe(to.colour)
  expect(at.sheet(0).hints).toBeLessThan(3)
})

rule('AR-955', 'the die triggers the Hunter', () => {
  let triggered = 0
  for (let i = 0; i < 30; i++) {
    const hunter: Having = {
      character: 'hunter',
      identity: 'red',
      visited: [
        [1, -1],
        [-1, 1],
      ],
    }
    const at = alone(hunter, { seed: `hunt ${i}` })
    at.move(0, 'blue', [-1, 0])
    const isRed = at.state.named === colourOf('red')
    expect(at.listed(0, 'meadow').length > 0).toBe(isRed)
    if (!isRed) continue
    triggered += 1
    at.do(0, { type: 'meadow', hex: at.hex(2, -1) })
    at.skip(0)
    expect(at.paintOn(0, 2, -1)).toBe('yellow')
  }
  expect(triggered).toBeGreaterThan(2)
})

rule('AR-956', 'with a full compass no die is rolled, and every movement costs a point', () => {
  const at = alone({ compass: fullCompass() })
  for (let i = 1; i <= 3; i++) {
    expect([at.state.die, at.state.phase]).toEqual([false, 'naming'])
    at.finish()
    expect(at.sheet(0).minus).toBe(i)
  }
  const { d4: _, ...rest } = fullCompass()
  const last = rolled({ compass: rest })
  last.fill(0, 'd4')
  last.finish()
  expect([last.state.die, last.sheet(0).minus]).toEqual([false, 1])
})

rule('AR-957', 'found is success; out of time is failure, without another die', () => {
  const found = alone(NEARLY)
  found.move(0, 'grey', LAST)
  expect(found.result).toMatchObject({ kind: 'together', won: true, reason: 'found' })
  const late = alone({ slots: 29 })
  const events = late.move(0, 'blue', [-1, 0])
  expect(ofType(events, 'rolled')).toEqual([])
  expect(late.result).toMatchObject({ kind: 'together', won: false, reason: 'time' })
  expect(late.rule(0, { type: 'skip' })).toBe('AR-957')
})

rule('AR-957', 'a compass answer can find the last part', () => {
  const { o4, ...rest } = SOLVED.compass
  for (let i = 0; i < 60; i++) {
    const at = alone(
      { ...SOLVED, compass: rest, diamonds: [3, 3, 3], diamondColours: ['red', 'red', 'red'] },
      { seed: `last ${i}` },
    )
    at.finish()
    if (at.state.named !== colourOf(o4)) continue
    at.fill(0, 'o4')
    expect(at.result).toMatchObject({ won: true })
    return
  }
  expect.fail('the colour never came up')
})

rule('AR-958', 'points, difficulties and challenges as ever', () => {
  const at = alone({ ...NEARLY, slots: 20, hints: 2 })
  at.move(0, 'grey', LAST)
  expect(at.result?.scores).toEqual([10 - 1 + 9])
  const medium = alone({}, { difficulty: 'medium' })
  expect([medium.sheet(0).usesHints, medium.sheet(0).usesDiamonds]).toEqual([false, false])
})

rule('AR-327', 'whoever is stuck alone marks a slot, and the die follows', () => {
  const at = alone({ visited: everywhere() })
  expect([at.sheet(0).counter, at.state.die, at.deciders]).toEqual([[5], true, [0]])
  at.skip(0)
  expect([at.sheet(0).counter, at.sheet(0).minus]).toEqual([[5, 5], 1])
})

rule('AR-R03', 'a die turn has its own snapshot: the Hunter’s meadow may lean on the move just made', () => {
  for (let i = 0; i < 40; i++) {
    const hunter: Having = { character: 'hunter', identity: 'red', visited: [[0, 0]] }
    const at = alone(hunter, { seed: `lean ${i}` })
    at.move(0, 'yellow', [1, -1])
    if (at.state.named !== colourOf('red')) continue
    at.do(0, { type: 'meadow', hex: at.hex(2, -1) })
    at.skip(0)
    expect(at.paintOn(0, 2, -1)).toBe('yellow')
    return
  }
  expect.fail('the identity never came up')
})
