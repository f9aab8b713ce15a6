import { connect, createServer, type Server, type Socket } from 'node:net'

/** A stretch of network before a server that can fall silent: nothing is closed, and nothing comes through any more. */
export interface Stretch {
  readonly port: number
  /** Connections that are open now hear nothing more; new ones work. */
  silence(): void
  /** Nothing comes through at all, also not for new connections, until `speak`. */
  silenceAll(): void
  speak(): void
  close(): Promise<void>
}

export async function stretchBefore(target: number): Promise<Stretch> {
  let deaf = false
  const open = new Set<{ muted: boolean; readonly ends: readonly Socket[] }>()
  const server: Server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair = { muted: deaf, ends: [near, far] }
    open.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => {
        if (!pair.muted && !deaf) to.write(data)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        open.delete(pair)
      })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    silence: () => {
      for (const pair of open) pair.muted = true
    },
    silenceAll: () => {
      deaf = true
    },
    speak: () => {
      deaf = false
    },
    close: async () => {
      for (const { ends } of open) for (const end of ends) end.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
