import { at } from './pen.ts'

/** Icons are path data in this box; see icons/. */
export const ICON_BOX = 512

/** An icon inside a drawing: its left top corner, its size, and who colours it. */
export const icon = (data: string, x: number, y: number, size: number, attributes: string): string =>
  `<path transform="translate(${at(x, y)}) scale(${(size / ICON_BOX).toFixed(4)})" d="${data}" ${attributes}/>`
