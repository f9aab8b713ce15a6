import { useEffect, useState } from 'react'

/** After this long the light brightens once, and after that the guide offers to do it, in milliseconds. */
const BRIGHTENS = 20_000
const OFFERS = 45_000

export type Idle = 'no' | 'bright' | 'offer'

const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/** How long nobody has done anything since a step began; `key` is that step. */
export function useIdle(key: string): Idle {
  const [idle, setIdle] = useState<Idle>('no')
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another step the waiting begins anew
  useEffect(() => {
    let timers: readonly number[] = []
    const wait = () => {
      for (const timer of timers) window.clearTimeout(timer)
      setIdle('no')
      timers = [
        window.setTimeout(() => setIdle('bright'), BRIGHTENS),
        window.setTimeout(() => setIdle('offer'), OFFERS),
      ]
    }
    // Whoever reaches for what the note offers must find it there.
    const stir = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.lesson-note') !== null)) wait()
    }
    wait()
    for (const sign of SIGNS) window.addEventListener(sign, stir)
    return () => {
      for (const timer of timers) window.clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, stir)
    }
  }, [key])
  return idle
}
