import type { GameAction, Random } from '../src/index.ts'

/** Things that are not actions of any game. */
export const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  42,
  Number.NaN,
  'mark',
  [],
  {},
  { type: 7 },
  { type: 'no such action' },
  { type: '__proto__' },
  JSON.parse('{"type":"constructor","__proto__":{"polluted":true}}'),
  { type: 'x'.repeat(100_000) },
  nested(200),
]

function nested(depth: number): unknown {
  let value: unknown = { type: 'deep' }
  for (let i = 0; i < depth; i++) value = { type: 'deep', inside: value }
  return value
}

/** Actions that look almost like a given one: other numbers, other types, missing and further fields. */
export function mutants(action: GameAction, pool: readonly GameAction[], random: Random): unknown[] {
  const found: unknown[] = [{ ...action, surplus: 1 }]
  for (const [name, value] of Object.entries(action)) {
    const without: Record<string, unknown> = { ...action }
    delete without[name]
    found.push(without)
    for (const other of otherValues(value)) found.push({ ...action, [name]: other })
  }
  if (pool.length > 0) found.push({ ...action, type: random.pick(pool).type })
  return found
}

function otherValues(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, -1, 0, 0.5, 1e9, String(value), null]
  if (typeof value === 'string') return ['', `${value}?`, 0]
  if (typeof value === 'boolean') return [!value, 0]
  if (Array.isArray(value)) return [[...value, 0], value.slice(1), value.toReversed(), null]
  return [0, 1, null]
}

/** A growing collection of all actions that a run has offered, a sample of which is tried elsewhere. */
export class Pool {
  readonly #limit = 300
  readonly #texts = new Set<string>()
  readonly actions: GameAction[] = []

  add(actions: readonly GameAction[], random: Random): void {
    for (const action of actions) {
      const text = JSON.stringify(action)
      if (this.#texts.has(text)) continue
      this.#texts.add(text)
      if (this.actions.length < this.#limit) {
        this.actions.push(action)
        continue
      }
      const place = random.int(this.#limit)
      this.#texts.delete(JSON.stringify(this.actions[place]))
      this.actions[place] = action
    }
  }

  sample(count: number, random: Random): GameAction[] {
    return Array.from({ length: Math.min(count, this.actions.length) }, () => random.pick(this.actions))
  }
}
