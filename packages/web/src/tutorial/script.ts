import {
  type Decision,
  type Game,
  type GameAction,
  type Match,
  type Refusal,
  same,
  startMatch,
} from '@vyprava/kernel'
import type { Gesture, LessonPart, LessonScene, LessonStep, Move, Task, Tutorial } from '@vyprava/module'

/** Where the learner sits. */
export const LEARNER = 0

/** A step of a part, the scene that it belongs to, and how many actions were played when it begins. */
export interface Station {
  readonly step: LessonStep
  readonly scene: LessonScene
  readonly from: number
}

/** Where a learner is: at a step, before a move of the script, before another scene, or at the end. */
export type Standpoint =
  | { readonly kind: 'step'; readonly at: number; readonly left: readonly Gesture[] }
  | { readonly kind: 'watch'; readonly at: number; readonly move: Move }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'end'; readonly at: number }

const gesturesOf = (step: LessonStep): readonly Gesture[] => (step.kind === 'deed' ? step.gestures : [])

const own = ({ action }: Gesture): Move => ({ seat: LEARNER, action })

const movesOf = (step: LessonStep): readonly Move[] => [...gesturesOf(step).map(own), ...(step.after ?? [])]

/** All moves of a scene, with those before it. */
const lineOf = ({ before = [], steps }: LessonScene): readonly Move[] => [
  ...before,
  ...steps.flatMap(movesOf),
]

/** The stations of a part, one per step, over all of its scenes. */
export function trailOf({ scenes }: LessonPart): readonly Station[] {
  return scenes.flatMap((scene) => {
    let from = scene.before?.length ?? 0
    return scene.steps.map((step): Station => {
      const station = { step, scene, from }
      from += movesOf(step).length
      return station
    })
  })
}

/** How many actions were played when the learner has done a step. */
const doneAt = ({ step, from }: Station): number => from + gesturesOf(step).length

/** The next station of the same scene; null at the scene's end. */
function following(trail: readonly Station[], at: number): Station | null {
  const next = trail.at(at + 1)
  return next !== undefined && next.scene === trail[at].scene ? next : null
}

/** The station where the learner is after something was played or taken back. */
export function settled(trail: readonly Station[], at: number, length: number): number {
  let now = Math.min(at, trail.length - 1)
  while (now > 0 && following(trail, now - 1) !== null && length < doneAt(trail[now - 1])) now--
  while (following(trail, now) !== null && isDone(trail[now], length)) now++
  return now
}

const isDone = (station: Station, length: number): boolean =>
  station.step.kind === 'deed' && length >= doneAt(station)

/** Where the learner is, by the station that was kept and by what was played since the game began. */
export function standpointAt(trail: readonly Station[], kept: number, played: readonly Move[]): Standpoint {
  const { length } = played
  const at = settled(trail, kept, length)
  const station = trail[at]
  const line = lineOf(station.scene)
  if (length < station.from) return { kind: 'watch', at, move: line[length] }
  if (!isDone(station, length)) return { kind: 'step', at, left: gesturesLeft(station, played) }
  if (length < line.length) return { kind: 'watch', at, move: line[length] }
  return { kind: at + 1 < trail.length ? 'cut' : 'end', at }
}

/** The gestures of a step that may come next. */
function gesturesLeft({ step, from }: Station, played: readonly Move[]): readonly Gesture[] {
  if (step.kind === 'explain') return []
  const done = played.slice(from)
  return step.anyOrder === true ? withoutDone(step, done) : step.gestures.slice(done.length)
}

const withoutDone = ({ gestures }: Task, done: readonly Move[]): readonly Gesture[] =>
  done.reduce<readonly Gesture[]>((left, { action }) => {
    const made = left.findIndex((gesture) => same(gesture.action, action))
    return made === -1 ? left : left.toSpliced(made, 1)
  }, gestures)

/** The gestures that may be made now: all that are left, or the first of them. */
export const openGestures = (step: LessonStep, left: readonly Gesture[]): readonly Gesture[] =>
  step.kind === 'deed' && step.anyOrder === true ? left : left.slice(0, 1)

/** The decision with nothing but these gestures; as it was where none of them is among its actions. */
export function narrowed(decision: Decision<GameAction>, gestures: readonly Gesture[]): Decision<GameAction> {
  const actions = decision.actions.filter((one) => gestures.some(({ action }) => same(one, action)))
  return actions.length === 0 ? decision : { ...decision, actions }
}

/** The match of a station: its scene, with everything that was played before; null where the rules refuse it. */
export function matchAt(game: Game, { seats, options }: Tutorial, { scene, from }: Station): Match | null {
  const started = startMatch(game, { seats, options, seed: scene.seed })
  if (!started.ok) return null
  const match = started.value
  const moves = lineOf(scene).slice(0, from)
  return moves.every(({ seat, action }) => match.play(seat, action).ok) ? match : null
}

/** Everything that was played in a match. */
export const playedIn = (match: Match): readonly Move[] =>
  Array.from({ length: match.length }, (_, number) => match.actionAt(number))

/** Whether a match has come as far as a station by the script, and the rules take the rest of its scene. */
export function holds(tutorial: Tutorial, match: Match, station: Station): boolean {
  const model = matchAt(match.game, tutorial, { ...station, from: lineOf(station.scene).length })
  if (model === null || match.seed !== station.scene.seed || !same(match.table, model.table)) return false
  return isOnTrail(station, playedIn(match))
}

/** Whether nothing else was played than what the scene of a station has. */
export const isOnTrail = ({ scene }: Station, played: readonly Move[]): boolean =>
  played.length <= lineOf(scene).length && follows(scene, played)

/** Whether actions that are sent together do all that a step still asks for, and nothing but what its scene has. */
export function fulfils(station: Station, played: readonly Move[], actions: readonly GameAction[]): boolean {
  const after = [...played, ...actions.map((action) => ({ seat: LEARNER, action }))]
  return after.length >= doneAt(station) && isOnTrail(station, after)
}

/** Whether what was played is the beginning of a scene, gestures in any order where that is allowed. */
function follows({ before = [], steps }: LessonScene, played: readonly Move[]): boolean {
  let from = before.length
  if (!isSame(before.slice(0, played.length), played.slice(0, from))) return false
  return steps.every((step) => {
    const moves = movesOf(step)
    const done = played.slice(from, from + moves.length)
    from += moves.length
    return isPart(step, moves, done)
  })
}

function isPart(step: LessonStep, moves: readonly Move[], done: readonly Move[]): boolean {
  if (step.kind !== 'deed' || step.anyOrder !== true) return isSame(moves.slice(0, done.length), done)
  const count = step.gestures.length
  const own = done.slice(0, count)
  if (withoutDone(step, own).length !== count - own.length) return false
  return isSame(moves.slice(count, done.length), done.slice(count))
}

const isSame = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((move, index) => same(move, b[index]))

/** The answer to anything else than what the lesson asks for: no rule forbids it, it only has to wait. */
export const FIRST_THIS: Refusal = { rule: '', reason: 'lesson' }
