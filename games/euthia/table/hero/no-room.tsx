import type { PanelProps } from '../props.ts'
import { Bags, BagTile } from './bags.tsx'
import { DropZone } from './drop.tsx'
import { useBoard } from './index.tsx'
import { useFolded, usePhone } from './phone.ts'
import './no-room.css'

/** Whether tiles have no place. */
export function useHomeless(panel: PanelProps): boolean {
  const { player, placed } = useBoard(panel)
  return player.bags.length > placed
}

/** What has no place, what lies in the bags where no board shows it beside, and where things are given up. */
export function NoRoom(panel: PanelProps) {
  const { labels, words } = panel
  const { player, placed, room } = useBoard(panel)
  const phone = usePhone()
  const folded = useFolded()
  const { room: say } = labels.hero
  const homeless = player.bags.map((_, place) => place).slice(placed)
  const names = homeless.map((place) => words.tools.tile(player.bags[place].tile))
  return (
    <div className="eu-noroom" data-bags={phone || folded || undefined}>
      <header>
        <h2>{say.title}</h2>
        <small>{phone ? names.join(', ') : say.waits}</small>
      </header>
      <ul data-along className="eu-noroom-new">
        {homeless.map((place) => (
          <BagTile key={place} {...panel} player={player} place={place} />
        ))}
      </ul>
      {phone || folded ? (
        <ul data-along className="eu-noroom-bags" aria-label={labels.hero.groups.bags}>
          <Bags {...panel} player={player} bags={room.bags} upTo={placed} />
        </ul>
      ) : null}
      <p>{homeless.length > 0 ? say.needs : say.tokens}</p>
      <DropZone {...panel} />
    </div>
  )
}
