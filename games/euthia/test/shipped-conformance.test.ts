import { conformance } from '@vyprava/kernel/testing'
import { subject } from './subject.ts'

const CHOSEN = [
  'hunt, competitive, 2p',
  'settlements, solo, 1p',
  'mirrezil, solo, 1p',
  'disaster, cooperative, 2p',
]

/** Our own pack: every scenario once, every mode; `shipped.test.ts` plays all tables to the end. */
conformance({ ...subject, tables: subject.tables.filter(({ name }) => CHOSEN.includes(name)) }, { runs: 4 })
