import {
  anvil,
  barbute,
  bracers,
  chainMail,
  fireShield,
  gemNecklace,
  gemPendant,
  greaves,
  heartShield,
  hood,
  leatherArmor,
  lightHelm,
  mailedFist,
  ring,
  spellBook,
  swapBag,
  swordBrandish,
  swordsEmblem,
  visoredHelm,
  wizardStaff,
} from '@vyprava/atlas/icons/arms.ts'
import { dragonHead } from '@vyprava/atlas/icons/beasts.ts'
import {
  broom,
  deathSkull,
  knapsack,
  rallyTheTroops,
  roundBottomFlask,
  slicedBread,
  sprout,
  treasureMap,
  waterDrop,
} from '@vyprava/atlas/icons/deeds.ts'
import {
  aura,
  burningMeteor,
  fireDash,
  fireRing,
  fireSilhouette,
  flamingArrow,
  heartBottle,
  magicPotion,
  rock,
  stonePile,
  sunrise,
  tornado,
} from '@vyprava/atlas/icons/elements.ts'
import { bearFace, deerHead, raven } from '@vyprava/atlas/icons/emblems.ts'
import {
  fishing,
  lockedChest,
  miner,
  openTreasureChest,
  rabbit,
  scales,
  silence,
  watchtower,
} from '@vyprava/atlas/icons/errands.ts'
import {
  bat,
  cat,
  eagleHead,
  salamander,
  snake,
  sparrow,
  treeFace,
  wolfHead,
} from '@vyprava/atlas/icons/faces.ts'
import {
  boots,
  bowArrow,
  breastplate,
  broadsword,
  crossedSwords,
  crystalBall,
  elfHelmet,
  gauntlet,
  healthPotion,
  hourglass,
  lanternFlame,
  roundShield,
  skeletonKey,
  standingPotion,
  walkingBoot,
  warPick,
} from '@vyprava/atlas/icons/gear.ts'
import {
  clover,
  crownCoin,
  crystalGrowth,
  cutDiamond,
  emerald,
  gems,
  twoCoins,
} from '@vyprava/atlas/icons/goods.ts'
import {
  church,
  galleon,
  magicPortal,
  mountains,
  oakLeaf,
  pineTree,
  polarStar,
  stoneTower,
} from '@vyprava/atlas/icons/places.ts'
import { moon, openBook, scrollUnfurled, waxSeal } from '@vyprava/atlas/icons/signs.ts'
import type { Tile } from '../../content/schema.ts'
import {
  axe,
  banner,
  bell,
  dagger,
  eye,
  fang,
  feather,
  fist,
  hook,
  horn,
  kiteShield,
  lightning,
  mace,
  mushroom,
  pearl,
  snow,
  spear,
  spiral,
  star,
  towerShield,
  wallOfStone,
  warHammer,
  wave,
  whip,
  wing,
} from './silhouettes.ts'

/* A picture for every tile: by what its English name speaks of, else by its kind. So somebody's own tiles have one too. */

type Picture = readonly [words: RegExp, art: string]

const WEAPONS: readonly Picture[] = [
  [/\bthorn switch/, whip],
  [/\bworldroot/, treeFace],
  [/\b(?:bow\b|longbow|crossbow)/, bowArrow],
  [/\b(?:feather|phoenix)/, feather],
  [/\b(?:whip|lash)/, whip],
  [/\b(?:chained censer|flail|sun mace|starfall|mace)/, mace],
  [/\b(?:axe|cleaver)/, axe],
  [/\b(?:spear|lance|halberd|glaive|harpoon)/, spear],
  [/\b(?:hammer|maul|oxbreaker|mortar)/, warHammer],
  [/\b(?:pick)/, warPick],
  [/\b(?:dagger|knife|fang|athame|godsplinter)/, dagger],
  [/\b(?:hook)/, hook],
  [/\b(?:staff|quarterstaff|rod|wand|switch|worldroot|tide)/, wizardStaff],
  [/\b(?:sabre|rapier|falchion)/, swordBrandish],
]

