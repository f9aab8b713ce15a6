import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { BadConfig, readConfig } from '../src/config.ts'
import { startServer } from '../src/main.ts'
import { greeting } from '../src/operations/greeting.ts'
import { temporaryFolder } from './folders.ts'

describe('the environment', () => {
  const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ ORIGIN: 'play.example' }, /^ORIGIN is "play\.example", expected the address/],
    [{ ORIGIN: 'https://play.example/table' }, /^ORIGIN is/],
    [{ ORIGIN: 'ftp://play.example' }, /^ORIGIN is/],
    [{ COOKIE_SECRET: 'short' }, /^COOKIE_SECRET has 5 characters, expected at least 32/],
    [{ METRICS_TOKEN: 'abc' }, /^METRICS_TOKEN has 3 characters/],
    [{ DATABASE_URL: 'postgres://me:p@ss#word@host/name' }, /^DATABASE_URL cannot be read; write special/],
    [{ DATABASE_URL: 'postgres://me:100%@ho st/name' }, /^DATABASE_URL cannot be read/],
    [{ DATABASE_HOST: 'db' }, /^DATABASE_HOST needs DATABASE_USER and DATABASE_NAME as well/],
    [{ HOST: 'everywhere' }, /^HOST is "everywhere"/],
    [{ TRUST_PROXY: '10.0.0.0/8, proxy' }, /^TRUST_PROXY names "proxy"/],
    [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY names "10\.0\.0\.0\/99"/],
    [{ KEEP_GUESTS: 'a while' }, /^KEEP_GUESTS is "a while", expected a number of days/],
    [{ SOCKETS_PER_ADDRESS: '0' }, /^SOCKETS_PER_ADDRESS is "0"/],
  ]
  test.each(wrong)('%o is refused in one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(BadConfig)
    expect(() => readConfig(env)).toThrow(sentence)
  })

  test('a database by its parts, with any characters in the password', () => {
    const { place } = readConfig({
      ...{
        DATABASE_HOST: 'db:5433',
        DATABASE_USER: 'me',
        DATABASE_PASSWORD: 'p@s/s#w:%d',
        DATABASE_NAME: 'v',
      },
    })
    expect(place).toEqual({ kind: 'postgres', url: 'postgres://me:p%40s%2Fs%23w%3A%25d@db:5433/v' })
  })

  test('what is right is taken', () => {
    const { origin, trustProxy, host } = readConfig({
      ...{ ORIGIN: 'https://play.example/', TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8', HOST: 'localhost' },
    })
    expect(origin).toBe('https://play.example')
    expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8'])
    expect(host).toBe('127.0.0.1')
  })
})

describe('what is printed at the start', () => {
  const home = {
    ...{ host: '0.0.0.0', port: 3000, origin: null, terminal: true },
    addresses: ['172.17.0.1', '192.168.1.10'],
  }

  test('both addresses, and at a terminal a picture of the one for phones', async () => {
    const text = await greeting(home)
    expect(text).toContain('Výprava is at http://localhost:3000')
    expect(text).toMatch(/From other devices: http:\/\/192\.168\.1\.10:3000\n.*172\.17/)
    expect(text).toContain('For phones: http://192.168.1.10:3000')
    expect(text).toContain('█')
    expect(await greeting({ ...home, origin: 'https://play.example' })).toContain(
      'For phones: https://play.example',
    )
  })

  test('no picture in a log, and no address of others where they are not let in', async () => {
    expect(await greeting({ ...home, terminal: false })).not.toMatch(/█|For phones/)
    expect(await greeting({ ...home, host: '127.0.0.1' })).toBe('Výprava is at http://localhost:3000')
  })
})

test('a server behind TLS says so, and nobody keeps what it answers', async () => {
  const env = { DATA_DIR: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent', ORIGIN: 'https://play.example' }
  const server = await startServer(readConfig(env))
  const address = `http://127.0.0.1:${server.port}`
  const me = await fetch(`${address}/api/me`)
  expect(me.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
  for (const path of [
    '/api/me',
    '/api/me/data',
    '/api/nothing',
    '/api/auth/nothing',
    '/healthz',
    '/readyz',
    '/metrics',
  ])
    expect([path, (await fetch(address + path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
  expect(await (await fetch(`${address}/api/nothing`)).json()).toMatchObject({ error: 'request' })
  expect((await fetch(`${address}/`)).headers.get('strict-transport-security')).toMatch(/^max-age/)
  const failures = async () =>
    /vyprava_failures_total (\d+)/.exec(await (await fetch(`${address}/metrics`)).text())?.[1]
  const raw = async (host: string): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    const lines = ['POST /api/guest HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json']
    socket.write([...lines, 'Content-Length: 14', 'Connection: close', '', '{"name":"Eve"}'].join('\r\n'))
    let answer = ''
    for await (const part of socket) answer += String(part)
    return answer.split('\r\n')[0]
  }
  for (const host of ['a b', 'evil.example:port', '[::', `${'x'.repeat(20)}:99999`])
    expect(await raw(host)).toMatch(/^HTTP\/1\.1 400/)
  expect(await failures()).toBe('0')
  await server.stop()
})
