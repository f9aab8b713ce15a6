/// boardgame.io's server for the bench, in a process of its own.
import { createRequire } from 'node:module'
import { peerGame } from '../peer.ts'

interface Running {
  readonly appServer: { address(): { readonly port: number } }
}

const require = createRequire(import.meta.url)
const {
  Server,
  Origins,
}: {
  Server(options: object): { run(options: object): Promise<Running> }
  Origins: { LOCALHOST: unknown }
} = require('boardgame.io/server')

const server = Server({ games: [peerGame(6, 5)], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0, callback: () => {} })
process.send?.({ port: appServer.address().port })
