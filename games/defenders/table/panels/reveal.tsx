import { useCardSize } from '@vyprava/kit'
import { useRef } from 'react'
import type { DefendersView, Printed } from '../../rules/index.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import { leaderArt } from '../art.ts'
import { useCards } from '../cards.ts'
import { designOf } from '../design.ts'
import { Defender } from './cards/defender-card.tsx'
import { faceOf } from './cards/face.ts'
import type { PanelProps } from './props.ts'
import { Disc } from './signs.tsx'
import { isCard } from './standing.ts'
import './reveal.css'

/** Where the ability of a revealed Defender stands. */
export type RevealState = 'now' | 'waits' | 'done' | 'lasts'

/** By player: abilities that hold by themselves, and those that are resolved in order (DE-R70). */
export function revealState(
  { reveals }: Printed,
  { players, pending }: DefendersView,
  player: number,
): RevealState {
  const { active } = players[player]
  if (!isCard(active) || !reveals[active]) return 'lasts'
  const place = pending.indexOf(player)
  return place === -1 ? 'done' : place === 0 ? 'now' : 'waits'
}

const stateWord = (labels: PanelLabels, state: RevealState): string =>
  ({ now: labels.yourTurn, waits: labels.waits, done: labels.resolved, lasts: labels.lasts })[state]

type RevealProps = Omit<PanelProps, 'hands' | 'own'>

/** All Defenders that were turned over together, from the first player on. */
export function Revealed({ view, language, labels, names }: RevealProps) {
  const cards = useCards()
  const list = useRef<HTMLUListElement>(null)
  const { width, letter, height } = useCardSize(list)
  return (
    <ul
      ref={list}
      className="df-hand df-revealed"
      aria-label={labels.revealed}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is pushed along, by keys too
      tabIndex={0}
      style={{ '--n': 2 }}
    >
      {inOrder(view).map((player) => {
        const { active, leaderCard } = view.players[player]
        if (!isCard(active)) return null
        const face = faceOf(cards, labels, language, active, player)
        const state = revealState(cards.printed, view, player)
        const spoken = labels.card({ ...face, tag: stateWord(labels, state) })
        return (
          <li key={player} data-state={state} data-role={state === 'now' ? 'chosen' : 'hand'}>
            <div className="df-card" role="img" aria-label={`${names[player]}: ${spoken}`}>
              <Defender face={face} width={width} letter={letter} {...(height === null ? {} : { height })} />
            </div>
            <span className="df-tag" aria-hidden="true">
              {stateWord(labels, state)}
            </span>
            <span className="df-whose" aria-hidden="true">
              <Disc design={designOf(player)} art={leaderArt(leaderCard)} />
              <span>{names[player]}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Players from the first one on. */
function inOrder({ players, firstPlayer }: DefendersView): readonly number[] {
  const from = Math.max(0, firstPlayer)
  return players.map((_, place) => (from + place) % players.length)
}

/** Abilities in the order in which they are resolved, for the right margin. */
export function AbilityOrder({ view, language, labels, names }: RevealProps) {
  const cards = useCards()
  const owners = inOrder(view).filter((player) => revealState(cards.printed, view, player) !== 'lasts')
  return (
    <div className="df-abilities">
      <h2 className="h2">
        {labels.abilities}
        <small>{labels.kinds.reveal}</small>
      </h2>
      <ul>
        {owners.map((player) => {
          const { active, leaderCard } = view.players[player]
          const state = revealState(cards.printed, view, player)
          if (!isCard(active)) return null
          const { ability } = faceOf(cards, labels, language, active, player)
          return (
            <li key={player} data-state={state}>
              <Disc design={designOf(player)} art={leaderArt(leaderCard)} label={names[player]} />
              <b>{ability}</b>
              <em>{stateWord(labels, state)}</em>
            </li>
          )
        })}
      </ul>
      {owners.length === view.players.length ? null : <p>{labels.abilitiesNote}</p>}
    </div>
  )
}
