import { Drawing, type DrawingProps } from '@vyprava/atlas'
import { path, tenth, translate } from '@vyprava/atlas/pen.ts'
import { memo } from 'react'
import { LETTERS } from '../../compass/index.ts'
import { type Chart, COLOURS, NONE } from '../../rules/index.ts'
import { boundsOf } from '../board/layout.ts'
import { pencilClass } from '../board/pencil-ink.ts'
import { middleOf, outlineAt } from '../board/units.ts'
import '../board/pencils.css'
import './mini.css'

interface MiniMapProps extends Omit<DrawingProps, 'ink' | 'viewBox'> {
  readonly chart: Chart
  readonly painted: readonly number[]
  /** Hexes with a line around them: what is new. */
  readonly outlined?: readonly number[]
  /** Found parts where they lie. */
  readonly found?: readonly Part[]
  /** Hexes where a part may lie, and the one that is looked at. */
  readonly sought?: readonly number[]
  readonly chosen?: number | null
}

interface Part {
  readonly letter: number
  readonly hex: number
}

/** From the middle of a hex to its corner. */
const R = 6.1
const NO_HEXES: readonly number[] = []
const NO_PARTS: readonly Part[] = []

/** A sheet's map in miniature: one path a colour. */
export const MiniMap = memo(function MiniMap({
  chart,
  painted,
  outlined = NO_HEXES,
  found = NO_PARTS,
  sought = NO_HEXES,
  chosen = null,
  ...svg
}: MiniMapProps) {
  const { left, right, top, bottom } = boundsOf(chart)
  const box = `${tenth(left * R - 1)} ${tenth(top * R - 1)} ${tenth((right - left) * R + 2)} ${tenth((bottom - top) * R + 2)}`
  const ink =
    miniMapInk(chart, painted, outlined) +
    found.map((part) => mark(chart, part, 'am-seal')).join('') +
    sought.map((hex) => place(chart, hex, hex === chosen)).join('')
  return <Drawing {...svg} viewBox={box} ink={ink} />
})

/** A letter in a ring. */
const mark = (chart: Chart, { letter, hex }: Part, cls: string): string => {
  const { x, y } = middleOf(chart.hexes[hex], R)
  return (
    `<g ${translate(x, y)}><circle r="${tenth(R * 1.35)}" class="${cls}"/>` +
    `<text class="am-t" y="0.34em">${LETTERS[letter]}</text></g>`
  )
}

/** A ring: which letter it is, whoever looks knows. */
const place = (chart: Chart, hex: number, chosen: boolean): string => {
  const { x, y } = middleOf(chart.hexes[hex], R)
  return `<circle ${translate(x, y)} r="${tenth(R * 1.05)}" class="am-sought${chosen ? ' on' : ''}"/>`
}

function miniMapInk(chart: Chart, painted: readonly number[], outlined: readonly number[]): string {
  const bare: string[] = []
  const bad: string[] = []
  const drawn = COLOURS.map((): string[] => [])
  chart.hexes.forEach((hex, number) => {
    const middle = middleOf(hex, R)
    const colour = painted[number]
    if (colour !== NONE) drawn[colour].push(outlineAt(middle, R * 0.97))
    else (chart.isDanger[number] ? bad : bare).push(outlineAt(middle, R * 0.9))
  })
  const fresh = outlined.map((hex) => outlineAt(middleOf(chart.hexes[hex], R), R * 0.9))
  return (
    path('am-bare', bare.join('')) +
    path('am-bad', bad.join('')) +
    drawn.map((hexes, colour) => path(`am-on ${pencilClass(colour)}`, hexes.join(''))).join('') +
    path('am-fresh', fresh.join(''))
  )
}
