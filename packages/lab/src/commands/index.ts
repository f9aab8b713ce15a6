import type { Command } from '../command.ts'
import { bench } from './bench.ts'
import { content } from './content.ts'
import { fuzz } from './fuzz.ts'
import { golden } from './golden.ts'
import { ladder } from './ladder.ts'
import { mutate } from './mutate.ts'
import { newGame } from './new.ts'
import { operators } from './operators.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { simulate } from './simulate.ts'
import { storm } from './storm.ts'
import { verify } from './verify.ts'

export const commands: readonly Command[] = [
  simulate,
  storm,
  replay,
  verify,
  rules,
  fuzz,
  mutate,
  newGame,
  content,
  golden,
  bench,
  ladder,
  ...operators,
]
