import { pluralIn } from '@vyprava/atlas/plural.ts'
import type { GlobalRule, Op, Until } from '../../content/schema.ts'
import { sk as terms } from './terms/sk.ts'
import { type EffectWords, type Sayer, signed, taken, times } from './words.ts'

const { count } = pluralIn('sk')

const lasting = (text: string, until: Until | undefined): string =>
  until === undefined ? text : `${text} ${terms.untils[until]}`

type Counted = (n: number) => string
const coins: Counted = (n) => count(n, { one: 'minca', few: 'mince', other: 'mincí' })
const gaar: Counted = (n) => count(n, { one: 'Gaar', few: 'Gaary', other: 'Gaarov' })
const dwurt: Counted = (n) => count(n, { one: 'Dwurt', few: 'Dwurty', other: 'Dwurtov' })
const silver: Counted = (n) =>
  count(n, { one: 'strieborná karta', few: 'strieborné karty', other: 'strieborných kariet' })
const gold: Counted = (n) => count(n, { one: 'zlatá karta', few: 'zlaté karty', other: 'zlatých kariet' })
const rep: Counted = (n) => `${n} reputácie`
const wounds: Counted = (n) => count(n, { one: 'zranenie', few: 'zranenia', other: 'zranení' })
const hits: Counted = (n) => count(n, { one: 'zásah', few: 'zásahy', other: 'zásahov' })
const artifact: Counted = (n) => count(n, { one: 'artefakt', few: 'artefakty', other: 'artefaktov' })

const GAINS: Readonly<Record<Extract<Op, { op: 'gain' }>['what'], Counted>> = {
  gaar,
  dwurt,
  coins,
  rep,
  silver,
  gold,
  artifact,
  potion: (n) => count(n, { one: 'liečivý elixír', few: 'liečivé elixíry', other: 'liečivých elixírov' }),
  provisions: (n) => times(n, 'zásoby'),
  teleportScroll: (n) => times(n, 'zvitok teleportu'),
}
const RULES: Readonly<Record<GlobalRule, (n: number) => string>> = {
  noTradeHealing: () => 'na obchodných miestach sa nelieči',
  monsterHare: (n) => `všetky monštrá majú zajačiu labku ${signed(n)}`,
  portalsClosed: () => 'portály sú zatvorené',
  resourceBonus: (n) => `k predaju suroviny navyše ${coins(n)}`,
  fireWounds: (n) => `elementály ohňa spôsobia ${wounds(n)}`,
  freeExchange: () => 'výmena ponuky je zadarmo',
}

const sign = (by: 'base' | 'plus' | 'minus', text: string): string =>
  by === 'base' ? text : `${by === 'plus' ? '+' : '−'}${text}`

function denied(what: Extract<Op, { op: 'denyCards' }>['what']): string {
  if (what === 'all') return 'nikto nehrá karty'
  if (what === 'silver') return 'nikto nehrá strieborné karty'
  return what === 'gold' ? 'nikto nehrá zlaté karty' : `nikto nehrá kartu ${terms.cards[what]}`
}

