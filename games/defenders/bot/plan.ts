import type { Course } from '@vyprava/kernel'
import type { Defenders, DefendersAction, DefendersEvent } from '../rules/index.ts'
import { seatOf } from '../rules/index.ts'
import { copyForAction } from './copy.ts'
import { expectedInjuries } from './harm.ts'
import { Judge } from './judge.ts'
import { calmCourse, isActing, type Mind } from './mind.ts'
import { worthwhile } from './worthwhile.ts'

/** A turn as it may go: its actions, and what comes of them. */
export interface Plan {
  readonly state: Defenders
  readonly actions: readonly DefendersAction[]
  /** Injuries that the rolls on the way bring on average. */
  readonly hurt: number
  readonly worth: number
}

interface Node extends Plan {
  /** The worth with what the points that are left may still bring. */
  readonly promise: number
}

/** What a point that is not spent yet may bring. */
const POINT = 1.1
/** No turn in a thought is longer. */
const MOST_ACTIONS = 16

/** The best turn of the current player that a beam of this width finds, from here to the end of the actions. */
export function planTurn(mind: Mind, state: Defenders, width: number): Plan {
  const judge = new Judge(mind.printed, state, state.current)
  const worth = judge.worth(state, 0)
  return planOn(mind, judge, { state, actions: [], hurt: 0, worth, promise: worth }, width)
}

/** The same with a first action that is given. */
export function planAfter(mind: Mind, state: Defenders, first: DefendersAction, width: number): Plan {
  const judge = new Judge(mind.printed, state, state.current)
  const start = { state, actions: [], hurt: 0, worth: 0, promise: 0 }
  return planOn(mind, judge, step(mind, judge, start, first, calmCourse()), width)
}

function planOn(mind: Mind, judge: Judge, start: Node, width: number): Plan {
  const player = start.state.current
  const course = calmCourse()
  let beam = isActing(start.state, player) ? [start] : []
  let best = start
  for (let depth = 0; depth < MOST_ACTIONS && beam.length > 0; depth++) {
    const next: Node[] = []
    for (const node of beam) expand(mind, judge, node, course, next)
    for (const node of next) if (node.worth > best.worth) best = node
    beam = strongest(next, player, width)
  }
  return best
}

function expand(mind: Mind, judge: Judge, from: Node, course: Course<DefendersEvent>, into: Node[]): void {
  const { state } = from
  const { actions } = mind.calm.decision(state, seatOf(state, state.current))
  for (const action of worthwhile(mind.printed, state, actions))
    into.push(step(mind, judge, from, action, course))
}

function step(
  mind: Mind,
  judge: Judge,
  from: Node,
  action: DefendersAction,
  course: Course<DefendersEvent>,
): Node {
  const { state } = from
  const player = state.current
  const after = copyForAction(state, action)
  let hurt = from.hurt
  if (action.type === 'heal') hurt = 0
  else if (action.type === 'potionsHeal' && state.players[player].injuries === 0) hurt = Math.max(0, hurt - 1)
  hurt += expectedInjuries(mind.printed, state, action)
  mind.calm.apply(after, seatOf(state, player), action, course)
  const worth = judge.worth(after, hurt)
  const points = isActing(after, player) ? after.ap : 0
  return { state: after, actions: [...from.actions, action], hurt, worth, promise: worth + POINT * points }
}

/** The most promising ones that go on; of those that come to the same only one. */
function strongest(nodes: Node[], player: number, width: number): Node[] {
  nodes.sort((one, other) => other.promise - one.promise)
  const kept: Node[] = []
  for (const node of nodes) {
    if (kept.length === width) break
    const last = kept.at(-1)
    if (!isActing(node.state, player) || (last !== undefined && isAlike(last, node, player))) continue
    kept.push(node)
  }
  return kept
}

const isAlike = (one: Node, other: Node, player: number): boolean =>
  one.promise === other.promise &&
  one.state.ap === other.state.ap &&
  one.state.players[player].leader === other.state.players[player].leader
