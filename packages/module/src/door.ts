import type { HexKind } from '@vyprava/atlas/hex.ts'
import type { PanoramaLayer, PanoramaOptions } from '@vyprava/atlas/panorama.ts'
import type { Language } from './words.ts'

/** What stands on a door: the name of the game, one sentence about it, and what kind of evening it is. */
export interface DoorWords {
  readonly name: string
  /** Where there is little room; absent where the name is short. */
  readonly short?: string
  readonly pitch: string
  readonly mood: string
  /** The page on which people make something of their own; absent where there is none. */
  readonly workshop?: string
}

/** The inks of the view behind a door: `pink` is the line, `l0` to `l3` are the ground from far to near. */
export const VIEW_INKS = ['sky', 'sun', 'pink', 'l0', 'l1', 'l2', 'l3'] as const
export type ViewColours = Readonly<Record<(typeof VIEW_INKS)[number], string>>

/** What a game shows on the home page before it is opened: a view, a miniature board, a few facts. */
export interface Door {
  readonly id: string
  /** Sheet of the atlas. */
  readonly sheet: string
  /** Icon on the keystone. */
  readonly keystone: string
  readonly words: Readonly<Record<Language, DoorWords>>
  /** Null where the door does not say. */
  readonly players: readonly [least: number, most: number] | null
  readonly minutes: number | null
  readonly view: {
    readonly seed: string
    /** Absent where the colours of a plain door will do. */
    readonly colours?: { readonly day: ViewColours; readonly night: ViewColours }
    readonly sun: PanoramaOptions['sun']
    readonly layers: readonly PanoramaLayer[]
  }
  /** The real board in small, drawn flat around (0, 0); the scene lays it on the ground. */
  readonly board: () => string
}

/** Middle of a hex with a corner on top. */
export const pointy = (q: number, r: number, radius: number): [x: number, y: number] => [
  Math.sqrt(3) * (q + r / 2) * radius,
  1.5 * r * radius,
]

/** Middle of a hex with a side on top. */
export const flat = (q: number, r: number, radius: number): [x: number, y: number] => [
  1.5 * q * radius,
  Math.sqrt(3) * (r + q / 2) * radius,
]

export type PlacedHex = readonly [q: number, r: number, kind: HexKind]
