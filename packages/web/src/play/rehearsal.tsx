import { Random } from '@vyprava/kernel'
import { startTransition, useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { cell } from '../frame/cell.ts'
import { TrialTable } from '../table/trial.ts'
import { DrawnTable } from './board.tsx'
import { type Play, PlayProvider } from './context.ts'
import { PromptLine } from './prompt.tsx'
import { Rail } from './rail.tsx'
import { Scale } from './scale.tsx'
import type { OpenScene, Scene } from './scene.ts'
import { Side } from './side.tsx'
import { TopBar } from './top-bar.tsx'

/** How many actions are rehearsed: a turn or two of most games. */
const ACTIONS = 16
/** The table that everybody sees comes first, with its pictures. */
const PAUSE = 250
const WIDTH = 800

/** What somebody acts with. */
const PRESSES = ['pointerdown', 'keydown'] as const

/** Parts of the page are still to follow what was done. */
const follows = (): boolean => document.documentElement.hasAttribute('data-following')

/**
 * The first pictures of a game would be its slowest, since their code has never run. So while nobody waits, another
 * way on from here is played and drawn where nobody sees it, bit by bit, and thrown away. Whoever presses something
 * has the page for themselves: what is half drawn by then is put away, and what follows it does not follow.
 */
export function useRehearsal(play: Play): void {
  const newest = useRef(play)
  useEffect(() => {
    newest.current = play
  })
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return
    let idle = 0
    let timer = 0
    let rehearsal: Rehearsal | null = null
    const whenIdle = () => {
      idle = requestIdleCallback(() => {
        rehearsal ??= rehearsalOf(newest.current, whenIdle)
        rehearsal?.go()
      })
    }
    const afterPause = () => {
      timer = window.setTimeout(() => (follows() ? afterPause() : whenIdle()), PAUSE)
    }
    const stop = () => {
      window.clearTimeout(timer)
      cancelIdleCallback(idle)
    }
    const pressed = () => {
      if (rehearsal?.over === true) return
      stop()
      rehearsal?.clear()
      afterPause()
    }
    afterPause()
    for (const press of PRESSES) window.addEventListener(press, pressed, { capture: true, passive: true })
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, pressed, { capture: true })
      stop()
      rehearsal?.clear()
    }
  }, [])
}

interface Rehearsal {
  /** Nothing is left to do. */
  readonly over: boolean
  /** The next action, and its picture. */
  go(): void
  /** Puts the picture away. */
  clear(): void
}

/** Null where nothing is drawn, or nothing is left to try. */
function rehearsalOf(play: Play, whenIdle: () => void): Rehearsal | null {
  const begun = play.drawn === null ? null : (play.table.ways?.anotherWay('rehearsal') ?? null)
  if (begun === null) return null
  const table = new TrialTable(begun.match, play.scene.players)
  const random = new Random('rehearsal')
  let root: Root | null = null
  let played = 0
  const clear = () => {
    root?.unmount()
    root = null
  }
  return {
    get over() {
      return played > ACTIONS && root === null
    },
    go() {
      const scene = table.scene()
      if (played++ > ACTIONS) return clear()
      root ??= createRoot(document.createElement('div'))
      startTransition(() => root?.render(<Rehearsed play={{ ...play, table, scene }} drawn={whenIdle} />))
      if (!table.go(random)) played = ACTIONS + 1
    },
    clear,
  }
}

interface RehearsedProps {
  readonly play: Play & { readonly scene: Scene & OpenScene }
  readonly drawn: () => void
}

const nothing = () => {}
const HINTS = { hint: { state: 'none' }, able: true, ask: nothing, drop: nothing } as const

function Rehearsed({ play, drawn }: RehearsedProps) {
  const { scene, names } = play
  const { observer, sight } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture leads to the next
  useEffect(drawn, [scene])
  const context = { view: sight.view, names, observer }
  const alone = {
    explained: null,
    notice: null,
    online: null,
    guide: null,
    promptLine: cell<string | null>(null),
    hints: HINTS,
  }
  return (
    <PlayProvider value={{ ...play, ...alone, context, motion: false }}>
      <TopBar />
      <PromptLine />
      <Rail />
      {play.drawn === null ? null : <DrawnTable Table={play.drawn.Table} seat={observer} turning={false} />}
      <Side />
      <Scale width={WIDTH} />
    </PlayProvider>
  )
}
