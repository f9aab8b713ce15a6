import type { Random } from '@vyprava/kernel'

/** Something that a broken or hostile client might send. */
export interface Hostile {
  readonly text: string
  /** It is understood and needs no answer, as leaving a table that one does not watch. */
  readonly silent: boolean
}

const TYPES = ['watch', 'leave', 'look', 'act', 'undo', 'withdraw', 'ping', 'admin', '__proto__', '', null, 7]
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  'x',
  '__proto__',
  "'; drop table entries; --",
  '\u0000\ud800',
  'ž'.repeat(500),
  [],
  [[[]]],
  JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
  {},
  { type: 'bid' },
  { type: 'bid', card: 99 },
  { type: 'bid', card: '1' },
  { type: 'bid', card: 1, extra: 1 },
  { __proto__: { admin: true } },
]

/** A message that must change nothing; `table` is a real one at which nobody of these has anything to win. */
export function hostileMessage(random: Random, table: string): Hostile {
  switch (random.int(4)) {
    case 0:
      return { text: garbage(random), silent: false }
    case 1:
      return { text: cut(random, JSON.stringify(forged(random, table))), silent: false }
    default: {
      const message = forged(random, table)
      return { text: JSON.stringify(message), silent: message.type === 'leave' }
    }
  }
}

const garbage = (random: Random): string =>
  Array.from({ length: 1 + random.int(60) }, () => String.fromCodePoint(random.int(0x3000))).join('')

/** A part of it that is not JSON any more. */
const cut = (random: Random, text: string): string => text.slice(0, 1 + random.int(text.length - 1))

/** Mostly of the right form, so that it gets as far as the match; sometimes with something wrong in it. */
function forged(random: Random, table: string): Record<string, unknown> {
  const where = random.int(3) > 0 ? table : 'elsewhere'
  const wish = { id: `id-${random.int(10)}`, table: where, version: random.int(3) }
  const message: Record<string, unknown> = {
    ...random.pick([
      { type: 'act', ...wish, action: random.pick(VALUES) },
      { type: 'act', ...wish, action: random.pick(VALUES) },
      { type: 'undo', ...wish },
      { type: 'withdraw', ...wish },
      {
        type: 'watch',
        table: where,
        has: random.pick([null, { version: random.int(9), lines: random.int(9) }]),
      },
      { type: 'look', table: where, number: random.int(9) },
      { type: 'leave', table: where },
    ]),
  }
  if (random.int(2) === 0) return message
  const name = random.pick([...Object.keys(message), 'more'])
  message[name] = name === 'type' ? random.pick(TYPES) : random.pick(VALUES)
  return message
}
