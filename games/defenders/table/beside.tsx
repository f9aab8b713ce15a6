import type { Language } from '@vyprava/atlas'
import type { ReactNode } from 'react'
import { NONE } from '../rules/index.ts'
import { trailOf } from '../rules/moving.ts'
import { DialStrip } from './board/instruments.tsx'
import { useCards } from './cards.ts'
import { choiceOf } from './choices.ts'
import { MachineStage } from './machine/stage.tsx'
import { Hand } from './panels/hand.tsx'
import { FactionFacts, Leaders } from './panels/leaders.tsx'
import { Low } from './panels/low.tsx'
import { Me } from './panels/me.tsx'
import { Offer } from './panels/offer.tsx'
import { Shown } from './panels/preview.tsx'
import { AbilityOrder, Revealed } from './panels/reveal.tsx'
import { Ruler, type RulerFace } from './panels/ruler.tsx'
import { Said, SilenceNote } from './panels/silence.tsx'
import { Talk } from './panels/talk.tsx'
import type { DefendersTableProps } from './props.ts'
import type { DefendersDesk } from './use-defenders-table.ts'

/* The parts beside the plate, each as the phase wants it. */

interface BesideProps {
  readonly desk: DefendersDesk
  readonly language: Language
}

const panelsOf = ({ view, labels, own, names, hands }: DefendersDesk, language: Language) => ({
  view,
  language,
  labels: labels.panels,
  own,
  names,
  hands,
})

const faceOf = ({ view, talks }: DefendersDesk): RulerFace => {
  if (talks) return 'pins'
  if (view.phase === 'setup') return 'factions'
  return view.phase === 'leadership' ? 'trails' : 'acts'
}

const TERRAINS = [0, 1, 2, 3]

/** The column beside the plate: actions, factions, trails, or what a touch of the board pins. */
export function DeskRuler({ desk, language }: BesideProps) {
  const { view, state, player, intent, action, lit, hands } = desk
  const { terrainOf } = useCards().printed
  const { leader } = view.players[player]
  const { act, terrain, pin } = intent.own
  const led = action?.type === 'lead' ? terrainOf[action.card] : null
  const trail = (one: number) =>
    leader === NONE ? 0 : trailOf(state, { from: leader, acrossWalls: false, terrain: one }, one).length
  return (
    <Ruler
      {...panelsOf(desk, language)}
      face={faceOf(desk)}
      lit={lit}
      act={act ?? (action === null ? null : choiceOf(action, leader).act)}
      faction={action?.type === 'chooseFaction' ? action.faction : null}
      trails={TERRAINS.map(trail)}
      terrain={terrain ?? led}
      showTrail={(one) =>
        hands.send({ type: 'click', thing: { kind: 'trail', terrain: one }, at: null, byKey: true })
      }
      pin={pin}
    />
  )
}

/** What is one's own. */
export const DeskMe = ({ desk, language }: BesideProps) => (
  <Me {...panelsOf(desk, language)} lit={desk.lit} held={desk.intent.own.item} change={desk.change} />
)

/** The row under the plate: cards of the hand, two leaders, what was revealed, or the tray of signals. */
export function DeskRow({ desk, language }: BesideProps) {
  const { view, labels, own, preview } = desk
  return (
    <Low
      view={view}
      language={language}
      labels={labels.panels}
      own={own}
      row={view.phase === 'action' && !desk.talks ? 'hand' : 'choice'}
      strip={<DialStrip view={view} labels={labels.board} />}
      preview={preview === null ? null : <Shown preview={preview} labels={labels.panels} />}
    >
      <Row desk={desk} language={language} />
    </Low>
  )
}

function Row({ desk, language }: BesideProps): ReactNode {
  const { view, player, lit, action, talks } = desk
  const common = panelsOf(desk, language)
  if (talks)
    return (
      <Talk
        {...common}
        lit={lit}
        chosen={{
          hint: action?.type === 'hint' ? action.terrain : null,
          phrase: action?.type === 'say' ? action.phrase : null,
        }}
      />
    )
  const { faction } = view.players[player]
  if (view.agenda.at(-1)?.step === 'leaders' && faction !== NONE)
    return (
      <Leaders
        {...common}
        faction={faction}
        player={player}
        lit={lit}
        chosen={action?.type === 'chooseLeader' ? action.leader : null}
      />
    )
  if (view.phase === 'reveal') return <Revealed {...common} />
  return (
    <Hand
      {...common}
      lit={lit}
      chosen={{
        card: action?.type === 'lead' || action?.type === 'team' ? action.card : null,
        pile: action?.type === 'drawFrom' || action?.type === 'leadBlind' ? action.player : null,
      }}
    />
  )
}

interface OfferProps extends BesideProps {
  readonly words: DefendersTableProps['words']
}

/** The right margin: the machine card while it is played out, else phases, order, the machine deck. */
export function DeskOffer({ desk, language, words }: OfferProps) {
  const { view, labels, names, machine } = desk
  if (machine.run !== null)
    return (
      <MachineStage
        run={machine.run}
        view={view}
        labels={labels.machine}
        words={words}
        language={language}
        names={names}
        close={machine.stop}
      />
    )
  return (
    <Offer view={view} language={language} labels={labels.panels} names={names} machines={false}>
      <Phase desk={desk} language={language} />
    </Offer>
  )
}

/** What the phase adds. */
function Phase({ desk, language }: BesideProps): ReactNode {
  const { view, labels, names, action, player, looksAhead, lookAhead } = desk
  const said = <Said view={view} labels={labels.panels} names={names} />
  switch (view.phase) {
    case 'setup': {
      const faction = action?.type === 'chooseFaction' ? action.faction : view.players[player].faction
      if (faction === NONE) return null
      return (
        <FactionFacts
          view={view}
          language={language}
          labels={labels.panels}
          faction={faction}
          leader={action?.type === 'chooseLeader' ? action.leader : null}
        />
      )
    }
    case 'leadership':
      return view.solo ? null : (
        <>
          <SilenceNote labels={labels.panels} />
          {said}
        </>
      )
    case 'reveal':
      return <AbilityOrder view={view} language={language} labels={labels.panels} names={names} />
    case 'discussion':
      return said
    case 'action':
      return (
        <button
          type="button"
          className="btn btn--line df-ahead"
          aria-pressed={looksAhead}
          onClick={() => lookAhead(!looksAhead)}
        >
          {labels.acts.buttons.ahead}
        </button>
      )
  }
}
