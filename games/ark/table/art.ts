import { mountedKnight } from '@vyprava/atlas/icons/faces.ts'
import { bowArrow, crystalBall, elfHelmet, pirateHat, roundShield } from '@vyprava/atlas/icons/gear.ts'
import { oakLeaf } from '@vyprava/atlas/icons/places.ts'
import type { Character } from '../rules/index.ts'

/** The pictures of the characters. */
export const CHARACTER_ART: Readonly<Record<Character, string>> = {
  ranger: elfHelmet,
  paladin: roundShield,
  mage: crystalBall,
  pirate: pirateHat,
  druid: oakLeaf,
  hunter: bowArrow,
  knight: mountedKnight,
}
