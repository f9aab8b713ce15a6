import { Icon } from '@vyprava/atlas'
import { useTexts } from '../settings/index.ts'
import { LessonTabs, usePlainGuide } from '../tutorial/line.tsx'
import { SilenceSign } from './silence.tsx'
import { useTabs } from './tabs.ts'

/** On phones one thing at a time. */
export function TabBar() {
  const { play } = useTexts()
  const tabs = useTabs()
  const guide = usePlainGuide()
  if (guide !== null) return <LessonTabs guide={guide} />
  return (
    <nav className="nav" aria-label={play.menu} style={{ '--panes': tabs.length }}>
      {tabs.map(({ name, title, icon, silent, chosen, useful, sign, open }) => (
        <button
          key={name}
          type="button"
          data-tab={name}
          className={useful ? 'useful' : undefined}
          aria-pressed={chosen}
          onClick={open}
        >
          {silent === true ? <SilenceSign /> : <Icon data={icon} />}
          {title}
          {sign}
        </button>
      ))}
    </nav>
  )
}
