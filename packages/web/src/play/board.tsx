import { useAfterFrame } from '@vyprava/atlas'
import type { Observer, Played } from '@vyprava/kernel'
import { FollowedProvider, Laid } from '@vyprava/kit'
import type { TableProps } from '@vyprava/module'
import { useCallback, useMemo } from 'react'
import { Safe } from '../frame/safe.tsx'
import { consent, useSetting } from '../settings/index.ts'
import { FIRST_THIS } from '../tutorial/script.ts'
import { usePlay } from './context.ts'
import { Facts } from './facts.tsx'
import { followedIn } from './followed.ts'
import { Moves } from './moves.tsx'
import { TurningProvider } from './regions.tsx'
import { actAll } from './settled.ts'
import { stage } from './stage.ts'
import { useWayBack } from './way-back.ts'

/** The game's own table; a game that has none yet, or whose table breaks, is played through words. */
export function Board() {
  const { drawn, scene, online } = usePlay()
  const served = useServed(scene.observer)
  if (drawn === null) return <InWords />
  return (
    <TurningProvider value={served.turning}>
      <Safe instead={<InWords />}>
        <FollowedProvider value={followedIn(online?.follows, scene.sight)}>
          <DrawnTable Table={drawn.Table} {...served} />
        </FollowedProvider>
      </Safe>
    </TurningProvider>
  )
}

const WORDS = (
  <div className="board-words">
    <Moves />
    <Facts />
  </div>
)

const InWords = () => <Laid board={WORDS} aspect={1} plate="fill" low="none" />
type DrawnProps = Served & { readonly Table: React.ComponentType<TableProps> }

export function DrawnTable({ Table, seat, turning }: DrawnProps) {
  const { table, guide, scene, words, language, motion, explain, promptLine, acting } = usePlay()
  const atOnce = useSetting(consent) === 'once'
  const past = scene.shown !== scene.length
  const rests = past || turning || guide?.resting === true
  const back = useWayBack()
  const { log, shown } = scene
  const heard = useMemo(() => (past ? log.filter(({ number }) => number <= shown) : log), [past, log, shown])
  const told = useCallback(
    (played: Played | null) => {
      if (played !== null && !played.ok && 'refusal' in played) {
        explain({ refusal: played.refusal, place: null })
      } else explain(null)
    },
    [explain],
  )
  const act = useCallback<TableProps['act']>(
    (action, confirmed = false) => told(acting.act(action, confirmed)),
    [acting, told],
  )
  const all = useCallback<TableProps['actAll']>(
    (actions) => {
      if (table.moves === null || guide?.takes(actions) === false) return
      actAll(table, table.moves, actions, told)
    },
    [table, guide, told],
  )
  const whyNot = useCallback<TableProps['whyNot']>(
    (action) => (guide ?? table.moves)?.whyNot(action) ?? null,
    [guide, table],
  )
  return (
    <Table
      view={scene.sight.view}
      seat={past ? null : seat}
      decision={rests ? null : scene.sight.decision}
      asides={rests ? NOTHING : scene.sight.asides}
      talk={scene.sight.talk}
      players={scene.players}
      result={scene.sight.result}
      words={words}
      language={language}
      events={scene.events}
      log={heard}
      motion={motion && !past}
      atOnce={atOnce}
      back={back}
      act={act}
      actAll={all}
      whyNot={whyNot}
      explain={(refusal, anchor) => {
        // What only has to wait is said by the guide.
        if (refusal !== FIRST_THIS) explain({ refusal, place: anchor.getBoundingClientRect() })
      }}
      promptLine={promptLine.set}
      stage={stage.set}
    />
  )
}

const NOTHING: readonly never[] = []

interface Served {
  readonly seat: Observer
  /** The table will serve somebody else in the next picture. */
  readonly turning: boolean
}

/**
 * Whom the table serves. When it is somebody else's turn at this screen, what was done is shown first as the one who
 * did it sees it, with nothing to decide, and only the next frame turns the table.
 */
function useServed(observer: Observer): Served {
  const served = useAfterFrame(observer, 'turn')
  const turning = served !== observer && served !== null && observer !== null
  return { seat: turning ? served : observer, turning }
}
