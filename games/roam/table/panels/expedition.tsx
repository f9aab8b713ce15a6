import { useAfterFrame } from '@vyprava/atlas'
import { memo, type ReactNode } from 'react'
import type { PlayerView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels/index.ts'
import './expedition.css'

interface ExpeditionProps {
  readonly party: PlayerView['party']
  readonly labels: RoamLabels
  /** Purse and artifacts. */
  readonly children: ReactNode
}

/** What is one's own and lies open: a heading, the purse, the artifacts. */
export const Expedition = ({ party, labels, children }: ExpeditionProps) => (
  <section className="panel roam-me" aria-label={labels.myParty}>
    <Heading asleep={party.filter(({ faceUp }) => !faceUp).length} all={party.length} labels={labels} />
    {children}
  </section>
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
