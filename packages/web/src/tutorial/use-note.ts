import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMotion } from '../settings/index.ts'
import { elementsOf, type Sighted } from './find.ts'
import type { Guide } from './guide.ts'
import { scripted } from './pause.ts'
import type { Spot } from './place.ts'

/** The id of what the note says. */
export const NOTE = 'lesson-note'

/** The note follows the light so much later, and slides so long, in milliseconds. */
const FOLLOWS = 150
const SLIDE = 260

/** Told of something that was sent before its time, by whatever thing. */
export const nudges = new EventTarget()

/** Whether something else was touched; then the note stirs. While the script moves, a touch hurries it. */
export function useNudge(guide: Guide, step: string, note: RefObject<HTMLElement | null>): boolean {
  const [nudged, setNudged] = useState<string | null>(null)
  const motion = useMotion()
  const { state, light } = guide
  useEffect(() => {
    const touch = ({ target, isTrusted }: MouseEvent) => {
      // What the guide presses by itself is nobody's touch.
      if (!isTrusted || !(target instanceof Element) || target.closest('.table') === null) return
      if (target.closest('.lesson, .top, .time, nav.nav, dialog, .drawer, .tip') !== null) return
      if (state === 'watch') scripted.hurry()
      if (state !== 'step') return
      const lit = [...light.lit, ...light.also].flatMap(elementsOf)
      if (guide.step.kind === 'deed' && lit.some((element) => element.contains(target))) return
      stir()
    }
    const stir = () => {
      setNudged(step)
      if (motion) note.current?.animate(STIR, { duration: 180 })
    }
    document.addEventListener('click', touch, true)
    nudges.addEventListener('nudge', stir)
    return () => {
      document.removeEventListener('click', touch, true)
      nudges.removeEventListener('nudge', stir)
    }
  }, [guide.step, state, light, step, note, motion])
  return nudged === step
}

const STIR = [{ transform: 'none' }, { transform: 'translateX(4px)' }, { transform: 'none' }]

/** Where a small screen has put away what is explained, it is brought out. */
export function useOpened({ step, state }: Guide, sight: Sighted | null): void {
  const opens = state === 'step' && step.kind === 'explain' ? step.opens : undefined
  const away = sight !== null && sight.lit === null
  useEffect(() => {
    if (away && opens !== undefined) elementsOf(opens).at(0)?.click()
  }, [away, opens])
}

const FOCUSABLE = 'button, a[href], [tabindex]'

/** The brass button of an explanation: in the note, or on phones at the bottom. */
const goButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.lesson-go')].find((button) => button.checkVisibility())

/** The lit thing has the focus, or the brass button where it can have none; the note describes it. */
export function useLitFocus({ light, state }: Guide, sight: Sighted | null): void {
  const seen = sight?.lit != null
  useEffect(() => {
    // At the flag nothing is lit: Enter closes the note.
    if (state === 'done') goButton()?.focus({ preventScroll: true })
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
export function useFollow(note: RefObject<HTMLElement | null>, spot: Spot | null): void {
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
