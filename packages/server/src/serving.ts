import { BadConfig, readConfig } from './config.ts'
import { startServer } from './main.ts'
import { greeting, ownAddresses } from './operations/greeting.ts'
import { tidyAfterStart } from './operations/tidy-start.ts'

/** Serves until told to stop, and prints the address. */
export async function serve(): Promise<void> {
  try {
    const config = readConfig(process.env)
    const running = await startServer(config)
    let draining = false
    process.on('SIGUSR2', () => {
      draining = !draining
      running.drain(draining)
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => running.stop().then(() => process.exit(0)))
    }
    tidyAfterStart()
    // Last: whoever reads it may send signals.
    const { host, origin } = config
    const terminal = process.stdout.isTTY === true
    const said = { ...{ host, origin, terminal }, port: running.port, addresses: ownAddresses() }
    console.log(await greeting(said))
  } catch (error) {
    console.error(adviceFor(error))
    process.exit(1)
  }
}

function adviceFor(error: unknown): string {
  if (error instanceof BadConfig) return error.message
  if (!(error instanceof Error)) return String(error)
  const port = Number(process.env.PORT ?? 3000)
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  return taken ? `Port ${port} is taken; try PORT=${port + 1} npm start` : (error.stack ?? error.message)
}
