import { conformance } from '@vyprava/kernel/testing'
import { describe } from 'vitest'
import { shippedPack } from '../content/index.ts'
import { subject, subjectWith } from './subject.ts'

/** Whole games of few players. */
const few = subject.tables.filter(({ seats }) => seats <= 2)
describe('whole games', () => conformance({ ...subject, tables: few }, { runs: 1 }))

/** All tables with a counter of six slots, two of which give hints: the same rules in a fifth of the time. */
const pack = shippedPack()
const short = { ...pack, sheet: { ...pack.sheet, counterSlots: 6, hintSlots: [1, 3] } }
describe('short games', () => conformance(subjectWith(short), { runs: 1 }))
