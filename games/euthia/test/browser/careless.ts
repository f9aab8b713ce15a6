import type { Player } from '@vyprava/bots'
import { PLAIN } from '../../bot/mind.ts'
import { createPlanner } from '../../bot/planner.ts'
import { shippedPack } from '../../content/index.ts'
import { rules } from '../../index.ts'
import type { EuthiaAction } from '../../rules/actions.ts'
import type { EuthiaView } from '../../rules/view.ts'

/** The share of actions that are any at all, in percent. */
const ANY = 30
const wavering = createPlanner('novice', shippedPack(), { ...PLAIN, wavers: 0.6 })

/** In the novice's place, so that the page knows its name; but it comes to moments to which nobody sensible would. */
const hand: Player<EuthiaView, EuthiaAction> = {
  name: wavering.name,
  choose(question, random) {
    const { actions } = question.decision
    if (actions.length === 1) return actions[0]
    return random.int(100) < ANY ? random.pick(actions) : wavering.choose(question, random)
  },
}

/** Euthia with somebody careless, who brings games to the points that tests look at. */
export const careless: typeof rules = {
  ...rules,
  players: rules.players.map((player) => (player.name === hand.name ? hand : player)),
}
