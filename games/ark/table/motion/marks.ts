/**
 * How motion finds what lies on the table: the sheet marks its strokes, slots and gains with these attributes, panels
 * and plates theirs. `.ak-flights` is an empty group over the map.
 */
const on = (mark: string) => (is: number | string) => `.board [data-${mark}="${is}"]`

/** By hex: what was just painted, and what is chosen. */
export const strokeMark = on('stroke')
export const begunMark = on('begun')
/** By field, and by side. */
export const filledMark = on('filled')
export const badgeMark = on('badge')
/** By place from 0. */
export const slotMark = on('slot')
export const gainMark = on('gain')
/** By letter: where it lies, and in the compass. */
export const partMark = on('part')
export const letterMark = (letter: number, fields: number) => `.board [data-cell="${fields + letter}"]`
export const smallCompass = '.board [data-small="compass"]'

export const pencilMark = (colour: number) => `.akp-tray [data-pencil="${colour}"]`
/** The brass ring of a diamond on the sheet. */
export const gemMark = (diamond: number) => `${gainMark('diamonds')} .gm:nth-of-type(${diamond + 1}) .gm-c`
export const plateMark = (seat: number) => `[data-seat="${seat}"]`
export const pieceMark = (seat: number, letter: number) => `${plateMark(seat)} [data-piece="${letter}"]`
