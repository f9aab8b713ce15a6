import { Icon, tidy } from '@vyprava/atlas'
import { cogsplosion } from '@vyprava/atlas/icons/deeds.ts'
import type { Language } from '@vyprava/module'
import { type ReactNode, useMemo } from 'react'
import { NONE } from '../rules/index.ts'
import { trailOf } from '../rules/moving.ts'
import { hexName } from '../texts/names.ts'
import { DialStrip } from './board/instruments.tsx'
import { nameIn, useCards } from './cards.ts'
import { choiceOf, liftable, liftedBy } from './choices.ts'
import { MachineStage } from './machine/stage.tsx'
import { Hand } from './panels/hand.tsx'
import { FactionFacts, Leaders } from './panels/leaders.tsx'
import { Low } from './panels/low.tsx'
import { Me } from './panels/me.tsx'
import { Offer } from './panels/offer.tsx'
import { Shown } from './panels/preview.tsx'
import { AbilityOrder, Revealed } from './panels/reveal.tsx'
import { Ruler, type RulerFace } from './panels/ruler.tsx'
import { Said, SilenceNote, SoloNote, TalkNote } from './panels/silence.tsx'
import { isCard } from './panels/standing.ts'
import { Steps } from './panels/steps.tsx'
import { Talk } from './panels/talk.tsx'
import type { DefendersTableProps } from './props.ts'
import { loomingIn } from './threats.ts'
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
  const { view, state, player, intent, action, lit } = desk
  const { terrainOf } = useCards().printed
  const { leader } = view.players[player]
  const { act, terrain, pin } = intent.own
  const led = action?.type === 'lead' ? terrainOf[action.card] : null
  const face = faceOf(desk)
  const trails = useMemo(
    () =>
      TERRAINS.map((one) =>
        face !== 'trails' || leader === NONE
          ? 0
          : trailOf(state, { from: leader, acrossWalls: false, terrain: one }, one).length,
      ),
    [face, leader, state],
  )
  return (
    <Ruler
      {...panelsOf(desk, language)}
      face={face}
      lit={lit}
      act={act ?? (action === null ? null : choiceOf(action, leader).act)}
      faction={action?.type === 'chooseFaction' ? action.faction : view.players[player].faction}
      trails={trails}
      terrain={terrain ?? led}
      pin={pin}
    />
  )
}

/** Where one is with a camp that is moved: it is lifted, then put down elsewhere. */
export function CampSteps({ desk: { choices, intent, labels } }: Pick<BesideProps, 'desk'>) {
  if (liftable(choices).size === 0) return null
  const { ask, does } = labels.acts
  return (
    <div className="df-camp">
      <Steps
        label={does.moveCamp}
        steps={ask.campSteps.map((name) => ({ name }))}
        now={liftedBy(choices, intent.own) === null ? 0 : 1}
      />
    </div>
  )
}

/** What is one's own. */
export const DeskMe = ({ desk, language }: BesideProps) => (
  <Me {...panelsOf(desk, language)} lit={desk.lit} held={desk.intent.own.item} change={desk.change} />
)

/** The row under the plate: cards of the hand, two leaders, what was revealed, or the tray of signals. */
export function DeskRow({ desk, language }: BesideProps) {
  const { view, labels, own, preview, reads } = desk
  const shows = rowShownBy(desk)
  return (
    <Low
      view={view}
      language={language}
      labels={labels.panels}
      own={own}
      row={view.phase === 'action' && !desk.talks ? 'hand' : 'choice'}
      shows={shows}
      read={shows === 'hand' ? readBy(desk) : null}
      strip={<DialStrip view={desk.machine.view} labels={labels.board} />}
      preview={() =>
        preview === null ? null : <Shown preview={preview} labels={labels.panels} reads={reads} />
      }
    >
      <Row desk={desk} shows={shows} language={language} />
    </Low>
  )
}

export type RowShown = 'hand' | 'leaders' | 'revealed' | 'talk' | null

