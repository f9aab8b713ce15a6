import { expect, test } from 'vitest'
import { Press } from '../src/react/press.ts'

test('what moves waits for a click to come, and no longer than a click lasts', () => {
  const press = new Press()
  expect(press.rest(0)).toBe(0)
  press.down(1000)
  expect(press.rest(1000)).toBe(300)
  expect(press.rest(1250)).toBe(50)
  expect(press.rest(1400)).toBe(0)
  press.down(2000)
  press.over()
  expect(press.rest(2001)).toBe(0)
})

test('what follows an earlier picture waits for the one of a click, and not for ever', () => {
  const press = new Press()
  press.down(1000)
  press.answered(1080)
  expect(press.rest(1080)).toBe(100)
  expect(press.rest(1150)).toBe(30)
  press.drawn()
  expect(press.rest(1150)).toBe(0)
  press.answered(2000)
  expect(press.rest(2100)).toBe(0)
})
