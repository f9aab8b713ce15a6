import { group, type Point, translate } from './pen.ts'

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const
export type DieFace = (typeof DIE_FACES)[number]

const NW: Point = [-1, -1]
const NE: Point = [1, -1]
const SW: Point = [-1, 1]
const SE: Point = [1, 1]
const MIDDLE: Point = [0, 0]

const PIPS: Readonly<Record<DieFace, readonly Point[]>> = {
  1: [MIDDLE],
  2: [NW, SE],
  3: [NW, MIDDLE, SE],
  4: [NW, NE, SW, SE],
  5: [NW, NE, MIDDLE, SW, SE],
  6: [NW, NE, [-1, 0], [1, 0], SW, SE],
}

export type DieOptions = {
  readonly face: DieFace
  readonly x: number
  readonly y: number
  readonly size: number
  readonly paint?: 'bone' | 'red'
}

export const die = ({ face, x, y, size, paint = 'bone' }: DieOptions): string =>
  group(
    `die ${paint}`,
    '<rect x="-23" y="-19" width="50" height="48" rx="9" class="piece-shadow"/>' +
      '<rect x="-25" y="-21" width="50" height="48" rx="9" class="di-side"/>' +
      '<rect x="-25" y="-25" width="50" height="48" rx="9" class="di-top"/><path d="M-20-16q1-5 6-5h20" class="di-hi"/>' +
      PIPS[face]
        .map(([a, b]) => `<circle cx="${a * 13}" cy="${b * 13 - 1}" r="4.6" class="di-pip"/>`)
        .join(''),
    translate(x, y, size / 50),
  )
