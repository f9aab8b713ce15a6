import type { Language } from '@vyprava/module'
import { figureTextsIn } from '../../texts/figures.ts'
import { SHIPPED } from '../cards.ts'
import { ghostsAt } from '../ghosts.ts'
import { Figure } from './figure.tsx'
import { LAND } from './lands.ts'
import { placedIn, sceneOf } from './scene.ts'
import { STEPS_HEIGHT, Steps } from './steps.tsx'

/** Three cells in a column. */
const CHARACTER = 10
const [ABOVE, TAKEN, BELOW] = [1, 7, 13]

/** A rival's marker in the way: that square is skipped, the others are filled. */
export function SkipFigure({ language }: { readonly language: Language }) {
  const lands = { 0: LAND.quietForest }
  const before = sceneOf({ lands, character: CHARACTER, markers: { [TAKEN]: [1] } })
  const after = sceneOf({ lands, markers: { [ABOVE]: [0], [TAKEN]: [1], [BELOW]: [0] } })
  return (
    <Figure height={STEPS_HEIGHT} words={figureTextsIn(language).skip}>
      <Steps
        language={language}
        character={CHARACTER}
        before={before}
        ghosts={ghostsAt(SHIPPED, before, placedIn(before, 1, 0))}
        after={after}
      />
    </Figure>
  )
}
