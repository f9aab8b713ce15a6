import { type Text, textOf } from '@vyprava/module/wording.ts'
import type { DefendersAction } from '../../rules/actions.ts'
import type { Printed } from '../../rules/printed.ts'
import type { Messages } from '../build.ts'
import type { groups } from '../en/telling.ts'
import type { Names } from '../names.ts'
import { actorOf, type Context, isBurning } from '../sight.ts'
import { type Told, toldOf } from './told.ts'

type Type = DefendersAction['type']

/** Actions that are said in other words depending on the game. */
type Special = 'resolveAbility' | 'endActionsWith' | 'burnHex' | 'rustHex' | 'travelHex' | 'destroyHex'
type ActionKey = Exclude<Type, 'lead' | 'resolveHex'> | Special
export type ActionWords = Readonly<Record<ActionKey, Text<Told>>>

/** The heading of each action. */
const GROUPS = {
  breach: 'breach',
  build: 'onSpot',
  chooseFaction: 'faction',
  chooseLeader: 'leader',
  clear: 'onSpot',
  destroy: 'onSpot',
  drawFrom: 'deck',
  endActions: 'end',
  food: 'items',
  gainItem: 'onSpot',
  heal: 'onSpot',
  hint: 'terrains',
  lead: 'defender',
  leadBlind: 'defender',
  mapMove: 'mapMove',
  mapRegroup: 'mapRegroup',
  move: 'move',
  pinEdge: 'pinEdge',
  pinHex: 'pinHex',
  placeCamp: 'camp',
  potionsClear: 'items',
  potionsHeal: 'items',
  ready: 'finish',
  regroup: 'regroup',
  resolve: 'ability',
  resolveCamp: 'ability',
  resolveEdge: 'ability',
  resolveHex: 'ability',
  resolvePlayer: 'ability',
  rewild: 'onSpot',
  rocketsBreach: 'rocketsBreach',
  rocketsDestroy: 'items',
  say: 'say',
  shift: 'paths',
  stay: 'paths',
  team: 'team',
  wait: 'finish',
} as const satisfies Record<Type, keyof typeof groups>

export const groupOf =
  (words: typeof groups) =>
  ({ type }: DefendersAction): string =>
    words[GROUPS[type]]

export function actionsOf(words: Messages, names: Names, printed: Printed) {
  const { apOf, terrainOf } = printed
  return (action: DefendersAction, context: Context): string => {
    if (action.type === 'lead') {
      const { card } = action
      const facts = [
        words.LEXICON.terrains[terrainOf[card]],
        words.parts.points(apOf[card]),
        names.ability(card),
      ]
      return `${names.defender(card).nom} (${facts.join(', ')})`
    }
    const told = toldOf(words, names, printed, context, { ...action })
    return textOf(words.actions[keyOf(action, context, names)], told)
  }
}

function keyOf(
  action: Exclude<DefendersAction, { type: 'lead' }>,
  context: Context,
  names: Names,
): ActionKey {
  const { view } = context
  const { active } = view.players[actorOf(context)]
  switch (action.type) {
    case 'resolve':
      return active === null ? 'resolve' : 'resolveAbility'
    case 'endActions':
      return view.ap === 0 ? 'endActions' : 'endActionsWith'
    case 'resolveHex': {
      if (isBurning(view)) return 'burnHex'
      const does = active === null || active < 0 ? null : names.effect(active).does
      return does === 'rustMech' ? 'rustHex' : does === 'travel' ? 'travelHex' : 'destroyHex'
    }
    default:
      return action.type
  }
}
