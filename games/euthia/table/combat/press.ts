import type { Seat } from '@vyprava/kernel'
import type { EuthiaAction } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import { spendsDwurt } from '../../rules/steps/turn/roll.ts'
import type { EuthiaView } from '../../rules/view.ts'
import type { CombatLabels } from '../../texts/labels/index.ts'
import { itemOf } from '../../texts/sight.ts'
import type { Tools } from '../../texts/tools.ts'
import { thrownSide } from './steps.ts'

/** What brass says of an action of a fight, with what it is about; null where its kind says enough. */
export function pressOf(
  printed: Printed,
  view: EuthiaView,
  seat: Seat,
  action: EuthiaAction,
  { press }: CombatLabels,
  tools: Tools,
): string | null {
  switch (action.type) {
    case 'gaar': {
      if (spendsDwurt(printed, view.players[seat]) && view.fight?.controller !== seat) return press.dwurt
      const face = diceOf(view)[action.die]
      return face === undefined ? null : press.again(face)
    }
    case 'play': {
      const name = tools.names.of('chaosCards', action.card)
      return press.play(action.count > 1 ? `${action.count}× ${name}` : name)
    }
    case 'attack': {
      const owned = view.players[seat].slots[action.place]
      return owned === null ? null : press.attack(tools.tile(owned.tile))
    }
    default:
      return null
  }
}

/** The dice that lie on the table. */
function diceOf(view: EuthiaView): readonly number[] {
  const item = itemOf(view)
  if (item?.step === 'heroRoll') return item.dice
  const { fight } = view
  if (fight === null) return []
  return thrownSide(fight) === 'hero' ? fight.heroDice : fight.monsterDice
}
