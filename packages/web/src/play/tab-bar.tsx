import { Icon } from '@vyprava/atlas'
import { compass, lanternFlame, quillInk } from '@vyprava/atlas/icons/gear.ts'
import { hand, openBook, scrollUnfurled } from '@vyprava/atlas/icons/signs.ts'
import { useTexts } from '../settings/index.ts'
import { PANES, type Pane, usePlay } from './context.ts'

const ICONS: Readonly<Record<Pane, string>> = {
  table: compass,
  party: hand,
  list: scrollUnfurled,
  log: quillInk,
  analysis: lanternFlame,
}

type TabBarProps = { readonly reading: boolean; readonly stopReading: () => void }

/** On phones one pane at a time. */
export function TabBar({ reading, stopReading }: TabBarProps) {
  const { pane, show, read, reviewable, setReviewing } = usePlay()
  const { play, bots } = useTexts()
  // Nothing is left to choose at the end of a game, but something to think about.
  const unused: Pane = reviewable ? 'list' : 'analysis'
  return (
    <nav className="phone" aria-label={play.menu}>
      {PANES.filter((name) => name !== unused).map((name) => (
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
          {name === 'analysis' ? bots.analysis.title : play[name]}
        </button>
      ))}
      <button type="button" aria-pressed={reading} onClick={() => read(null)}>
        <Icon data={openBook} />
        {play.rules}
      </button>
    </nav>
  )
}
