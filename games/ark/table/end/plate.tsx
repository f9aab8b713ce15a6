import { Ink } from '@vyprava/atlas'
import { escapeText, group, path, tenth, translate } from '@vyprava/atlas/pen.ts'
import type { PlateProps } from '@vyprava/module'
import { shippedStories } from '../../content/stories.ts'
import { type ArkView, type Chart, NONE, type SheetView } from '../../rules/index.ts'
import { namesIn } from '../../texts/names.ts'
import { badges, CELL, dial, fieldMiddle, fields, letters } from '../board/compass-ink.ts'
import { sheetFrame } from '../board/frame-ink.ts'
import { boundsOf, spread } from '../board/layout.ts'
import { middlesOf, outlines } from '../board/map-ink.ts'
import { foundPart } from '../board/marks-ink.ts'
import { BEGUN, stroke } from '../board/pencil-ink.ts'
import { outlineAt, RADIUS } from '../board/units.ts'
import { shipInk } from '../mini/ship.tsx'
import { usePack } from '../packed.ts'
import { isArkView } from '../props.ts'
import { type Difference, differencesOf, NO_DIFFERENCE } from './differences.ts'
import { StillMap } from './still-map.tsx'
import { shownSeat } from './winner.ts'
import '../board/pencils.css'
import '../board/sheet.css'
import '../board/marks.css'
import '../board/compass.css'
import './plate.css'

const sheetIn = (view: object | null | undefined, player: number): SheetView | null =>
  view !== null && view !== undefined && isArkView(view) ? (view.sheets[player] ?? null) : null

/** A sheet as a picture: at the end of a game, beside its story, in its analysis. */
export function Plate({ view, seat, language, before, played, instead, small = false }: PlateProps) {
  const { pack } = usePack()
  if (!isArkView(view)) return null
  const player = shownSeat(view, seat)
  const sheet = view.sheets[player]
  const [was, mistake, better] = [before, played, instead].map((other) => sheetIn(other, player))
  const name = namesIn(language, pack, shippedStories()).mapOf(view.map)
  return (
    <SheetPicture
      view={view}
      sheet={sheet}
      name={small ? null : name}
      changed={was === null ? NO_DIFFERENCE : differencesOf(was, sheet)}
      wrong={mistake === null ? NO_DIFFERENCE : differencesOf(sheet, mistake)}
      right={better === null ? NO_DIFFERENCE : differencesOf(sheet, better)}
    />
  )
}

/** The side of the framed picture, and its margin. */
const SIDE = 640
const MARGIN = 16
/** The compass in its corner, by the radius of a cell. */
const SMALL_CELL = 9
/** The map in its frame, and what lies in its corners: its name, the compass, the Ark. */
const ROOM = { left: 40, top: 37, right: SIDE - 40, bottom: SIDE - 37 }
const CORNERS = [
  { left: 24, top: 24, right: 190, bottom: 62 },
  { left: SIDE - 126, top: 24, right: SIDE - 24, bottom: 110 },
  { left: SIDE - 100, top: 110, right: SIDE - 24, bottom: 143 },
  { left: SIDE - 142, top: SIDE - 106, right: SIDE - 24, bottom: SIDE - 24 },
]

interface PictureProps {
  readonly view: ArkView
  readonly sheet: SheetView
  /** The name of the map in its frame; null: the map alone. */
  readonly name: string | null
  readonly changed: Difference
  readonly wrong: Difference
  readonly right: Difference
}

function SheetPicture({ view, sheet, name, changed, wrong, right }: PictureProps) {
  const { printed } = usePack()
  const chart = printed.chartOf(view)
  const { left, right: east, top, bottom } = boundsOf(chart)
  const { x, y, radius } = spread(boundsOf(chart), ROOM, CORNERS, 0)
  const box =
    name === null
      ? [left, top, east - left, bottom - top].map((edge) => tenth(edge * RADIUS)).join(' ')
      : `0 0 ${SIDE} ${SIDE}`
  const found = chart.finder.locate(sheet.painted, sheet.compass)
  const move =
    name === null ? undefined : `translate(${tenth(x)} ${tenth(y)}) scale(${(radius / RADIUS).toFixed(4)})`
  return (
    <div className="ak-picture">
      <svg className="ak-picture-sheet" viewBox={box} aria-hidden="true">
        {name === null ? null : (
          <Ink
            ink={
              sheetFrame(SIDE, SIDE, MARGIN) +
              `<text x="32" y="52" class="ak-mapn">${escapeText(name)}</text>`
            }
          />
        )}
        <g transform={move}>
          <StillMap chart={chart} painted={sheet.painted} />
          <Ink ink={differencesInk(chart, changed, wrong, right)} />
          <Ink
            ink={found
              .map((hex, letter) => (hex < 0 ? '' : foundPart(letter, middlesOf(chart)[hex], false)))
              .join('')}
          />
        </g>
        {name === null ? null : (
          <>
            <Ink ink={smallCompass(sheet, found, changed, wrong, right)} />
            <Ink
              ink={group(
                'ak-ship',
                shipInk(found.flatMap((hex, letter) => (hex < 0 ? [] : [letter]))),
                translate(SIDE - 142, SIDE - 106, 0.8),
              )}
            />
          </>
        )}
      </svg>
    </div>
  )
}

/** What has changed is ringed; what would be better is begun; what was a mistake is crossed by a broken ring. */
function differencesInk(chart: Chart, changed: Difference, wrong: Difference, right: Difference): string {
  const middles = middlesOf(chart)
  const hexesOf = ({ strokes }: Difference) => strokes.map(({ hex }) => hex)
  return (
    path('ak-changed', outlines(chart, hexesOf(changed), RADIUS - 2)) +
    [...right.strokes, ...wrong.strokes]
      .map(({ hex, colour }) => stroke(colour, middles[hex], RADIUS, `g${hex}`, BEGUN))
      .join('') +
    path('ak-ghost-ring', outlines(chart, hexesOf(right), RADIUS - 2.6)) +
    path('ak-no', outlines(chart, hexesOf(wrong), RADIUS - 3))
  )
}

function smallCompass(
  sheet: SheetView,
  found: readonly number[],
  changed: Difference,
  wrong: Difference,
  right: Difference,
): string {
  const rings = (cls: string, { fields: each }: Difference) =>
    path(cls, each.map(({ field }) => outlineAt(fieldMiddle(field), CELL - 3)).join(''))
  const strokes = [...right.fields, ...wrong.fields].map(({ field, colour }) =>
    stroke(colour, fieldMiddle(field), CELL - 1.6, `c${field}`, BEGUN),
  )
  const scale = SMALL_CELL / CELL
  return group(
    'ak-small-compass',
    dial() +
      fields(sheet.compass) +
      strokes.join('') +
      letters(
        found.map((hex) => (hex < 0 ? 'sunk' : 'found')),
        null,
      ) +
      rings('ak-changed', changed) +
      rings('ak-ghost-ring', right) +
      rings('ak-no', wrong) +
      badges(sheet, NONE),
    translate(SIDE - 26 - 6.5 * SMALL_CELL, 26 + 6.5 * SMALL_CELL, scale),
  )
}
