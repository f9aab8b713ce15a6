import { gameOf } from './catalog.ts'
import { commands } from './commands/index.ts'
import { runHere } from './process.ts'

await runHere(commands, gameOf)
