import { operators } from './commands/operators.ts'
import { houseGame } from './installation.ts'
import { runHere } from './process.ts'

await runHere(operators, houseGame)
