import type { BotKnowledge, Weighed } from '@vyprava/bots'
import type { Defenders, DefendersAction, Pack } from '../rules/index.ts'
import { chanceOf } from './chance.ts'
import { focusOf } from './choices.ts'
import { copyDefenders } from './copy.ts'
import { beyond, openingWith } from './lead.ts'
import { calmCourse, type Effort, type Mind, mindOf } from './mind.ts'
import { type Outlook, outlookAfter, outlookAt } from './outlook.ts'
import { planAfter, planTurn } from './plan.ts'
import { worthwhile } from './worthwhile.ts'

/** Every move is followed by the best turn that is found, so less is kept than by those who play. */
const EFFORT: Effort = { width: 5, leadWidth: 4, noise: 0 }
/** What is hidden from a seat changes its choices little. */
const WORLDS = 2

/** What the house's hints and analysis know of Defenders: its own players plan whole turns, and so do these. */
export function defendersKnowledge(pack: Pack): BotKnowledge<Defenders, DefendersAction> {
  const mind = mindOf(pack, EFFORT)
  return {
    evaluate: (state) => forAll(state, chanceOf(mind.printed, state)),
    weigh: (state, seat, actions) => weigh(mind, state, seat, actions),
    copy: copyDefenders,
    worlds: WORLDS,
  }
}

/** All win or lose together. */
const forAll = ({ solo, players }: Defenders, chance: number): number[] =>
  solo ? [chance] : players.map(() => chance)

function weigh(
  mind: Mind,
  state: Defenders,
  seat: number,
  actions: readonly DefendersAction[],
): readonly Weighed<DefendersAction>[] {
  const all = (some: readonly DefendersAction[], look: (action: DefendersAction) => Outlook) =>
    some.map((action): Weighed<DefendersAction> => {
      const { chance, ledger } = look(action)
      return { action, chances: forAll(state, chance), terms: ledger.terms }
    })
  switch (state.agenda.at(-1)?.step) {
    // Which factions, leaders and first cards are better nobody here knows.
    case 'factions':
    case 'leaders':
    case 'soloHand':
      return []
    case 'leadership':
      return all(actions, (action) => withCard(mind, state, seat, action))
    case 'discussion':
      return all(actions, () => asItIs(mind, state, seat))
    case 'actions':
      return all(toDo(mind, state, actions), (action) => withAction(mind, state, action))
    default:
      return all(actions, (action) => withChoice(mind, state, seat, action))
  }
}

/** A card by the turn that it opens. */
function withCard(mind: Mind, before: Defenders, seat: number, action: DefendersAction): Outlook {
  const world = openingWith(mind, before, seat, action)
  const player = world.ended === null ? world.current : focusOf(before, seat)
  if (world.ended !== null) return outlookAt(mind.printed, { player, before, end: world, hurt: 0 })
  const { state: end, hurt } = planTurn(mind, world, mind.effort.leadWidth)
  return outlookAfter(mind.printed, { player, before, end, hurt, beyond: beyond(mind.printed, world) })
}

/** An action by the best turn that follows it. */
function withAction(mind: Mind, before: Defenders, action: DefendersAction): Outlook {
  const player = before.current
  const { state: end, hurt } =
    action.type === 'endActions'
      ? { state: before, hurt: 0 }
      : planAfter(mind, before, action, mind.effort.width)
  return outlookAfter(mind.printed, { player, before, end, hurt })
}

/** Any other choice by what it changes at once. */
function withChoice(mind: Mind, before: Defenders, seat: number, action: DefendersAction): Outlook {
  const end = copyDefenders(before)
  mind.calm.apply(end, seat, action, calmCourse())
  return outlookAt(mind.printed, { player: focusOf(before, seat), before, end, hurt: 0 })
}

const asItIs = (mind: Mind, state: Defenders, seat: number): Outlook =>
  outlookAt(mind.printed, { player: focusOf(state, seat), before: state, end: state, hurt: 0 })

/** Of many actions those that are worth a thought; a single one was asked about. */
function toDo(
  { printed }: Mind,
  state: Defenders,
  actions: readonly DefendersAction[],
): readonly DefendersAction[] {
  if (actions.length === 1) return actions
  const end = actions.filter(({ type }) => type === 'endActions')
  return [...worthwhile(printed, state, actions), ...end]
}
