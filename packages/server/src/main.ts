import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Files } from './files.ts'

const DIST = join(import.meta.dirname, '../../web/dist')

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The server of the app. */
export function createAppServer(root: string = DIST): Server {
  const files = new Files(root)
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    answer(files, request, response)
  })
}

function answer(files: Files, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end('Only GET and HEAD are answered here.\n')
    return
  }
  if (pathname === '/healthz') {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n')
    return
  }
  const file = files.find(pathname, String(request.headers['accept-encoding'] ?? ''))
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page.\n')
    return
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': file.body.length,
    'cache-control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(file.encoding === null ? {} : { 'content-encoding': file.encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : file.body)
}

/** Serves until told to stop, and prints the address. */
export async function serve(): Promise<void> {
  const port = portFrom(process.env.PORT)
  const server = createAppServer()
  server.on('error', (error) => {
    const taken = 'code' in error && error.code === 'EADDRINUSE'
    const advice = taken ? `Port ${port} is taken; try PORT=${port + 1} npm start` : error.message
    console.error(advice)
    process.exit(1)
  })
  await new Promise<void>((listening) => server.listen(port, listening))
  const { port: actual } = server.address() as AddressInfo
  console.log(`Výprava is at http://localhost:${actual}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}

function portFrom(text: string | undefined): number {
  const port = Number(text ?? 3000)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  console.error(`PORT is ${JSON.stringify(text)}, expected a whole number from 0 to 65535.`)
  process.exit(1)
}
