import { icon, marker, SEATS } from '@vyprava/atlas'
import { spellBook } from '@vyprava/atlas/icons/arms.ts'
import { dragonHead } from '@vyprava/atlas/icons/beasts.ts'
import { aura, stonePile } from '@vyprava/atlas/icons/elements.ts'
import {
  cauldron,
  fishing,
  lockedChest,
  mountainCave,
  openTreasureChest,
  shop,
  watchtower,
} from '@vyprava/atlas/icons/errands.ts'
import { warPick } from '@vyprava/atlas/icons/gear.ts'
import { church, magicPortal, stoneTower } from '@vyprava/atlas/icons/places.ts'
import { translate } from '@vyprava/atlas/pen.ts'
import { ELEMENTS } from '../../content/lists.ts'
import type { LocationKind, Special } from '../../content/schema.ts'
import { ENCOUNTER_ART } from '../ink/people.ts'
import { ELEMENT_ART } from '../ink/shapes.ts'
import type { FieldFacts } from './field-facts.ts'
import { foeShield, lootInk, medal, rubbleSign, tokenOfDeed, tokenOfTrade } from './signs-ink.ts'

/* The anatomy of a field never varies: what it is lies top left, who holds it right, what it gives at the bottom. */

const SIGNS: Readonly<Partial<Record<LocationKind, string>>> = {
  mountain: warPick,
  lake: fishing,
  cave: mountainCave,
  merchant: shop,
  alchemist: cauldron,
  portal: magicPortal,
  treasure: lockedChest,
  ruins: stonePile,
}

export const SPECIAL_ART: Readonly<Record<Special, string>> = {
  church,
  tower: watchtower,
  fortress: stoneTower,
  lord: dragonHead,
  legend: spellBook,
}

/** The sign of what a field is; null for bare land. */
export function signOf({ location, encounter, hero, emptied }: FieldFacts): string | null {
  if (encounter !== null) return ENCOUNTER_ART[encounter]
  if (location === 'treasure' && (hero !== null || emptied)) return openTreasureChest
  return SIGNS[location] ?? null
}

const MARKER = 33

/** Everything lying on a field apart from figures, around its middle. */
export function fieldInk(facts: FieldFacts): string {
  const { element, monster, loot, hero, trade, deeds, rubble, ward, crowded } = facts
  const sign = signOf(facts)
  const isHeld = hero !== null || trade !== null || deeds.length > 0
  let ink = ''
  if (element !== null) {
    const art = ELEMENT_ART[ELEMENTS.indexOf(element)]
    ink += medal(art, monster > 0 ? -17 : 0, monster > 0 ? -17 : -4, monster > 0 ? 16 : 20, `el-${element}`)
  } else if (sign !== null) {
    if (monster > 0) ink += medal(sign, -19, -19, 15)
    else ink += isHeld ? medal(sign, -16, -17, 17, 'done') : medal(sign, 0, -8, 19)
  }
  const shifted = sign !== null || element !== null
  if (monster > 0)
    ink += foeShield(monster, shifted ? 15 : 0, shifted ? -5 : -8, shifted ? 0.86 : 1) + lootInk(loot, 0, 29)
  if (hero !== null) ink += marker(SEATS[hero], shifted ? 17 : 0, shifted ? 8 : 0, MARKER)
  if (trade !== null) ink += tokenOfTrade(SEATS[trade], 17, 6, 29)
  for (const [place, player] of deeds.entries())
    ink += tokenOfDeed(
      SEATS[player],
      17 + (place - (deeds.length - 1) / 2) * 11,
      9 + place * 5,
      24,
      element === null ? undefined : ELEMENT_ART[ELEMENTS.indexOf(element)],
    )
  for (let place = 0; place < rubble; place++) ink += rubbleSign(-19 + place * 10, 19, 0.86)
  if (ward) ink += icon(aura, -40, 8, 22, 'class="eu-ward"')
  return ink === '' ? '' : `<g ${translate(0, crowded ? -15 : 0)}>${ink}</g>`
}
