/** Small words of SVG that every drawing is written with. Colours never appear here: classes name them. */

export type Point = readonly [x: number, y: number]

/** One decimal is finer than the pen. */
export const tenth = (value: number): string => (Math.round(value * 10) / 10).toString()

/** `"x y"` */
export const at = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`

export const path = (cls: string, d: string): string => (d ? `<path class="${cls}" d="${d}"/>` : '')

export const group = (cls: string, content: string, attributes = ''): string =>
  `<g class="${cls}"${attributes && ` ${attributes}`}>${content}</g>`

export const translate = (x: number, y: number, scale = 1): string =>
  `transform="translate(${at(x, y)})${scale === 1 ? '' : ` scale(${Number(scale.toFixed(3))})`}"`

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${at(x, y)}`).join('')

/** Names come from content packs, so they are text and never markup. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
