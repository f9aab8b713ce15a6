import { Drawing, Ink, useNight } from '@vyprava/atlas'
import { path, tenth, translate } from '@vyprava/atlas/pen.ts'
import { memo, useId, useMemo } from 'react'
import { LETTER_FIELDS, LETTERS } from '../../compass/index.ts'
import { type ArkView, type Chart, NONE, type SheetView } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { guideTo, type Names } from '../../texts/names.ts'
import { COMPASS_BOX, CompassDrawing } from '../board/compass.tsx'
import { CELL, fieldMiddle, ties } from '../board/compass-ink.ts'
import {
  edgesWhere,
  grid,
  ground,
  middlesOf,
  outlines,
  pencilled,
  prints,
  rim,
  roads,
} from '../board/map-ink.ts'
import { sites } from '../board/marks-ink.ts'
import { swatch } from '../board/pencil-ink.ts'
import type { SheetScene } from '../board/scene.ts'
import { outlineAt, RADIUS } from '../board/units.ts'
import type { ArkHands } from '../intent.ts'
import { MiniMap } from '../mini/mini-map.tsx'
import { usePack } from '../packed.ts'
import { type Pair, pairsOf } from './rows.ts'
import '../board/sheet.css'
import './compass.css'

interface OpenedProps {
  readonly view: ArkView
  readonly player: number
  /** Letters, found parts and places of parts are shown as they are on the sheet. */
  readonly scene: SheetScene
  /** The letter that is looked at. */
  readonly letter: number
  /** The hex that is compared with it, or null. */
  readonly hex: number | null
  readonly labels: BoardLabels
  readonly names: Names
  readonly hands: ArkHands
}

