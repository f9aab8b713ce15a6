import { pluralIn } from '@vyprava/atlas/plural.ts'
import type { GlobalRule, Op, Until } from '../../content/schema.ts'
import { cs as terms } from './terms/cs.ts'
import { type EffectWords, type Sayer, signed, taken, times } from './words.ts'

const { count } = pluralIn('cs')

const lasting = (text: string, until: Until | undefined): string =>
  until === undefined ? text : `${text} ${terms.untils[until]}`

type Counted = (n: number) => string
const coins: Counted = (n) => count(n, { one: 'mince', few: 'mince', other: 'mincí' })
const gaar: Counted = (n) => count(n, { one: 'Gaar', few: 'Gaary', other: 'Gaarů' })
const dwurt: Counted = (n) => count(n, { one: 'Dwurt', few: 'Dwurty', other: 'Dwurtů' })
const silver: Counted = (n) =>
  count(n, { one: 'stříbrná karta', few: 'stříbrné karty', other: 'stříbrných karet' })
const gold: Counted = (n) => count(n, { one: 'zlatá karta', few: 'zlaté karty', other: 'zlatých karet' })
const rep: Counted = (n) => `${n} reputace`
const wounds: Counted = (n) => `${n} zranění`
const hits: Counted = (n) => count(n, { one: 'zásah', few: 'zásahy', other: 'zásahů' })
const artifact: Counted = (n) => count(n, { one: 'artefakt', few: 'artefakty', other: 'artefaktů' })

const GAINS: Readonly<Record<Extract<Op, { op: 'gain' }>['what'], Counted>> = {
  gaar,
  dwurt,
  coins,
  rep,
  silver,
  gold,
  artifact,
  potion: (n) => count(n, { one: 'léčivý lektvar', few: 'léčivé lektvary', other: 'léčivých lektvarů' }),
  provisions: (n) => times(n, 'zásoby'),
  teleportScroll: (n) => times(n, 'svitek teleportu'),
}
const RULES: Readonly<Record<GlobalRule, (n: number) => string>> = {
  noTradeHealing: () => 'v obchodních lokacích se neléčí',
  monsterHare: (n) => `všechna monstra mají zaječí packu ${signed(n)}`,
  portalsClosed: () => 'portály jsou zavřené',
  resourceBonus: (n) => `k prodeji suroviny navíc ${coins(n)}`,
  fireWounds: (n) => `elementálové ohně působí ${wounds(n)}`,
  freeExchange: () => 'výměna nabídky je zdarma',
}

const sign = (by: 'base' | 'plus' | 'minus', text: string): string =>
  by === 'base' ? text : `${by === 'plus' ? '+' : '−'}${text}`

function denied(what: Extract<Op, { op: 'denyCards' }>['what']): string {
  if (what === 'all') return 'nikdo nehraje karty'
  if (what === 'silver') return 'nikdo nehraje stříbrné karty'
  return what === 'gold' ? 'nikdo nehraje zlaté karty' : `nikdo nehraje kartu ${terms.cards[what]}`
}