const SHIELDS: readonly Picture[] = [
  [/\b(?:kite|oath|guard)/, kiteShield],
  [/\b(?:tower|gate|bastion|sentinel)/, towerShield],
  [/\b(?:vigil|mirror)/, heartShield],
  [/\b(?:dragon|spike)/, fireShield],
]

/** Abilities, first strikes, jewels, scrolls and finds: whatever their names speak of. */
const THINGS: readonly Picture[] = [
  [/\bjudgement/, scales],
  [/\bread the wind/, feather],
  [/\bavalanche/, mountains],
  [/\bwardens/, stoneTower],
  [/\bsleep/, moon],
  [/\bwild harvest/, sprout],
  [/\bmantle/, oakLeaf],
  [/\bhermit/, kiteShield],
  [/\bfour winds/, spiral],
  [/\bbrewing/, magicPotion],
  [/\bdark bargain/, crownCoin],
  [/\bhook/, hook],
  [/\bdraught of shadow/, magicPotion],
  [/\bspark bolt/, lightning],
  [/\bwarm hands/, gauntlet],
  [/\bhearth guard/, fireShield],
  [/\bashen cloak/, hood],
  [/\bfire whip/, whip],
  [/\binner furnace/, lanternFlame],
  [/\brain of embers/, flamingArrow],
  [/\bquarryman/, fist],
  [/\bhammerfall/, warHammer],
  [/\bwhetstone/, swordBrandish],
  [/\bearthsplitter/, mountains],
  [/\btempered body/, breastplate],
  [/\boath/, waxSeal],
  [/\bset your feet/, boots],
  [/\bbulwark/, towerShield],
  [/\bquiet prayer/, church],
  [/\bhalo/, fireRing],
  [/\bmorning star/, star],
  [/\blight without/, lanternFlame],
  [/\bveil of light/, aura],
  [/\b(?:wolf|hound)/, wolfHead],
  [/\b(?:bear\b)/, bearFace],
  [/\b(?:crow|raven)/, raven],
  [/\b(?:salamander)/, salamander],
  [/\b(?:serpent|venom)/, snake],
  [/\b(?:swallow|wind.?runner|light foot)/, sparrow],
  [/\b(?:pounce|dodge|reed|duck)/, cat],
  [/\b(?:dragon)/, dragonHead],
  [/\b(?:thicket|root|worldroot|harvest|season)/, treeFace],
  [/\b(?:meteor|comet|starfall|rain of embers|fireball)/, burningMeteor],
  [/\b(?:arrow|flash.?fire)/, flamingArrow],
  [/\b(?:ember step|scorched|trail)/, fireDash],
  [/\b(?:whip|ring of (embers|fire)|wall of flame|furnace)/, fireRing],
  [/\b(?:fire|flame|ember|kindl|spark|hearth|warm|ash|cinder|blaze|burn)/, fireSilhouette],
  [/\b(?:lightning|storm|thunder|spark bolt)/, lightning],
  [/\b(?:wind|four winds|gale|stolen breath|air|whirl)/, tornado],
  [/\b(?:avalanche|stone|quarry|boulder|earth|clay|hill)/, rock],
  [/\b(?:wave|tide|river|ford|sea|water|mist|rain|smoke)/, wave],
  [/\b(?:tear)/, waterDrop],
  [/\b(?:frost|ice|winter|cold|snow)/, snow],
  [/\b(?:sun|dawn|light|ray|halo|judgement|morning)/, sunrise],
  [/\b(?:grace|bless|vow|veil|aura|mantle|cloak|ward|aegis|carapace|hide|skin)/, aura],
  [/\b(?:prayer|psalm|hymn|church|saint|rosary|relic)/, church],
  [/\b(?:bell)/, bell],
  [/\b(?:hope|star)/, polarStar],
  [/\b(?:silence|sleep|quiet|hush|nobody home)/, silence],
  [/\b(?:eye|sight|aim|read|foresight|watcher|gleam)/, eye],
  [/\b(?:mirror|memory)/, crystalBall],
  [/\b(?:shadow|void|night|eclipse|moon|dark)/, moon],
  [/\b(?:blood|vampir|heart)/, heartShield],
  [/\b(?:bone|knuckle|grave|death|skull|end of)/, deathSkull],
  [/\b(?:scar|tooth|tusk|fang|claw|spike)/, fang],
  [/\b(?:thorn|briar)/, sprout],
  [/\b(?:march|step|walk|stride|road|league|haste|feet|run|hop|path)/, walkingBoot],
  [/\b(?:charge|gate-crasher|crash|lunge|shoulder|breaker|fist|grit|set your)/, fist],
  [/\b(?:wall|bulwark|bastion|stand)/, wallOfStone],
  [/\b(?:hammer|anvil|forge|travelling armourer)/, anvil],
  [/\b(?:whetstone|steel|iron|temper)/, swordsEmblem],
  [/\b(?:cut|flurry|feint|blade|slash|cleave|rend|strike)/, crossedSwords],
  [/\b(?:hook)/, hook],
  [/\b(?:hunter|trapper|stalk|ambush|ease)/, deerHead],
  [/\b(?:horizon|free|wing|feather|phoenix|above)/, wing],
  [/\b(?:dance|circle|spiral|four|solitary|wrath)/, spiral],
  [/\b(?:bargain|debt|pact|tithe|gold|coin|purse|hoard|toll|haggl|ransom)/, crownCoin],
  [/\b(?:market|caravan|trade|pedlar|quartermaster)/, twoCoins],
  [/\b(?:mine|miner|vein|ore)/, miner],
  [/\b(?:gaar|crystal|surge|well)/, crystalGrowth],
  [/\b(?:brew|dwurt|drink|elixir)/, magicPotion],
  [/\b(?:potion|draught|tonic|oil)/, healthPotion],
  [/\b(?:luck|clover|fortune)/, clover],
  [/\b(?:mend|heal|wind\b|herb)/, heartBottle],
  [/\b(?:key|lock|gate|open)/, skeletonKey],
  [/\b(?:portal|teleport|mirror)/, magicPortal],
  [/\b(?:map|scout|cache)/, treasureMap],
  [/\b(?:whisper|word|note|tale|chronicle|writ|master)/, spellBook],
  [/\b(?:call|rally|banner|regiment|guild)/, banner],
  [/\b(?:horn|whistle|signal)/, horn],
  [/\b(?:raid|rall)/, rallyTheTroops],
  [/\b(?:clean|broom)/, broom],
  [/\b(?:time|hour|patience)/, hourglass],
  [/\b(?:lantern|lamp|torch)/, lanternFlame],
  [/\b(?:tower)/, watchtower],
  [/\b(?:mountain|peak)/, mountains],
  [/\b(?:ship|drown)/, galleon],
  [/\b(?:bat)/, bat],
  [/\b(?:eagle|harpy)/, eagleHead],
  [/\b(?:leaf|oak)/, oakLeaf],
  [/\b(?:pine|wood)/, pineTree],
  [/\b(?:rabbit|hare)/, rabbit],
  [/\b(?:seal)/, waxSeal],
  [/\b(?:crown|diamond)/, cutDiamond],
  [/\b(?:emerald)/, emerald],
]

