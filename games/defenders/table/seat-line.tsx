import { Icon, Marker } from '@vyprava/atlas'
import { brokenWall } from '@vyprava/atlas/icons/deeds.ts'
import { hourglass } from '@vyprava/atlas/icons/gear.ts'
import { padlock } from '@vyprava/atlas/icons/signs.ts'
import type { Seat } from '@vyprava/kernel'
import type { GameWords, Language } from '@vyprava/module'
import { type DefendersView, NONE } from '../rules/index.ts'
import { labelsIn } from '../texts/labels/index.ts'
import type { PanelLabels } from '../texts/labels/panels.ts'
import { playersOf } from './actor.ts'
import { leaderArt } from './art.ts'
import { type Cards, useCards } from './cards.ts'
import { designOf } from './design.ts'
import { Awaited, Back, Mini } from './panels/cards/defender-card.tsx'
import { faceOf } from './panels/cards/face.ts'
import { ITEM_ART } from './panels/icons.ts'
import { Disc, HandIcon, Track, Wound, Wounds } from './panels/signs.tsx'
import { isCard, itemsOf, playerFacts, standingOf } from './panels/standing.ts'
import { isDefendersView } from './props.ts'
import { useSeatTouch } from './seat-touch.ts'
import './seat-line.css'

interface SeatLineProps {
  readonly view: object
  readonly seat: Seat
  readonly words: GameWords
  readonly language: Language
}

interface FaceProps {
  readonly view: object
  readonly seat: Seat
  readonly className: string
}

/** The leader's disc is the face of a seat; until there is one, and alone, its marker is. */
export function SeatFace({ view, seat, className }: FaceProps) {
  const { leaderCard } = isDefendersView(view) && !view.solo ? view.players[seat] : { leaderCard: NONE }
  if (leaderCard === NONE) return <Marker seat={designOf(seat)} className={className} />
  return <Disc design={designOf(seat)} art={leaderArt(leaderCard)} className={className} />
}

/** Which faction a seat plays; alone the factions have lines of their own. */
export function seatNote(view: object, seat: Seat, language: Language): string | null {
  if (!isDefendersView(view) || view.solo) return null
  return labelsIn(language).panels.factions[view.players[seat].faction] ?? null
}

/** A faction on its owner's plate: who leads it, camps, support, wounds, cards, breaches, items. Alone both. */
export function SeatLine({ view, seat, language }: SeatLineProps) {
  const cards = useCards()
  if (!isDefendersView(view)) return null
  const labels = labelsIn(language).panels
  const players = playersOf(view, seat)
  return (
    <>
      {players.map((player) => (
        <Faction key={player} cards={cards} view={view} player={player} labels={labels} language={language} />
      ))}
      <Plate players={players} view={view} labels={labels} />
    </>
  )
}

interface FactionProps {
  readonly cards: Cards
  readonly view: DefendersView
  readonly player: number
  readonly labels: PanelLabels
  readonly language: Language
}

