import type { Point } from '@vyprava/geometry'
import { monsterAt } from '../../rules/fields.ts'
import type { Printed } from '../../rules/printed.ts'
import type { Euthia } from '../../rules/state.ts'
import { NONE } from '../../rules/state.ts'
import { missingPlaces } from '../../rules/steps/turn/explore.ts'
import type { Choices } from '../choices.ts'
import type { EuthiaIntent } from '../intent.ts'
import { woundsAt } from '../routes.ts'
import { middleOf } from './units.ts'

/** What a lit field would cost: steps (0 by magic), wounds of fire, a fight, land that opens. */
export interface Cost {
  readonly field: number
  readonly steps: number
  readonly wounds: number
  readonly fights: boolean
  readonly opens: boolean
}

/** What the land shows besides itself: nothing of it has happened. */
export interface BoardScene {
  readonly lit: ReadonlySet<number>
  readonly costs: readonly Cost[]
  /** Places where the next tile may be laid, as sides of the hero's tile. */
  readonly sides: readonly number[]
  readonly side: number | null
  /** The way that is shown, from where the hero stands. */
  readonly path: readonly Point[]
  readonly goal: number | null
  readonly refused: number | null
}

export const STILL: BoardScene = {
  lit: new Set(),
  costs: [],
  sides: [],
  side: null,
  path: [],
  goal: null,
  refused: null,
}

interface Seen {
  readonly printed: Printed
  readonly state: Euthia
  readonly seat: number
  readonly choices: Choices
}

const MOVES = ['portal', 'step', 'teleport'] as const

/** What is lit, and what it would cost: made once for each question. */
export function litOf({ printed, state, seat, choices }: Seen): Pick<BoardScene, 'lit' | 'costs' | 'sides'> {
  const lit = new Set<number>()
  const steps = new Map<number, number>()
  const sides: number[] = []
  for (const { action, from } of choices.all) {
    if (from.kind === 'field') lit.add(from.field)
    if (action.type === 'explore') sides.push(action.side)
    if ('field' in action && MOVES.some((type) => type === action.type))
      steps.set(action.field, action.type === 'step' ? 1 : (steps.get(action.field) ?? 0))
  }
  if (choices.types.has('quest')) lit.add(choices.here)
  for (const [field, route] of choices.routes) {
    lit.add(field)
    steps.set(field, route.fields.length)
  }
  const costs = [...steps].map(([field, count]) => ({
    field,
    steps: count,
    wounds: choices.routes.get(field)?.wounds ?? woundsAt(printed, state, seat, field),
    fights: monsterAt(printed, state, field) > 0,
    opens: missingPlaces(state, field).length > 0,
  }))
  return { lit, costs, sides }
}

/** What is shown or refused. */
export function shownOf(
  { state, seat }: Seen,
  { shown, pinned, refused }: EuthiaIntent,
): Pick<BoardScene, 'path' | 'goal' | 'side' | 'refused'> {
  const proposal = pinned ?? shown
  const here = state.players[seat].field
  const moves = (proposal?.press ?? []).flatMap((action) =>
    action.type === 'step' || action.type === 'portal' || action.type === 'teleport' ? [action.field] : [],
  )
  const explored = proposal?.press[0]?.type === 'explore' ? proposal.press[0].side : null
  const walks = proposal?.press.every(({ type }) => type === 'step') === true
  const path =
    moves.length === 0 || here === NONE || !walks
      ? []
      : [here, ...moves].map((field) => middleOf(state.map, field))
  return {
    path,
    goal: moves.at(-1) ?? null,
    side: explored,
    refused: refused?.kind === 'field' ? refused.field : null,
  }
}
