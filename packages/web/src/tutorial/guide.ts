import type { Language } from '@vyprava/atlas'
import type { Tutorial } from '@vyprava/games'
import { type GameAction, type Refusal, same } from '@vyprava/kernel'
import { useEffect, useMemo } from 'react'
import { useLoaded } from '../frame/loaded.ts'
import type { OpenScene } from '../play/scene.ts'
import type { PlayTable } from '../play/table.ts'
import { FIRST_THIS, lessonAt, narrowed, type Place } from './script.ts'

/** What the learner is told at the table. */
export interface Guide {
  readonly kind: 'step' | 'farewell'
  /** Null while somebody else moves, or the words are on their way. */
  readonly said: string | null
  /** How many lessons were said, this one included, and how many there are. */
  readonly count: number
  readonly all: number
  /** Why an action has to wait; null when it is the very step, or when the rules decide. */
  whyNot(action: GameAction): Refusal | null
}

type Lessons = Readonly<Record<string, string>>

const isLesson = ({ lesson }: Tutorial['steps'][number]): boolean => lesson !== null

/** The scene as the script leaves it: nothing but the step is offered, and at the end nobody thinks. */
export function guided<Scene extends OpenScene>(scene: Scene, place: Place): Scene {
  if (place.kind === 'farewell') return { ...scene, thinking: null }
  const { sight, shown, length, observer } = scene
  if (place.kind !== 'step' || sight.decision === null) return scene
  if (shown !== length || place.step.seat !== observer) return scene
  return { ...scene, sight: { ...sight, decision: narrowed(sight.decision, place.step) } }
}

/** Follows the script beside the learner; null where there is none, or no more. */
export function useGuide<Scene extends OpenScene>(
  table: PlayTable,
  given: Scene,
  tutorial: Tutorial | null,
  language: Language,
): { readonly scene: Scene; readonly guide: Guide | null } {
  const script = given.lessons ? tutorial : null
  const words = useLoaded(
    `${table.id} ${language}`,
    async (): Promise<Lessons> => tutorial?.lessons(language) ?? {},
  )
  const place = useMemo(() => script && lessonAt(script, given.length), [script, given.length])
  const scene = useMemo(() => (place === null ? given : guided(given, place)), [given, place])
  const beyond = place?.kind === 'free'
  useEffect(() => {
    if (beyond) table.device?.endLessons()
  }, [beyond, table])
  const { observer, length } = given
  const guide = useMemo((): Guide | null => {
    if (script === null || place === null || place.kind === 'free') return null
    const step = place.kind === 'step' && place.step.seat === observer ? place.step : null
    const key = place.kind === 'farewell' ? script.farewell : (step?.lesson ?? null)
    return {
      kind: place.kind,
      said: key === null || words.state !== 'here' ? null : words.value[key],
      count: script.steps.slice(0, length + 1).filter(isLesson).length,
      all: script.steps.filter(isLesson).length,
      whyNot(action) {
        if (step === null) return table.moves?.whyNot(action) ?? null
        return same(action, step.action) ? null : FIRST_THIS
      },
    }
  }, [script, place, observer, length, words, table])
  return { scene, guide }
}
