import { anvil, barbute, hood, visoredHelm } from '@vyprava/atlas/icons/arms.ts'
import {
  dragonfly,
  dragonHead,
  gooeyMolecule,
  skullCrossedBones,
  spikedDragonHead,
  wyvern,
} from '@vyprava/atlas/icons/beasts.ts'
import { deathSkull, sprout } from '@vyprava/atlas/icons/deeds.ts'
import { fireSilhouette, rock, stonePile, tornado } from '@vyprava/atlas/icons/elements.ts'
import { bearFace, raven } from '@vyprava/atlas/icons/emblems.ts'
import { cyclops, farmer, lockedChest, miner } from '@vyprava/atlas/icons/errands.ts'
import {
  bat,
  boar,
  cowled,
  dwarfFace,
  eagleHead,
  frog,
  gecko,
  goblinHead,
  lynxHead,
  monkFace,
  mountedKnight,
  nunFace,
  rat,
  snake,
  treeFace,
  troll,
  witchFace,
  wizardFace,
  wolfHead,
  womanElfFace,
} from '@vyprava/atlas/icons/faces.ts'
import { bowArrow, crystalBall, quillInk } from '@vyprava/atlas/icons/gear.ts'
import { crownCoin } from '@vyprava/atlas/icons/goods.ts'
import { church, galleon, stoneTower, village } from '@vyprava/atlas/icons/places.ts'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import type { EncounterKind, HeroKey } from '../../content/schema.ts'
import { bell, snow, spiral, wave } from './silhouettes.ts'

/* Faces of whoever is met: heroes, foes by what their English names speak of, people of encounters. */

export const HERO_ART: Readonly<Record<HeroKey, string>> = {
  ael: nunFace,
  dral: visoredHelm,
  keleia: hood,
  maeldur: wizardFace,
  skoldur: barbute,
  taesiri: womanElfFace,
}

export const ENCOUNTER_ART: Readonly<Record<EncounterKind, string>> = {
  hunter: bowArrow,
  armourer: anvil,
  sorceress: crystalBall,
  fortress: stoneTower,
  lord: crownCoin,
  steward: openBook,
  herbalist: sprout,
  ferryman: galleon,
  widow: village,
  hermit: monkFace,
  bard: quillInk,
  quarryMaster: miner,
  monk: church,
  relicTrader: farmer,
}

const FOES: readonly (readonly [words: RegExp, art: string])[] = [
  [/\b(?:dragonfl)/, dragonfly],
  [/\b(?:viper|serpent|hydra)/, snake],
  [/\b(?:crow|raven)/, raven],
  [/\b(?:rat\b)/, rat],
  [/\b(?:wolf|hound|fang)/, wolfHead],
  [/\b(?:toad|frog)/, frog],
  [/\b(?:skeleton|bone|gravedigger)/, skullCrossedBones],
  [/\b(?:ghoul|plague|death)/, deathSkull],
  [/\b(?:bat\b|vampire|count)/, bat],
  [/\b(?:goblin|imp\b|kobold|crooktusk|threepockets)/, goblinHead],
  [/\b(?:boar|tusk)/, boar],
  [/\b(?:cyclops|giant)/, cyclops],
  [/\b(?:harpy|eagle)/, eagleHead],
  [/\b(?:ogre|troll)/, troll],
  [/\b(?:bear)/, bearFace],
  [/\b(?:lizard|rider|salamander)/, gecko],
  [/\b(?:warlock|sorcerer|mage)/, wizardFace],
  [/\b(?:wyvern|farruga)/, wyvern],
  [/\b(?:drake|dragon)/, dragonHead],
  [/\b(?:abyss|mirrezil|ash)/, spikedDragonHead],
  [/\b(?:kraken|leviathan|deepgazer|gloamwisp|wisp)/, gooeyMolecule],
  [/\b(?:chimera|lynx|cat)/, lynxHead],
  [/\b(?:frost|glacier|ice|winter)/, snow],
  [/\b(?:worm)/, spiral],
  [/\b(?:storm|wind|air)/, tornado],
  [/\b(?:pool|water|tide|deep)/, wave],
  [/\b(?:fire|ember|flame|soot)/, fireSilhouette],
  [/\b(?:stone|golem|rune|earth)/, stonePile],
  [/\b(?:rock)/, rock],
  [/\b(?:sprite|thorn|tree|root)/, treeFace],
  [/\b(?:mother|lady|weaver|witch|queen|nightmare)/, witchFace],
  [/\b(?:chest)/, lockedChest],
  [/\b(?:bell)/, bell],
  [/\b(?:thunderbeard|dwarf|beard)/, dwarfFace],
  [/\b(?:knight|armour|dragonslayer|guard|warden)/, barbute],
  [/\b(?:judge|lord|keeper|wraith|ghost)/, hood],
  [/\b(?:horse|lance)/, mountedKnight],
]

const drawn = new WeakMap<object, string>()

/** The face of a monster, an elite or a foe of a scenario: icon path data. */
export function foeArt(foe: { readonly name: { readonly en: string } }): string {
  const known = drawn.get(foe)
  if (known !== undefined) return known
  const name = foe.name.en.toLowerCase()
  const art = FOES.find(([words]) => words.test(name))?.[1] ?? cowled
  drawn.set(foe, art)
  return art
}
