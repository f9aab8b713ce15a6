import type { PanoramaLayer, PanoramaOptions } from '@vyprava/atlas'

/** What a game shows on the home page before it is opened: a view, a miniature board, a few facts. */
export type Door<Id extends string = string> = {
  readonly id: Id
  /** Sheet of the atlas. */
  readonly sheet: string
  /** Icon on the keystone. */
  readonly keystone: string
  readonly players: readonly [least: number, most: number]
  readonly minutes: number
  /** A game that is not ready yet has a door that does not open. */
  readonly open: boolean
  readonly view: {
    readonly seed: string
    readonly sun: PanoramaOptions['sun']
    readonly layers: readonly PanoramaLayer[]
  }
  /** The real board in small, drawn flat around (0, 0); the scene lays it on the ground. */
  readonly board: () => string
}
