import { Match, Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { ArkAction } from '../rules/index.ts'
import { colourOf, type Having, type Position, position, type Setting } from './position.ts'
import { everywhere, fullCompass, LAST, NEARLY, SOLVED } from './scenes.ts'

const USED: Having = { diamonds: [3, 3, 3], diamondColours: ['red', 'red', 'red'] }
const DONE: Having = { ...USED, ...SOLVED, status: 'finished' }

const together = (setting: Setting): Position => position({ mode: 'cooperative', ...setting })

rule(['AR-901', 'AR-906'], 'the players win when the last of them finds the seventh part', () => {
  const at = together({ players: [NEARLY, DONE] })
  at.move(0, 'grey', LAST)
  expect(at.result).toMatchObject({ kind: 'together', won: true, reason: 'found' })
  expect(at.rule(0, { type: 'name', colour: 0 })).toBe('AR-906')
  const one = together({ players: [NEARLY, {}] })
  one.move(0, 'grey', LAST)
  one.skip(1)
  expect([one.result, one.sheet(0).status]).toEqual([null, 'finished'])
})

rule('AR-906', 'points are everybody’s own', () => {
  const at = together({
    challenges: false,
    players: [
      { ...NEARLY, slots: 20, hints: 1 },
      { ...DONE, slots: 10, minus: 2 },
    ],
  })
  at.move(0, 'grey', LAST)
  expect(at.result?.scores).toEqual([9 + 5 - 1, 20 - 2])
})

rule(['AR-902', 'AR-R18'], 'one player out of time without all parts loses the game at once', () => {
  const at = together({ seats: 3, players: [{ slots: 29 }, DONE, {}] })
  at.finish()
  expect(at.result).toMatchObject({ kind: 'together', won: false, reason: 'time' })
  expect(at.rule(2, { type: 'name', colour: 0 })).toBe('AR-902')
  const inTime = together({ players: [{ ...NEARLY, slots: 29 }, DONE] })
  inTime.move(0, 'grey', LAST)
  expect(inTime.result).toMatchObject({ won: true })
})

rule('AR-903', 'answers are shown, and can be taken back until all are in', () => {
  const at = together({ seats: 3 })
  at.name(0, 'blue')
  at.fill(1, 'f1')
  expect(at.game.view(at.state, 2).sheets[1].answer).toMatchObject({ kind: 'compass', field: 0, done: true })
  const match = new Match(
    at.game,
    {
      seats: 3,
      options: {
        mode: 'cooperative',
        difficulty: 'easy',
        characters: 'dealt',
        map: 'shore',
        challenges: true,
        wildSix: false,
      },
    },
    { kind: 'state', state: at.state, random: new Random('talk').toJSON() },
    null,
  )
  match.play(2, { type: 'fill', field: 5 })
  expect(match.undo(2)).toEqual({ possible: true, to: 0 })
  expect(match.goBack(2)).toBe(true)
  expect(match.deciders).toEqual([0, 2])
  expect(match.play(2, { type: 'fill', field: 6 })).toEqual({ ok: true, number: 1 })
  const answer = match.sight(0).decision?.actions.at(0)
  expect(match.play(0, answer)).toEqual({ ok: true, number: 2 })
  expect(match.withdraw(2)).toBe(true)
  expect(match.deciders).toContain(2)
  expect(match.actionAt(match.length - 1)).toEqual({ seat: 0, action: answer })
})

rule('AR-904', 'whoever has found the ark is finished: no answers, slots or points', () => {
  const at = together({ seats: 3, players: [{}, DONE, {}] })
  at.name(0, 'blue')
  expect(at.deciders).toEqual([0, 2])
  const tries: ArkAction[] = [{ type: 'skip' }, { type: 'fill', field: 0 }, at.painting(-2, 2)]
  expect(tries.map((action) => at.rule(1, action))).toEqual(['AR-904', 'AR-904', 'AR-904'])
  const effect = at.effect(() => {
    at.skip(2)
    at.paint(0, -1, 0)
  })
  expect(Object.keys(effect).filter((path) => path.startsWith('1.'))).toEqual([])
})

rule('AR-905', 'and in the own turn only names any colour for the others', () => {
  const at = together({ seats: 3, active: 1, players: [{}, DONE, {}] })
  expect([at.deciders, at.colours(1, 'name')]).toEqual([[1], ['green', 'red', 'yellow', 'blue', 'grey']])
  expect(at.actions(1)).toHaveLength(5)
  expect(at.rule(1, { type: 'name', colour: 5 })).toBe('AR-905')
  expect(at.rule(1, at.painting(-2, 2))).toBe('AR-905')
  expect(at.rule(1, { type: 'endTurn' })).toBe('AR-207')
  const effect = at.effect(() => {
    at.name(1, 'yellow')
    at.fill(0, 'f1')
    at.skip(2)
  })
  expect(effect).toEqual({ '0.compass.0': 2, '2.minus': 1 })
  expect(at.state.active).toBe(2)
})

rule('AR-907', 'whoever is stuck marks a slot without colour and names any colour', () => {
  const at = together({
    seats: 2,
    active: 0,
    players: [{ visited: everywhere() }, { compass: fullCompass() }],
  })
  expect([at.deciders, at.colours(0, 'name').length, at.sheet(0).counter]).toEqual([[0], 5, [5]])
  expect(at.rule(0, { type: 'name', colour: -1 })).toBe('AR-907')
  expect(at.rule(0, at.painting(-1, 0))).toBe('AR-907')
  at.name(0, 'green')
  expect([at.state.named, at.state.die, at.deciders]).toEqual([colourOf('green'), false, [1]])
})

rule('AR-R18', 'a finished player keeps the turn, and the game goes on', () => {
  const at = together({ seats: 3, active: 0, players: [DONE, {}, DONE] })
  at.name(0, 'red')
  at.skip(1)
  expect(at.state.active).toBe(1)
  at.finish()
  expect([at.state.active, at.result]).toEqual([2, null])
})
