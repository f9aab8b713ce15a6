import { faultOf } from './checks.ts'
import { type Damage, readCode } from './code.ts'
import { hexesOf } from './drawn.ts'

const DAMAGE: Readonly<Record<Damage, string>> = {
  strange: 'the code of a map',
  newer: 'the code of a map in a form that is known here: this one is newer',
  cut: 'the whole code of a map: its end is missing',
  changed: 'the code of a map as it was written: something in it was changed',
}

/** What was found out lately: forms ask again with every letter that is typed. */
const known = new Map<string, string | null>()
const MOST_KNOWN = 32

/** What a table with somebody's own map expects instead of this code; null for a map that can be played. */
export function faultOfCode(code: string): string | null {
  const before = known.get(code)
  if (before !== undefined) return before
  const found = search(code)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(code, found)
  return found
}

function search(code: string): string | null {
  const read = readCode(code)
  if (!read.ok) return DAMAGE[read.damage]
  const fault = faultOf(hexesOf(read.map))
  return fault === null ? null : `a map without faults (${fault.check}: ${fault.fault})`
}