const RESOURCES: readonly Picture[] = [
  [/\b(?:fish|silverfin)/, fishing],
  [/\b(?:pearl)/, pearl],
  [/\b(?:mushroom|glowcap)/, mushroom],
  [/\b(?:herb)/, sprout],
  [/\b(?:salt)/, stonePile],
  [/\b(?:essence)/, crystalGrowth],
  [/\b(?:ore|vein)/, rock],
  [/\b(?:ruby|emerald)/, emerald],
]

const FINDS: readonly Picture[] = [
  [/\b(?:purse|copper|coin)/, twoCoins],
  [/\b(?:hoard|cache)/, openTreasureChest],
  [/\b(?:rubies|opals|stones|amethyst|gem)/, gems],
  [/\b(?:diamond|eye|sapphire)/, cutDiamond],
]

const PIECES: Readonly<Record<NonNullable<Tile['piece']>, string>> = {
  helmet: lightHelm,
  guards: bracers,
  gloves: gauntlet,
  boots,
  cuirass: leatherArmor,
  amulet: gemPendant,
  ring,
}

/** Heavier armour has its own silhouettes. */
const HEAVY: Readonly<Partial<Record<string, string>>> = {
  'mail helmet': barbute,
  'mail gloves': mailedFist,
  'mail boots': greaves,
  'mail cuirass': chainMail,
  'plate helmet': visoredHelm,
  'plate gloves': mailedFist,
  'plate boots': greaves,
  'plate cuirass': breastplate,
  'dragon helmet': elfHelmet,
  'dragon gloves': mailedFist,
  'dragon boots': greaves,
  'dragon cuirass': breastplate,
}