function Faction({ cards, view, player, labels, language }: FactionProps) {
  const { printed } = cards
  const seen = view.players[player]
  if (seen.faction === NONE) return null
  const design = designOf(player)
  const { fields, marker, campsFrom, camps, built, all } = standingOf(printed, view, player)
  const state = seen.retired ? labels.retired : stateOf(view, player, labels)
  return (
    <>
      {view.solo ? (
        <div className="df-of">
          {seen.leaderCard === NONE ? null : <Disc design={design} art={leaderArt(seen.leaderCard)} />}
          <span>{labels.factions[seen.faction]}</span>
        </div>
      ) : null}
      <div className="pt" data-seat-score={player} title={labels.campsOf(built, all)}>
        {built}
        <i>/{all}</i>
      </div>
      {isChoosing(view) && !seen.retired ? (
        <Choice chosen={seen.hasChosen} labels={labels} />
      ) : (
        <Wound count={seen.injuries} label={labels.injuriesOf(seen.injuries)} />
      )}
      <span className="df-led">
        <Led cards={cards} view={view} player={player} labels={labels} language={language} />
      </span>
      <div className="party df-support">
        <Track design={design} fields={fields} marker={marker} campsFrom={campsFrom} camps={camps} />
      </div>
      <div className="goods df-line-goods">
        {state === null ? (
          <>
            <Wounds count={seen.injuries} label={labels.injuriesOf(seen.injuries)} />
            <span title={labels.inHand(seen.handSize)}>
              <HandIcon />
              {seen.handSize}
            </span>
            <span title={labels.breaches(seen.breaches)}>
              <Icon data={brokenWall} />
              {seen.breaches}
            </span>
            <span className="df-line-items">
              {itemsOf(seen).map((item) => (
                <Icon
                  key={item}
                  data={ITEM_ART[item]}
                  className={seen.items[item] === 1 ? 'on' : undefined}
                  label={labels.item({
                    name: labels.items[item],
                    ready: seen.items[item] === 1,
                    gains: false,
                  })}
                />
              ))}
            </span>
          </>
        ) : (
          <span>{state}</span>
        )}
      </div>
      {view.firstPlayer === player && !view.solo ? (
        <span className="df-first">{labels.firstPlayer}</span>
      ) : null}
    </>
  )
}

/** All choose at the same time, each for themselves. */
const isChoosing = ({ phase, solo }: DefendersView): boolean => phase === 'leadership' && !solo

interface ChoiceProps {
  readonly chosen: boolean
  readonly labels: PanelLabels
}

/** Where a seat has no room for the back of a card: whether its Defender is chosen. */
const Choice = ({ chosen, labels }: ChoiceProps) => (
  <span className="df-wound df-choice" data-chosen={chosen}>
    <Icon data={chosen ? padlock : hourglass} label={chosen ? labels.chosen : labels.chooses} />
  </span>
)

/** What a player has yet to do before the game begins. */
function stateOf(view: DefendersView, player: number, labels: PanelLabels): string | null {
  if (view.phase !== 'setup') return null
  const { leaderCard, leader } = view.players[player]
  if (leaderCard === NONE) return labels.choosesLeader
  return leader === NONE ? labels.waitsForCamp : null
}

/** The active Defender; while all choose, a back with a lock or a place that waits. */
function Led({ cards, view, player, labels, language }: FactionProps) {
  const { active, hasChosen, leaderCard, retired } = view.players[player]
  if (leaderCard === NONE) return null
  const back = { design: designOf(player), art: leaderArt(leaderCard) }
  if (isChoosing(view) && !retired)
    return hasChosen ? <Back {...back} locked label={labels.chosen} /> : <Awaited label={labels.chooses} />
  if (!isCard(active)) return <Back {...back} />
  const face = faceOf(cards, labels, language, active, player)
  return <Mini face={face} label={labels.card({ ...face, tag: labels.active })} />
}

interface PlateProps {
  readonly players: readonly number[]
  readonly view: DefendersView
  readonly labels: PanelLabels
}

/** The plate as a button: it opens the sheet of the faction, or names the player who is to be healed. */
function Plate({ players, view, labels }: PlateProps) {
  const touch = useSeatTouch()
  const { printed } = useCards()
  if (touch === null) return null
  return players.map((player) => {
    const { faction, leaderCard } = view.players[player]
    if (faction === NONE || leaderCard === NONE) return null
    const facts = playerFacts(printed, view, player, labels, { leader: null, active: null })
    return (
      <button
        key={player}
        type="button"
        className="df-plate-button"
        data-player={player}
        data-lit={touch.lit.has(player) || undefined}
        aria-expanded={touch.open === player}
        aria-label={labels.openSeat(labels.seat(facts))}
        {...touch.hands.touch({ kind: 'player', player })}
      />
    )
  })
}
