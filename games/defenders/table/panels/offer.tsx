import { Drawing, Icon } from '@vyprava/atlas'
import { bigGear } from '@vyprava/atlas/icons/deeds.ts'
import { pawPrint } from '@vyprava/atlas/icons/goods.ts'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import { Fragment, type ReactNode } from 'react'
import { type DefendersView, NONE } from '../../rules/index.ts'
import type { PanelLabels } from '../../texts/labels/panels.ts'
import { leaderArt } from '../art.ts'
import { nameIn, useCards } from '../cards.ts'
import { designOf } from '../design.ts'
import { MACHINE_ART, machinePile, PILE_BOX } from './cards/machine-ink.ts'
import { machinesLeft, turnsOf } from './left.ts'
import type { PanelProps } from './props.ts'
import { Disc, Silence } from './signs.tsx'
import { Steps } from './steps.tsx'
import './offer.css'

type OfferProps = Omit<PanelProps, 'own' | 'hands'> & {
  /** The machines are running now. */
  readonly machines: boolean
  /** Plays the last machine card once more; null when none was played out here. */
  readonly replay: (() => void) | null
  /** What the phase adds: silence, abilities in their order, the deck of a leader. */
  readonly children?: ReactNode
  /** What goes with the machine deck: a look at what its next card may do. */
  readonly ahead?: ReactNode
}

/** The right margin: phases of the round, order of turns, and what the machine deck still holds. */
export function Offer({ view, language, labels, names, machines, replay, children, ahead }: OfferProps) {
  return (
    <section className="panel df-offer" data-phase={view.phase}>
      {view.phase === 'setup' ? (
        <SetupSteps view={view} labels={labels} />
      ) : (
        <>
          <Phases view={view} labels={labels} machines={machines} />
          <Order view={view} labels={labels} names={names} machines={machines} />
        </>
      )}
      {children}
      {view.phase === 'setup' ? null : (
        <Deck view={view} language={language} labels={labels} replay={replay} />
      )}
      {ahead}
    </section>
  )
}

const PHASE_SIGNS = [
  <Silence key="silence" />,
  <Icon key="reveal" data={cardExchange} />,
  <Icon key="act" data={pawPrint} />,
  <Icon key="machines" data={bigGear} />,
]

interface PhasesProps {
  readonly view: DefendersView
  readonly labels: PanelLabels
  readonly machines: boolean
}

const Phases = ({ view: { phase, solo }, labels, machines }: PhasesProps) => (
  <Steps
    label={labels.phases}
    // Alone there is nobody to be silent with (DE-257).
    steps={labels.phaseNames.map((name, place) => ({
      name,
      sign: solo && place === 0 ? undefined : PHASE_SIGNS[place],
    }))}
    now={machines ? 3 : phase === 'leadership' ? 0 : phase === 'action' ? 2 : 1}
  />
)

function SetupSteps({ view: { agenda }, labels }: Omit<PhasesProps, 'machines'>) {
  const step = agenda.at(-1)?.step
  return (
    <Steps
      label={labels.phaseSpoken('setup')}
      steps={labels.setupSteps.map((name) => ({ name }))}
      now={step === 'factions' ? 0 : step === 'leaders' ? 1 : 2}
    />
  )
}

/** Whose turn comes when; after each a machine card. */
function Order({ view, labels, names, machines }: PhasesProps & { readonly names: readonly string[] }) {
  const turns = turnsOf(view)
  if (turns.length === 0) return null
  return (
    <ol className="df-order" aria-label={labels.order}>
      {turns.map(({ player, state }, place) => {
        const { leaderCard } = view.players[player]
        const spoken = labels.turnOf({ name: names[player], state })
        const ran = state === 'done' ? 'ran' : state === 'now' && machines ? 'hot' : ''
        return (
          <Fragment key={player}>
            {place === 0 ? null : <li className="df-line" aria-hidden="true" />}
            <li data-state={state} title={spoken}>
              {leaderCard === NONE ? null : (
                <Disc design={designOf(player)} art={leaderArt(leaderCard)} label={spoken} />
              )}
              <i className={`df-cog ${ran}`} aria-hidden="true">
                <Icon data={bigGear} />
              </i>
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}

type DeckProps = Pick<OfferProps, 'view' | 'language' | 'labels' | 'replay'>

/** The machine deck: how many cards, and which. */
function Deck({ view, language, labels, replay }: DeckProps) {
  const { printed, pack } = useCards()
  const cards = view.machineLeft.length
  const last = view.machineDiscard.at(-1)
  return (
    <div className="df-deck">
      <Drawing
        className="df-machines"
        viewBox={PILE_BOX}
        label={labels.machineDeck(cards)}
        ink={machinePile(cards)}
      />
      <div className="df-left">
        <h2 className="caps">
          {labels.toCome}
          <i> · {cards}</i>
        </h2>
        <ul>
          {machinesLeft(printed, view).map(({ kind, left, all }) => (
            <li key={kind} data-none={left === 0 || undefined}>
              <Icon data={MACHINE_ART[kind]} />
              <span>{labels.machines[kind]}</span>
              <em role="img" aria-label={labels.machineLeft({ name: labels.machines[kind], left, all })}>
                {Array.from({ length: all }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place in the row
                  <i key={place} className={place < left ? 'in' : undefined} />
                ))}
              </em>
            </li>
          ))}
        </ul>
        {last === undefined ? null : (
          <p className="df-last">{labels.lastMachine(nameIn(language, pack.machineCards[last].title))}</p>
        )}
      </div>
      {replay === null ? null : (
        <button type="button" className="btn btn--line df-replay" onClick={replay}>
          {labels.replay}
        </button>
      )}
    </div>
  )
}
