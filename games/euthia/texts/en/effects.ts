import { ELEMENTS, GEMS, type Op, type Side } from '../../content/schema.ts'
import { rowsText } from '../effects.ts'
import { type EffectWords, listed, signed, times } from '../lexicon.ts'
import type { Names } from '../names.ts'
import { LEXICON } from './lexicon.ts'

const { count, elements, sites, trades, actions, untils } = LEXICON
const DICE: Readonly<Record<Side, string>> = { hero: "the hero's die", monster: "the monster's die" }
const SIDES: Readonly<Record<Side, string>> = { hero: 'the hero', monster: 'the monster' }
const GOALS = {
  church: 'the church',
  portal: 'a portal',
  tower: 'dragonslayer towers',
  special: 'the middle of a special tile',
} as const
const READY = {
  ability: 'ability',
  firstStrike: 'First Strike ability',
  equipment: 'item',
  gem: 'gem',
} as const
const DISCOUNTS = { buy: 'buying', learn: 'learning', unlock: 'unlocking' } as const

/** What effects, costs and conditions say, in short. */
export function effectsOf(names: Names): EffectWords {
  const gem = (kind: (typeof GEMS)[number], n: number): string =>
    times(n, names.of('gems', GEMS.indexOf(kind)))
  const essence = (kind: (typeof ELEMENTS)[number], n: number): string =>
    times(n, names.of('essences', ELEMENTS.indexOf(kind)))
  const all = (ops: readonly Op[]): string =>
    ops.length === 0 ? LEXICON.none : listed(ops.map(op), LEXICON.and)
  const until = (of: keyof typeof untils | undefined): string => (of === undefined ? '' : ` ${untils[of]}`)

  function op(of: Op): string {
    switch (of.op) {
      case 'mp':
        return count.mp(of.n)
      case 'action':
        return `the action ${actions[of.action]}`
      case 'minecart':
        return 'minecart'
      case 'clover':
        return `hero roll ${signed(of.n)}${until(of.until)}`
      case 'hare':
        return `monster strength ${signed(of.n)}${until(of.until)}`
      case 'heal':
        return `heal ${of.n}`
      case 'woundSelf':
        return `${count.wounds(of.n)} to the hero`
      case 'hit':
        return of.sign === 'base' ? count.hits(of.n) : `hits ${signed(of.sign === 'plus' ? of.n : -of.n)}`
      case 'hitNow':
        return `${count.hits(of.n)} at once`
      case 'hope':
        return `hope ${signed(of.n)}`
      case 'wound':
        return of.sign === 'base' ? count.wounds(of.n) : `wounds ${signed(of.sign === 'plus' ? of.n : -of.n)}`
      case 'nextAttack':
        return `next attack of the hero ${signed(of.n)}`
      case 'cancel':
        return {
          clock: 'clock effects end',
          penalty: 'no penalty by the monster',
          card: 'the last played card is cancelled',
        }[of.what]
      case 'monsterHeal':
        return `the monster heals ${of.n}`
      case 'killHero':
        return 'death of the hero'
      case 'gain':
        return of.n < 0 ? `lose ${count[of.what](-of.n)}` : count[of.what](of.n)
      case 'gem':
        return of.kind === 'any' ? count.gems(of.n) : gem(of.kind, of.n)
      case 'essence':
        return of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)
      case 'resource':
        return of.site === 'any' ? count.resources(of.n) : `${count.resources(of.n)} (${sites[of.site]})`
      case 'treasure':
        return LEXICON.treasure(of.level)
      case 'rewardTile':
        return {
          hunter: 'a reward of the hunter',
          armourer: 'a reward of the armourer',
          sorceress: 'a reward of the sorceress',
        }[of.kind]
      case 'item':
        return `${count.tiles(of.n)} (${trades[of.deck]})`
      case 'imbue':
        return `lay on this tile: ${of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)}`
      case 'stealGaar':
        return `the monster steals ${count.gaar(of.n)}`
      case 'denyCards': {
        const what =
          of.what === 'all'
            ? 'all cards'
            : of.what === 'silver' || of.what === 'gold'
              ? `${of.what} cards`
              : LEXICON.chaos[of.what]
        return `the monster may not play ${what}${until(of.until)}`
      }
      case 'denyGaar':
        return `no Gaar for ${SIDES[of.side]}${until(of.until)}`
      case 'denyHeroAfter':
        return 'the hero uses nothing after this monster roll'
      case 'removeMonsterDie':
        return of.n === 1 ? 'the monster has one die less' : `the monster has ${of.n} dice less`
      case 'monsterToken':
        return `${of.what === 'gaar' ? "the monster's Gaar" : "the monster's chaos"} ${signed(of.n)}`
      case 'vitality':
        return `vitality ${signed(of.n)}`
      case 'reroll':
        return of.n === 1 ? `re-roll ${DICE[of.side]}` : `re-roll ${DICE[of.side]}, ${of.n} times`
      case 'setDie':
        return `set ${DICE[of.side]} to ${of.value}`
      case 'flipDie':
        return `turn ${DICE[of.side]} over`
      case 'teleport':
        return `teleport up to ${of.n}`
      case 'teleportTo':
        return `teleport to ${GOALS[of.goal]}`
      case 'maxHealth':
        return `maximum health ${signed(of.n)}`
      case 'bags':
        return `bags ${signed(of.n)}`
      case 'slots':
        return `${of.kind === 'gaar' ? 'Gaar slots' : 'gem slots'} ${signed(of.n)}`
      case 'container':
        return of.accept === 'potion' ? `room for ${of.n} potions` : `room for ${of.n} items`
      case 'ward':
        return of.kinds === 'onTile'
          ? 'elementals of the essences on this tile do not matter'
          : `elementals do not matter: ${listed(
              of.kinds.map((kind) => elements[kind]),
              LEXICON.and,
            )}`
      case 'discount':
        return `discount of ${of.n} on ${DISCOUNTS[of.kind]}`
      case 'freeExchange':
        return 'free exchange of offers'
      case 'noFee':
        return 'no trade fee'
      case 'ready':
        return `ready: ${times(of.n, READY[of.kind])}`
      case 'peekMonster':
        return 'look at the next monster'
      case 'peekTile':
        return 'look at the next map tile'
      case 'unlock':
        return `unlock a slot: ${LEXICON.slots[of.kind]}`
      case 'eachOpponent':
        return `each opponent: ${all(of.ops)}`
      case 'eachHero':
        return `each hero: ${all(of.ops)}`
      case 'heroesWithin':
        return `heroes within ${of.n}: ${all(of.ops)}`
      case 'reserve':
        return `${of.metal} reserve ${signed(of.n)}`
      case 'offerDiscard':
        return `a new offer (${trades[of.trade]})`
      case 'rule':
        return `${LEXICON.rules[of.rule]} (${untils[of.until]})`
      case 'choose':
        return listed(of.from.map(all), LEXICON.or)
      case 'roll':
        return `hero roll (${rowsText(LEXICON, of.profile, op)})`
      case 'lasting':
        return `every combat round ${all(of.ops)}`
    }
  }

  const words: EffectWords = {
    op,
    cost(of) {
      switch (of.pay) {
        case 'all':
          return listed(of.of.map(words.cost), LEXICON.and)
        case 'oneOf':
          return listed(of.of.map(words.cost), LEXICON.or)
        case 'essence':
          return of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)
        case 'essenceOnTile':
          return `from this tile: ${of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)}`
        case 'gem':
          return of.kind === 'any' ? count.gems(of.n) : gem(of.kind, of.n)
        case 'resource':
          return of.site === 'any' ? count.resources(of.n) : `${count.resources(of.n)} (${sites[of.site]})`
        case 'item':
          return times(of.n, LEXICON.kinds[of.kind])
        case 'trophy':
          return `${count.trophies(of.n)} of at least level ${of.level}`
        case 'discardSelf':
          return 'this tile'
        default:
          return count[of.pay](of.n)
      }
    },
    when(of) {
      switch (of.when) {
        case 'set':
          return `with an armour set of ${of.n}`
        case 'repAtLeast':
          return `with reputation ${of.n} or more`
        case 'onSite':
          return `on a field with: ${LEXICON.locations[of.location]}`
        case 'combatRound':
          return `in combat round ${of.n}`
        case 'healthAtMost':
          return `with health ${of.n} or less`
        case 'essenceOnTile':
          return of.kind === 'any'
            ? 'with an essence on this tile'
            : `with ${essence(of.kind, 1)} on this tile`
        case 'monsterLevel':
          return `against a ${LEXICON.monster(of.n)} or higher`
        case 'monsterHasHits':
          return 'if the monster has hits'
        case 'mode':
          return `in play: ${LEXICON.modes[of.mode]}`
      }
    },
  }
  return words
}
