import { Icon } from '@vyprava/atlas'
import { brokenWall } from '@vyprava/atlas/icons/deeds.ts'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import { memo } from 'react'
import { NONE } from '../../rules/index.ts'
import { leaderArt } from '../art.ts'
import { nameIn, useCards } from '../cards.ts'
import { designOf } from '../design.ts'
import { Circle } from './circle.tsx'
import { ITEM_ART } from './icons.ts'
import type { PanelProps } from './props.ts'
import { ItemToken, Track } from './signs.tsx'
import { itemsOf, makerOf, playerFacts, standingOf } from './standing.ts'
import './me.css'

/** What would change in a circle by what is shown. */
export interface CircleChange {
  readonly player: number
  /** The field to which the marker would go. */
  readonly support: number | null
  /** The most injuries that there could be then. */
  readonly worst: number
  /** Items that would be gained. */
  readonly gains: readonly number[]
}

interface MeProps extends PanelProps {
  readonly lit: { readonly items: ReadonlySet<number> }
  /** The item in the hand. */
  readonly held: number | null
  readonly change: CircleChange | null
}

/** What is one's own and lies open: the circle with support and wounds, items, breaches, the deck; alone two of them. */
export const Me = memo((props: MeProps) => (
  <section
    className="panel df-me"
    data-factions={props.own.length}
    data-joined={props.own.every((player) => props.view.players[player].leaderCard !== NONE)}
    aria-label={props.labels.me}
  >
    {props.own.map((player) => (
      <Faction key={player} {...props} player={player} />
    ))}
  </section>
))

function Faction({
  view,
  language,
  labels,
  player,
  lit,
  held,
  change,
  hands,
}: MeProps & { readonly player: number }) {
  const { printed, pack } = useCards()
  const seen = view.players[player]
  if (seen.leaderCard === NONE) return null
  const { fields, marker, campsFrom, camps } = standingOf(printed, view, player)
  const design = designOf(player)
  const changes = change?.player === player ? change : null
  const leader = nameIn(language, pack.leaders[seen.leaderCard].name)
  const actor = view.solo ? view.current === player : true
  return (
    <div className="df-faction">
      <Circle
        player={player}
        label={labels.circle(playerFacts(printed, view, player, labels, { leader, active: null }))}
        facts={{
          design,
          art: leaderArt(seen.leaderCard),
          terrain: seen.faction,
          fields: fields.map(String),
          marker,
          ghost: changes?.support ?? null,
          campsFrom,
          camps,
          injuries: seen.injuries,
          worst: changes?.worst ?? 0,
        }}
      />
      <div className="df-goods">
        <h2 className="h2">
          {labels.factions[seen.faction]}
          <small>{leader}</small>
        </h2>
        <Track design={design} fields={fields} marker={marker} campsFrom={campsFrom} camps={camps} />
        <ul className="df-items" aria-label={labels.itemsTitle}>
          {itemsOf(seen).map((item) => {
            const gains = changes?.gains.includes(item) === true
            const ready = seen.items[item] === 1
            return (
              <li key={item}>
                <button
                  type="button"
                  data-item={item}
                  data-lit={(actor && lit.items.has(item)) || undefined}
                  aria-pressed={actor && held === item}
                  aria-label={labels.item({ name: labels.items[item], ready, gains })}
                  title={labels.item({ name: labels.items[item], ready, gains })}
                  {...hands.touch({ kind: 'item', item })}
                >
                  <ItemToken
                    art={ITEM_ART[item]}
                    design={designOf(makerOf(view, item))}
                    state={gains ? 'gains' : ready ? 'ready' : 'used'}
                  />
                  <span className="df-item-name" aria-hidden="true">
                    {labels.items[item]}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        <p className="df-stock">
          <span title={labels.breaches(seen.breaches)}>
            <Icon data={brokenWall} label={labels.breaches(seen.breaches)} />
            <b aria-hidden="true">{seen.breaches}</b>
          </span>
          <span title={labels.deck(seen.deckSize, seen.discard.length)}>
            <Icon data={cardExchange} label={labels.deck(seen.deckSize, seen.discard.length)} />
            <b aria-hidden="true">{seen.deckSize}</b>
            <i aria-hidden="true">/{seen.discard.length}</i>
          </span>
        </p>
      </div>
    </div>
  )
}
