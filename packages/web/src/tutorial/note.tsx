import { Icon } from '@vyprava/atlas'
import { lanternFlame } from '@vyprava/atlas/icons/gear.ts'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import type { Go as GoWord } from '@vyprava/module'
import type { ReactNode } from 'react'
import { usePlay } from '../play/context.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import type { Texts } from '../texts/index.ts'
import type { Guide } from './guide.ts'
import { Marked } from './marked.tsx'
import { scripted } from './pause.ts'
import { Trail } from './trail.tsx'
import { NOTE } from './use-note.ts'

interface NoteProps {
  readonly guide: Guide
  /** Something else was touched. */
  readonly nudged: boolean
  /** Nobody has done anything for long. */
  readonly offer: boolean
}

/** What is written on the note, whatever the guide is doing. */
export function Note({ guide, nudged, offer }: NoteProps) {
  const { tutorial } = useTexts()
  return (
    <>
      <header className="lesson-head">
        <Icon data={lanternFlame} />
        <b>{guide.title ?? tutorial.title}</b>
        {guide.state !== 'done' && <span>{tutorial.count(guide.at + 1, guide.stations.length)}</span>}
      </header>
      <div role="status" id={NOTE} className="lesson-words">
        {guide.state === 'step' && guide.at === 0 && (
          <p className="lesson-opening">{tutorial.opening(guide.minutes)}</p>
        )}
        <p className="lesson-said">
          <Said guide={guide} />
        </p>
        {nudged && <p className="lesson-later">{tutorial.later}</p>}
        {guide.state === 'step' && guide.said?.ask !== undefined && (
          <p className="lesson-ask">
            <i aria-hidden="true" />
            <Marked text={guide.said.ask} />
          </p>
        )}
      </div>
      {guide.state === 'step' && <Rule guide={guide} />}
      <Foot guide={guide} offer={offer} />
    </>
  )
}

function Said({ guide }: { readonly guide: Guide }): ReactNode {
  const { names } = usePlay()
  const { tutorial } = useTexts()
  if (guide.state === 'done') return tutorial.finished
  if (guide.mover !== null) return tutorial.watch(names[guide.mover])
  return guide.state === 'step' && guide.said !== null ? <Marked text={guide.said.text} /> : null
}

function Rule({ guide: { step } }: { readonly guide: Guide }) {
  const { game, read } = usePlay()
  const { rule } = step
  if (rule === undefined) return null
  return (
    <a
      className="cite"
      href={addressOf({ page: 'rules', game, rule })}
      onClick={(event) => {
        event.preventDefault()
        read(rule)
      }}
    >
      <Icon data={openBook} />
      {rule}
    </a>
  )
}

function Foot({ guide, offer }: Pick<NoteProps, 'guide' | 'offer'>) {
  const { tutorial } = useTexts()
  return (
    <>
      <div className="lesson-ways">
        {offer && guide.state === 'step' && guide.step.kind === 'deed' && (
          <button type="button" className="btn btn--line" onClick={guide.skip}>
            {tutorial.showMe}
          </button>
        )}
        {guide.state === 'watch' && (
          <button type="button" className="btn btn--bare" onClick={scripted.hurry}>
            {tutorial.skipShort}
          </button>
        )}
        {guide.state === 'done' && guide.more !== null && (
          <button type="button" className="btn btn--line" onClick={guide.nextPart}>
            {guide.more}
          </button>
        )}
        <Go guide={guide} />
      </div>
      <div className="lesson-own">
        <Trail guide={guide} small />
        <Ways guide={guide} short />
      </div>
    </>
  )
}

/** The brass button, where the guide has one: what explains is read, what is over is closed. */
export function Go({ guide }: { readonly guide: Guide }) {
  const { tutorial } = useTexts()
  const { state, step, resting } = guide
  if (state === 'done') {
    return (
      <button type="button" className="btn btn--brass lesson-go" onClick={guide.end}>
        {tutorial.playOn}
      </button>
    )
  }
  if (!resting || step.kind !== 'explain') return null
  return (
    <button type="button" className="btn btn--brass lesson-go" aria-keyshortcuts="Enter" onClick={guide.next}>
      {labelOf(step.go ?? 'on', tutorial.go)} <kbd>{tutorial.enter}</kbd>
    </button>
  )
}

function labelOf(go: GoWord, words: Texts['tutorial']['go']): string {
  switch (go) {
    case 'on':
      return words.on
    case 'understood':
      return words.understood
    case 'show':
      return words.show
    case 'playOn':
      return words.playOn
  }
}

/** The ways out of a step and out of the lesson. */
export function Ways({ guide, short }: { readonly guide: Guide; readonly short: boolean }) {
  const { tutorial } = useTexts()
  if (guide.state === 'done') return null
  return (
    <>
      <button type="button" className="btn btn--bare lesson-skip" aria-keyshortcuts="N" onClick={guide.skip}>
        {short ? tutorial.skipShort : tutorial.skip}
      </button>
      <button
        type="button"
        className={short ? 'btn btn--bare lesson-leave' : 'btn btn--line lesson-leave'}
        aria-keyshortcuts="Escape"
        onClick={guide.leave}
      >
        {short ? tutorial.leaveShort : tutorial.leave}
      </button>
    </>
  )
}
