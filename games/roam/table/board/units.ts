/** A square of the map in the units of its drawing. */
export const SQUARE = 100
/** The whole map. */
export const SHEET = 6 * SQUARE
/** Paper around the map for the frame and its coordinates. */
export const MARGIN = 26
/** The drawing reaches a little past the frame, for the pen. */
export const RIM = MARGIN + 1
export const MAP_WIDTH = SHEET + 2 * RIM
export const MAP_BOX = `${-RIM} ${-RIM} ${MAP_WIDTH} ${MAP_WIDTH}`
/** A marker covers 68 % of its square. */
export const MARKER = 68
