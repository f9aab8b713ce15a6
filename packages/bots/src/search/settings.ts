/** How a search thinks. Without `stop` the same seed gives the same choice. */
export interface SearchSettings {
  readonly name?: string
  /** The most playouts. */
  readonly iterations: number
  /** Asked every few iterations, so that somebody with a clock can limit the time, or cancel. */
  readonly stop?: () => boolean
  /** How much of the effort goes to what was little tried. */
  readonly exploration?: number
  /** Longer lists are opened bit by bit, the most promising actions first. */
  readonly wide?: number
  /** How many worlds are imagined and copied in turn; as many as the game finds enough without it. */
  readonly worlds?: number
  /** Whether the terms of the positions are collected, for hints. */
  readonly explain?: boolean
  /** Temperature: 0 picks the most visited action, 1 samples in proportion to visits, values between interpolate. */
  readonly noise?: number
}
