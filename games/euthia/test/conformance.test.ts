import { conformance } from '@vyprava/kernel/testing'
import { pack } from './pack.ts'
import { subjectFor } from './subject.ts'

const subject = subjectFor(pack)
const CHOSEN = [
  'quickHunt, solo, 1p',
  'quickDragon, competitive, 3p',
  'quickSleeper, competitive, 4p',
  'quickChurch, cooperative, 2p',
  'quickGolem, cooperative, 3p',
]

/** The small pack: every mode and number of players once; `story/tables.test.ts` has all of them for the stories. */
conformance({ ...subject, tables: subject.tables.filter(({ name }) => CHOSEN.includes(name)) }, { runs: 3 })
