import { expect, test } from 'vitest'
import { beside } from '../src/choosing/beside.ts'

test('a panel lies beside its thing, towards the middle of the board', () => {
  const at = (x: number, y: number) => beside({ from: { x, y }, to: { x: x + 0.1, y: y + 0.1 } })
  expect(at(0.1, 0.1)).toEqual({
    'data-x': 'left',
    'data-y': 'top',
    style: { '--beside-x': '10.00%', '--beside-y': '20.00%' },
  })
  expect(at(0.8, 0.7)).toEqual({
    'data-x': 'right',
    'data-y': 'bottom',
    style: { '--beside-x': '10.00%', '--beside-y': '30.00%' },
  })
})
