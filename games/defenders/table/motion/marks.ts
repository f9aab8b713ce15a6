/**
 * How motion finds what lies on the table: the board marks its pieces with these attributes (a hex, an edge, an engine
 * or a player by its number), each on a group without a transform of its own. `.df-sheet` is the drawing of the board,
 * `.df-flights` an empty group above its pieces.
 */
const on = (mark: string) => (is: number) => `.df-sheet [data-${mark}="${is}"]`

/** By player. */
export const leaderMark = on('leader')
/** By hex. */
export const campMark = on('camp')
export const mechMark = on('mech')
export const pollutionMark = on('pollution')
export const toxicMark = on('toxic')
/** A factory, rewilded or not, or the core's top tile. */
export const tileMark = on('tile')
/** By edge. */
export const wallMark = on('wall')
export const breachMark = on('breach')
/** By engine. */
export const engineMark = on('engine')

/** The seal of a terrain among the fallen. */
export const sealMark = (terrain: number) => `.df-sheet [data-dial="fallen"] > :nth-child(${terrain + 1}) > *`

/** The instruments in the margin of the board. */
export const dialMark = (dial: 'direction' | 'toxic' | 'core') => `.df-sheet [data-dial="${dial}"] > *`
/** The same in the strip under a board without a margin. */
export const stripMark = (dial: 'toxic' | 'fallen' | 'core') => `.df-strip [data-dial="${dial}"]`
