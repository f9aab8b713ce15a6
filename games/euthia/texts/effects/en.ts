import { pluralIn } from '@vyprava/atlas/plural.ts'
import type { GlobalRule, Op, Until } from '../../content/schema.ts'
import { en as terms } from './terms/en.ts'
import { type EffectWords, type Sayer, signed, taken, times } from './words.ts'

const { count } = pluralIn('en')

const lasting = (text: string, until: Until | undefined): string =>
  until === undefined ? text : `${text} ${terms.untils[until]}`

type Counted = (n: number) => string
const coins: Counted = (n) => count(n, { one: 'coin', other: 'coins' })
const gaar: Counted = (n) => count(n, { one: 'Gaar', other: 'Gaar' })
const dwurt: Counted = (n) => count(n, { one: 'Dwurt', other: 'Dwurt' })
const silver: Counted = (n) => count(n, { one: 'silver card', other: 'silver cards' })
const gold: Counted = (n) => count(n, { one: 'gold card', other: 'gold cards' })
const rep: Counted = (n) => `${n} reputation`
const wounds: Counted = (n) => count(n, { one: 'wound', other: 'wounds' })
const hits: Counted = (n) => count(n, { one: 'hit', other: 'hits' })
const artifact: Counted = (n) => count(n, { one: 'artifact', other: 'artifacts' })

const GAINS: Readonly<Record<Extract<Op, { op: 'gain' }>['what'], Counted>> = {
  gaar,
  dwurt,
  coins,
  rep,
  silver,
  gold,
  artifact,
  potion: (n) => count(n, { one: 'healing potion', other: 'healing potions' }),
  provisions: (n) => times(n, 'provisions'),
  teleportScroll: (n) => times(n, 'teleport scroll'),
}
const RULES: Readonly<Record<GlobalRule, (n: number) => string>> = {
  noTradeHealing: () => 'places of trade do not heal',
  monsterHare: (n) => `all monsters have hare's paw ${signed(n)}`,
  portalsClosed: () => 'portals are closed',
  resourceBonus: (n) => `${coins(n)} more for every resource sold`,
  fireWounds: (n) => `fire elementals cause ${wounds(n)}`,
  freeExchange: () => 'exchanging an offer is free',
}

const sign = (by: 'base' | 'plus' | 'minus', text: string): string =>
  by === 'base' ? text : `${by === 'plus' ? '+' : '−'}${text}`

function denied(what: Extract<Op, { op: 'denyCards' }>['what']): string {
  if (what === 'all') return 'nobody plays cards'
  if (what === 'silver') return 'nobody plays silver cards'
  return what === 'gold' ? 'nobody plays gold cards' : `nobody plays ${terms.cards[what]}`
}

