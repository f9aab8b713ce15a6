import { Coin, Icon, Marker, MiniShape, Portrait } from '@vyprava/atlas'
import { owl } from '@vyprava/atlas/icons/emblems/owl.ts'
import type { Seat } from '@vyprava/kernel'
import type { GameWords, Language } from '@vyprava/module'
import { CARDS_TO_END } from '../rules/index.ts'
import { labelsIn } from '../texts/labels.ts'
import { artOf } from './art.ts'
import { nameIn, useCards } from './cards.ts'
import { isRoamView } from './props.ts'
import { designOf } from './seats.ts'
import './seat-line.css'

interface SeatLineProps {
  readonly view: object
  readonly seat: Seat
  readonly words: GameWords
  readonly language: Language
}

/** What a seat owns, for the players' rail: score, coins, markers, cards, the party as small shapes, artifacts. */
export function SeatLine({ view, seat, language }: SeatLineProps) {
  const { artifactOf, characterOf } = useCards()
  if (!isRoamView(view)) return null
  const labels = labelsIn(language)
  const { coins, supply, party, artifacts, score } = view.players[seat]
  const design = designOf(view, seat)
  return (
    <>
      <div className="pt" data-seat-score={seat}>
        {score}
        <small>{labels.pointsWord(score)}</small>
      </div>
      <div className="goods" data-roam-seat={seat}>
        <span title={labels.coins(coins)}>
          <Coin />
          {coins}
        </span>
        <span title={labels.supply(supply)}>
          <Marker seat={design} />
          {supply}
        </span>
        <span>{labels.cards(party.length, CARDS_TO_END)}</span>
        {view.patrolOwner === seat ? (
          <span className="roam-patrol-sign">
            <Icon data={owl} label={labels.scorePatrol} />
          </span>
        ) : null}
      </div>
      <div className="party roam-party">
        {party.map(({ character, faceUp }) => {
          const { name, points, shape } = characterOf(character)
          const facts = { name: nameIn(language, name), points, awake: faceUp, rows: shape }
          return (
            <MiniShape
              key={character}
              rows={shape}
              seat={design}
              asleep={!faceUp}
              label={labels.card(facts)}
            />
          )
        })}
        {artifacts.map(({ artifact, faceUp }) => {
          const { name, ability, points, icon } = artifactOf(artifact)
          return (
            <Portrait
              key={artifact}
              className={faceUp ? 'roam-mini' : 'roam-mini off'}
              art={artOf(icon)}
              seed={icon}
              tone="shore"
              label={labels.artifact({
                name: nameIn(language, name),
                ability: labels.abilities[ability],
                points,
                price: null,
                awake: faceUp,
              })}
            />
          )
        })}
      </div>
    </>
  )
}