function sayOp(op: Op, say: Sayer): string {
  switch (op.op) {
    case 'mp':
      return count(op.n, { one: 'bod pohybu', few: 'body pohybu', other: 'bodů pohybu' })
    case 'action':
      return terms.actions[op.action]
    case 'minecart':
      return 'důlní vozík'
    case 'clover':
      return lasting(`čtyřlístek ${signed(op.n)}`, op.until)
    case 'hare':
      return lasting(`zaječí packa ${signed(op.n)}`, op.until)
    case 'heal':
      return `léčení ${op.n}`
    case 'woundSelf':
      return `hrdina utrpí ${wounds(op.n)}`
    case 'hit':
      return sign(op.sign, hits(op.n))
    case 'hitNow':
      return `ihned ${hits(op.n)}`
    case 'hope':
      return `naděje ${signed(op.n)}`
    case 'wound':
      return sign(op.sign, wounds(op.n))
    case 'nextAttack':
      return `příští útok hrdiny ${signed(op.n)}`
    case 'cancel':
      if (op.what === 'clock') return 'končí postihy s hodinami'
      return op.what === 'penalty' ? 'postih monstra v tomto útoku neplatí' : 'ruší poslední zahranou kartu'
    case 'monsterHeal':
      return `monstru se zahojí ${hits(op.n)}`
    case 'killHero':
      return 'hrdina zemře'
    case 'gain':
      return taken(op.n, GAINS[op.what])
    case 'gem':
      return times(op.n, terms.gems[op.kind])
    case 'essence':
      return times(op.n, terms.essences[op.kind])
    case 'resource':
      return times(op.n, terms.resources[op.site])
    case 'treasure':
      return `poklad úrovně ${op.level}`
    case 'rewardTile':
      return terms.rewards[op.kind]
    case 'item':
      return times(op.n, `destička ${terms.decks[op.deck]}`)
    case 'imbue':
      return `na destičku přibude ${times(op.n, terms.essences[op.kind])}`
    case 'stealGaar':
      return `monstrum ukradne ${gaar(op.n)}`
    case 'denyCards':
      return lasting(denied(op.what), op.until)
    case 'denyGaar':
      return lasting(op.side === 'hero' ? 'hrdina nepoužije Gaar' : 'monstrum nepoužije Gaar', op.until)
    case 'denyHeroAfter':
      return 'hrdina po tomto hodu monstra nic nepoužije'
    case 'removeMonsterDie':
      return 'monstrum útočí s kostkou méně'
    case 'monsterToken':
      return `${op.what === 'gaar' ? 'Gaar' : 'chaos'} monstra ${signed(op.n)}`
    case 'vitality':
      return `vitalita monstra ${signed(op.n)}`
    case 'reroll':
      return times(op.n, `přehození kostky ${terms.sides[op.side]}`)
    case 'setDie':
      return `kostka ${terms.sides[op.side]} ukáže ${op.value}`
    case 'flipDie':
      return `otočení kostky ${terms.sides[op.side]}`
    case 'teleport':
      return `teleport do vzdálenosti ${op.n}`
    case 'teleportTo':
      return `teleport ${terms.goals[op.goal]}`
    case 'maxHealth':
      return `nejvyšší zdraví ${signed(op.n)}`
    case 'bags':
      return `vaky ${signed(op.n)}`
    case 'slots':
      return `místa pro ${op.kind === 'gaar' ? 'Gaar' : 'drahokamy'} ${signed(op.n)}`
    case 'container':
      return `uloží ${op.accept === 'potion' ? 'lektvary' : 'předměty'}: ${op.n}`
    case 'ward':
      return op.kinds === 'onTile'
        ? 'nepůsobí elementálové, jejichž esence leží na destičce'
        : `nepůsobí elementálové ${op.kinds.map((kind) => terms.elements[kind]).join(' a ')}`
    case 'discount':
      return `sleva na ${terms.discounts[op.kind]}: ${coins(op.n)}`
    case 'freeExchange':
      return 'výměna nabídky zdarma'
    case 'noFee':
      return 'žádné poplatky ostatním'
    case 'ready':
      return `připraví znovu ${times(op.n, terms.ready[op.kind])}`
    case 'peekMonster':
      return 'pohled na horní kartu monster'
    case 'peekTile':
      return 'pohled na horní dílek mapy'
    case 'unlock':
      return `odemčení pole: ${terms.slots[op.kind]}`
    case 'eachOpponent':
      return `každý soupeř: ${say.ops(op.ops)}`
    case 'eachHero':
      return `každý hrdina: ${say.ops(op.ops)}`
    case 'heroesWithin':
      return `hrdinové do vzdálenosti ${op.n}: ${say.ops(op.ops)}`
    case 'reserve':
      return `do zásoby ${op.metal === 'silver' ? silver(op.n) : gold(op.n)}`
    case 'offerDiscard':
      return `odhodí se nabídka ${terms.decks[op.trade]}`
    case 'rule':
      return `${RULES[op.rule](op.n)} ${terms.untils[op.until]}`
    case 'choose':
      return op.from.map(say.ops).join(' nebo ')
    case 'roll':
      return `hod hrdiny (${say.rows(op.profile)})`
    case 'lasting':
      return `v každém dalším kole boje: ${say.ops(op.ops)}`
  }
}

export const cs: EffectWords = {
  timings: terms.timings,
  nothing: 'nic',
  and: 'a',
  or: 'nebo',
  used: 'jednou',
  op: sayOp,
  term(cost) {
    switch (cost.pay) {
      case 'essence':
        return times(cost.n, terms.essences[cost.kind])
      case 'essenceOnTile':
        return `z destičky ${times(cost.n, terms.essences[cost.kind])}`
      case 'gem':
        return times(cost.n, terms.gems[cost.kind])
      case 'resource':
        return times(cost.n, terms.resources[cost.site])
      case 'item':
        return times(cost.n, terms.kinds[cost.kind])
      case 'trophy':
        return times(cost.n, `trofej úrovně ${cost.level} nebo vyšší`)
      case 'discardSelf':
        return 'odhození destičky'
      case 'wounds':
        return wounds(cost.n)
      case 'hope':
        return `naděje ${cost.n}`
      case 'chaos':
        return `chaos ${cost.n}`
      default:
        return GAINS[cost.pay](cost.n)
    }
  },
  when(when) {
    switch (when.when) {
      case 'set':
        return `se sadou zbroje ${when.n}`
      case 'repAtLeast':
        return `od reputace ${when.n}`
      case 'onSite':
        return `na poli ${terms.places[when.location]}`
      case 'combatRound':
        return `v ${when.n}. kole boje`
      case 'healthAtMost':
        return `při zdraví nejvýš ${when.n}`
      case 'essenceOnTile':
        return `leží-li tu ${terms.essences[when.kind]}`
      case 'monsterLevel':
        return `proti monstru úrovně aspoň ${when.n}`
      case 'monsterHasHits':
        return 'má-li monstrum zásahy'
      case 'mode':
        return terms.modes[when.mode]
    }
  },
  price: (cost) => `cena ${cost}`,
  upTo: (strength) => `do ${strength}`,
  from: (strength) => `od ${strength}`,
}
