import { DESIGNS } from '@vyprava/atlas'
import { spellBook } from '@vyprava/atlas/icons/arms.ts'
import { dragonHead } from '@vyprava/atlas/icons/beasts.ts'
import { stonePile } from '@vyprava/atlas/icons/elements.ts'
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
import { ELEMENTS } from '../../content/lists.ts'
import type { LocationKind, Special } from '../../content/schema.ts'
import { ENCOUNTER_ART } from '../ink/people.ts'
import { ELEMENT_ART } from '../ink/shapes.ts'
import type { FieldFacts } from './field-facts.ts'
import {
  drawn,
  foeShield,
  lootInk,
  markerOf,
  medal,
  rubbleSign,
  type Sign,
  type Stamp,
  tokenOfDeed,
  tokenOfTrade,
  wardSign,
} from './signs-ink.ts'

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

/** Everything lying on a field apart from figures, around the field's middle. */
export function fieldInk(facts: FieldFacts, x = 0, y = 0, stamp: Stamp = drawn): string {
  const { element, monster, loot, hero, trade, deeds, rubble, ward, crowded } = facts
  const sign = signOf(facts)
  const isHeld = hero !== null || trade !== null || deeds.length > 0
  const top = crowded ? y - 15 : y
  const lay = (one: Sign, right: number, down: number) => stamp(one, x + right, top + down)
  let ink = ''
  if (element !== null) {
    const art = ELEMENT_ART[ELEMENTS.indexOf(element)]
    const cls = `el-${element}`
    ink += monster > 0 ? lay(medal(art, 16, cls), -17, -17) : lay(medal(art, 20, cls), 0, -4)
  } else if (sign !== null) {
    if (monster > 0) ink += lay(medal(sign, 15), -19, -19)
    else ink += isHeld ? lay(medal(sign, 17, 'done'), -16, -17) : lay(medal(sign, 19), 0, -8)
  }
  const shifted = sign !== null || element !== null
  if (monster > 0)
    ink +=
      lay(foeShield(monster, shifted), shifted ? 15 : 0, shifted ? -5 : -8) +
      lootInk(loot, x, top + 29, stamp)
  if (hero !== null) ink += lay(markerOf(DESIGNS[hero]), shifted ? 17 : 0, shifted ? 8 : 0)
  if (trade !== null) ink += lay(tokenOfTrade(DESIGNS[trade]), 17, 6)
  const art = element === null ? undefined : ELEMENT_ART[ELEMENTS.indexOf(element)]
  for (const [place, player] of deeds.entries())
    ink += lay(tokenOfDeed(DESIGNS[player], art), 17 + (place - (deeds.length - 1) / 2) * 11, 9 + place * 5)
  for (let place = 0; place < rubble; place++) ink += lay(rubbleSign(), -19 + place * 10, 19)
  if (ward) ink += lay(wardSign(), -29, 19)
  return ink
}

/** What may come to lie on fields when their monsters are beaten, and what these were held by. */
export const comingSigns = (players: number): readonly Sign[] => [
  ...[...Object.values(SIGNS), ...Object.values(ENCOUNTER_ART), openTreasureChest].flatMap((art) => [
    medal(art, 19),
    medal(art, 17, 'done'),
  ]),
  ...ELEMENTS.map((element, number) => medal(ELEMENT_ART[number], 20, `el-${element}`)),
  ...DESIGNS.slice(0, players).flatMap((seat) => [
    markerOf(seat),
    tokenOfTrade(seat),
    tokenOfDeed(seat),
    ...ELEMENT_ART.map((art) => tokenOfDeed(seat, art)),
  ]),
]
