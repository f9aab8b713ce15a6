import type { Game, GameAction, Seat } from './contract.ts'
import { same } from './json.ts'

type Fields = Readonly<Record<string, unknown>>

const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Finds an action in a list by its contents; -1 when it is not there. */
export function indexOfAction(list: readonly GameAction[], action: unknown): number {
  if (!hasFields(action)) return -1
  const names = Object.keys(action)
  for (let i = 0; i < list.length; i++) {
    const listed = list[i]
    if (hasFields(listed) && agree(listed, action, names)) return i
  }
  return -1
}

function agree(a: Fields, b: Fields, names: readonly string[]): boolean {
  for (let i = 0; i < names.length; i++) {
    const x = a[names[i]]
    const y = b[names[i]]
    if (x !== y && !(typeof x === 'object' && same(x, y))) return false
  }
  return Object.keys(a).length === names.length && names.every((name) => Object.hasOwn(a, name))
}

const NOTHING: readonly never[] = []

/** What a seat may do besides; nothing in most games. */
export const asidesOf = <State extends object, Action extends GameAction>(
  game: Pick<Game<State, Action>, 'asides'>,
  state: State,
  seat: Seat,
): readonly Action[] => game.asides?.(state, seat) ?? NOTHING

/** The order of action lists: by type, then field by field in alphabetical order of their names. */
export function compareActions(a: GameAction, b: GameAction): number {
  if (a.type !== b.type) return a.type < b.type ? -1 : 1
  const names = Object.keys({ ...a, ...b }).sort()
  for (const name of names) {
    const order = compareValues(Reflect.get(a, name), Reflect.get(b, name))
    if (order !== 0) return order
  }
  return 0
}

const KINDS = ['undefined', 'boolean', 'number', 'string', 'object']

function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const order = compareValues(a[i], b[i])
      if (order !== 0) return order
    }
    return a.length - b.length
  }
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1
  if (typeof a === 'boolean' && typeof b === 'boolean') return a ? 1 : -1
  return KINDS.indexOf(typeof a) - KINDS.indexOf(typeof b)
}

/** Sorts a list of actions in place and returns it. */
export const sortActions = <Action extends GameAction>(list: Action[]): Action[] => list.sort(compareActions)
