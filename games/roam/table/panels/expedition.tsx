import { Coin, type Design, Marker, useAfterFrame } from '@vyprava/atlas'
import { Purse as Amounts, Mine } from '@vyprava/kit'
import { memo, type ReactNode } from 'react'
import type { PlayerView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels.ts'

interface ExpeditionProps {
  readonly party: PlayerView['party']
  readonly labels: RoamLabels
  /** Purse and artifacts. */
  readonly children: ReactNode
}

/** What is one's own and lies open. All of it follows the map by a frame or two. */
export const Expedition = ({ party, labels, children }: ExpeditionProps) => (
  <Mine
    label={labels.myParty}
    heading={
      <Heading asleep={party.filter(({ faceUp }) => !faceUp).length} all={party.length} labels={labels} />
    }
  >
    {children}
  </Mine>
)

interface HeadingProps {
  readonly asleep: number
  readonly all: number
  readonly labels: RoamLabels
}

const Heading = memo(function Heading(props: HeadingProps) {
  const { asleep, all, labels } = useAfterFrame(props, 'goods')
  return (
    <h2>
      {labels.myParty}
      <small>{labels.asleep(asleep, all - asleep)}</small>
    </h2>
  )
})

interface PurseProps {
  readonly coins: number
  readonly supply: number
  readonly design: Design
  readonly labels: RoamLabels
  /** What the preview would bring and take. */
  readonly gain: number
  readonly spend: number
}

/** One's own coins and markers, and what the preview would do to them. */
export const Purse = memo(function Purse(props: PurseProps) {
  return <Contents {...useAfterFrame(props, 'goods')} />
})

const Contents = memo(function Contents({ coins, supply, design, labels, gain, spend }: PurseProps) {
  const amounts = [
    { id: 'coins', sign: <Coin />, count: coins, unit: labels.coinsWord(coins), change: gain },
    {
      id: 'markers',
      sign: <Marker seat={design} />,
      count: supply,
      unit: labels.markersWord(supply),
      change: -spend,
    },
  ]
  return <Amounts amounts={amounts} />
})
