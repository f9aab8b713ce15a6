import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAppServer } from '../src/main.ts'

let server: Server
let root = ''
let address = ''
let port = 0

beforeAll(async () => {
  const top = mkdtempSync(join(tmpdir(), 'vyprava-files-'))
  root = join(top, 'dist')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(top, 'secret.txt'), 'secret')
  writeFileSync(join(root, 'index.html'), `<!doctype html>${'x'.repeat(5000)}`)
  writeFileSync(join(root, '.hidden'), 'hidden')
  writeFileSync(join(root, 'assets', 'app-1.js'), 'export {}')
  writeFileSync(join(root, 'assets', 'built-1.js'), 'as it is')
  writeFileSync(join(root, 'assets', 'built-1.js.br'), brotliCompressSync('as the build compressed it'))
  server = createAppServer(root)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const where = server.address()
  port = typeof where === 'object' && where !== null ? where.port : 0
  address = `http://127.0.0.1:${port}`
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** A request as it is written, without a client that tidies the path up first. */
function raw(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    })
    let text = ''
    socket.on('data', (data) => {
      text += String(data)
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
}

describe('the app server', () => {
  test('serves the page with a strict policy, compressed', async () => {
    const response = await fetch(`${address}/`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<!doctype html>')
  })

  test('serves what the build has compressed to whoever understands it', async () => {
    const get = async (encoding: string) =>
      (await fetch(`${address}/assets/built-1.js`, { headers: { 'accept-encoding': encoding } })).text()
    expect(await get('gzip, br')).toBe('as the build compressed it')
    expect(await get('gzip')).toBe('as it is')
    expect(await get('identity')).toBe('as it is')
    utimesSync(join(root, 'assets', 'built-1.js'), new Date(), new Date(Date.now() + 60_000))
    expect(await get('gzip, br')).toBe('as it is')
  })

  test('lets named assets be kept for good', async () => {
    const response = await fetch(`${address}/assets/app-1.js`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toContain('javascript')
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.hidden',
    '/%00',
    '/%ff',
  ])('gives nothing for %s', async (path) => {
    const answer = await raw(path)
    expect(answer).toMatch(/^HTTP\/1\.1 404/)
    expect(answer).not.toContain('secret\n')
  })

  test('refuses other methods, answers health checks', async () => {
    expect((await fetch(address, { method: 'POST' })).status).toBe(405)
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok\n')
  })
})
