import { conformance } from '@vyprava/kernel/testing'
import { pack } from './pack.ts'
import { subjectFor } from './subject.ts'

const subject = subjectFor(pack)
const CHOSEN = [
  'hunt, solo, 1p',
  'hunt, competitive, 2p',
  'settlements, cooperative, 2p',
  'mirrezil, competitive, 3p',
  'disaster, cooperative, 4p',
  'Skoldur and Taesiri',
]

/** The small pack: every mode and number of players once. */
conformance({ ...subject, tables: subject.tables.filter(({ name }) => CHOSEN.includes(name)) }, { runs: 6 })
