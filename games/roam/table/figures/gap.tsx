import { Ink, type Language } from '@vyprava/atlas'
import { GAP_PRICE } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures/index.ts'
import { Figure } from './figure.tsx'
import { coins } from './ink.ts'
import { LAND } from './lands.ts'
import { Word } from './parts.tsx'
import { placedIn, sceneOf } from './scene.ts'
import { STEPS_HEIGHT, Steps } from './steps.tsx'

/** Four cells around a gap in the north-east corner of a land. */
const CHARACTER = 29

/** A gap is filled for two coins, after the shape was placed. */
export function GapFigure({ language }: { readonly language: Language }) {
  const lands = { 0: LAND.eiderdown }
  const before = sceneOf({ lands, character: CHARACTER, coins: GAP_PRICE })
  const aim = placedIn(before, 0, 0)
  const filled = [...aim.required, ...aim.gaps].map((square) => [square, [0]] as const)
  return (
    <Figure height={STEPS_HEIGHT} words={figureTextsIn(language).gap}>
      <Steps
        language={language}
        character={CHARACTER}
        before={before}
        aim={aim}
        after={sceneOf({ lands, markers: Object.fromEntries(filled) })}
      >
        <Ink ink={coins(GAP_PRICE, 0, -38, 26)} />
        <Word x={0} y={-14} className="rf-number rf-loss">
          −{GAP_PRICE}
        </Word>
      </Steps>
    </Figure>
  )
}
