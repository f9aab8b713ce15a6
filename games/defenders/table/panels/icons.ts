import {
  bandageRoll,
  battleMech,
  brokenWall,
  broom,
  cogsplosion,
  fireworkRocket,
  knapsack,
  rallyTheTroops,
  roundBottomFlask,
  slicedBread,
  sprout,
  treasureMap,
} from '@vyprava/atlas/icons/deeds.ts'
import { hourglass } from '@vyprava/atlas/icons/gear.ts'
import { heartPlus, pawPrint } from '@vyprava/atlas/icons/goods.ts'
import { campingTent, polarStar } from '@vyprava/atlas/icons/places.ts'
import { checkMark, hand } from '@vyprava/atlas/icons/signs.ts'
import type { PhraseKey } from '../../rules/index.ts'
import type { ActKind } from '../thing.ts'

/** Items by their numbers: map, food, potions, rockets. */
export const ITEM_ART: readonly string[] = [treasureMap, slicedBread, roundBottomFlask, fireworkRocket]

export const ACT_ART: Readonly<Record<ActKind, string>> = {
  move: pawPrint,
  build: campingTent,
  regroup: rallyTheTroops,
  clear: broom,
  heal: bandageRoll,
  destroy: cogsplosion,
  breach: brokenWall,
  rewild: sprout,
  gainItem: knapsack,
}

export const PHRASE_ART: Readonly<Record<PhraseKey, string>> = {
  canHelp: hand,
  needHelp: heartPlus,
  willClear: broom,
  willFight: battleMech,
  willBreach: brokenWall,
  willBuild: campingTent,
  willRewild: sprout,
  willHeal: bandageRoll,
  goFirst: polarStar,
  goLast: hourglass,
  meetHere: rallyTheTroops,
  agreed: checkMark,
}