/** The opened compass: how a letter is compared with the surroundings of a hex. It repeats public facts only. */
export const OpenedCompass = memo(function OpenedCompass(props: OpenedProps) {
  const { view, player, scene, letter, hex, labels, names, hands } = props
  const { printed } = usePack()
  const chart = printed.chartOf(view)
  const sheet = view.sheets[player]
  const looked = useMemo(
    (): SheetScene => ({ ...scene, light: null, colour: NONE, looked: { letter, hexes: [] } }),
    [scene, letter],
  )
  const places = guideTo(view.map).hexes
  return (
    <div className="ao">
      <figure className="ao-fig">
        <figcaption>{labels.compass}</figcaption>
        <svg viewBox={COMPASS_BOX} aria-hidden="true">
          <CompassDrawing sheet={sheet} scene={looked} />
          <Ink ink={missing(sheet, letter)} />
        </svg>
      </figure>
      <figure className="ao-fig ao-map">
        <figcaption>{hex === null ? labels.map : labels.mapAt(places[hex])}</figcaption>
        {hex === null ? (
          <MiniMap chart={chart} painted={sheet.painted} found={scene.found} />
        ) : (
          <>
            <Lens chart={chart} sheet={sheet} hex={hex} letter={letter} />
            <Candidates chart={chart} sheet={sheet} scene={scene} letter={letter} hex={hex} />
          </>
        )}
      </figure>
      <Rows
        pairs={pairsOf(chart, sheet, letter, hex)}
        fields={labels.fieldsOf(LETTERS[letter])}
        neighbours={hex === null ? null : labels.neighboursOf(places[hex])}
        labels={labels}
      />
      <ul className="ao-letters">
        {LETTERS.map((name, each) => {
          const at = scene.found.find((part) => part.letter === each)
          const filled = LETTER_FIELDS[each].filter((field) => sheet.compass[field] !== NONE).length
          return (
            <li key={name}>
              <button
                type="button"
                className={`ao-letter ${scene.letters[each]}`}
                aria-pressed={each === letter}
                {...hands.touch({ kind: 'letter', letter: each })}
              >
                <Drawing
                  viewBox="-24 -24 48 48"
                  ink={`${path('ao-l0', outlineAt({ x: 0, y: 0 }, 22))}<text y="8">${name}</text>`}
                />
                <i className="visually-hidden">
                  {name}, {names.part(each)}:{' '}
                </i>
                <b>{at === undefined ? labels.outOf(filled, 6) : places[at.hex]}</b>
                <span>{labels.letterNote(scene.letters[each], 6 - filled)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
})

/** The empty fields of a letter: broken brass with a question mark. */
function missing({ compass }: Pick<SheetView, 'compass'>, letter: number): string {
  return LETTER_FIELDS[letter]
    .filter((field) => compass[field] === NONE)
    .map((field) => {
      const { x, y } = fieldMiddle(field)
      return (
        path('ak-ghost-ring', outlineAt({ x, y }, CELL - 3)) +
        `<text class="ao-q" x="${tenth(x)}" y="${tenth(y + CELL * 0.32)}">?</text>`
      )
    })
    .join('')
}

interface LensProps {
  readonly chart: Chart
  readonly sheet: Pick<SheetView, 'painted'>
  readonly hex: number
  readonly letter: number
}

/** Half of what is seen through the lens, in units of the map. */
const LENS = 97

/** The map around a hex through a lens; its six neighbours in one outline. */
const Lens = memo(function Lens({ chart, sheet: { painted }, hex, letter }: LensProps) {
  const night = useNight()
  const glass = useId()
  const still = useMemo(
    () =>
      ground(chart) +
      pencilled(chart, painted) +
      grid(chart) +
      roads(chart, painted) +
      prints(chart, painted, night) +
      rim(chart),
    [chart, painted, night],
  )
  const middles = middlesOf(chart)
  const around = [...chart.around.subarray(6 * hex, 6 * hex + 6)].filter((next) => next >= 0)
  const own = new Set([hex, ...around])
  const dim = outlines(
    chart,
    [...painted.keys()].filter((each) => !own.has(each)),
    RADIUS + 0.4,
  )
  const line = edgesWhere(chart, (each, next) => each !== hex && own.has(each) && !own.has(next))
  const { x, y } = middles[hex]
  const pips = around.map((next) => painted[next] !== NONE)
  return (
    <svg
      className="ao-lens"
      viewBox={`${-LENS - 4} ${-LENS - 4} ${2 * LENS + 8} ${2 * LENS + 8}`}
      aria-hidden="true"
    >
      <circle r={LENS + 2} className="ao-lens0" />
      <clipPath id={glass}>
        <circle r={LENS} />
      </clipPath>
      <g clipPath={`url(#${glass})`}>
        <g transform={`translate(${tenth(-x)} ${tenth(-y)})`}>
          <Ink ink={still} />
          <Ink
            ink={
              path('ak-dim', dim) +
              path('ak-flower', line) +
              path('ak-flower2', line) +
              ties(
                middles[hex],
                around.map((next) => middles[next]),
              ) +
              sites([{ letters: [letter], pips, missing: NONE, middle: middles[hex] }], true)
            }
          />
        </g>
      </g>
      <circle r={LENS} className="ao-lens1" />
    </svg>
  )
})

interface CandidateProps {
  readonly chart: Chart
  readonly sheet: SheetView
  readonly scene: SheetScene
  readonly letter: number
  readonly hex: number
}

/** The whole map in small, with the hexes where the part may lie. */
const Candidates = memo(function Candidates({ chart, sheet, scene, letter, hex }: CandidateProps) {
  const places = useMemo(
    () => scene.sites.flatMap((site) => (site.letter === letter ? [site.hex] : [])),
    [scene.sites, letter],
  )
  return <MiniMap className="ao-mini" chart={chart} painted={sheet.painted} sought={places} chosen={hex} />
})

interface RowsProps {
  readonly pairs: readonly Pair[]
  readonly fields: string
  readonly neighbours: string | null
  readonly labels: BoardLabels
}

/** Two rows of six in the same order; the missing one is broken brass with a question mark. */
function Rows({ pairs, fields, neighbours, labels }: RowsProps) {
  const cell = (colour: number, visited: boolean, sought: number) => ({
    label: colour === NONE ? labels.missing : labels.colours[colour],
    ink:
      colour === NONE
        ? (sought === NONE ? path('ac-cell', outlineAt({ x: 0, y: 0 }, 20)) : group(sought)) +
          path('ak-ghost-ring', outlineAt({ x: 0, y: 0 }, 20)) +
          '<text class="ao-q" y="7">?</text>'
        : visited
          ? swatch(colour, { x: 0, y: 0 }, 20)
          : group(colour),
  })
  return (
    <div className="ao-rows">
      <Row title={fields} cells={pairs.map(({ field, neighbour }) => cell(field, true, neighbour))} />
      {neighbours === null ? null : (
        <>
          <b aria-hidden="true">=</b>
          <Row
            title={neighbours}
            cells={pairs.map(({ neighbour, visited }) => cell(neighbour, visited, NONE))}
          />
        </>
      )}
    </div>
  )
}

/** A colour that is not there yet is paler. */
const group = (colour: number): string =>
  `<g class="ao-pale" ${translate(0, 0)}>${swatch(colour, { x: 0, y: 0 }, 20)}</g>`

interface RowProps {
  readonly title: string
  readonly cells: readonly { readonly label: string; readonly ink: string }[]
}

const Row = ({ title, cells }: RowProps) => (
  <div className="ao-row">
    <span className="caps">{title}</span>
    <p role="img" aria-label={`${title}: ${cells.map(({ label }) => label).join(', ')}`}>
      {cells.map(({ ink }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six places in a row
        <Drawing key={place} viewBox="-24 -21 48 42" ink={ink} />
      ))}
    </p>
  </div>
)
