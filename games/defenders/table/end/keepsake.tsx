import type { CompanyProps } from '@vyprava/module'
import { NONE } from '../../rules/index.ts'
import { playersOf } from '../actor.ts'
import { leaderArt } from '../art.ts'
import { designOf } from '../design.ts'
import { Disc } from '../panels/signs.tsx'
import { isDefendersView } from '../props.ts'
import './keepsake.css'

/** Who led somebody's faction: the disc of the leader; alone there are two. */
export function Keepsake({ view, seat }: CompanyProps) {
  if (!isDefendersView(view)) return null
  return (
    <div className="end-face df-keepsake">
      {playersOf(view, seat).flatMap((player) => {
        const { leaderCard } = view.players[player]
        return leaderCard === NONE
          ? []
          : [<Disc key={player} design={designOf(player)} art={leaderArt(leaderCard)} className="df-kept" />]
      })}
    </div>
  )
}
