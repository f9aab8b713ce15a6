import type { Refusal } from '@vyprava/kernel'
import type { ActionType, EuthiaAction } from '../actions.ts'
import type { Attempt } from '../steps/step.ts'
import { refuse } from './reasons.ts'

/** The rule that says when each kind of action is possible. */
const BELONGS: Readonly<Record<ActionType, string>> = {
  attack: 'EU-683',
  brew: 'EU-1404',
  buy: 'EU-510',
  buyGaar: 'EU-531',
  buyPersonal: 'EU-516',
  cashGold: 'EU-1215',
  cashSilver: 'EU-1215',
  choose: 'EU-207',
  confront: 'EU-901',
  control: 'EU-611',
  discardCard: 'EU-228',
  done: 'EU-207',
  dropEssence: 'EU-852',
  dropGem: 'EU-852',
  dropTile: 'EU-852',
  dropToken: 'EU-852',
  dropTrophy: 'EU-852',
  endTurn: 'EU-207',
  equip: 'EU-851',
  exchange: 'EU-514',
  explore: 'EU-304',
  fight: 'EU-601',
  gaar: 'EU-408',
  heal: 'EU-530',
  hope: 'EU-704',
  keep: 'EU-215',
  learn: 'EU-811',
  legend: 'EU-1533',
  mine: 'EU-451',
  pass: 'EU-657',
  play: 'EU-751',
  portal: 'EU-343',
  prayHeal: 'EU-911',
  prayPotion: 'EU-912',
  quest: 'EU-943',
  relearn: 'EU-812',
  reveal: 'EU-803',
  sell: 'EU-520',
  sellEssence: 'EU-523',
  sellGem: 'EU-523',
  setGem: 'EU-881',
  step: 'EU-207',
  stow: 'EU-851',
  swapSilver: 'EU-227',
  take: 'EU-804',
  teleport: 'EU-345',
  trade: 'EU-501',
  treasure: 'EU-921',
  trophy: 'EU-712',
  unlearn: 'EU-813',
  unlock: 'EU-821',
  use: 'EU-229',
  useEssence: 'EU-229',
  useGem: 'EU-229',
  walk: 'EU-209',
  ward: 'EU-1546',
}

/** Board, bags and effects without a timing rest during a fight (EU-607). */
const RESTING: readonly ActionType[] = ['equip', 'setGem', 'stow', 'use', 'useEssence', 'useGem']

/** Whoever looks at locked slots and at own tiles does not know yet that they are paid for in trade. */
const TRADED: readonly ActionType[] = ['buyPersonal', 'learn', 'reveal', 'unlock']

/** Why something that the present step does not know is refused: it belongs to another moment. */
export function refuseElsewhere({ state }: Attempt, { type }: EuthiaAction): Refusal {
  if (state.fight !== null && RESTING.includes(type)) return refuse('EU-607', 'notNow')
  return refuse(BELONGS[type], TRADED.includes(type) ? 'inTrade' : 'notNow')
}
