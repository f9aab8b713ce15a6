import { Sheet, useAfterFrame } from '@vyprava/atlas'
import { LayoutProvider } from '@vyprava/kit'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { EndPageProps } from '../end/end-page.tsx'
import { Drawer } from '../rulebook/drawer.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { Lesson } from '../tutorial/lesson.tsx'
import { Board } from './board.tsx'
import { PlayProvider } from './context.ts'
import { Dialogs } from './dialogs.tsx'
import { endPage } from './ending.ts'
import { Regions } from './regions.tsx'
import { useRehearsal } from './rehearsal.tsx'
import { useTableKeys } from './table-keys.ts'
import { Tip } from './tip.tsx'
import { type FrameProps, usePlayOf } from './use-play.ts'
import './play.css'
import '../frame/forms.css'
import './panels.css'
import './prompt.css'

const AnalysisPage = lazy(async () => ({ default: (await import('../analysis/page.tsx')).AnalysisPage }))

/** The frame around every game: margins of the map, and the game's own table laid out in them. */
export function Frame(props: FrameProps) {
  const { play, ending } = usePlayOf(props)
  const { game, module, scene, drawn, reading, stopReading, opened, open, online } = play
  useSounds(scene, drawn)
  useRehearsal(play)
  useTableKeys(play)
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [])
  if (play.reviewing) {
    return (
      <PlayProvider value={play}>
        <Suspense>
          <AnalysisPage />
        </Suspense>
      </PlayProvider>
    )
  }
  const { result } = scene.sight
  if (ending.open && result !== null) {
    return (
      <PlayProvider value={play}>
        <Ended result={result} leave={ending.leave} />
      </PlayProvider>
    )
  }
  return (
    <PlayProvider value={play}>
      <div className="frame" data-game={game} data-ending={ending.coming || undefined}>
        <Backdrop />
        <LayoutProvider value={Regions}>
          <Board />
        </LayoutProvider>
        <Tip />
        <Lesson />
        {reading !== null && (
          <Drawer game={game} module={module} rule={reading.rule} close={stopReading} key={reading.rule} />
        )}
        <Dialogs opened={opened} close={() => open(null)} talk={online?.talk?.title ?? null} />
      </div>
    </PlayProvider>
  )
}

const SHEET = <Sheet seed="table" width={1440} height={900} scale={260} levels={10} step={18} />

/** The lines of the paper under everything follow the first picture of a table. */
const Backdrop = () => useAfterFrame<ReactNode>(SHEET, 'log', null)

/** The table goes with one picture and the page of its end comes with the next: both at once are a heavy one. */
function Ended(props: EndPageProps) {
  const [EndPage] = useState(endPage)
  return (
    useAfterFrame(true, 'turn', false) && (
      <Suspense>
        <EndPage {...props} />
      </Suspense>
    )
  )
}
