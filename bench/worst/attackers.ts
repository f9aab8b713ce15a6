/// The worst guests that the bench can think of, in a process of their own. They reach this machine only, and stop by
/// themselves.

import { cameFrom } from '../../packages/server/testing/guests.ts'
import { isOpen, openSocket, type Socket } from '../../packages/server/testing/socket.ts'

/** What they are told to do. */
export interface Orders {
  readonly address: string
  readonly seconds: number
  /** A long match that everybody may watch. */
  readonly table: string
  readonly nameless: number
  /** People with a name, how many windows each opens, and the table where each pair of them sits. */
  readonly guests: readonly { readonly cookie: string; readonly from: string; readonly table: string }[]
  readonly windows: number
}

/** What came of it. */
export interface Damage {
  readonly opened: number
  readonly shut: number
  readonly said: number
  readonly heard: number
  readonly requests: number
  readonly refusedRequests: number
}

const LONGEST = 120
const EVERY = 50
/** More than the server reads of one client in a second. */
const AT_ONCE = 3
const LONG_AGO = 600

type Way = (table: string, turn: number) => object | string

const wish = (turn: number) => ({ id: `x-${turn}`, version: turn % 50 })

/** What may be asked for over a socket, the dearest first. */
const WAYS: readonly Way[] = [
  (table, turn) => ({ type: 'look', table, number: (turn * 37) % LONG_AGO, count: 32 }),
  (table) => ({ type: 'watch', table, has: null }),
  (table, course) => ({ type: 'undo', table, ...wish(course) }),
  (table, course) => ({ type: 'askBack', table, ...wish(course), number: 0 }),
  (table, course) => ({
    ...{ type: 'actAll', table, ...wish(course) },
    actions: Array.from({ length: 32 }, () => ({ type: 'x'.repeat(200) })),
  }),
  (table, turn) => ({ type: 'say', table, id: `s-${turn}`, text: 'ž'.repeat(900) }),
  () => `{"type":"act","deep":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
]

const count = { opened: 0, shut: 0, said: 0, heard: 0, requests: 0, refusedRequests: 0 }

/** One window. Every fourth reads nothing of what it is told. */
function attack(
  orders: Orders,
  number: number,
  from: string,
  cookie: string | null,
  own: string,
): () => void {
  const { address, table } = orders
  let socket: Socket | null = null
  let turn = number
  const open = (): void => {
    const headers = { origin: address, ...cameFrom(from), ...(cookie === null ? {} : { cookie }) }
    const fresh = openSocket(address, headers)
    socket = fresh
    fresh.on('open', () => {
      count.opened += 1
      if (number % 4 === 3) fresh.pause()
    })
    fresh.on('message', () => {
      count.heard += 1
    })
    fresh.on('close', () => {
      count.shut += 1
    })
    fresh.on('error', () => {})
  }
  open()
  const timer = setInterval(() => {
    if (socket === null || socket.readyState === socket.CLOSED) open()
    if (!isOpen(socket) || socket.bufferedAmount > 1e6) return
    for (let i = 0; i < AT_ONCE; i++) {
      turn += 1
      const way = WAYS[number % WAYS.length]
      const message = way(number % 2 === 0 ? table : own, turn)
      socket.send(typeof message === 'string' ? message : JSON.stringify(message))
      count.said += 1
    }
  }, EVERY)
  return () => {
    clearInterval(timer)
    socket?.terminate()
  }
}

/** Requests one after another: tables, lists, records. */
function ask(orders: Orders, { cookie, from }: Orders['guests'][number]): () => void {
  const { address, table } = orders
  const headers = { 'content-type': 'application/json', origin: address, cookie, ...cameFrom(from) }
  const opening = { game: 'euthia', options: {}, seats: 2, private: false }
  const asked: readonly (readonly [string, object | null])[] = [
    ['/api/tables', opening],
    ['/api/tables', null],
    ['/api/me/turns', null],
    [`/api/tables/${table}/record`, null],
    ['/api/auth/sign-in/anonymous', {}],
    ['/api/auth/sign-in/email', { email: 'a@b.example', password: 'x'.repeat(100) }],
  ]
  let on = true
  const go = async (): Promise<void> => {
    for (let turn = 0; on; turn++) {
      const [path, body] = asked[turn % asked.length]
      const options = body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
      try {
        const response = await fetch(`${address}${path}`, options)
        count.requests += 1
        if (response.status >= 429) count.refusedRequests += 1
        await response.arrayBuffer()
      } catch {
        count.refusedRequests += 1
      }
    }
  }
  void go()
  return () => {
    on = false
  }
}

const isOrders = (value: unknown): value is Orders =>
  typeof value === 'object' && value !== null && 'address' in value && 'guests' in value

process.once('message', (orders: unknown) => {
  if (!isOrders(orders)) throw new Error('These are no orders')
  const { address, nameless, guests, windows, table } = orders
  if (!/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(address))
    throw new Error('Only this machine is attacked')
  const ends: (() => void)[] = []
  for (let number = 0; number < nameless; number++)
    ends.push(attack(orders, number, `10.200.0.${number % 4}`, null, table))
  for (const [place, guest] of guests.entries()) {
    for (let window = 0; window < windows; window++)
      ends.push(attack(orders, place + window, guest.from, guest.cookie, guest.table))
    ends.push(ask(orders, guest))
  }
  setTimeout(() => {
    for (const end of ends) end()
    process.send?.(count satisfies Damage, undefined, undefined, () => process.exit(0))
  }, Math.min(orders.seconds, LONGEST) * 1000)
})
