import { type TableProps, useAfterFrame } from '@vyprava/atlas'
import type { Observer } from '@vyprava/kernel'
import { type RefObject, useCallback } from 'react'
import { Safe } from '../frame/safe.tsx'
import { consent, useSetting, useTexts } from '../settings/index.ts'
import { FIRST_THIS } from '../tutorial/script.ts'
import { usePlay } from './context.ts'
import { Facts } from './facts.tsx'
import { Moves } from './moves.tsx'
import { Stage } from './stage.tsx'
import { useWayBack } from './way-back.ts'

/** The game's own table; a game that has none yet, or whose table breaks, is played through words. */
export function Board({ fit }: { readonly fit: RefObject<() => void> }) {
  const { drawn, scene } = usePlay()
  const { play } = useTexts()
  const served = useServed(scene.observer)
  return (
    <main
      className="board"
      tabIndex={-1}
      aria-label={play.table}
      aria-busy={drawn !== null && served.turning ? true : undefined}
    >
      {drawn === null ? (
        <InWords />
      ) : (
        <Safe instead={<InWords />}>
          <Stage fit={fit}>
            <DrawnTable Table={drawn.Table} {...served} />
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

type DrawnProps = Served & { readonly Table: React.ComponentType<TableProps> }

export function DrawnTable({ Table, seat, turning }: DrawnProps) {
  const { table, guide, scene, words, language, motion, explain, hint } = usePlay()
  const atOnce = useSetting(consent) === 'once'
  const past = scene.shown !== scene.length
  const back = useWayBack()
  const act = useCallback<TableProps['act']>(
    (action) => {
      const played = table.moves?.act(action) ?? null
      if (played !== null && !played.ok && 'refusal' in played) {
        explain({ refusal: played.refusal, place: null })
      } else explain(null)
    },
    [table, explain],
  )
  const whyNot = useCallback<TableProps['whyNot']>(
    (action) => (guide ?? table.moves)?.whyNot(action) ?? null,
    [guide, table],
  )
  return (
    <Table
      view={scene.sight.view}
      seat={past ? null : seat}
      decision={past || turning || guide?.resting === true ? null : scene.sight.decision}
      players={scene.players}
      result={scene.sight.result}
      words={words}
      language={language}
      events={scene.events}
      motion={motion && !past}
      atOnce={atOnce}
      back={back}
      act={act}
      whyNot={whyNot}
      explain={(refusal, anchor) => {
        // What only has to wait is said by the guide.
        if (refusal !== FIRST_THIS) explain({ refusal, place: anchor.getBoundingClientRect() })
      }}
      hint={hint.set}
    />
  )
}

interface Served {
  readonly seat: Observer
  /** The table will serve somebody else in the next picture. */
  readonly turning: boolean
}

/**
 * Whom the table serves. When it is somebody else's turn at this screen, what was done is shown first as the one who
 * did it sees it, with nothing to decide, and only the next picture turns the table.
 */
function useServed(observer: Observer): Served {
  const served = useAfterFrame(observer, 'turn')
  const turning = served !== observer && served !== null && observer !== null
  return { seat: turning ? served : observer, turning }
}
