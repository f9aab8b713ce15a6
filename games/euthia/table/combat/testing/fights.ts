import { checkOptions, type Decision, Random, type Seat, silentCourse } from '@vyprava/kernel'
import type { EuthiaAction } from '../../../rules/actions.ts'
import type { EuthiaEvent } from '../../../rules/events.ts'
import { createEuthia, type EuthiaGame } from '../../../rules/game.ts'
import type { EuthiaOptions } from '../../../rules/options.ts'
import { type Pack, type Printed, printedFrom } from '../../../rules/printed.ts'
import type { Euthia } from '../../../rules/state.ts'

/* Careless games in which everybody fights whenever there is somebody to fight with. */

export interface Watch {
  /** At every event of a fight, in the very moment in which it is told. */
  told?(state: Euthia, event: EuthiaEvent): void
  /** At every question of a fight. */
  asked?(state: Euthia, seat: Seat, decision: Decision<EuthiaAction>): void
}

export class Fights {
  readonly printed: Printed
  readonly game: EuthiaGame

  constructor(pack: Pack) {
    this.printed = printedFrom(pack)
    this.game = createEuthia(pack)
  }

  /** Plays so many actions of a game. */
  play(seed: string, seats: number, chosen: Partial<EuthiaOptions>, actions: number, watch: Watch): void {
    const { game } = this
    const checked = checkOptions<EuthiaOptions>(game.options, chosen)
    if (!checked.ok) throw new Error(checked.problem.expected)
    const random = new Random(seed)
    const state = game.setup({ seats, options: checked.value }, random)
    const emit = (event: EuthiaEvent): void => {
      if (state.fight !== null) watch.told?.(state, event)
    }
    for (let left = actions; left > 0; left--) {
      const [seat] = game.deciders(state)
      if (seat === undefined) return
      const decision = game.decision(state, seat)
      if (state.fight !== null) watch.asked?.(state, seat, decision)
      game.apply(state, seat, random.pick(eager(decision.actions)), { ...silentCourse(random), emit })
    }
  }
}

/** To a fight if there is one, else about the land. */
function eager(actions: readonly EuthiaAction[]): readonly EuthiaAction[] {
  const fights = actions.filter(opens)
  if (fights.length > 0) return fights
  const moves = actions.filter(({ type }) => type === 'step' || type === 'walk')
  return moves.length > 0 ? moves : actions
}

const opens = (action: EuthiaAction): boolean =>
  action.type === 'fight' || (action.type === 'step' && action.fund !== null)
