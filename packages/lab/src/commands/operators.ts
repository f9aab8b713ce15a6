import type { Command } from '../command.ts'
import { backup } from './backup.ts'
import { ban } from './ban.ts'
import { checkMatches } from './check-matches.ts'
import { moderate } from './moderate.ts'
import { moveData } from './move-data.ts'
import { tables } from './tables.ts'

/** What operators do with an installation; in a container there are no other commands. */
export const operators: readonly Command[] = [tables, ban, moderate, backup, checkMatches, moveData]
