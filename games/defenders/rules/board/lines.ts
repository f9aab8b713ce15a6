import { HEXES, NEIGHBOURS } from './hexes.ts'

/** [hex * 6 + direction] -> the hexes from there straight to the rim, nearest first (G10). */
export const LINES: readonly (readonly number[])[] = Array.from({ length: HEXES * 6 }, (_, at) => {
  const line: number[] = []
  const direction = at % 6
  for (let hex = NEIGHBOURS[at]; hex !== -1; hex = NEIGHBOURS[hex * 6 + direction]) line.push(hex)
  return line
})
