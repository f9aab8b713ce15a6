import { tidy } from '@vyprava/atlas'
import { memo } from 'react'
import type { Fight } from '../../rules/fight.ts'
import type { EuthiaWords } from '../../texts/index.ts'
import type { CombatLabels } from '../../texts/labels/index.ts'
import { usePack } from '../packed.ts'
import './table-cards.css'

interface OnTableProps {
  readonly fight: Fight
  readonly labels: CombatLabels
  readonly words: EuthiaWords
}

/** Cards that were played and still lie there, with what they do and until when. */
export const OnTable = memo(function OnTable({ fight, labels, words }: OnTableProps) {
  const { pack } = usePack()
  if (fight.played.length === 0) return null
  return (
    <section className="eu-ontable" aria-label={labels.table.title}>
      <span className="caps" aria-hidden="true">
        {labels.table.title}
      </span>
      <ul>
        {fight.played.map(({ play, card, count, until }) => {
          const { metal, fields } = pack.chaosCards[card]
          const name = words.tools.names.of('chaosCards', card)
          return (
            <li key={play} data-metal={metal}>
              <b>{tidy(count > 1 ? `${count}× ${name}` : name)}</b>
              <span>{tidy(words.tools.ops(fields[count - 1]))}</span>
              <small>{labels.table.until[until]}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
