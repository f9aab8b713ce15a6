import { memo } from 'react'
import { asPlayer } from '../../texts/tools.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { Bags } from './bags.tsx'
import { Bar } from './bar.tsx'
import { ownerOf } from './owner.ts'
import { Slot } from './slot.tsx'
import { GROUPS, grouped, homelessIn, placesOf, roomOf } from './standing.ts'
import './hero.css'

/** The board, what a preview would make of it, and how much room there is. */
export function useBoard(panel: PanelProps) {
  const { view, preview, asked } = panel
  const { printed } = usePack()
  const owner = ownerOf(panel)
  const player = view.players[owner]
  const whole = asPlayer(player)
  const after = preview?.sure.after?.players[owner] ?? null
  // While one trades there may be more than fits; what has no place is asked for afterwards.
  const homeless = asked?.prompt.key === 'room' ? homelessIn(printed, whole).tiles : 0
  return {
    owner,
    player,
    places: placesOf(printed, whole, after),
    room: roomOf(printed, whole),
    change: preview?.change ?? {},
    /** How many tiles of the bags have a place. */
    placed: player.bags.length - homeless,
  }
}

/** The hero's board as a drawer: a line of what is counted, then slots and bags. */
export const Drawer = memo(function Drawer(panel: PanelProps) {
  const { labels } = panel
  const { owner, player, places, room, change, placed } = useBoard(panel)
  const groups = grouped(places)
  return (
    <section className="panel eu-hero" aria-label={labels.hero.things} data-pulled={panel.intent.own.pulled}>
      <Bar {...panel} owner={owner} player={player} room={room} change={change} />
      {panel.intent.own.pulled ? (
        <p className="eu-hero-note">{labels.hero.pulled}</p>
      ) : (
        <div className="eu-slots">
          {GROUPS.map((group) => (
            <section
              key={group}
              className="eu-group"
              data-group={group}
              aria-label={labels.hero.groups[group]}
            >
              <span className="caps" aria-hidden="true">
                {labels.hero.groups[group]}
              </span>
              <ul data-along>
                {groups[group].map((place) => (
                  <Slot key={place.slot} {...panel} player={player} place={place} />
                ))}
              </ul>
            </section>
          ))}
          <section className="eu-group" data-group="bags" aria-label={labels.hero.groups.bags}>
            <span className="caps" aria-hidden="true">
              {labels.hero.groups.bags}
            </span>
            <ul data-along>
              <Bags {...panel} player={player} bags={room.bags} upTo={placed} />
            </ul>
          </section>
        </div>
      )}
    </section>
  )
})
