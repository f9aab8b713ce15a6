import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Files } from '../files.ts'
import { SECURITY_HEADERS } from './headers.ts'

export const DIST = join(import.meta.dirname, '../../../web/dist')

/** The app's files alone, without accounts and matches: everything that is played on one device. */
export function createAppServer(root: string = DIST): Server {
  const files = new Files(root)
  return createServer((request, response) => {
    if (request.url === '/healthz') response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n')
    else if (request.url === '/api/me')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"online":false}\n')
    else answerPage(files, request, response)
  })
}

/** Answers with a file of the app. */
export function answerPage(
  files: Files,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): void {
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...headers }))
    response.setHeader(name, value)
  const address = URL.parse(request.url ?? '/', 'http://localhost')
  if (address === null) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('That is no address.\n')
    return
  }
  const { pathname } = address
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end('Only GET and HEAD are answered here.\n')
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
