import { icon } from '@vyprava/atlas'
import { anvil, swapBag, swordBrandish } from '@vyprava/atlas/icons/arms.ts'
import { deathSkull, rallyTheTroops, slicedBread } from '@vyprava/atlas/icons/deeds.ts'
import { aura, heartBottle, sunrise } from '@vyprava/atlas/icons/elements.ts'
import {
  cardPick,
  fishing,
  lockedChest,
  miner,
  mountainCave,
  rabbit,
  scales,
  shop,
  silence,
} from '@vyprava/atlas/icons/errands.ts'
import {
  bowArrow,
  crossedSwords,
  crystalBall,
  hourglass,
  smallFire,
  walkingBoot,
  warPick,
} from '@vyprava/atlas/icons/gear.ts'
import { clover, heartPlus, hearts, twoCoins } from '@vyprava/atlas/icons/goods.ts'
import { magicPortal, polarStar } from '@vyprava/atlas/icons/places.ts'
import {
  cardExchange,
  clockwiseRotation,
  crossMark,
  openBook,
  padlock,
  scrollUnfurled,
} from '@vyprava/atlas/icons/signs.ts'
import { ELEMENTS, GEMS } from '../../content/lists.ts'
import type { Cost, Element, GemKind, Op } from '../../content/schema.ts'
import { dwurt, essence, GAAR_BOX, GEM_BOX, gaar, gem, HEART_BOX, heart } from './shapes.ts'
import { eye, star } from './silhouettes.ts'

/** A small sign before words: its box and its ink. */
export interface Sign {
  readonly box: string
  readonly ink: string
}

const ICON_BOX = '0 0 24 24'
const of = (art: string, cls = 'sg'): Sign => ({ box: ICON_BOX, ink: icon(art, 0, 0, 24, `class="${cls}"`) })

export const COIN: Sign = { box: '0 0 40 42', ink: '<use href="#coin" width="40" height="42"/>' }
export const HEART: Sign = { box: HEART_BOX, ink: heart(0, 0, 1, 'on') }
export const HEART_OUTLINE: Sign = { box: HEART_BOX, ink: heart(0, 0, 1, 'off') }
export const GAAR: Sign = { box: GAAR_BOX, ink: gaar(0, 0) }
export const DWURT: Sign = { box: GAAR_BOX, ink: dwurt(0, 0) }
export const REPUTATION = of(polarStar)
export const LOCK = of(padlock)
export const BAG = of(swapBag)
export const ANY_GEM: Sign = { box: GEM_BOX, ink: '<circle r="11.5" class="eu-place"/>' }
export const gemSign = (kind: number): Sign => ({ box: GEM_BOX, ink: gem(kind, 0, 0) })
export const essenceSign = (kind: number): Sign => ({ box: GEM_BOX, ink: essence(kind, 0, 0) })
export const iconSign = (art: string): Sign => of(art)
export const chaosSign = of(smallFire, 'sg sg-chaos')
export const hitSign = of(crossedSwords)
export const woundSign = of(hearts, 'sg sg-wound')

const metal = (cls: 'silver' | 'gold'): Sign => ({
  box: ICON_BOX,
  ink: `<rect x="5" y="2" width="14" height="20" rx="2" class="sg-${cls}"/>`,
})
const DIE: Sign = {
  box: ICON_BOX,
  ink:
    '<rect x="3" y="3" width="18" height="18" rx="4" class="sg-die"/>' +
    '<circle cx="8" cy="8" r="1.9"/><circle cx="12" cy="12" r="1.9"/><circle cx="16" cy="16" r="1.9"/>',
}

