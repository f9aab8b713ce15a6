import { Icon } from '@vyprava/atlas'
import { compass, quillInk } from '@vyprava/atlas/icons/gear.ts'
import { hand, openBook, scrollUnfurled } from '@vyprava/atlas/icons/signs.ts'
import { useTexts } from '../settings/index.ts'
import { PANES, type Pane, usePlay } from './context.ts'

const ICONS: Readonly<Record<Pane, string>> = {
  table: compass,
  party: hand,
  list: scrollUnfurled,
  log: quillInk,
}

type TabBarProps = { readonly reading: boolean; readonly stopReading: () => void }

/** On phones one pane at a time. */
export function TabBar({ reading, stopReading }: TabBarProps) {
  const { pane, show, read } = usePlay()
  const { play } = useTexts()
  return (
    <nav className="phone" aria-label={play.menu}>
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={!reading && pane === name}
          onClick={() => {
            stopReading()
            show(name)
          }}
        >
          <Icon data={ICONS[name]} />
          {play[name]}
        </button>
      ))}
      <button type="button" aria-pressed={reading} onClick={() => read(null)}>
        <Icon data={openBook} />
        {play.rules}
      </button>
    </nav>
  )
}
