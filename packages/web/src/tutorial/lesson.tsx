import { useMedia } from '@vyprava/atlas'
import { type CSSProperties, useState } from 'react'
import { useCell } from '../frame/cell.ts'
import { type Size, useSize } from '../frame/size.ts'
import { usePlay } from '../play/context.ts'
import { stage } from '../play/stage.ts'
import type { Sighted } from './find.ts'
import type { Guide } from './guide.ts'
import { useIdle } from './idle.ts'
import { useLessonKeys } from './keys.ts'
import { Resume } from './line.tsx'
import { Go, Note } from './note.tsx'
import { dockNote, placeNote, type Spot } from './place.ts'
import { useFollow, useLitFocus, useNudge, useOpened } from './use-note.ts'
import { useSight } from './use-sight.ts'
import { Veil } from './veil.tsx'
import './tutorial.css'

declare module 'react' {
  interface CSSProperties {
    /** Where along its edge the beak of a note is. */
    '--beak'?: string
  }
}

/** Where a note takes the whole width: the pocket of the layout. */
const PHONE = '(max-width: 639px)'

/** The guide over the table: one lit thing, one note beside it. */
export function Lesson() {
  const { guide } = usePlay()
  const plays = useCell(stage)
  useLessonKeys(guide)
  // What the table shows by itself is watched first, and then spoken of.
  if (guide === null || plays) return null
  return guide.state === 'left' ? <Aside guide={guide} /> : <Shown guide={guide} />
}

/** Where there is no time line, what waits is said until somebody moves on. */
function Aside({ guide }: { readonly guide: Guide }) {
  const { scene } = usePlay()
  const [since] = useState(scene.length)
  return guide.state === 'left' && scene.length <= since + 1 ? (
    <div className="lesson-aside">
      <Resume />
    </div>
  ) : null
}

function Shown({ guide }: { readonly guide: Guide }) {
  const { light, state, at } = guide
  const phone = useMedia(PHONE)
  const sight = useSight(light)
  const [note, size] = useSize()
  const step = `${at} ${light.lit.map(({ thing, is }) => thing + is).join()}`
  const idle = useIdle(step)
  const nudged = useNudge(guide, step, note)
  useOpened(guide, sight)
  useLitFocus(guide, sight)
  const spot = sight === null || size === null ? null : spotFor(guide, sight, size, phone)
  useFollow(note, spot)
  const style: CSSProperties =
    spot === null
      ? { visibility: 'hidden' }
      : { left: spot.left, top: spot.top, '--beak': `${spot.at}px`, ...(phone ? roofed(sight, spot) : {}) }
  return (
    <div className="lesson" data-kind={guide.resting ? 'explain' : state === 'step' ? 'deed' : state}>
      {state === 'step' && sight?.lit != null && (
        <Veil lit={sight.lit} also={sight.also} lead={spot?.lead ?? null} bright={idle === 'no' ? 0 : 1} />
      )}
      <div
        className="lesson-note"
        ref={note}
        style={style}
        data-side={spot?.side ?? undefined}
        data-lead={spot?.lead != null || undefined}
        data-step={at}
        data-phone={phone || undefined}
      >
        <Note guide={guide} nudged={nudged} offer={idle === 'offer'} />
      </div>
      {phone && sight !== null && (
        <div className="lesson-brass" style={{ bottom: window.innerHeight - sight.page.bottom }}>
          <Go guide={guide} />
        </div>
      )}
    </div>
  )
}

/** As high as what lies above the board, so that the board stays where it is. */
const roofed = (sight: Sighted | null, { top }: Spot): CSSProperties =>
  sight === null || top > sight.roof ? {} : { minHeight: Math.max(0, sight.roof - top - 8) }

const BRASS = 64

function spotFor({ resting, state }: Guide, sight: Sighted, note: Size, phone: boolean): Spot {
  const { page, lit, also, spare } = sight
  const keep = also === null ? [] : [also.box]
  // While others move, the note leaves the board alone.
  const target = state === 'watch' ? null : (lit?.box ?? null)
  const around = { target, keep, spare, note, page }
  if (!phone) return placeNote(around)
  const brass = resting || state === 'done' ? BRASS : 0
  return dockNote({
    ...around,
    low: state === 'watch',
    page: { left: 8, right: window.innerWidth - 8, top: page.top - 8, bottom: page.bottom - brass },
  })
}
