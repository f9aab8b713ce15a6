import { useKept } from '@vyprava/atlas'
import { type Game, type GameAction, type Refusal, type Seat, same } from '@vyprava/kernel'
import type { Language, LessonStep, LessonWords, StepWords, Tutorial } from '@vyprava/module'
import { useMemo } from 'react'
import { useLoaded } from '../frame/loaded.ts'
import type { OpenScene } from '../play/scene.ts'
import type { Seating } from '../play/seating.ts'
import type { PlayTable } from '../play/table.ts'
import { type LessonControls, useDeeds } from './deeds.ts'
import { DARK, guided, type Light, lightAt } from './light.ts'
import type { Lesson } from './mark.ts'
import {
  FIRST_THIS,
  fulfils,
  openGestures,
  type Standpoint,
  type Station,
  standpointAt,
  trailOf,
} from './script.ts'
import { nudges } from './use-note.ts'
import { useScript } from './use-script.ts'

/** What the learner is told at the table, and what they may do about it. */
export interface Guide extends LessonControls {
  /** At a step, while the script moves, at the flag, or put aside. */
  readonly state: 'step' | 'watch' | 'done' | 'left'
  readonly step: LessonStep
  /** Where the learner is on the trail, from 0, and the names of all stations. */
  readonly at: number
  readonly stations: readonly (string | null)[]
  readonly minutes: number
  /** The name of the part; null where a lesson has only one. */
  readonly title: string | null
  /** Null while the words are on their way. */
  readonly said: StepWords | null
  readonly light: Light
  /** Whose move is watched. */
  readonly mover: Seat | null
  /** How the next part is offered; null where there is none. */
  readonly more: string | null
  /** Something is explained: the table rests. */
  readonly resting: boolean
  /** Why an action has to wait; null when it is asked for, or when the rules decide. */
  whyNot(action: GameAction): Refusal | null
  /** Whether actions that are sent together are what is asked for; if not, the note says what comes first. */
  takes(actions: readonly GameAction[]): boolean
}

interface Guided<Scene> {
  readonly scene: Scene
  /** Null where there is no lesson, or none any more. */
  readonly guide: Guide | null
}

interface Wanted {
  readonly tutorial: Tutorial | null
  readonly language: Language
  readonly game: Game
}

/** Follows the script beside the learner. */
export function useGuide<Scene extends OpenScene & Pick<Seating, 'players'>>(
  table: PlayTable,
  given: Scene,
  { tutorial, language, game }: Wanted,
): Guided<Scene> {
  const lesson = useKept(tutorial === null ? null : given.lesson)
  const part = lesson === null ? null : (tutorial?.parts.at(lesson.part) ?? null)
  const trail = useMemo(() => (part === null ? null : trailOf(part)), [part])
  const place = useMemo(
    () => (trail === null || lesson === null ? null : placeIn(trail, lesson)),
    [trail, lesson],
  )
  const station = trail === null || place === null ? null : trail[place.at]
  const names = useMemo(() => given.players.map(({ name }) => name), [given.players])
  const words = useLoaded(
    `${table.id} ${language}`,
    async (): Promise<LessonWords | null> => tutorial?.words(language, names) ?? null,
  )
  const known = words.state === 'here' ? words.value : null
  const showing = useScript(table, lesson, place)
  const deeds = useDeeds({ table, tutorial, lesson, trail, place, game, show: showing })
  const on = lesson?.state === 'on'
  const scene = useMemo(
    () => (station === null || place === null || !on ? given : guided(given, station, place)),
    [given, station, place, on],
  )
  const light = useMemo(
    () => (station === null || place === null || !on ? DARK : lightAt(station, place)),
    [station, place, on],
  )
  const guide = useMemo((): Guide | null => {
    if (lesson === null || part === null || trail === null || place === null || station === null) return null
    const { step } = station
    const state = lesson.state === 'left' || lesson.state === 'done' ? lesson.state : stateOf(place)
    const more = tutorial?.parts.at(lesson.part + 1)
    const open = state === 'step' ? openGestures(step, place.kind === 'step' ? place.left : []) : null
    return {
      ...deeds,
      state,
      step,
      at: place.at,
      stations: trail.map((one) => known?.steps[one.step.say]?.station ?? null),
      minutes: part.minutes,
      title: known?.parts?.[part.id]?.title ?? null,
      said: known?.steps[step.say] ?? null,
      light,
      mover: state === 'watch' && place.kind === 'watch' ? place.move.seat : null,
      more: more === undefined ? null : (known?.parts?.[more.id]?.more ?? null),
      resting: state === 'step' && step.kind === 'explain',
      whyNot(action) {
        if (open === null) return table.moves?.whyNot(action) ?? null
        return open.some((gesture) => same(action, gesture.action)) ? null : FIRST_THIS
      },
      takes(actions) {
        const taken = open === null || fulfils(station, lesson.played, actions)
        if (!taken) nudges.dispatchEvent(new Event('nudge'))
        return taken
      },
    }
  }, [lesson, part, trail, place, station, light, tutorial, known, deeds, table])
  return { scene, guide }
}

/** A learner who plays as they like is still where the lesson was left. */
function placeIn(trail: readonly Station[], lesson: Lesson): Standpoint {
  if (lesson.state === 'on') return standpointAt(trail, lesson.step, lesson.played)
  return { kind: 'end', at: Math.min(lesson.step, trail.length - 1) }
}

const stateOf = ({ kind }: Standpoint): Guide['state'] => (kind === 'step' ? 'step' : 'watch')
