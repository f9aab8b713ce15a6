import { type Design, Ink } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import type { Language } from '@vyprava/module'
import { figureTextsIn } from '../../texts/figures.ts'
import { SHIPPED } from '../cards.ts'
import { Figure } from './figure.tsx'
import { seal, shield, square } from './ink.ts'
import { WHOLE_MAP } from './lands.ts'
import { MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 96
const SEEN = 3
const SMALL = 24
const SIDE_X = 388

/** The ring lies where four cards meet. */
const RING = [13, 14, 15, 19, 21, 25, 26, 27]
const CENTRE = 20

/** Eight markers of one player around a rival's, and two rings that are none. */
export function PatrolFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).patrol
  const ring = RING.map((square): [number, Seat[]] => [square, [0]])
  const view = sceneOf({
    lands: { 0: WHOLE_MAP[0], 1: WHOLE_MAP[1], 3: WHOLE_MAP[3], 4: WHOLE_MAP[4] },
    markers: Object.fromEntries([...ring, [CENTRE, [1]]]),
  })
  const size = SEEN * SIDE
  return (
    <Figure height={size + 8} words={words}>
      <MapWindow
        view={view}
        language={language}
        x={4}
        y={4}
        square={SIDE}
        left={1}
        top={2}
        columns={SEEN}
        rows={SEEN}
      />
      <Ink
        ink={
          `<rect x="4" y="4" width="${size}" height="${size}" class="rf-inset"/>` +
          shield(SIDE_X - 40, 28, SHIPPED.pack.patrol.points) +
          small(78, [1, 1, 1, 1, 2, 1, 1, 1, null]) +
          small(196, [1, 1, 1, 1, 2, 3, 1, 1, 1])
        }
      />
      <Word x={SIDE_X - 12} y={36} anchor="start" className="rf-title">
        {words.card}
      </Word>
      <Word x={SIDE_X} y={172}>
        {words.seven}
      </Word>
      <Word x={SIDE_X} y={290}>
        {words.mixed}
      </Word>
    </Figure>
  )
}

/** A small ring that does not count. */
const small = (y: number, owners: readonly (Design | null)[]): string => {
  const x = SIDE_X - 1.5 * SMALL
  const squares = owners.map((owner, i) =>
    square(x + (i % 3) * SMALL, y + Math.floor(i / 3) * SMALL, SMALL, owner === null ? [] : [owner]),
  )
  return squares.join('') + seal(x + 3 * SMALL + 4, y + 2, false)
}