const SITES = { mountain: of(warPick), lake: of(fishing), cave: of(mountainCave), any: of(warPick) }
const ACTIONS = { mine: of(warPick), trade: of(twoCoins), combat: of(crossedSwords) }
const GAINS = {
  gaar: GAAR,
  dwurt: DWURT,
  coins: COIN,
  rep: REPUTATION,
  potion: of(heartBottle),
  silver: metal('silver'),
  gold: metal('gold'),
  artifact: of(star),
  provisions: of(slicedBread),
  teleportScroll: of(scrollUnfurled),
}
const REWARDS = { hunter: of(bowArrow), armourer: of(anvil), sorceress: of(crystalBall) }

const anyGem = (kind: GemKind | 'any'): Sign => (kind === 'any' ? ANY_GEM : gemSign(GEMS.indexOf(kind)))
const anyEssence = (kind: Element | 'any'): Sign =>
  kind === 'any' ? of(aura) : essenceSign(ELEMENTS.indexOf(kind))

/** The ops whose sign never varies. */
const OPS = {
  mp: of(walkingBoot),
  minecart: of(miner),
  clover: of(clover),
  hare: of(rabbit),
  heal: of(heartPlus, 'sg sg-wound'),
  woundSelf: woundSign,
  hit: hitSign,
  hitNow: hitSign,
  hope: of(sunrise),
  wound: woundSign,
  nextAttack: of(swordBrandish),
  cancel: of(crossMark),
  monsterHeal: of(heartPlus),
  killHero: of(deathSkull),
  treasure: of(lockedChest),
  item: of(shop),
  stealGaar: GAAR,
  denyCards: metal('silver'),
  denyGaar: GAAR,
  denyHeroAfter: of(silence),
  removeMonsterDie: DIE,
  vitality: HEART_OUTLINE,
  reroll: DIE,
  setDie: DIE,
  flipDie: DIE,
  teleport: of(magicPortal),
  teleportTo: of(magicPortal),
  maxHealth: HEART,
  bags: BAG,
  container: BAG,
  ward: of(aura),
  discount: COIN,
  freeExchange: of(cardExchange),
  noFee: of(scales),
  ready: of(clockwiseRotation),
  peekMonster: of(eye),
  peekTile: of(eye),
  unlock: LOCK,
  eachOpponent: of(rallyTheTroops),
  eachHero: of(rallyTheTroops),
  heroesWithin: of(rallyTheTroops),
  offerDiscard: of(cardExchange),
  rule: of(openBook),
  choose: of(cardPick),
  roll: DIE,
  lasting: of(hourglass),
} as const

/** The sign of one thing that an effect does. */
export function opSign(op: Op): Sign {
  switch (op.op) {
    case 'action':
      return ACTIONS[op.action]
    case 'gain':
      return GAINS[op.what]
    case 'gem':
      return anyGem(op.kind)
    case 'essence':
    case 'imbue':
      return anyEssence(op.kind)
    case 'resource':
      return SITES[op.site]
    case 'rewardTile':
      return REWARDS[op.kind]
    case 'monsterToken':
      return op.what === 'gaar' ? GAAR : chaosSign
    case 'slots':
      return op.kind === 'gaar' ? GAAR : ANY_GEM
    case 'reserve':
      return metal(op.metal)
    default:
      return OPS[op.op]
  }
}

const PAID = {
  gaar: GAAR,
  dwurt: DWURT,
  coins: COIN,
  rep: REPUTATION,
  hope: of(sunrise),
  wounds: woundSign,
  chaos: chaosSign,
  silver: metal('silver'),
  gold: metal('gold'),
  artifact: of(star),
  trophy: of(deathSkull),
  discardSelf: of(crossMark),
  all: of(cardPick),
  oneOf: of(cardPick),
} as const

/** The sign of what is paid. */
export function costSign(cost: Cost): Sign {
  switch (cost.pay) {
    case 'essence':
    case 'essenceOnTile':
      return anyEssence(cost.kind)
    case 'gem':
      return anyGem(cost.kind)
    case 'resource':
      return SITES[cost.site]
    case 'item':
      return BAG
    default:
      return PAID[cost.pay]
  }
}
