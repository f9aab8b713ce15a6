import { coins, Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { GAP_PRICE } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { SHIPPED } from '../cards.ts'
import { ghostsPlaced } from '../ghosts.ts'
import { Figure } from './figure.tsx'
import { LAND } from './lands.ts'
import { Word } from './parts.tsx'
import { placedIn, sceneOf } from './scene.ts'
import { STEPS_HEIGHT, Steps } from './steps.tsx'

/** Four cells, and a gap in the north-east corner of a land. */
const CHARACTER = 29
const LANDS = { 0: LAND.eiderdown }
const PLACED = { x: 0, y: 0 }

/** A gap is filled for two coins, after the shape was placed. */
export function GapFigure({ language }: { readonly language: Language }) {
  const { required, gaps } = placedIn(sceneOf({ lands: LANDS, character: CHARACTER }), PLACED.x, PLACED.y)
  const markersOn = (squares: readonly number[]) =>
    Object.fromEntries(squares.map((square) => [square, [0]] as const))
  const before = sceneOf({
    lands: LANDS,
    character: CHARACTER,
    coins: GAP_PRICE,
    markers: markersOn(required),
    placed: PLACED,
  })
  return (
    <Figure height={STEPS_HEIGHT} words={figureTextsIn(language).gap}>
      <Steps
        language={language}
        character={CHARACTER}
        before={before}
        ghosts={ghostsPlaced(SHIPPED, before, new Set(gaps))}
        after={sceneOf({ lands: LANDS, markers: markersOn([...required, ...gaps]) })}
      >
        <Ink ink={coins(GAP_PRICE, 0, -24, 28)} />
        <Word x={-2} y={-46} className="rf-number rf-loss">
          −{GAP_PRICE}
        </Word>
      </Steps>
    </Figure>
  )
}
