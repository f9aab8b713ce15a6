import { Coin, type Seat as Design, Marker, useAfterFrame } from '@vyprava/atlas'
import { memo } from 'react'
import type { RoamLabels } from '../../texts/labels/index.ts'
import './expedition.css'

interface PurseProps {
  readonly coins: number
  readonly supply: number
  readonly design: Design
  readonly labels: RoamLabels
  /** What the preview would bring and take. */
  readonly gain: number
  readonly spend: number
}

/** One's own coins and markers, and what the preview would do to them. They follow the map by a frame or two. */
export const Purse = memo(function Purse(props: PurseProps) {
  return <Contents {...useAfterFrame(props, 'goods')} />
})

const Contents = memo(function Contents({ coins, supply, design, labels, gain, spend }: PurseProps) {
  return (
    <ul className="roam-purse">
      <li data-purse="coins">
        <Coin />
        <b>{coins}</b> <span className="unit">{labels.coinsWord(coins)}</span>
        {gain > 0 ? <b className="up">+{gain}</b> : null}
      </li>
      <li data-purse="markers">
        <Marker seat={design} />
        <b>{supply}</b> <span className="unit">{labels.markersWord(supply)}</span>
        {spend > 0 ? <b className="down">−{spend}</b> : null}
      </li>
    </ul>
  )
})
