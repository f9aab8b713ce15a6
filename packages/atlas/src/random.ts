/** Seeded chance for drawing only: the same seed always draws the same picture. Games never use it. */

export interface DrawingRandom {
  (): number
  in(low: number, high: number): number
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

export type Noise = (x: number, y: number) => number

/** FNV-1a over code points. */
export function hash(text: string): number {
  let h = 2166136261
  for (const c of text) {
    h ^= c.codePointAt(0) ?? 0
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** mulberry32 */
export function random(seed: string): DrawingRandom {
  let a = hash(seed)
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const within = (low: number, high: number) => low + (high - low) * next()
  return Object.assign(next, {
    in: within,
    int: (low: number, high: number) => Math.floor(within(low, high + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)],
  })
}

/** Value noise, three octaves, about -1..1. */
export function noise(seed: string): Noise {
  const s = hash(seed)
  const at = (x: number, y: number) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ s
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
  }
  const octave = (x: number, y: number) => {
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const fx = x - x0
    const fy = y - y0
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    const a = at(x0, y0)
    const b = at(x0 + 1, y0)
    const c = at(x0, y0 + 1)
    const d = at(x0 + 1, y0 + 1)
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
  }
  return (x, y) =>
    (octave(x, y) + 0.5 * octave(2 * x + 7, 2 * y + 3) + 0.25 * octave(4 * x + 1, 4 * y + 9)) / 1.4
}
