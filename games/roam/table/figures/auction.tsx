import { coins, Ink, marker } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { figureTextsIn } from '../../texts/figures.ts'
import { Figure } from './figure.tsx'
import { arrow } from './ink.ts'
import { LAND } from './lands.ts'
import { CARD_RATIO, Card, MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 84
const TOP = 6
/** Who is found in this land. */
const FOUND = 23
const CARD = 56
const FIRST = 96
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
      <Word x={304} y={28} className="rf-word rf-quiet">
        {words.bid}
      </Word>
      <Word x={424} y={28} className="rf-word rf-quiet">
        {words.outcome}
      </Word>
      <Ink
        ink={
          '<path d="M194 40H476" class="rf-hair"/>' +
          marker(1, 224, FIRST - 8, 46) +
          marker(2, 224, SECOND - 8, 46) +
          bid(FIRST, 1, false) +
          bid(SECOND, 2, true) +
          arrow(344, FIRST, 370, FIRST) +
          arrow(344, SECOND, 370, SECOND) +
          coins(1, 432, FIRST, 34) +
          coins(2, 456, SECOND + 14, 26)
        }
      />
      <Word x={224} y={FIRST + 34}>
        <tspan className="rf-number">1.</tspan> {words.first}
      </Word>
      <Word x={224} y={SECOND + 34}>
        <tspan className="rf-number">2.</tspan> {words.second}
      </Word>
      <Word x={398} y={FIRST + 6} className="rf-number rf-gain">
        +1
      </Word>
      <Card
        character={FOUND}
        language={language}
        x={378}
        y={SECOND - (CARD * CARD_RATIO) / 2}
        width={CARD}
        design={2}
      />
      <Word x={456} y={SECOND - 10} className="rf-number rf-loss">
        −2
      </Word>
    </Figure>
  )
}

/** A bid on its slip of paper; the best one has a brass rim. */
const bid = (y: number, count: number, best: boolean): string =>
  `<rect x="270" y="${y - 26}" width="68" height="52" rx="3" class="rf-bid${best ? ' rf-best' : ''}"/>` +
  coins(count, 304, y, 34)
