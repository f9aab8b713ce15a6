/** How many numbers a command of path data takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
/** The two flags of an arc may stand without anything between them. */
const FLAG = /[\s,]*([01])/y
const COMMAND = /[\s,]*([a-z])/iy

/** Where path data lies: it is made larger or smaller first, then moved. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const known = new Map<string, Map<string, string>>()

/**
 * Path data laid somewhere else, larger or smaller. A shape with a transform of its own is a layer of its own to the
 * browser, sorted anew with every picture; a board of fifty tokens would have some hundred and fifty of them.
 */
export function laid(d: string, spot: Spot): string {
  const name = `${spot.x} ${spot.y} ${spot.scale}`
  const spots = known.get(d) ?? new Map<string, string>()
  known.set(d, spots)
  const before = spots.get(name)
  if (before !== undefined) return before
  const fresh = write(d, spot)
  spots.set(name, fresh)
  return fresh
}

function write(d: string, { x, y, scale }: Spot): string {
  let place = 0
  const next = (pattern: RegExp): string | null => {
    pattern.lastIndex = place
    const found = pattern.exec(d)
    if (found === null) return null
    place = pattern.lastIndex
    return found[1]
  }
  let ink = ''
  for (let command = next(COMMAND); command !== null; command = next(COMMAND)) {
    const kind = command.toUpperCase()
    const arity = ARITY[kind]
    if (arity === undefined) throw new Error(`path data without a meaning: ${command} in ${d}`)
    // A first `m` is meant from the corner of the box, as every capital is.
    const moves = command === kind || (kind === 'M' && ink === '')
    ink += moves ? kind : command
    for (let count = 0; arity > 0; count++) {
      const turn = kind === 'A' ? count % arity : -1
      const value = next(turn === 3 || turn === 4 ? FLAG : NUMBER)
      if (value === null) break
      // After the first point of an `m` come lines, meant from the point before them.
      if (count === 2 && kind === 'M' && moves && command !== kind) ink += 'l'
      const from = isRelative(moves, command, kind, count) ? 0 : shiftOf(kind, count, x, y)
      ink += turn >= 2 && turn <= 4 ? ` ${value}` : ` ${short(Number(value) * scale + from)}`
    }
  }
  return ink
}

const isRelative = (moves: boolean, command: string, kind: string, count: number): boolean =>
  !moves || (command !== kind && count >= 2)

/** What is added to the nth number of a command: arcs have radii and flags before their point. */
function shiftOf(kind: string, count: number, x: number, y: number): number {
  if (kind === 'H') return x
  if (kind === 'V') return y
  if (kind !== 'A') return count % 2 === 0 ? x : y
  const turn = count % 7
  if (turn === 5) return x
  return turn === 6 ? y : 0
}

/** Finer than the pen: these are icons, drawn small. */
const short = (value: number): string => (Math.round(value * 100) / 100).toString()
