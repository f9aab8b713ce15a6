import { Ink, type Language } from '@vyprava/atlas'
import { figureTextsIn } from '../../texts/figures/index.ts'
import { Figure } from './figure.tsx'
import { arrow, coins, heap } from './ink.ts'
import { LAND } from './lands.ts'
import { Card, MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 82
const TOP = 10
const HEIGHT = 3 * SIDE + 2 * TOP
/** Who gets the card. */
const GAINED = 17
const ROWS = [52, 118, 178, 238] as const

/** A complete land, three to two to one, and what everybody gets for it. */
export function CompleteFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).complete
  const view = sceneOf({
    lands: { 0: LAND.juniper },
    markers: { 0: [0], 1: [1], 6: [0], 7: [2], 12: [1], 13: [0] },
  })
  const [most, second, third, none] = ROWS
  return (
    <Figure height={HEIGHT} words={words}>
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
          heap(1, 3, 200, most - 16, 40) +
          heap(2, 2, 200, second - 16, 40) +
          heap(3, 1, 200, third - 16, 40) +
          heap(4, 1, 200, none - 16, 40) +
          [most, second, third].map((y) => arrow(318, y - 16, 372, y - 16)).join('') +
          coins(1, 420, second - 16, 38) +
          coins(1, 420, third - 16, 38)
        }
      />
      <Card character={GAINED} language={language} x={390} y={4} width={60} design={1} />
      <Word x={202} y={most + 22} anchor="start">
        {words.most}
      </Word>
      <Word x={202} y={second + 22} anchor="start">
        {words.fewer}
      </Word>
      <Word x={202} y={third + 22} anchor="start">
        {words.fewer}
      </Word>
      <Word x={252} y={none - 10} anchor="start" className="rf-word rf-quiet">
        {words.nothing}
      </Word>
    </Figure>
  )
}
