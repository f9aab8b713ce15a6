import type { Rules } from '@vyprava/module'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenScene, Scene } from '../play/scene.ts'
import type { Advice } from '../worker/errands.ts'
import { type Hire, type Hired, hireAdviser } from '../worker/hire.ts'

/** A hint on its way: it belongs to one question and goes when the table moves on. */
export type Hint =
  | { readonly state: 'none' }
  | { readonly state: 'thinking'; readonly part: number }
  | { readonly state: 'here'; readonly advice: readonly Advice[] }
  | { readonly state: 'failed' }

const NONE: Hint = { state: 'none' }

export interface Hints {
  readonly hint: Hint
  /** Whether there is something to ask about. */
  readonly able: boolean
  /** Asks, or takes the hint away when there is one. */
  ask(): void
  drop(): void
}

/** "What would you do?" A bot thinks in a worker about what the player who looks knows, and about nothing else. */
export function useHint(
  rules: Rules,
  scene: Scene & OpenScene,
  /** Whether those at the table have agreed to that. */
  allowed = true,
  hire: Hire = hireAdviser,
): Hints {
  const [hint, setHint] = useState<Hint>(NONE)
  const hired = useRef<Hired | null>(null)
  const { sight, observer, shown, length } = scene
  const { view, decision } = sight
  const able =
    allowed &&
    rules.knowledge !== undefined &&
    scene.lesson?.state !== 'on' &&
    decision !== null &&
    shown === length

  const drop = useCallback(() => {
    hired.current?.dismiss()
    hired.current = null
    setHint(NONE)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of them is another question
  useEffect(() => drop, [drop, observer, shown, length, decision === null])

  const ask = useCallback(() => {
    if (hint.state === 'thinking' || hint.state === 'here') return drop()
    if (!able || decision === null || observer === null) return
    hired.current?.dismiss()
    setHint({ state: 'thinking', part: 0 })
    const adviser = hire((report) => {
      if (hired.current !== adviser) return
      if (report.kind === 'progress') return setHint({ state: 'thinking', part: report.part })
      adviser.dismiss()
      hired.current = null
      setHint(report.kind === 'hint' ? { state: 'here', advice: report.advice } : { state: 'failed' })
    })
    hired.current = adviser
    adviser.send({ kind: 'hint', game: rules.game.id, pack: rules.own, seat: observer, view, decision })
  }, [hint, drop, able, decision, observer, view, rules, hire])
  return { hint, able, ask, drop }
}
