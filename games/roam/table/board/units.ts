/** A square of the map in the units of its drawing. */
export const SQUARE = 100
/** The whole map. */
export const SHEET = 6 * SQUARE
/** Paper around the map for the frame and its coordinates. */
export const MARGIN = 26
/** The drawing reaches a little past the frame, for the pen. */
export const RIM = MARGIN + 1
export const MAP_BOX = `${-RIM} ${-RIM} ${SHEET + 2 * RIM} ${SHEET + 2 * RIM}`
/** A marker covers 68 % of its square. */
export const MARKER = 68