/** What a name says, or what its kind looks like. */
const found = (pictures: readonly Picture[], name: string): string | null =>
  pictures.find(([words]) => words.test(name))?.[1] ?? null

function drawnBy(tile: Pick<Tile, 'kind' | 'piece' | 'armour'>, name: string): string {
  switch (tile.kind) {
    case 'weapon':
      return found(WEAPONS, name) ?? broadsword
    case 'shield':
      return found(SHIELDS, name) ?? roundShield
    case 'armour':
    case 'jewel':
      if (tile.piece === undefined) return breastplate
      if (tile.piece === 'amulet' && /necklace|locket|charm|belt|tongue/.test(name)) return gemNecklace
      return HEAVY[`${tile.armour ?? ''} ${tile.piece}`] ?? PIECES[tile.piece]
    case 'scroll':
      return scrollUnfurled
    case 'potion':
      return /great|elixir|tears|blood/.test(name)
        ? magicPotion
        : /heal|herb|antidote/.test(name)
          ? heartBottle
          : standingPotion
    case 'flask':
      return roundBottomFlask
    case 'chest':
      return lockedChest
    case 'satchel':
      return swapBag
    case 'backpack':
      return knapsack
    case 'provisions':
      return slicedBread
    case 'resource':
      return found(RESOURCES, name) ?? cutDiamond
    case 'treasure':
      return found(FINDS, name) ?? found(THINGS, name) ?? openTreasureChest
    case 'artifact':
      return found(THINGS, name) ?? star
    case 'firstStrike':
      return found(THINGS, name) ?? flamingArrow
    case 'ability':
      return found(THINGS, name) ?? openBook
  }
}

const drawn = new WeakMap<object, string>()

/** The picture of a tile: icon path data. */
export function tileArt(tile: Pick<Tile, 'kind' | 'piece' | 'armour' | 'name'>): string {
  const known = drawn.get(tile)
  if (known !== undefined) return known
  const art = drawnBy(tile, tile.name.en.toLowerCase())
  drawn.set(tile, art)
  return art
}

const SIGNED: readonly Tile['kind'][] = ['scroll', 'potion', 'flask', 'jewel', 'satchel', 'chest']
const signs = new WeakMap<object, { readonly art: string | null }>()

/** Scrolls, potions and rings look alike: a second, small picture says what one of them is about. */
export function tileSign(tile: Pick<Tile, 'kind' | 'name'>): string | null {
  if (!SIGNED.includes(tile.kind)) return null
  const known = signs.get(tile)
  if (known !== undefined) return known.art
  const art = found(THINGS, tile.name.en.toLowerCase())
  signs.set(tile, { art })
  return art
}