function sayOp(op: Op, say: Sayer): string {
  switch (op.op) {
    case 'mp':
      return count(op.n, { one: 'movement point', other: 'movement points' })
    case 'action':
      return terms.actions[op.action]
    case 'minecart':
      return 'minecart'
    case 'clover':
      return lasting(`clover ${signed(op.n)}`, op.until)
    case 'hare':
      return lasting(`hare's paw ${signed(op.n)}`, op.until)
    case 'heal':
      return `heal ${op.n}`
    case 'woundSelf':
      return `the hero suffers ${wounds(op.n)}`
    case 'hit':
      return sign(op.sign, hits(op.n))
    case 'hitNow':
      return `${hits(op.n)} at once`
    case 'hope':
      return `hope ${signed(op.n)}`
    case 'wound':
      return sign(op.sign, wounds(op.n))
    case 'nextAttack':
      return `next attack of the hero ${signed(op.n)}`
    case 'cancel':
      if (op.what === 'clock') return 'penalties with a clock end'
      return op.what === 'penalty'
        ? "the monster's penalty does not count in this attack"
        : 'the card played last is cancelled'
    case 'monsterHeal':
      return `the monster heals ${hits(op.n)}`
    case 'killHero':
      return 'the hero dies'
    case 'gain':
      return taken(op.n, GAINS[op.what])
    case 'gem':
      return times(op.n, terms.gems[op.kind])
    case 'essence':
      return times(op.n, terms.essences[op.kind])
    case 'resource':
      return times(op.n, terms.resources[op.site])
    case 'treasure':
      return `treasure of level ${op.level}`
    case 'rewardTile':
      return terms.rewards[op.kind]
    case 'item':
      return times(op.n, `tile of the ${terms.decks[op.deck]}`)
    case 'imbue':
      return `onto this tile: ${times(op.n, terms.essences[op.kind])}`
    case 'stealGaar':
      return `the monster steals ${gaar(op.n)}`
    case 'denyCards':
      return lasting(denied(op.what), op.until)
    case 'denyGaar':
      return lasting(op.side === 'hero' ? 'the hero spends no Gaar' : 'the monster spends no Gaar', op.until)
    case 'denyHeroAfter':
      return 'the hero uses nothing after this roll of the monster'
    case 'removeMonsterDie':
      return 'the monster attacks with one die less'
    case 'monsterToken':
      return `${op.what === 'gaar' ? 'Gaar' : 'chaos'} of the monster ${signed(op.n)}`
    case 'vitality':
      return `vitality of the monster ${signed(op.n)}`
    case 'reroll':
      return times(op.n, `reroll a die of ${terms.sides[op.side]}`)
    case 'setDie':
      return `a die of ${terms.sides[op.side]} shows ${op.value}`
    case 'flipDie':
      return `turn a die of ${terms.sides[op.side]} over`
    case 'teleport':
      return `teleport up to ${count(op.n, { one: 'field', other: 'fields' })} away`
    case 'teleportTo':
      return `teleport ${terms.goals[op.goal]}`
    case 'maxHealth':
      return `maximum health ${signed(op.n)}`
    case 'bags':
      return `bags ${signed(op.n)}`
    case 'slots':
      return `slots for ${op.kind === 'gaar' ? 'Gaar' : 'gems'} ${signed(op.n)}`
    case 'container':
      return `holds ${op.accept === 'potion' ? 'potions' : 'items'}: ${op.n}`
    case 'ward':
      return op.kinds === 'onTile'
        ? 'elementals whose essence lies on this tile have no influence'
        : `elementals of ${op.kinds.map((kind) => terms.elements[kind]).join(' and ')} have no influence`
    case 'discount':
      return `${coins(op.n)} off ${terms.discounts[op.kind]}`
    case 'freeExchange':
      return 'free exchange of an offer'
    case 'noFee':
      return 'no fees to others'
    case 'ready':
      return `makes ready ${times(op.n, terms.ready[op.kind])}`
    case 'peekMonster':
      return 'look at the top monster card'
    case 'peekTile':
      return 'look at the top map tile'
    case 'unlock':
      return `unlock a slot: ${terms.slots[op.kind]}`
    case 'eachOpponent':
      return `each opponent: ${say.ops(op.ops)}`
    case 'eachHero':
      return `each hero: ${say.ops(op.ops)}`
    case 'heroesWithin':
      return `heroes up to ${count(op.n, { one: 'field', other: 'fields' })} away: ${say.ops(op.ops)}`
    case 'reserve':
      return `${op.metal === 'silver' ? silver(op.n) : gold(op.n)} to the reserve`
    case 'offerDiscard':
      return `discard the offer of the ${terms.decks[op.trade]}`
    case 'rule':
      return `${RULES[op.rule](op.n)} ${terms.untils[op.until]}`
    case 'choose':
      return op.from.map(say.ops).join(' or ')
    case 'roll':
      return `hero roll (${say.rows(op.profile)})`
    case 'lasting':
      return `in each later combat round: ${say.ops(op.ops)}`
  }
}

export const en: EffectWords = {
  timings: terms.timings,
  nothing: 'nothing',
  and: 'and',
  or: 'or',
  used: 'once',
  op: sayOp,
  term(cost) {
    switch (cost.pay) {
      case 'essence':
        return times(cost.n, terms.essences[cost.kind])
      case 'essenceOnTile':
        return `from this tile ${times(cost.n, terms.essences[cost.kind])}`
      case 'gem':
        return times(cost.n, terms.gems[cost.kind])
      case 'resource':
        return times(cost.n, terms.resources[cost.site])
      case 'item':
        return times(cost.n, terms.kinds[cost.kind])
      case 'trophy':
        return times(cost.n, `trophy of level ${cost.level} or higher`)
      case 'discardSelf':
        return 'discard this tile'
      case 'wounds':
        return wounds(cost.n)
      case 'hope':
        return `hope ${cost.n}`
      case 'chaos':
        return `chaos ${cost.n}`
      default:
        return GAINS[cost.pay](cost.n)
    }
  },
  when(when) {
    switch (when.when) {
      case 'set':
        return `with an armour set of ${when.n}`
      case 'repAtLeast':
        return `from reputation ${when.n}`
      case 'onSite':
        return `on a field: ${terms.places[when.location]}`
      case 'combatRound':
        return `in combat round ${when.n}`
      case 'healthAtMost':
        return `with health of at most ${when.n}`
      case 'essenceOnTile':
        return `if here lies ${terms.essences[when.kind]}`
      case 'monsterLevel':
        return `against a monster of at least level ${when.n}`
      case 'monsterHasHits':
        return 'if the monster has hits'
      case 'mode':
        return terms.modes[when.mode]
    }
  },
  price: (cost) => `cost ${cost}`,
  upTo: (strength) => `up to ${strength}`,
  from: (strength) => `from ${strength}`,
}
