import { ELEMENTS, GEMS, type Op, type Side } from '../../content/schema.ts'
import { rowsText } from '../effects.ts'
import { type EffectWords, listed, signed, times } from '../lexicon.ts'
import type { Names } from '../names.ts'
import { LEXICON } from './lexicon.ts'

const { count, elements, sites, trades, actions, untils } = LEXICON
const DICE: Readonly<Record<Side, string>> = { hero: 'kocku hrdinu', monster: 'kocku monštra' }
const SIDES: Readonly<Record<Side, string>> = { hero: 'hrdinu', monster: 'monštrum' }
const GOALS = {
  church: 'kostol',
  portal: 'portál',
  tower: 'veže drakobijcov',
  special: 'stred špeciálneho dielika',
} as const
const READY = {
  ability: 'schopnosť',
  firstStrike: 'schopnosť Prvého úderu',
  equipment: 'predmet',
  gem: 'drahokam',
} as const
const DISCOUNTS = { buy: 'nákup', learn: 'učenie', unlock: 'odomykanie' } as const

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
        return `akcia ${actions[of.action]}`
      case 'minecart':
        return 'banský vozík'
      case 'clover':
        return `hod hrdinu ${signed(of.n)}${until(of.until)}`
      case 'hare':
        return `sila monštra ${signed(of.n)}${until(of.until)}`
      case 'heal':
        return `liečenie ${of.n}`
      case 'woundSelf':
        return `hrdina utrpí ${count.wounds(of.n)}`
      case 'hit':
        return of.sign === 'base' ? count.hits(of.n) : `zásahy ${signed(of.sign === 'plus' ? of.n : -of.n)}`
      case 'hitNow':
        return `ihneď ${count.hits(of.n)}`
      case 'hope':
        return `nádej ${signed(of.n)}`
      case 'wound':
        return of.sign === 'base'
          ? count.wounds(of.n)
          : `zranenia ${signed(of.sign === 'plus' ? of.n : -of.n)}`
      case 'nextAttack':
        return `ďalší útok hrdinu ${signed(of.n)}`
      case 'cancel':
        return {
          clock: 'účinky s hodinami sa končia',
          penalty: 'bez postihu od monštra',
          card: 'posledná zahraná karta sa zruší',
        }[of.what]
      case 'monsterHeal':
        return `hojenie monštra ${of.n}`
      case 'killHero':
        return 'smrť hrdinu'
      case 'gain':
        return of.n < 0 ? `strata: ${count[of.what](-of.n)}` : count[of.what](of.n)
      case 'gem':
        return of.kind === 'any' ? count.gems(of.n) : gem(of.kind, of.n)
      case 'essence':
        return of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)
      case 'resource':
        return of.site === 'any' ? count.resources(of.n) : `${count.resources(of.n)} (${sites[of.site]})`
      case 'treasure':
        return LEXICON.treasure(of.level)
      case 'rewardTile':
        return { hunter: 'odmena lovca', armourer: 'odmena zbrojárky', sorceress: 'odmena čarodejnice' }[
          of.kind
        ]
      case 'item':
        return `${count.tiles(of.n)} (${trades[of.deck]})`
      case 'imbue':
        return `na túto doštičku: ${of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)}`
      case 'stealGaar':
        return `monštrum kradne: ${count.gaar(of.n)}`
      case 'denyCards': {
        const what =
          of.what === 'all'
            ? 'žiadne karty'
            : of.what === 'silver'
              ? 'strieborné karty'
              : of.what === 'gold'
                ? 'zlaté karty'
                : LEXICON.chaos[of.what]
        return `monštrum nesmie hrať ${what}${until(of.until)}`
      }
      case 'denyGaar':
        return `žiadny Gaar pre ${SIDES[of.side]}${until(of.until)}`
      case 'denyHeroAfter':
        return 'po tomto hode monštra hrdina nič nepoužije'
      case 'removeMonsterDie':
        return of.n === 1 ? 'monštrum má o kocku menej' : `monštrum má kociek menej o ${of.n}`
      case 'monsterToken':
        return `${of.what === 'gaar' ? 'Gaar monštra' : 'chaos monštra'} ${signed(of.n)}`
      case 'vitality':
        return `vitalita ${signed(of.n)}`
      case 'reroll':
        return of.n === 1 ? `prehodiť ${DICE[of.side]}` : `prehodiť ${DICE[of.side]}, ${of.n}×`
      case 'setDie':
        return `nastaviť ${DICE[of.side]} na ${of.value}`
      case 'flipDie':
        return `otočiť ${DICE[of.side]}`
      case 'teleport':
        return `teleport až o ${of.n}`
      case 'teleportTo':
        return `teleport: ${GOALS[of.goal]}`
      case 'maxHealth':
        return `maximum zdravia ${signed(of.n)}`
      case 'bags':
        return `vaky ${signed(of.n)}`
      case 'slots':
        return `${of.kind === 'gaar' ? 'polia pre Gaar' : 'polia pre drahokamy'} ${signed(of.n)}`
      case 'container':
        return of.accept === 'potion' ? `miesta pre elixíry: ${of.n}` : `miesta pre predmety: ${of.n}`
      case 'ward':
        return of.kinds === 'onTile'
          ? 'nepôsobia elementáli, ktorých esencia leží na doštičke'
          : `nepôsobia elementáli: ${listed(
              of.kinds.map((kind) => elements[kind]),
              LEXICON.and,
            )}`
      case 'discount':
        return `zľava ${of.n} na ${DISCOUNTS[of.kind]}`
      case 'freeExchange':
        return 'výmena ponuky zadarmo'
      case 'noFee':
        return 'obchod bez poplatku'
      case 'ready':
        return `aktivácia: ${times(of.n, READY[of.kind])}`
      case 'peekMonster':
        return 'pohľad na ďalšie monštrum'
      case 'peekTile':
        return 'pohľad na ďalší dielik mapy'
      case 'unlock':
        return `odomknutie poľa: ${LEXICON.slots[of.kind]}`
      case 'eachOpponent':
        return `každý súper: ${all(of.ops)}`
      case 'eachHero':
        return `každý hrdina: ${all(of.ops)}`
      case 'heroesWithin':
        return `hrdinovia do vzdialenosti ${of.n}: ${all(of.ops)}`
      case 'reserve':
        return `${of.metal === 'silver' ? 'strieborná' : 'zlatá'} zásoba ${signed(of.n)}`
      case 'offerDiscard':
        return `nová ponuka (${trades[of.trade]})`
      case 'rule':
        return `${LEXICON.rules[of.rule]} (${untils[of.until]})`
      case 'choose':
        return listed(of.from.map(all), LEXICON.or)
      case 'roll':
        return `hod za hrdinu (${rowsText(LEXICON, of.profile, op)})`
      case 'lasting':
        return `každé kolo boja ${all(of.ops)}`
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
          return `z tejto doštičky: ${of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)}`
        case 'gem':
          return of.kind === 'any' ? count.gems(of.n) : gem(of.kind, of.n)
        case 'resource':
          return of.site === 'any' ? count.resources(of.n) : `${count.resources(of.n)} (${sites[of.site]})`
        case 'item':
          return times(of.n, LEXICON.kinds[of.kind])
        case 'trophy':
          return `${count.trophies(of.n)} aspoň úrovne ${of.level}`
        case 'discardSelf':
          return 'táto doštička'
        default:
          return count[of.pay](of.n)
      }
    },
    when(of) {
      switch (of.when) {
        case 'set':
          return `so súpravou zbroje ${of.n}`
        case 'repAtLeast':
          return `s reputáciou aspoň ${of.n}`
        case 'onSite':
          return `na poli: ${LEXICON.locations[of.location]}`
        case 'combatRound':
          return `v ${of.n}. kole boja`
        case 'healthAtMost':
          return `so zdravím najviac ${of.n}`
        case 'essenceOnTile':
          return of.kind === 'any'
            ? 's esenciou na tejto doštičke'
            : `keď na doštičke leží ${essence(of.kind, 1)}`
        case 'monsterLevel':
          return `proti monštru úrovne aspoň ${of.n}`
        case 'monsterHasHits':
          return 'ak má monštrum zásahy'
        case 'mode':
          return `v hre ${LEXICON.modes[of.mode]}`
      }
    },
  }
  return words
}