/** What lies in the row. */
export function rowShownBy({
  view,
  player,
  talks,
}: Pick<DefendersDesk, 'view' | 'player' | 'talks'>): RowShown {
  const { faction, leaderCard } = view.players[player]
  if (talks) return 'talk'
  if (view.agenda.at(-1)?.step === 'leaders' && faction !== NONE) return 'leaders'
  if (view.phase === 'setup' && leaderCard === NONE) return null
  return view.phase === 'reveal' ? 'revealed' : 'hand'
}

/** Whether a card is read there: one that was asked about, or the chosen one. */
function readBy({ view, own, action, intent }: DefendersDesk): 'asked' | 'chosen' | null {
  if (intent.refused?.kind === 'card') return 'asked'
  const locked = !view.solo && own.some((player) => isCard(view.players[player].active))
  const chosen = action?.type === 'lead' || action?.type === 'drawFrom' || action?.type === 'leadBlind'
  return chosen || (view.phase === 'leadership' && locked) ? 'chosen' : null
}

function Row({ desk, shows, language }: BesideProps & { readonly shows: RowShown }): ReactNode {
  const { view, player, lit, action } = desk
  const { refused } = desk.intent
  const common = panelsOf(desk, language)
  if (shows === null) return null
  if (shows === 'talk')
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
  if (shows === 'leaders')
    return (
      <Leaders
        {...common}
        faction={view.players[player].faction}
        player={player}
        lit={lit}
        chosen={action?.type === 'chooseLeader' ? action.leader : null}
      />
    )
  if (shows === 'revealed') return <Revealed {...common} />
  return (
    <Hand
      {...common}
      lit={lit}
      card={action?.type === 'lead' || action?.type === 'team' ? action.card : null}
      pile={action?.type === 'drawFrom' || action?.type === 'leadBlind' ? action.player : null}
      read={refused?.kind === 'card' ? refused.card : null}
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
        replay={machine.run.over ? machine.replay : null}
      />
    )
  return (
    <Offer
      view={view}
      language={language}
      labels={labels.panels}
      names={names}
      machines={false}
      ahead={view.phase === 'action' ? <Ahead desk={desk} language={language} /> : undefined}
      replay={machine.last === null ? null : machine.replay}
    >
      <Phase desk={desk} language={language} />
    </Offer>
  )
}

/** What the phase adds. */
function Phase({ desk, language }: BesideProps): ReactNode {
  const { view, labels, names, action, player } = desk
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
      return view.solo ? (
        <SoloNote labels={labels.panels} />
      ) : (
        <>
          <SilenceNote labels={labels.panels} />
          {said}
        </>
      )
    case 'reveal':
      return <AbilityOrder view={view} language={language} labels={labels.panels} names={names} />
    case 'discussion':
      return (
        <>
          <TalkNote labels={labels.panels} />
          {said}
        </>
      )
    case 'action':
      return null
  }
}

/** What the next machine card may do, shown on the plate while it is pressed. */
const Ahead = ({ desk, language }: BesideProps) => (
  <>
    <button
      type="button"
      className="df-ahead"
      aria-pressed={desk.looksAhead}
      onClick={() => desk.lookAhead(!desk.looksAhead)}
    >
      <Icon data={cogsplosion} />
      {desk.labels.acts.buttons.ahead}
    </button>
    {desk.looksAhead ? <LoomingCards desk={desk} language={language} /> : null}
  </>
)

/** What lies ahead on the board, card by card. */
function LoomingCards({ desk: { state, labels }, language }: BesideProps) {
  const cards = useCards()
  const looming = useMemo(() => loomingIn(cards, state), [cards, state])
  return (
    <ul className="df-looming" aria-live="polite">
      {looming.map(({ card, builds, ...does }) => (
        <li key={card}>
          {tidy(
            labels.acts.looming({
              ...does,
              name: nameIn(language, cards.pack.machineCards[card].title),
              builds: builds.map(hexName),
            }),
          )}
        </li>
      ))}
    </ul>
  )
}
