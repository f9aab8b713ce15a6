import { coins, Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { figureTextsIn } from '../../texts/figures.ts'
import { Figure } from './figure.tsx'
import { arrow, heap } from './ink.ts'
import { LAND } from './lands.ts'
import { CARD_RATIO, Card, MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 84
const TOP = 6
/** Who is found in this land. */
const FOUND = 17
const CARD = 62
/** The lines of the four players. */
const LINES = [50, 130, 184, 238] as const
const REWARD = 352

/** A complete land, three to two to one, and what everybody gets for it. */
export function CompleteFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).complete
  const view = sceneOf({
    lands: { 0: LAND.juniper },
    markers: { 0: [0], 1: [1], 6: [0], 7: [2], 12: [1], 13: [0] },
  })
  const [most, second, third, none] = LINES
  return (
    <Figure height={3 * SIDE + 2 * TOP} words={words}>
      <MapWindow
        view={view}
        language={language}
        x={4}
        y={TOP}
        square={SIDE}
        left={0}
        top={0}
        columns={2}
        rows={3}
        complete={[0]}
      />
      <Ink
        ink={
          heap(1, 3, 194, most, 38) +
          heap(2, 2, 194, second, 38) +
          heap(3, 1, 194, third, 38) +
          heap(4, 1, 194, none, 38) +
          LINES.map((y) => arrow(286, y, 316, y)).join('') +
          coins(1, REWARD, second, 38) +
          coins(1, REWARD, third, 38)
        }
      />
      <Card
        character={FOUND}
        language={language}
        x={REWARD - CARD / 2}
        y={most - (CARD * CARD_RATIO) / 2}
        width={CARD}
        design={1}
      />
      <Word x={391} y={most + 6} anchor="start">
        {words.most}
      </Word>
      <Word x={382} y={second + 6} anchor="start">
        {words.fewer}
      </Word>
      <Word x={382} y={third + 6} anchor="start">
        {words.fewer}
      </Word>
      <Word x={333} y={none + 6} anchor="start" className="rf-word rf-quiet">
        {words.nothing}
      </Word>
    </Figure>
  )
}
