import { Random, type Seat } from '@vyprava/kernel'
import { useEffect, useState } from 'react'
import { type Chances, Foresight } from '../../bot/chances.ts'
import { type Mind, mindWith, PLAIN } from '../../bot/mind.ts'
import type { EuthiaView } from '../../rules/view.ts'
import type { Press } from '../intent.ts'
import { type Packed, usePack } from '../packed.ts'

/** Somebody whose pointer only passes by asks nothing. */
const PAUSE = 220
/** As long as a slice of thinking may take, in milliseconds: a picture never waits for it. */
const SLICE = 5
const BETWEEN = 24
/** A page that is never idle for so long still comes to know something. */
const AT_LAST = 400

/** Thinks when no picture is due; gives back how to call it off. */
function whenIdle(think: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = window.setTimeout(think, BETWEEN)
    return () => window.clearTimeout(timer)
  }
  const idle = requestIdleCallback(think, { timeout: AT_LAST })
  return () => cancelIdleCallback(idle)
}
/** From so many fights on something is said, and with so many it is said for good. */
export const ENOUGH = 60
export const MOST = 400
const STEP = 60

const minds = new WeakMap<Packed, Mind>()

function mindFor(packed: Packed): Mind {
  const mind = minds.get(packed) ?? mindWith(packed.printed, packed.game, PLAIN)
  minds.set(packed, mind)
  return mind
}

/** How a fight will probably go, worked out between the pictures; null while too little is known. */
export function useChances(
  view: EuthiaView,
  seat: Seat | null,
  hero: Seat,
  opening: Press | null,
): Chances | null {
  const packed = usePack()
  const [known, know] = useState<{ readonly of: object; readonly chances: Chances } | null>(null)
  const key = opening ?? NOTHING
  useEffect(() => {
    if (seat === null || opening === null) return
    let calledOff = (): void => window.clearTimeout(timer)
    const timer = window.setTimeout(() => {
      calledOff = whenIdle(think)
    }, PAUSE)
    let foresight: Foresight | null = null
    let said = 0
    function think(): void {
      foresight ??= new Foresight(
        mindFor(packed),
        { view, seat: seat ?? 0, hero, opening: key },
        new Random('chances'),
      )
      const end = performance.now() + SLICE
      let goes = true
      while (goes && performance.now() < end) goes = foresight.play()
      const { chances } = foresight
      if (!goes || chances === null) return
      const due = chances.fights >= ENOUGH && chances.fights >= said + STEP
      if (due || chances.fights >= MOST) {
        said = chances.fights
        know({ of: key, chances })
      }
      if (chances.fights < MOST) calledOff = whenIdle(think)
    }
    return () => calledOff()
  }, [packed, view, seat, hero, opening, key])
  return known !== null && known.of === key ? known.chances : null
}

const NOTHING: Press = []
