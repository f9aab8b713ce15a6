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
