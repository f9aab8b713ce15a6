import { Drawing, type DrawingProps } from '@vyprava/atlas'
import { group, path } from '@vyprava/atlas/pen.ts'
import { memo } from 'react'
import { LETTERS } from '../../compass/index.ts'
import './mini.css'

/** A piece of the Ark in a box of 140 × 96: its outline, its lines when it is found, and where its letter stands. */
interface Piece {
  readonly outline: string
  readonly lines: string
  readonly letter: readonly [x: number, y: number]
}

/** By their letters: the prow, the keel with the hull on it, the mast, the rudder, the bell, the lantern, the chest. */
const PIECES: readonly Piece[] = [
  {
    outline: 'M102 60H113Q129 56 134 34 141 66 116 80L97 86Z',
    lines: 'M128 58Q120 66 100 68M124 68Q114 76 98 77',
    letter: [115, 73],
  },
  {
    outline: 'M102 60H27Q12 56 7 36 0 66 24 80L44 86Q70 92 97 86Z',
    lines: 'M12 58Q20 68 42 69H100M16 69Q26 77 43 78H98M40 60V69M60 60V69M82 60V69M50 69V78M72 69V78',
    letter: [64, 79],
  },
  {
    outline: 'M70 60V3H74V7Q101 10 97 37 86 32 74 35V60Z',
    lines: 'M79 12Q92 15 91 29M79 20Q86 21 86 28',
    letter: [84, 27],
  },
  { outline: 'M9 74L22 80 21 95H6Q3 84 9 74Z', lines: 'M9 80L20 85M7 87L20 91', letter: [13, 91] },
  {
    outline: 'M101 60Q105 57 105 49 105 41 111 41 117 41 117 49 117 57 121 60Z',
    lines: 'M111 41V37M106 56H116M109 60Q111 64 113 60',
    letter: [111, 56],
  },
  {
    outline: 'M19 58V43L26 36 33 43V58Z',
    lines: 'M23 36Q26 30 29 36M19 45H33M26 48Q22 52 26 56 30 52 26 48',
    letter: [26, 55],
  },
  {
    outline: 'M40 60V48Q40 41 47 41H57Q64 41 64 48V60Z',
    lines: 'M40 50H64M50 47H54V54H50Z',
    letter: [52, 56],
  },
]
/** What stands on deck is drawn over the hull. */
const ORDER = [3, 1, 0, 2, 5, 6, 4]
const WATER = 'M2 92q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0'

interface ShipProps extends Omit<DrawingProps, 'ink' | 'viewBox'> {
  /** The parts that are found. */
  readonly found: readonly number[]
  /** Those that are being found. */
  readonly fresh?: readonly number[]
}

const NONE_FRESH: readonly number[] = []

/** The Ark in seven pieces: found ones are inked, the others are only planned and wear their letters. */
export const ArkShip = memo(function ArkShip({ found, fresh = NONE_FRESH, ...svg }: ShipProps) {
  return <Drawing {...svg} viewBox="0 0 140 98" ink={shipInk(found, fresh)} />
})

export const shipInk = (found: readonly number[], fresh: readonly number[] = NONE_FRESH): string =>
  ORDER.map((part) => {
    const { outline, lines, letter } = PIECES[part]
    const isFresh = fresh.includes(part)
    const isFound = isFresh || found.includes(part)
    return group(
      `rk${isFound ? ' on' : ''}${isFresh ? ' fresh' : ''}`,
      path('rk-1', outline) +
        (isFound ? path('rk-2', lines) : `<text x="${letter[0]}" y="${letter[1]}">${LETTERS[part]}</text>`),
      `data-piece="${part}"`,
    )
  }).join('') + path('rk-w', WATER)
