import { createHash } from 'node:crypto'

/** A value as both databases mean it: times as milliseconds, flags as 0 and 1. */
export function plainValue(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'bigint') return Number(value)
  throw new Error(`A database holds ${typeof value}, which cannot be moved`)
}

const WIDTH = 2n ** 128n

/** A fingerprint of rows in any order. */
export class Digest {
  #sum = 0n
  rows = 0

  add(row: readonly (string | number | null)[]): void {
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 32)
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % WIDTH
    this.rows += 1
  }

  get hash(): string {
    return this.#sum.toString(16).padStart(32, '0')
  }
}
