import { Icon } from '@vyprava/atlas'
import { brokenWall, deathSkull } from '@vyprava/atlas/icons/deeds.ts'
import { campingTent } from '@vyprava/atlas/icons/places.ts'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import { OpenSheet } from '@vyprava/kit'
import { type DefendersView, MOST_INJURIES } from '../../rules/index.ts'
import { leaderArt } from '../art.ts'
import { nameIn, useCards } from '../cards.ts'
import { designOf } from '../design.ts'
import { Mini } from './cards/defender-card.tsx'
import { faceOf } from './cards/face.ts'
import { Circle } from './circle.tsx'
import { ITEM_ART } from './icons.ts'
import type { PanelProps } from './props.ts'
import { shownHints } from './row.ts'
import { Disc, HandIcon, ItemToken, Sign } from './signs.tsx'
import { itemsOf, makerOf, standingOf } from './standing.ts'
import './seat-sheet.css'

interface SeatSheetProps extends Omit<PanelProps, 'hands' | 'own'> {
  readonly player: number
  close(): void
}

type DefenderState = 'active' | 'team' | 'discarded' | 'fallen' | 'hidden'

/** Where a card is, as everybody knows it: hand and deck cannot be told apart (DE-252). */
export function whereIs({ players }: DefendersView, player: number, card: number): DefenderState {
  const { active, team, discard, dead } = players[player]
  if (dead.includes(card)) return 'fallen'
  if (active === card) return 'active'
  if (team.includes(card)) return 'team'
  return discard.includes(card) ? 'discarded' : 'hidden'
}

/** Everything of a faction: its circle in full, what support and wounds mean, items, and its twelve Defenders. */
export function SeatSheet({ view, language, labels, names, player, close }: SeatSheetProps) {
  const cards = useCards()
  const { printed, pack } = cards
  const seen = view.players[player]
  const design = designOf(player)
  const { fields, marker, campsFrom, camps, built } = standingOf(printed, view, player)
  const { name, line } = pack.leaders[seen.leaderCard]
  const hints = shownHints(seen.shown)
  const who = view.solo ? '' : `${names[player]} · `
  return (
    <div className="df-seat-sheet">
      <OpenSheet
        title={`${who}${labels.factions[seen.faction]} · ${nameIn(language, name)}`}
        closes={labels.close}
        close={close}
        sign={<Disc design={design} art={leaderArt(seen.leaderCard)} />}
      >
        <p className="df-seat-story">{line[language]}</p>
        <div className="df-seat-body">
          <Circle
            facts={{
              design,
              art: leaderArt(seen.leaderCard),
              terrain: seen.faction,
              fields: fields.map(String),
              marker,
              ghost: null,
              campsFrom,
              camps,
              injuries: seen.injuries,
              worst: 0,
            }}
          />
          <div className="df-seat-facts">
            <p className="df-seat-means">
              <span>
                <b>{labels.supportOf(marker, campsFrom - 1)}</b>
                {marker === campsFrom - 1 ? labels.mayBuild : labels.mayNotBuild}
              </span>
              <span>
                <b>{seen.injuries === 0 ? labels.healthy : labels.injuriesOf(seen.injuries)}</b>
                {labels.injuriesNote(MOST_INJURIES - seen.injuries)}
              </span>
            </p>
            <h3 className="caps">
              {labels.itemsTitle}
              <small>{labels.itemsNote}</small>
            </h3>
            <ul className="df-seat-items">
              {itemsOf(seen).map((item) => (
                <li key={item}>
                  <ItemToken
                    art={ITEM_ART[item]}
                    design={designOf(makerOf(view, item))}
                    state={seen.items[item] === 1 ? 'ready' : 'used'}
                  />
                  <span>
                    {labels.items[item]}
                    <small>{seen.items[item] === 1 ? labels.itemStates.ready : labels.itemStates.used}</small>
                  </span>
                </li>
              ))}
            </ul>
            <h3 className="caps">{labels.onBoard}</h3>
            <ul className="df-seat-stock">
              <li>
                <Icon data={campingTent} />
                {labels.camps(built, camps)}
              </li>
              <li>
                <Icon data={brokenWall} />
                {labels.breaches(seen.breaches)}
              </li>
              <li>
                <HandIcon />
                {labels.inHand(seen.handSize)}
                {hints.map(({ terrain, count }) => (
                  <span
                    key={terrain}
                    className="df-told"
                    title={labels.hintSaid({ terrain: labels.terrains[terrain], count })}
                  >
                    <Sign terrain={terrain} label={labels.terrains[terrain]} />
                    <b>{count}×</b>
                  </span>
                ))}
              </li>
              <li>
                <Icon data={cardExchange} />
                {labels.inDeck(seen.deckSize)}
              </li>
            </ul>
          </div>
        </div>
        <h3 className="caps">
          {labels.defenders}
          <small>{labels.defendersNote}</small>
        </h3>
        <ul className="df-seat-twelve">
          {printed.decks[seen.leaderCard].map((card) => {
            const face = faceOf(cards, labels, language, card, player)
            const state = whereIs(view, player, card)
            return (
              <li key={card} data-state={state} title={`${face.ability}: ${face.text}`}>
                <Mini
                  face={face}
                  label={labels.card({ ...face, tag: labels.defenderState(state) })}
                  {...(state === 'fallen' ? { seal: deathSkull } : {})}
                />
                <span aria-hidden="true">
                  {face.name}
                  <small>{face.ability}</small>
                </span>
              </li>
            )
          })}
        </ul>
      </OpenSheet>
    </div>
  )
}
