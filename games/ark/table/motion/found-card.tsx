import { memo } from 'react'
import { LETTERS } from '../../compass/index.ts'
import type { ArkView, Chart } from '../../rules/index.ts'
import type { MotionLabels } from '../../texts/en/acts.ts'
import { guideTo, type Names } from '../../texts/names.ts'
import { boundsOf } from '../board/layout.ts'
import { middleOf } from '../board/units.ts'
import { foundOn } from '../deduction.ts'
import { ArkShip } from '../mini/ship.tsx'
import { pairsOf } from '../opened/rows.ts'
import { Swatch } from '../panels/signs.tsx'
import type { Part } from './celebrate.ts'
import './motion.css'

interface CardProps {
  readonly chart: Chart
  readonly view: ArkView
  readonly player: number
  readonly part: Part
  readonly labels: MotionLabels
  readonly names: Names
}

/** What was found, where, and why: the six colours of the letter and of the surroundings. The log says it aloud. */
export const FoundCard = memo(function FoundCard({ chart, view, player, part, labels, names }: CardProps) {
  const sheet = view.sheets[player]
  const found = foundOn(chart, sheet, sheet).map(({ letter }) => letter)
  const pairs = pairsOf(chart, sheet, part.letter, part.hex)
  const title = names.part(part.letter)
  return (
    <aside className="panel ak-found" data-up={isLow(chart, part.hex)} aria-hidden="true">
      <ArkShip
        className="ak-found-ship"
        found={found.filter((letter) => letter !== part.letter)}
        fresh={[part.letter]}
      />
      <div>
        <h2>{labels.found(LETTERS[part.letter])}</h2>
        <b>{title.charAt(0).toUpperCase() + title.slice(1)}</b>
        <p>{labels.where(guideTo(view.map).hexes[part.hex], found.length)}</p>
      </div>
      <p className="ak-found-rows">
        {labels.compass}
        <Row colours={pairs.map(({ field }) => field)} />
        =
        <Row colours={pairs.map(({ neighbour }) => neighbour)} />
        {labels.around}
      </p>
    </aside>
  )
})

/** Whether a hex lies so far down that the card would hide it: then the card lies over it. */
function isLow(chart: Chart, hex: number): boolean {
  const { top, bottom } = boundsOf(chart)
  return middleOf(chart.hexes[hex], 1).y > top + 0.45 * (bottom - top)
}

const Row = ({ colours }: { readonly colours: readonly number[] }) => (
  <span>
    {colours.map((colour, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: six places that never move
      <Swatch key={place} colour={colour} />
    ))}
  </span>
)
