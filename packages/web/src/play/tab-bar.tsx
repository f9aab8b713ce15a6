import { Icon } from '@vyprava/atlas'
import { compass, lanternFlame, quillInk } from '@vyprava/atlas/icons/gear.ts'
import { hand, openBook, scrollUnfurled } from '@vyprava/atlas/icons/signs.ts'
import { useTexts } from '../settings/index.ts'
import { LessonTabs, usePlainGuide } from '../tutorial/line.tsx'
import { PANES, type Pane, usePlay } from './context.ts'

/** A word in the air, drawn by us. */
const TALK =
  'M48 80H464V352H264L152 448V352H48ZM112 144V176H400V144ZM112 200V232H400V200ZM112 256V288H304V256Z'

const ICONS: Readonly<Record<Pane, string>> = {
  table: compass,
  party: hand,
  list: scrollUnfurled,
  log: quillInk,
  talk: TALK,
  analysis: lanternFlame,
}

type TabBarProps = { readonly reading: boolean; readonly stopReading: () => void }

/** On phones one pane at a time. */
export function TabBar({ reading, stopReading }: TabBarProps) {
  const { pane, show, read, reviewable, setReviewing, online } = usePlay()
  const { play, bots } = useTexts()
  const guide = usePlainGuide()
  if (guide !== null) return <LessonTabs guide={guide} />
  // Nothing is left to choose at the end of a game, but something to think about.
  const unused: Pane = reviewable ? 'list' : 'analysis'
  const talk = online?.talk
  const panes = PANES.filter((name) => name !== unused && (name !== 'talk' || talk !== undefined))
  const titleOf = (name: Pane) => {
    if (name === 'talk') return talk?.title
    return name === 'analysis' ? bots.analysis.title : play[name]
  }
  return (
    <nav className="phone" aria-label={play.menu} style={{ '--panes': panes.length + 1 }}>
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={!reading && pane === name}
          onClick={() => {
            stopReading()
            if (name === 'analysis') setReviewing(true)
            else show(name)
          }}
        >
          <Icon data={ICONS[name]} />
          {titleOf(name)}
          {name === 'talk' && talk?.fresh}
        </button>
      ))}
      <button type="button" aria-pressed={reading} onClick={() => read(null)}>
        <Icon data={openBook} />
        {play.rules}
      </button>
    </nav>
  )
}
