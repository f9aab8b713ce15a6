import { run } from './cli.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await run(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  env: process.env,
})
