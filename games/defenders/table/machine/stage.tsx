import { Drawing, portrait, tidy } from '@vyprava/atlas'
import { battleMech, cycle, steamLocomotive } from '@vyprava/atlas/icons/deeds.ts'
import { factory } from '@vyprava/atlas/icons/places.ts'
import type { GameWords, Language, Sentence } from '@vyprava/module'
import { memo } from 'react'
import type { MachineKind } from '../../content/index.ts'
import type { DefendersAction, DefendersEvent, DefendersView } from '../../rules/index.ts'
import type { MachineLabels } from '../../texts/labels/machine.ts'
import { nameIn, useCards } from '../cards.ts'
import { lossesOf } from './losses.ts'
import { seenAs } from './position.ts'
import type { Run } from './run.ts'
import type { ShownStep } from './steps.ts'
import './machine.css'

const ART: Readonly<Record<MachineKind, string>> = {
  engines: steamLocomotive,
  factories: factory,
  mechs: battleMech,
  restart: cycle,
}

interface StageProps {
  readonly run: Run
  readonly view: DefendersView
  readonly labels: MachineLabels
  readonly words: GameWords<DefendersView, DefendersAction, DefendersEvent>
  readonly language: Language
  readonly names: readonly string[]
  /** Puts the still picture away. */
  readonly close: () => void
  /** Plays the card once more; null where nothing may move. */
  readonly replay: (() => void) | null
}

/** The machine card that was turned up: its lines, the one that is done now, and what the machines do, step by step. */
export const MachineStage = memo(function MachineStage(props: StageProps) {
  const { run, view, labels, words, language, names, close, replay } = props
  const { pack } = useCards()
  const [{ card, lines, start, steps }] = run.cards
  const { kind, title } = pack.machineCards[card]
  const shown = run.still ? steps : steps.slice(0, run.at)
  const now = run.still ? null : shown.at(-1)
  const losses = labels.losses(lossesOf(start, shown))
  return (
    <section className="panel df-machine" aria-label={labels.title} data-still={run.still || undefined}>
      <h2>
        {labels.title}
        {steps.length === 0 || run.still ? null : (
          <small>{labels.progress(Math.max(1, run.at), steps.length)}</small>
        )}
      </h2>
      <div className="df-mcard" data-machine={card}>
        <Drawing className="df-mcard-art" viewBox="0 0 122 74" ink={portrait(ART[kind], 122, 74, kind)} />
        <h3>{nameIn(language, title)}</h3>
        <ol>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the card
            <li key={place} data-now={now?.line === place || undefined}>
              <b>{place + 1}</b>
              <span>{tidy(labels.line(line))}</span>
            </li>
          ))}
        </ol>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keys */}
      <ol className="df-msteps" aria-label={labels.steps} tabIndex={0}>
        {steps.length === 0 ? <li>{labels.nothing}</li> : null}
        {shown.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the card
          <li key={place} data-now={step === now || undefined}>
            <b className="df-mstep-n">{place + 1}</b>
            <span>{saidOf(step, seenAs(view, step.after), words, names)}</span>
          </li>
        ))}
      </ol>
      {losses.length === 0 ? null : (
        <ul className="df-mlosses" aria-live="polite">
          {losses.map((loss) => (
            <li key={loss}>{tidy(loss)}</li>
          ))}
        </ul>
      )}
      {run.still ? (
        <div className="df-mways">
          {replay === null ? null : (
            <button type="button" className="btn btn--line" onClick={replay}>
              {labels.replay}
            </button>
          )}
          <button type="button" className="btn btn--line" onClick={close}>
            {labels.close}
          </button>
        </div>
      ) : null}
    </section>
  )
})

/** A step in the words of the log. */
function saidOf(
  { events }: ShownStep,
  view: DefendersView,
  words: StageProps['words'],
  names: readonly string[],
): string {
  const sentences = events.flatMap((event) => {
    const said = words.event(event, { view, names, observer: null })
    return said === null ? [] : [plain(said, names)]
  })
  return tidy(sentences.join(' '))
}

const plain = (sentence: Sentence, names: readonly string[]): string =>
  sentence
    .map((part) => {
      if (typeof part === 'string') return part
      return 'seat' in part ? names[part.seat] : part.name
    })
    .join('')
