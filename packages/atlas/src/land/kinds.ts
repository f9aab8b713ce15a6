import type { Landmark } from '../landmarks.ts'

export const LAND_KINDS = ['meadow', 'woods', 'shore', 'highland', 'heath'] as const
export type LandKind = (typeof LAND_KINDS)[number]

/** What makes one kind of land differ from another. A new kind is one line here and one palette in land.css. */
export type Terrain = {
  /** How many bumps rise from the height field, and how steep they are. */
  readonly bumps: number
  readonly steep: number
  readonly tilt: number
  /** Chance of a river. */
  readonly river: number
  readonly landmarks: readonly Landmark[]
  readonly landmarkCount: readonly [least: number, most: number]
  readonly peak: 'mt' | 'hl'
  readonly peaks: number
  /** Trees grow where the wood noise is above this. */
  readonly treeLine: number
  readonly treeGap: number
  readonly tufts: number
  readonly tuftSize: number
}

export const TERRAINS: Readonly<Record<LandKind, Terrain>> = {
  meadow: {
    bumps: 2,
    steep: 1,
    tilt: 0.28,
    river: 0.75,
    landmarks: ['village', 'mill', 'chapel', 'well'],
    landmarkCount: [1, 2],
    peak: 'hl',
    peaks: 3,
    treeLine: 0.42,
    treeGap: 10.5,
    tufts: 26,
    tuftSize: 4.2,
  },
  woods: {
    bumps: 3,
    steep: 1,
    tilt: 0.28,
    river: 0.75,
    landmarks: ['tent', 'stones', 'tower', 'well'],
    landmarkCount: [0, 1],
    peak: 'hl',
    peaks: 3,
    treeLine: -0.06,
    treeGap: 9.5,
    tufts: 10,
    tuftSize: 4.2,
  },
  shore: {
    bumps: 2,
    steep: 1,
    tilt: 0.95,
    river: 0.5,
    landmarks: ['village', 'tower', 'chapel'],
    landmarkCount: [0, 1],
    peak: 'hl',
    peaks: 3,
    treeLine: 0.22,
    treeGap: 10.5,
    tufts: 12,
    tuftSize: 4.2,
  },
  highland: {
    bumps: 4,
    steep: 1.25,
    tilt: 0.28,
    river: 0.75,
    landmarks: ['tower', 'chapel', 'stones'],
    landmarkCount: [0, 1],
    peak: 'mt',
    peaks: 9,
    treeLine: 0.2,
    treeGap: 10.5,
    tufts: 8,
    tuftSize: 4.2,
  },
  heath: {
    bumps: 3,
    steep: 1,
    tilt: 0.28,
    river: 0,
    landmarks: ['arch', 'columns', 'stones', 'tower'],
    landmarkCount: [2, 3],
    peak: 'hl',
    peaks: 5,
    treeLine: 0.4,
    treeGap: 10.5,
    tufts: 34,
    tuftSize: 5,
  },
}
