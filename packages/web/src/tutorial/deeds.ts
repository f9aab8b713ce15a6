import type { Game, Match } from '@vyprava/kernel'
import type { Tutorial } from '@vyprava/module'
import { useEffect, useMemo, useRef } from 'react'
import type { PlayTable } from '../play/table.ts'
import type { Lesson, LessonMark } from './mark.ts'
import { scripted } from './pause.ts'
import { isOnTrail, LEARNER, matchAt, type Standpoint, type Station, trailOf } from './script.ts'

/** What a learner may do about a lesson, besides what it asks for. */
export interface LessonControls {
  /** An explanation was read. */
  next(): void
  /** The step is done for the learner. */
  skip(): void
  /** Back to a station behind. */
  goTo(at: number): void
  /** The lesson is put aside; the table stays as it is. */
  leave(): void
  /** Goes on where the lesson was left. */
  resume(): Promise<void>
  /** The next part. */
  nextPart(): void
  /** Nothing more is said at this table. */
  end(): void
}

interface Known {
  readonly table: PlayTable
  readonly tutorial: Tutorial | null
  readonly lesson: Lesson | null
  readonly trail: readonly Station[] | null
  readonly place: Standpoint | null
  readonly game: Game
  readonly show: () => void
}

export function useDeeds(known: Known): LessonControls {
  const { table, tutorial, lesson, trail, place, game, show } = known
  const deeds = useMemo(
    () => deedsOf({ table, tutorial, lesson, trail, place, game, show }),
    [table, tutorial, lesson, trail, place, game, show],
  )
  useOwnPace(known, deeds)
  return deeds
}

/** What happens by itself: the station is kept, the next scene begins, and who moves on has heard the end. */
function useOwnPace({ table, lesson, trail, place }: Known, deeds: LessonControls): void {
  useEffect(() => {
    if (lesson?.state !== 'on' || place === null || trail === null) return
    // Whoever went another way, in another tab perhaps, plays as they like.
    if (!isOnTrail(trail[place.at], lesson.played)) deeds.leave()
    else if (lesson.step !== place.at) table.device?.keepLesson({ ...markOf(lesson), step: place.at }, null)
    else if (place.kind === 'cut' || place.kind === 'end') deeds.next()
  }, [table, lesson, trail, place, deeds])
  const own = lesson?.state === 'done' ? ownMoves(lesson) : null
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (own === null || before.current === null) before.current = own
    else if (own > before.current) deeds.end()
  }, [own, deeds])
}

const ownMoves = ({ played }: Lesson): number => played.filter(({ seat }) => seat === LEARNER).length

const markOf = ({ part, step, state }: Lesson): LessonMark => ({ part, step, state })

/** Who sits at a table, the learner in person. */
const sittersAt = (table: PlayTable) =>
  table.scene().players.map(({ seat, name, bot }) => ({ name, bot: seat === LEARNER ? null : bot }))

function deedsOf({ table, tutorial, lesson, trail, place, game, show }: Known): LessonControls {
  const at = place?.at ?? 0
  const keep = (change: Partial<LessonMark>, match: Match | null = null) => {
    if (lesson !== null) table.device?.keepLesson({ ...markOf(lesson), ...change }, match)
  }
  /** Another station, with the game as it is there. A script that the rules refuse is over. */
  const jump = (station: Station | undefined, mark: Partial<LessonMark>) => {
    if (tutorial === null || station === undefined) return
    const match = matchAt(game, tutorial, station)
    if (match === null) keep({ state: 'over' })
    else keep({ ...mark, state: 'on' }, match)
  }
  const goTo = (to: number) => {
    const station = trail?.at(to)
    if (station === undefined || to < 0) return
    const here = station.scene === trail?.[at].scene && station.from === lesson?.played.length
    if (here) keep({ step: to })
    else jump(station, { step: to })
  }
  const next = () => {
    const following = trail?.at(at + 1)
    if (following === undefined) keep({ state: 'done' })
    else if (following.scene === trail?.[at].scene) keep({ step: at + 1 })
    else jump(following, { step: at + 1 })
  }
  return {
    next,
    goTo,
    skip() {
      if (place?.kind !== 'step') scripted.hurry()
      else if (trail?.[at].step.kind === 'explain') next()
      else show()
    },
    leave: () => keep({ state: 'left' }),
    end: () => keep({ state: 'over' }),
    async resume() {
      const station = trail?.[at]
      if (lesson === null || tutorial === null || station === undefined) return
      if (isOnTrail(station, lesson.played)) return keep({ state: 'on' })
      // The game that went on freely stays as it is: the lesson goes on at another table.
      keep({ state: 'over' })
      const { beginAt } = await import('./begin.ts')
      await beginAt(game, tutorial, sittersAt(table), { ...markOf(lesson), state: 'on' })
    },
    nextPart() {
      const part = (lesson?.part ?? 0) + 1
      const following = tutorial?.parts.at(part)
      if (following !== undefined) jump(trailOf(following).at(0), { part, step: 0 })
    },
  }
}
