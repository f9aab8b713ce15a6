import type { Seat } from '@vyprava/kernel'
import type { Side } from '../../content/schema.ts'
import type { EuthiaAction } from '../../rules/actions.ts'
import type { Fight } from '../../rules/fight.ts'
import type { Printed } from '../../rules/printed.ts'
import { NONE } from '../../rules/state.ts'
import { DWURT_PLUS, GAAR_PLUS, spendsDwurt } from '../../rules/steps/turn/roll.ts'
import type { EuthiaView } from '../../rules/view.ts'
import type { Preview } from '../preview.ts'
import { withCards } from './cards.ts'
import { movedStrike, type Outcome, outcomesOf } from './outcomes.ts'
import { attackerOf, thrownSide } from './steps.ts'
import { type Strike, strikeOf } from './sum.ts'

/** What the arena shows in its middle. */
export interface ArenaScene {
  readonly fight: Fight
  /** Whose attack it is about. */
  readonly side: Side
  /** The attack as it stands; null while its dice are still to be thrown. */
  readonly now: Strike | null
  /** The same after what is shown or pinned, as far as it is sure. */
  readonly after: Strike | null
  /** What a die that is thrown again may bring; null where nothing is thrown. */
  readonly again: { readonly die: number; readonly by: number; readonly outcomes: readonly Outcome[] } | null
  /** Cards that are shown: what they add. */
  readonly cards: { readonly card: number; readonly count: number; readonly fight: Fight } | null
  /** The tile with which the hero would attack. */
  readonly weapon: number
}

const HOPE_STEP = 1

/** What is seen of a fight whose foe is met. */
export function sceneOf(
  printed: Printed,
  view: EuthiaView,
  fight: Fight,
  seat: Seat | null,
  preview: Preview | null,
): ArenaScene {
  const thrown = thrownSide(fight)
  const side = thrown ?? attackerOf(fight)
  const now = thrown === null ? null : strikeOf(printed, view, fight, thrown)
  const [action = null] = preview?.press ?? []
  return {
    fight,
    side,
    now,
    after: now === null ? null : afterOf(printed, view, fight, side, preview, seat),
    again: now === null || action === null ? null : againOf(printed, view, fight, side, action, seat),
    cards:
      action?.type === 'play'
        ? {
            card: action.card,
            count: action.count,
            fight: withCards(printed, fight, action.card, action.count),
          }
        : null,
    weapon: weaponOf(view, fight, action),
  }
}

/** By how much a token of somebody moves the throw of a side. */
function stepBy(printed: Printed, view: EuthiaView, fight: Fight, side: Side, seat: Seat | null): number {
  const own = (seat === fight.hero) === (side === 'hero')
  const plus = seat === fight.hero && spendsDwurt(printed, view.players[seat]) ? DWURT_PLUS : GAAR_PLUS
  return own ? plus : -plus
}

function againOf(
  printed: Printed,
  view: EuthiaView,
  fight: Fight,
  side: Side,
  action: EuthiaAction,
  seat: Seat | null,
): ArenaScene['again'] {
  if (action.type !== 'gaar' || seat === null) return null
  if (seat === fight.hero && spendsDwurt(printed, view.players[seat])) return null
  const by = stepBy(printed, view, fight, side, seat)
  return { die: action.die, by, outcomes: outcomesOf(printed, view, fight, side, action.die, by) }
}

/** What is sure of the attack after what is shown: a token that throws nothing, hope, cards, what the rules tell. */
function afterOf(
  printed: Printed,
  view: EuthiaView,
  fight: Fight,
  side: Side,
  preview: Preview | null,
  seat: Seat | null,
): Strike | null {
  const [action = null] = preview?.press ?? []
  if (action === null || preview === null) return null
  switch (action.type) {
    case 'gaar':
      return seat === fight.hero && spendsDwurt(printed, view.players[seat])
        ? movedStrike(printed, view, fight, side, stepBy(printed, view, fight, side, seat))
        : null
    case 'hope':
      return action.how === 'gaar' ? null : movedStrike(printed, view, fight, side, HOPE_STEP)
    case 'play':
      return strikeOf(printed, view, withCards(printed, fight, action.card, action.count), side)
    default: {
      const sure = preview.sure.after
      const then = sure?.fight ?? null
      return sure === null || then === null || then.stage !== fight.stage
        ? null
        : strikeOf(printed, sure, then, side)
    }
  }
}

/** What is shown to attack with, was chosen, or else what lies in the first hand. */
function weaponOf({ players }: EuthiaView, fight: Fight, action: EuthiaAction | null): number {
  const { slots } = players[fight.hero]
  if (action?.type === 'attack') return slots[action.place]?.tile ?? NONE
  return fight.attackTile
}
