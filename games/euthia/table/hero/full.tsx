import { useState } from 'react'
import { Effects } from '../ink/effects.tsx'
import { TileCard } from '../ink/tile-card.tsx'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { nameOf } from '../thing.ts'
import { Bags } from './bags.tsx'
import { Bar } from './bar.tsx'
import { DropZone } from './drop.tsx'
import { useBoard } from './index.tsx'
import { ownerOf } from './owner.ts'
import { usePhone } from './phone.ts'
import { Slot } from './slot.tsx'
import { GROUPS, grouped } from './standing.ts'
import './full.css'

const DROPPED = nameOf({ kind: 'drop' })

/** The whole board in the place of the land: every tile large, and what the one that is looked at does. */
export function FullBoard(panel: PanelProps) {
  const { labels, words, hands, intent } = panel
  const { pack } = usePack()
  const { owner, player, places, room, change } = useBoard(panel)
  const phone = usePhone()
  const [looked, looks] = useState<number | null>(null)
  const groups = grouped(places)
  const { tools } = words
  const tile = looked === null ? null : pack.tiles[looked]
  return (
    <section className="eu-full" aria-label={labels.hero.board}>
      <header>
        <h2>{tools.names.of('heroes', player.hero)}</h2>
        <p>{tools.names.line('heroes', player.hero)}</p>
        <button
          type="button"
          className="btn btn--line"
          data-action="fold"
          onClick={() => void hands.send({ type: 'intend', own: { ...intent.own, pulled: false } })}
        >
          {labels.hero.fold}
        </button>
      </header>
      {phone ? (
        <div className="eu-hero">
          <Bar {...panel} owner={owner} player={player} room={room} change={change} />
        </div>
      ) : null}
      <div className="eu-full-body">
        <div className="eu-full-groups">
          {GROUPS.map((group) => (
            <section
              key={group}
              className="eu-group"
              data-group={group}
              aria-label={labels.hero.groups[group]}
            >
              <span className="caps" aria-hidden="true">
                {labels.hero.groups[group]} <i>{labels.hero.hints[group]}</i>
              </span>
              <ul data-along>
                {groups[group].map((place) => (
                  <Slot key={place.slot} {...panel} player={player} place={place} looks={looks} />
                ))}
              </ul>
            </section>
          ))}
          <section className="eu-group" data-group="bags" aria-label={labels.hero.groups.bags}>
            <span className="caps" aria-hidden="true">
              {labels.hero.groups.bags} <i>{labels.hero.hints.bags}</i>
            </span>
            <ul data-along>
              <Bags {...panel} player={player} bags={room.bags} upTo={player.bags.length} looks={looks} />
            </ul>
          </section>
        </div>
        {panel.choices.to.has(DROPPED) ? <DropZone {...panel} /> : null}
        <aside className="eu-full-look" aria-live="polite">
          {tile === null || looked === null ? (
            <Legend {...panel} />
          ) : (
            <TileCard tile={tile} name={tools.tile(looked)} told={tools} diagram={labels.hero.diagram} />
          )}
        </aside>
      </div>
    </section>
  )
}

/** What the looks of a place say, while nothing is looked at; and what the gems and essences one has do. */
function Legend({ view, seat, followed, labels, words }: PanelProps) {
  const { pack } = usePack()
  const { tools } = words
  const { gems, essences } = view.players[ownerOf({ seat, followed, view })]
  return (
    <div className="panel eu-legend">
      <h3>{labels.hero.legend.title}</h3>
      <ul>
        <li data-look="lit">{labels.hero.legend.lit}</li>
        <li data-look="lock">{labels.hero.legend.lock}</li>
        <li data-look="used">{labels.hero.legend.used}</li>
        <li data-look="refused">{labels.hero.legend.refused}</li>
      </ul>
      {gems.map((count, gem) =>
        count === 0 ? null : (
          <div key={pack.gems[gem].key}>
            <b>{tools.names.of('gems', gem)}</b>
            <Effects effects={pack.gems[gem].effects} told={tools} />
          </div>
        ),
      )}
      {essences.map((count, kind) =>
        count === 0 ? null : (
          <div key={pack.essences[kind].key}>
            <b>{tools.names.of('essences', kind)}</b>
            <Effects effects={pack.essences[kind].effects} told={tools} />
          </div>
        ),
      )}
    </div>
  )
}
