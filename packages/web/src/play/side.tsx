import { useEffect, useState } from 'react'
import { useTexts } from '../settings/index.ts'
import { type Pane, usePlay } from './context.ts'
import { Facts } from './facts.tsx'
import { Log } from './log.tsx'
import { Moves } from './moves.tsx'

const TABS = ['log', 'list', 'facts'] as const
type Tab = (typeof TABS)[number]

const tabFor = (pane: Pane, before: Tab): Tab => {
  if (pane === 'table' || pane === 'analysis') return before
  return pane === 'party' ? 'facts' : pane
}

/** The margin on the right: log, legal moves, overview. */
export function Side() {
  const { pane, show, drawn, scene } = usePlay()
  const { play } = useTexts()
  const [tab, setTab] = useState<Tab>('log')
  useEffect(() => {
    setTab((before) => tabFor(pane, before))
  }, [pane])
  const tabs = drawn === null ? [] : TABS
  const shown = drawn === null ? 'log' : tab
  return (
    <aside className="side" aria-label={play[shown]}>
      {tabs.length > 0 && (
        <div className="side-tabs" role="tablist">
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={name === shown}
              aria-keyshortcuts={name === 'list' ? 'L' : undefined}
              onClick={() => {
                setTab(name)
                show('table')
              }}
            >
              {play[name]}
              {name === 'list' && scene.sight.decision !== null && (
                <span className="side-count">{scene.sight.decision.actions.length}</span>
              )}
            </button>
          ))}
        </div>
      )}
      {shown === 'log' && <Log />}
      {shown === 'list' && <Moves />}
      {shown === 'facts' && <Facts />}
    </aside>
  )
}
