import type { Command } from '../command.ts'
import { ban } from './ban.ts'
import { bench } from './bench.ts'
import { checkMatches } from './check-matches.ts'
import { content } from './content.ts'
import { fuzz } from './fuzz.ts'
import { golden } from './golden.ts'
import { ladder } from './ladder.ts'
import { moveData } from './move-data.ts'
import { mutate } from './mutate.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { simulate } from './simulate.ts'
import { storm } from './storm.ts'
import { tables } from './tables.ts'
import { verify } from './verify.ts'

export const commands: readonly Command[] = [
  simulate,
  storm,
  replay,
  verify,
  rules,
  fuzz,
  mutate,
  content,
  golden,
  bench,
  ladder,
  tables,
  ban,
  checkMatches,
  moveData,
]