function sayOp(op: Op, say: Sayer): string {
  switch (op.op) {
    case 'mp':
      return count(op.n, { one: 'bod pohybu', few: 'body pohybu', other: 'bodov pohybu' })
    case 'action':
      return terms.actions[op.action]
    case 'minecart':
      return 'banský vozík'
    case 'clover':
      return lasting(`štvorlístok ${signed(op.n)}`, op.until)
    case 'hare':
      return lasting(`zajačia labka ${signed(op.n)}`, op.until)
    case 'heal':
      return `liečenie ${op.n}`
    case 'woundSelf':
      return `hrdina utrpí ${wounds(op.n)}`
    case 'hit':
      return sign(op.sign, hits(op.n))
    case 'hitNow':
      return `ihneď ${hits(op.n)}`
    case 'hope':
      return `nádej ${signed(op.n)}`
    case 'wound':
      return sign(op.sign, wounds(op.n))
    case 'nextAttack':
      return `ďalší útok hrdinu ${signed(op.n)}`
    case 'cancel':
      if (op.what === 'clock') return 'končia sa postihy s hodinami'
      return op.what === 'penalty' ? 'postih monštra v tomto útoku neplatí' : 'ruší poslednú zahranú kartu'
    case 'monsterHeal':
      return `monštru sa zahojí ${hits(op.n)}`
    case 'killHero':
      return 'hrdina zomrie'
    case 'gain':
      return taken(op.n, GAINS[op.what])
    case 'gem':
      return times(op.n, terms.gems[op.kind])
    case 'essence':
      return times(op.n, terms.essences[op.kind])
    case 'resource':
      return times(op.n, terms.resources[op.site])
    case 'treasure':
      return `poklad úrovne ${op.level}`
    case 'rewardTile':
      return terms.rewards[op.kind]
    case 'item':
      return times(op.n, `doštička ${terms.decks[op.deck]}`)
    case 'imbue':
      return `na doštičku pribudne ${times(op.n, terms.essences[op.kind])}`
    case 'stealGaar':
      return `monštrum ukradne ${gaar(op.n)}`
    case 'denyCards':
      return lasting(denied(op.what), op.until)
    case 'denyGaar':
      return lasting(op.side === 'hero' ? 'hrdina nepoužije Gaar' : 'monštrum nepoužije Gaar', op.until)
    case 'denyHeroAfter':
      return 'hrdina po tomto hode monštra nič nepoužije'
    case 'removeMonsterDie':
      return 'monštrum útočí o kocku menej'
    case 'monsterToken':
      return `${op.what === 'gaar' ? 'Gaar' : 'chaos'} monštra ${signed(op.n)}`
    case 'vitality':
      return `vitalita monštra ${signed(op.n)}`
    case 'reroll':
      return times(op.n, `prehodenie kocky ${terms.sides[op.side]}`)
    case 'setDie':
      return `kocka ${terms.sides[op.side]} ukáže ${op.value}`
    case 'flipDie':
      return `otočenie kocky ${terms.sides[op.side]}`
    case 'teleport':
      return `teleport do vzdialenosti ${op.n}`
    case 'teleportTo':
      return `teleport ${terms.goals[op.goal]}`
    case 'maxHealth':
      return `najvyššie zdravie ${signed(op.n)}`
    case 'bags':
      return `vaky ${signed(op.n)}`
    case 'slots':
      return `miesta pre ${op.kind === 'gaar' ? 'Gaar' : 'drahokamy'} ${signed(op.n)}`
    case 'container':
      return `uloží ${op.accept === 'potion' ? 'elixíry' : 'predmety'}: ${op.n}`
    case 'ward':
      return op.kinds === 'onTile'
        ? 'nepôsobia elementály, ktorých esencia leží na doštičke'
        : `nepôsobia elementály ${op.kinds.map((kind) => terms.elements[kind]).join(' a ')}`
    case 'discount':
      return `zľava na ${terms.discounts[op.kind]}: ${coins(op.n)}`
    case 'freeExchange':
      return 'výmena ponuky zadarmo'
    case 'noFee':
      return 'žiadne poplatky ostatným'
    case 'ready':
      return `znovu pripraví ${times(op.n, terms.ready[op.kind])}`
    case 'peekMonster':
      return 'pohľad na vrchnú kartu monštier'
    case 'peekTile':
      return 'pohľad na vrchný dielik mapy'
    case 'unlock':
      return `odomknutie poľa: ${terms.slots[op.kind]}`
    case 'eachOpponent':
      return `každý súper: ${say.ops(op.ops)}`
    case 'eachHero':
      return `každý hrdina: ${say.ops(op.ops)}`
    case 'heroesWithin':
      return `hrdinovia do vzdialenosti ${op.n}: ${say.ops(op.ops)}`
    case 'reserve':
      return `do zásoby ${op.metal === 'silver' ? silver(op.n) : gold(op.n)}`
    case 'offerDiscard':
      return `odhodí sa ponuka ${terms.decks[op.trade]}`
    case 'rule':
      return `${RULES[op.rule](op.n)} ${terms.untils[op.until]}`
    case 'choose':
      return op.from.map(say.ops).join(' alebo ')
    case 'roll':
      return `hod hrdinu (${say.rows(op.profile)})`
    case 'lasting':
      return `v každom ďalšom kole boja: ${say.ops(op.ops)}`
  }
}

export const sk: EffectWords = {
  timings: terms.timings,
  nothing: 'nič',
  and: 'a',
  or: 'alebo',
  used: 'raz',
  op: sayOp,
  term(cost) {
    switch (cost.pay) {
      case 'essence':
        return times(cost.n, terms.essences[cost.kind])
      case 'essenceOnTile':
        return `z doštičky ${times(cost.n, terms.essences[cost.kind])}`
      case 'gem':
        return times(cost.n, terms.gems[cost.kind])
      case 'resource':
        return times(cost.n, terms.resources[cost.site])
      case 'item':
        return times(cost.n, terms.kinds[cost.kind])
      case 'trophy':
        return times(cost.n, `trofej úrovne ${cost.level} alebo vyššej`)
      case 'discardSelf':
        return 'odhodenie doštičky'
      case 'wounds':
        return wounds(cost.n)
      case 'hope':
        return `nádej ${cost.n}`
      case 'chaos':
        return `chaos ${cost.n}`
      default:
        return GAINS[cost.pay](cost.n)
    }
  },
  when(when) {
    switch (when.when) {
      case 'set':
        return `so súpravou zbroje ${when.n}`
      case 'repAtLeast':
        return `od reputácie ${when.n}`
      case 'onSite':
        return `na poli ${terms.places[when.location]}`
      case 'combatRound':
        return `v ${when.n}. kole boja`
      case 'healthAtMost':
        return `pri zdraví najviac ${when.n}`
      case 'essenceOnTile':
        return `ak tu leží ${terms.essences[when.kind]}`
      case 'monsterLevel':
        return `proti monštru úrovne aspoň ${when.n}`
      case 'monsterHasHits':
        return 'ak má monštrum zásahy'
      case 'mode':
        return terms.modes[when.mode]
    }
  },
  price: (cost) => `cena ${cost}`,
  upTo: (strength) => `do ${strength}`,
  from: (strength) => `od ${strength}`,
}
