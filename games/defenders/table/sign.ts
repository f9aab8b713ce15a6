import { hexPath } from '@vyprava/atlas'
import { group, path, translate } from '@vyprava/atlas/pen.ts'
import './sign.css'

/** Which palette of land.css a terrain wears, by its number. */
export const PALETTES = ['woods', 'meadow', 'marsh', 'highland'] as const

/** The glyphs of the terrains, bold enough for 16 px: what is filled, what is drawn. */
const GLYPHS: readonly (readonly [filled: string, drawn: string])[] = [
  ['M0-17L8-5H4L11 5H6L13 15H2.5V20H-2.5V15H-13L-6 5H-11L-4-5H-8Z', ''],
  ['', 'M-14 14H14M-9 14Q-10 2-15-6M-3 14Q-4-4-7-13M3 14Q4-4 7-13M9 14Q10 2 15-6'],
  [
    'M-1.8-18H3.2V-6H-1.8ZM-12-10H-7.6V-1H-12Z',
    'M.7-6V7M-9.8-1V7M8 7Q9-4 13-8M-16 10q4-4 8 0t8 0 8 0 8 0M-11 17q3.6-3.6 7.2 0t7.2 0 7.2 0',
  ],
  ['M-18 15L-6-12 .5 1.6 5-6 18 15Z', ''],
]

/** The sign of a terrain: a small hex in its wash with its glyph. On cards, plates and seals; 50 units are its design. */
export function terrainSign(terrain: number, x: number, y: number, size: number): string {
  const [filled, drawn] = GLYPHS[terrain]
  return group(
    `sign hexland land--${PALETTES[terrain]}`,
    path('sg-0', hexPath(25, false)) +
      `<g transform="scale(.8)">${path('sg-1', filled)}${path('sg-2', drawn)}</g>`,
    translate(x, y, size / 50),
  )
}
