import { Icon } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import { usePlay } from '../play/context.ts'
import { useTexts } from '../settings/index.ts'
import type { Guide } from './guide.ts'
import { Ways } from './note.tsx'
import { Trail } from './trail.tsx'

type LineProps = { readonly guide: Guide }

/** The trail in the place of the time line. */
export function LessonLine({ guide }: LineProps) {
  const { tutorial } = useTexts()
  return (
    <footer className="time lesson-line">
      <span className="caps">{guide.title ?? tutorial.title}</span>
      <Trail guide={guide} small={false} />
      <Ways guide={guide} short={false} />
    </footer>
  )
}

/** On phones: the trail between two buttons in the place of the tabs. */
export function LessonTabs({ guide }: LineProps) {
  const { tutorial } = useTexts()
  return (
    <nav className="nav lesson-tabs" aria-label={tutorial.title}>
      <Ways guide={guide} short />
      <Trail guide={guide} small />
    </nav>
  )
}

/** The guide as far as it stands in the place of something else; null where that has its place. */
export function usePlainGuide(): Guide | null {
  const { guide } = usePlay()
  return guide === null || guide.state === 'left' ? null : guide
}

/** A lesson that was put aside waits. */
export function Resume() {
  const { guide } = usePlay()
  const { tutorial } = useTexts()
  if (guide?.state !== 'left') return null
  return (
    <span className="lesson-resume">
      <button type="button" className="btn btn--line" onClick={guide.resume}>
        {tutorial.resume(guide.at + 1)}
      </button>
      <button type="button" className="btn btn--bare" aria-label={tutorial.dismiss} onClick={guide.end}>
        <Icon data={crossMark} />
      </button>
    </span>
  )
}
