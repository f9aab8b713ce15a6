import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../frame/media.ts'
import { type Size, useSize } from '../frame/size.ts'
import { usePlay } from '../play/context.ts'
import { useMotion } from '../settings/index.ts'
import { elementsOf, type Sighted } from './find.ts'
import type { Guide } from './guide.ts'
import { useIdle } from './idle.ts'
import { useLessonKeys } from './keys.ts'
import { Resume } from './line.tsx'
import { Go, NOTE, Note } from './note.tsx'
import { scripted } from './pause.ts'
import { dockNote, placeNote, type Spot } from './place.ts'
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
const FOLLOWS = 150
const SLIDE = 260

/** The guide over the table: one lit thing, one note beside it. */
export function Lesson() {
  const { guide } = usePlay()
  useLessonKeys(guide)
  if (guide === null) return null
  if (guide.state === 'left') return <Aside guide={guide} />
  return <Shown guide={guide} />
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
  const around = { target: lit?.box ?? null, keep, spare, note, page }
  if (!phone) return placeNote(around)
  const brass = resting || state === 'done' ? BRASS : 0
  return dockNote({
    ...around,
    page: { left: 8, right: window.innerWidth - 8, top: page.top - 8, bottom: page.bottom - brass },
  })
}

/** Whether something else was touched; then the note stirs. While the script moves, a touch hurries it. */
function useNudge(guide: Guide, step: string, note: React.RefObject<HTMLElement | null>): boolean {
  const [nudged, setNudged] = useState<string | null>(null)
  const motion = useMotion()
  const { state, light } = guide
  useEffect(() => {
    const touch = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('.table') === null) return
      if (target.closest('.lesson, .top, .time, nav.phone, dialog, .drawer, .tip') !== null) return
      if (state === 'watch') scripted.hurry()
      if (state !== 'step') return
      const lit = [...light.lit, ...light.also].flatMap(elementsOf)
      if (guide.step.kind === 'deed' && lit.some((element) => element.contains(target))) return
      setNudged(step)
      if (motion) note.current?.animate(STIR, { duration: 180 })
    }
    document.addEventListener('click', touch, true)
    return () => document.removeEventListener('click', touch, true)
  }, [guide.step, state, light, step, note, motion])
  return nudged === step
}

const STIR = [{ transform: 'none' }, { transform: 'translateX(4px)' }, { transform: 'none' }]

const FOCUSABLE = 'button, a[href], [tabindex]'

/** The brass button of an explanation: in the note, or on phones at the bottom. */
const goButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.lesson-go')].find((button) => button.checkVisibility())

/** The lit thing has the focus, or the brass button where it can have none; the note describes it. */
function useLitFocus({ light, state }: Guide, sight: Sighted | null): void {
  const seen = sight?.lit != null
  useEffect(() => {
    if (!seen || state !== 'step') return
    const [element] = light.lit.flatMap(elementsOf)
    if (element === undefined) return
    const pressed = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)
    const described = pressed ?? element
    described.setAttribute('aria-describedby', NOTE)
    element.scrollIntoView({ block: 'nearest', inline: 'center' })
    const focused = pressed ?? goButton()
    if (document.querySelector('dialog[open]') === null) focused?.focus({ preventScroll: true })
    return () => described.removeAttribute('aria-describedby')
  }, [light, state, seen])
}

/** The note follows the light a little later. */
function useFollow(note: React.RefObject<HTMLElement | null>, spot: Spot | null): void {
  const last = useRef<Spot | null>(null)
  const motion = useMotion()
  const left = spot?.left ?? null
  const top = spot?.top ?? null
  useLayoutEffect(() => {
    const before = last.current
    last.current = spot
    if (before === null || left === null || top === null || !motion) return
    const [x, y] = [before.left - left, before.top - top]
    if (Math.hypot(x, y) < 24) return
    note.current?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: SLIDE,
      delay: FOLLOWS,
      fill: 'backwards',
      easing: 'ease-in-out',
    })
  }, [note, spot, left, top, motion])
}
