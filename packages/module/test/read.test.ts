import { expect, test } from 'vitest'
import { fieldsOf, onDemand } from '../src/read.ts'

test('a field is read whatever the type brings besides', () => {
  const event: { type: 'a'; n: number } | { type: 'b'; how: string } = { type: 'a', n: 3 }
  expect(fieldsOf(event)('n')).toBe(3)
})

test('values are worked out when they are asked for, and only those', () => {
  const values = onDemand({
    here: () => 'here',
    missing: (): string => {
      throw new Error('nobody brought it')
    },
  })
  const { here } = values
  expect(here).toBe('here')
  expect(() => values.missing).toThrow('nobody brought it')
})
