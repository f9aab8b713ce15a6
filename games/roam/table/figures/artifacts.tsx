import { coins, Ink, marker } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import type { Ability } from '../../content/index.ts'
import { GAP_PRICE } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { SHIPPED } from '../cards.ts'
import { turnedRows } from '../rows.ts'
import { Figure } from './figure.tsx'
import { arrow, print, shapeInk, square, turnArrow } from './ink.ts'
import { Card, Word } from './parts.tsx'

/** An artifact of each ability, in the order of the book, and its number. */
const SHOWN: readonly (readonly [Ability, number])[] = [
  ['freeGap', 8],
  ['replace', 12],
  ['coin', 2],
  ['rotate', 18],
  ['shift', 22],
  ['flipCard', 6],
]

const CELL = { width: 244, height: 108 }
const PRINT = 66
const BOX = 42
/** Where the little picture begins, beside the print. */
const AT = { x: 82, y: 30 }

/** The six abilities, each with the print of an artifact and what it does. */
export function ArtifactsFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).artifacts
  return (
    <Figure height={3 * CELL.height - 16} words={words}>
      {SHOWN.map(([ability, artifact], place) => (
        <g
          key={ability}
          transform={`translate(${2 + (place % 2) * CELL.width} ${2 + Math.floor(place / 2) * CELL.height})`}
        >
          <Ink ink={print(SHIPPED.pack.artifacts[artifact].icon, 0, 6, PRINT)} />
          <Word x={AT.x} y={18} anchor="start" className="rf-title">
            {words.abilities[ability]}
          </Word>
          <g transform={`translate(${AT.x} ${AT.y})`}>
            {ability === 'flipCard' ? <Flip language={language} /> : <Ink ink={DRAWN[ability]} />}
          </g>
        </g>
      ))}
    </Figure>
  )
}

const EXAMPLE = SHIPPED.pack.characters.length + 1
const SHAPE = SHIPPED.characterOf(EXAMPLE).shape
const MID = BOX / 2

const gapSquare =
  square(0, 0, BOX, []) +
  `<g transform="translate(${MID} ${MID}) scale(.5)"><circle r="29" class="roam-gap-disc"/><text y="10" class="roam-gap-plus">+</text></g>`

const DRAWN: Readonly<Record<Exclude<Ability, 'flipCard'>, string>> = {
  freeGap:
    gapSquare +
    arrow(BOX + 4, MID, BOX + 22, MID) +
    square(BOX + 26, 0, BOX, [1]) +
    coins(GAP_PRICE, 2 * BOX + 47, MID, 22) +
    `<path d="M${2 * BOX + 34} ${MID + 12}l26-24" class="rf-strike"/>`,
  replace: square(0, 0, BOX, [2]) + arrow(BOX + 4, MID, BOX + 22, MID) + square(BOX + 26, 0, BOX, [1]),
  coin: `<text x="0" y="${MID + 7}" class="rf-number rf-gain">+1</text>${coins(1, 44, MID, 36)}`,
  rotate:
    shapeInk(SHAPE, 1, 27, MID + 2, 17) +
    turnArrow(72, MID + 4, 14, -150, 60) +
    shapeInk(turnedRows(SHAPE, 1), 1, 116, MID + 2, 17),
  shift:
    square(0, 0, BOX, []) +
    square(BOX, 0, BOX, []) +
    `<circle cx="${MID}" cy="${MID}" r="15" class="rf-left"/>` +
    arrow(MID + 6, MID, BOX + 4, MID) +
    marker(2, 1.5 * BOX + 3, MID + 1, 33),
}

/** A character asleep and awake, either way. */
const Flip = ({ language }: { readonly language: Language }) => {
  const card = { language, character: EXAMPLE, y: -2, width: 44, design: 1 } as const
  return (
    <>
      <Card x={0} {...card} asleep />
      <Ink ink={arrow(51, MID + 2, 75, MID + 2) + arrow(75, MID + 14, 51, MID + 14)} />
      <Card x={82} {...card} />
    </>
  )
}
