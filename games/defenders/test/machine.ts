import { clone } from '@vyprava/kernel'
import type { MachineKind } from '../content/index.ts'
import type { DefendersEvent } from '../rules/events.ts'
import { resolveCard } from '../rules/machine/card.ts'
import type { Defenders } from '../rules/state.ts'
import { type Described, describe, Hearing, lay, pack, printed, type Setting } from './position.ts'

/** The number of a machine card of the pack. */
export const cardOf = (kind: MachineKind, hard = false): number =>
  pack.machineCards.findIndex((card) => card.kind === kind && card.hard === hard)

export interface Resolved {
  readonly state: Defenders
  readonly before: Described
  readonly after: Described
  readonly events: readonly DefendersEvent[]
}

/** Resolves a machine card in a position. */
export function resolve(setting: Setting | Defenders, kind: MachineKind, hard = false): Resolved {
  const state = 'agenda' in setting ? setting : lay(setting)
  const before = clone(describe(state))
  const course = new Hearing()
  resolveCard(printed, state, pack.machineCards[cardOf(kind, hard)].steps, course)
  return { state, before, after: describe(state), events: course.heard() }
}

/** What is different afterwards, and nothing else. */
export function changes(setting: Setting | Defenders, kind: MachineKind, hard = false): Partial<Described> {
  const { before, after } = resolve(setting, kind, hard)
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(old.get(key)) !== JSON.stringify(value)),
  )
}

const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

/** All six sides of a hex, as edges by name, except those named. */
export function around(hex: string, ...except: readonly string[]): string[] {
  const [q, r] = hex.split(',').map(Number)
  return NEIGHBOURS.map(([dq, dr]) => `${q + dq},${r + dr}`)
    .filter((other) => !except.includes(other))
    .map((other) => `${hex}|${other}`)
}
