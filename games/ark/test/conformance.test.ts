import { conformance } from '@vyprava/kernel/testing'
import { describe } from 'vitest'
import { shippedPack } from '../content/index.ts'
import { subject, subjectWith } from './subject.ts'

/** Whole games, one of each mode. */
const whole = ['solo, easy', '2 players, easy', '2 players together, chosen characters']
describe('whole games', () => {
  conformance({ ...subject, tables: subject.tables.filter(({ name }) => whole.includes(name)) }, { runs: 1 })
})

/** All tables with a counter of four slots, two of which give hints: the same rules in much less time. */
const pack = shippedPack()
const short = { ...pack, sheet: { ...pack.sheet, counterSlots: 4, hintSlots: [1, 2] } }
describe('short games', () => {
  conformance(subjectWith(short), { runs: 1 })
})
