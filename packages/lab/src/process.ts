import { run } from './cli.ts'
import type { Command, Io } from './command.ts'

/** Does what the command line of this process asks for, with these commands. */
export async function runHere(commands: readonly Command[], gameOf: Io['gameOf']): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  process.exitCode = await run(commands, process.argv.slice(2), {
    out: process.stdout,
    err: process.stderr,
    env: process.env,
    gameOf,
  })
}
