import type { Move } from '@vyprava/module'
import { type ArkAction, END_TURN, FILL, GREEN, MEADOW, NAME, PAINT, SHIFT, START } from '../rules/index.ts'

/** What the letters of the notation stand for, with one number or two. */
const ACTIONS: Readonly<Record<string, (first: number, second: number) => ArkAction>> = {
  s: (hex) => START[hex],
  f: (field) => FILL[field],
  n: (colour) => NAME[colour],
  p: (colour, hex) => PAINT[colour][hex],
  h: (colour) => SHIFT[colour],
  m: (hex) => MEADOW[hex],
  t: () => END_TURN,
}

/** "0p4.63": the seat, the action, and what it names. */
function moveOf(text: string): Move {
  const [, seat, letter, first = GREEN, second = GREEN] = /^(\d)([a-z])(\d+)?(?:\.(\d+))?$/.exec(text) ?? []
  const make = ACTIONS[letter]
  if (make === undefined) throw new Error(`A kept game does not know ${text}`)
  return { seat: Number(seat), action: make(Number(first), Number(second)) }
}

/** A kept game, one turn a line: from the preparation to a turn whose colour is named and whose active player has moved. */
const KEPT = `
1s1 1f10 0s51 0f18
0n4 0p4.63 0p4.64 1f0
1n3 1p3.9 0f12
0n3 0p3.39 0p3.40 1f9
1n3 1p3.10 0f8
0n3 0p3.38 0p3.29 1f8
1n3 1p3.19 0f4
0n2 0p2.30 0p2.49 1f4
1n2 1p2.20 1p2.0 0f20
0n2 0p2.20 0p2.21 1f20
1n2 1p2.30 1p2.7 1p2.21 0f0
0n3 0p3.19 0p3.28 1f7
1n1 1p1.12 1p1.17 0f16
0n1 0p1.12 0p1.27 1m26 1f12
1n2 1p2.13 1p2.37 1p2.36 1p2.5 0f17
0n4 0p4.48 0p4.62 0p4.61 0p4.22 1f5
1n3 1p3.40 1p3.29 0f13
0n3 0p3.11 0p3.50 0p3.60 1f13
1n3 1p3.39 1p3.41 1p3.31 0f5
0n2 0p2.37 0p2.75 1f16
1n1 1p1.52 1p1.14 1p1.27 1p1.35 0f9
0n3 0p3.86 0p3.72 0p3.41 1f18
1n4 1p4.22 1p4.51 1p4.48 0f15
0n3 0p3.84 0p3.85 0p3.59 0p3.3 1f15
1n3 1p3.38 1p3.50 1p3.60 1p3.11 0f3
0n0 0p0.94 0p0.97 0p0.83 0t 1f3
1n3 1p3.72 1p3.42 1p3.59 1p3.3 0f21
0n3 0p3.95 0p3.104 0p3.31 0p3.10 0t 1h4 1f17
1n4 1p4.63 1p4.62 1p4.61 1p4.32 0f19
0n1 0p1.105 0p1.106 0p1.52 0t 1m75 1f19
1n3 1p3.84 1p3.2 1p3.28 1p3.86 0h2 0f22
0n4 0p4.114 0p4.32 0p4.47 0p4.46 0p4.115 0t 1f21
1n2 1p2.96 1p2.87 1p2.24 1p2.49`

/** The preparation, then the turns. */
const [prepared, ...turns] = KEPT.trim()
  .split('\n')
  .map((line) => line.split(' ').map(moveOf))

export const PREPARED: readonly Move[] = prepared
export const TURNS: readonly (readonly Move[])[] = turns
