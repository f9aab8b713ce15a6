import type { CompanyProps } from '@vyprava/atlas'
import { deathSkull } from '@vyprava/atlas/icons/deeds.ts'
import { NONE } from '../../rules/index.ts'
import { labelsIn } from '../../texts/labels/index.ts'
import { playersOf } from '../actor.ts'
import { useCards } from '../cards.ts'
import { Mini } from '../panels/cards/defender-card.tsx'
import { faceOf } from '../panels/cards/face.ts'
import { whereIs } from '../panels/seat-sheet.tsx'
import { isDefendersView } from '../props.ts'
import './company.css'

/** A faction at the end: its twelve Defenders, the fallen under their seal. */
export function Company({ view, seat, language }: CompanyProps) {
  const cards = useCards()
  if (!isDefendersView(view)) return null
  const labels = labelsIn(language).panels
  return (
    <ul className="df-company">
      {playersOf(view, seat).flatMap((player) => {
        const { leaderCard } = view.players[player]
        if (leaderCard === NONE) return []
        return cards.printed.decks[leaderCard].map((card) => {
          const face = faceOf(cards, labels, language, card, player)
          const fallen = whereIs(view, player, card) === 'fallen'
          return (
            <li key={`${player} ${card}`} title={face.name} data-fallen={fallen || undefined}>
              <Mini
                face={face}
                label={labels.card({ ...face, tag: fallen ? labels.defenderState('fallen') : null })}
                {...(fallen ? { seal: deathSkull } : {})}
              />
            </li>
          )
        })
      })}
    </ul>
  )
}
