import { Ink, type Language } from '@vyprava/atlas'
import { figureTextsIn } from '../../texts/figures/index.ts'
import { Figure } from './figure.tsx'
import { arrow, coins, marker } from './ink.ts'
import { LAND } from './lands.ts'
import { Card, MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 82
const TOP = 10
const GAINED = 23
const FIRST = 92
const SECOND = 190

/** Three to three: the bids, and what they bring. */
export function AuctionFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).auction
  const view = sceneOf({
    lands: { 0: LAND.owlWood },
    markers: { 0: [0], 1: [1], 6: [1], 7: [0], 12: [0], 13: [1] },
  })
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
      <Word x={308} y={28} className="rf-word rf-quiet">
        {words.bid}
      </Word>
      <Word x={424} y={28} className="rf-word rf-quiet">
        {words.outcome}
      </Word>
      <Ink
        ink={
          '<path d="M196 40H472" class="rf-hair"/>' +
          marker(1, 222, FIRST, 46) +
          marker(2, 222, SECOND, 46) +
          bid(FIRST, 1, false) +
          bid(SECOND, 2, true) +
          arrow(346, FIRST, 376, FIRST) +
          arrow(346, SECOND, 376, SECOND) +
          coins(1, 440, FIRST, 36) +
          coins(2, 449, SECOND + 14, 26)
        }
      />
      <Word x={222} y={FIRST + 44}>
        {words.first}
      </Word>
      <Word x={222} y={SECOND + 44}>
        {words.second}
      </Word>
      <Word x={410} y={FIRST + 7} className="rf-number rf-gain">
        +1
      </Word>
      <Card character={GAINED} language={language} x={386} y={SECOND - 38} width={44} design={2} />
      <Word x={452} y={SECOND - 8} className="rf-number rf-loss">
        −2
      </Word>
    </Figure>
  )
}

/** A bid on its slip of paper; the best one has a brass rim. */
const bid = (y: number, count: number, best: boolean): string =>
  `<rect x="274" y="${y - 26}" width="68" height="52" rx="3" class="rf-bid${best ? ' rf-best' : ''}"/>` +
  coins(count, 308, y, 34)
