import { PENCILS, type Pencil } from './hex.ts'
import { at } from './pen.ts'
import { random } from './random.ts'

/** Each pencil has its own slope of strokes, so it is known without its colour. */
const SLOPES: Readonly<Record<Pencil, number>> = { green: 8, red: 52, yellow: -14, blue: 84, grey: 30 }

/** Patterns of irregular pencil strokes, for `defs()`. */
export const pencilDefs = (): string => PENCILS.map(pencilPattern).join('')

function pencilPattern(pencil: Pencil): string {
  const r = random(`pencil${pencil}`)
  let strokes = ''
  for (let i = -3; i < 15; i++)
    strokes += `M${at(i * 4 + r.in(-1, 1), 46)}Q${at(i * 4 + 12 + r.in(-2, 2), 22)} ${at(i * 4 + 22 + r.in(-1, 1), -6)}`
  const paint = `var(--pc-${pencil})`
  return (
    `<pattern id="pc-${pencil}" width="48" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(${SLOPES[pencil]})">` +
    `<rect width="48" height="40" fill="${paint}" opacity=".5"/>` +
    `<path d="${strokes}" fill="none" stroke="${paint}" stroke-width="2.2" stroke-linecap="round" opacity=".8"/></pattern>`
  )
}
