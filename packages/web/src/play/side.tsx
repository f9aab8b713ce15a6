import { Icon } from '@vyprava/atlas'
import { crossMark } from '@vyprava/atlas/icons/signs.ts'
import { useEffect, useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { type Pane, usePlay } from './context.ts'
import { Facts } from './facts.tsx'
import { Log } from './log.tsx'
import { Moves } from './moves.tsx'
import { SilenceSign, useSilence } from './silence.tsx'

const TABS = ['log', 'list', 'facts', 'talk'] as const
type Tab = (typeof TABS)[number]

const tabFor = (pane: Pane, before: Tab): Tab => (pane === 'table' || pane === 'analysis' ? before : pane)

/** The margin on the right: log, legal moves, overview, and at a table of a server what people say. */
export function Side() {
  const { pane, show, drawn, scene, online } = usePlay()
  const { play } = useTexts()
  const talk = online?.talk
  const silence = useSilence()
  const [tab, setTab] = useState<Tab>('log')
  useEffect(() => {
    setTab((before) => tabFor(pane, before))
  }, [pane])
  const tabs = TABS.filter((name) =>
    name === 'talk' ? talk !== undefined : drawn !== null || name === 'log',
  )
  const shown = tabs.includes(tab) ? tab : 'log'
  const titleOf = (name: Tab) => (name === 'talk' ? talk?.title : play[name])
  return (
    <aside className="side" aria-label={titleOf(shown)}>
      {tabs.length > 1 && (
        <div className="side-tabs" role="tablist" data-n={tabs.length}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={name === shown}
              aria-keyshortcuts={name === 'list' ? 'L' : name === 'talk' ? 'C' : undefined}
              onClick={() => show(name)}
            >
              {titleOf(name)}
              {name === 'talk' && silence !== null && (
                <span className="side-hush" title={silence.sentence}>
                  <SilenceSign />
                </span>
              )}
              {name === 'talk' && talk?.fresh}
              {name === 'list' && scene.sight.decision !== null && (
                <span className="side-count">{scene.sight.decision.actions.length}</span>
              )}
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className="btn btn--bare side-away"
        aria-label={play.close}
        onClick={() => show('table')}
      >
        <Icon data={crossMark} />
      </button>
      {shown === 'log' && <Log />}
      {shown === 'list' && <Moves />}
      {shown === 'facts' && <Facts />}
      {shown === 'talk' && talk?.panel}
    </aside>
  )
}
