import type { TableProps } from '@vyprava/atlas'
import { type RefObject, useCallback } from 'react'
import { Safe } from '../frame/safe.tsx'
import { consent, useSetting, useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { Facts } from './facts.tsx'
import { Moves } from './moves.tsx'
import { Stage } from './stage.tsx'

/** The game's own table; a game that has none yet, or whose table breaks, is played through words. */
export function Board({ fit }: { readonly fit: RefObject<() => void> }) {
  const { drawn } = usePlay()
  const { play } = useTexts()
  return (
    <main className="board" tabIndex={-1} aria-label={play.table}>
      {drawn === null ? (
        <InWords />
      ) : (
        <Safe instead={<InWords />}>
          <Stage fit={fit}>
            <DrawnTable Table={drawn.Table} />
          </Stage>
        </Safe>
      )}
    </main>
  )
}

const InWords = () => (
  <div className="board-words">
    <Moves />
    <Facts />
  </div>
)

function DrawnTable({ Table }: { readonly Table: React.ComponentType<TableProps> }) {
  const { table, guide, scene, words, language, motion, explain, hint } = usePlay()
  const atOnce = useSetting(consent) === 'once'
  const past = scene.shown !== scene.length
  const act = useCallback<TableProps['act']>(
    (action) => {
      const played = table.act(action)
      if (played !== null && !played.ok && 'refusal' in played) {
        explain({ refusal: played.refusal, place: null })
      } else explain(null)
    },
    [table, explain],
  )
  const whyNot = useCallback<TableProps['whyNot']>(
    (action) => (guide ?? table).whyNot(action),
    [guide, table],
  )
  return (
    <Table
      view={scene.sight.view}
      seat={past ? null : scene.observer}
      decision={past ? null : scene.sight.decision}
      players={scene.players}
      result={scene.sight.result}
      words={words}
      language={language}
      events={scene.events}
      motion={motion && !past}
      atOnce={atOnce}
      act={act}
      whyNot={whyNot}
      explain={(refusal, anchor) => explain({ refusal, place: anchor.getBoundingClientRect() })}
      hint={hint.set}
    />
  )
}
