import { ELEMENTS, GEMS, type Op, type Side } from '../../content/schema.ts'
import { rowsText } from '../effects.ts'
import { type EffectWords, listed, signed, times } from '../lexicon.ts'
import type { Names } from '../names.ts'
import { LEXICON } from './lexicon.ts'

const { count, elements, sites, trades, actions, untils } = LEXICON
const DICE: Readonly<Record<Side, string>> = { hero: 'kostku hrdiny', monster: 'kostku monstra' }
const SIDES: Readonly<Record<Side, string>> = { hero: 'hrdinu', monster: 'monstrum' }
const GOALS = {
  church: 'kostel',
  portal: 'portál',
  tower: 'věže drakobijců',
  special: 'střed speciálního dílku',
} as const
const READY = {
  ability: 'schopnost',
  firstStrike: 'schopnost První rány',
  equipment: 'předmět',
  gem: 'drahokam',
} as const
const DISCOUNTS = { buy: 'nákup', learn: 'učení', unlock: 'odemykání' } as const

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
        return `akce ${actions[of.action]}`
      case 'minecart':
        return 'důlní vozík'
      case 'clover':
        return `hod hrdiny ${signed(of.n)}${until(of.until)}`
      case 'hare':
        return `síla monstra ${signed(of.n)}${until(of.until)}`
      case 'heal':
        return `léčení ${of.n}`
      case 'woundSelf':
        return `hrdina utrpí ${count.wounds(of.n)}`
      case 'hit':
        return of.sign === 'base' ? count.hits(of.n) : `zásahy ${signed(of.sign === 'plus' ? of.n : -of.n)}`
      case 'hitNow':
        return `ihned ${count.hits(of.n)}`
      case 'hope':
        return `naděje ${signed(of.n)}`
      case 'wound':
        return of.sign === 'base'
          ? count.wounds(of.n)
          : `zranění ${signed(of.sign === 'plus' ? of.n : -of.n)}`
      case 'nextAttack':
        return `příští útok hrdiny ${signed(of.n)}`
      case 'cancel':
        return {
          clock: 'účinky s hodinami končí',
          penalty: 'bez postihu od monstra',
          card: 'poslední zahraná karta se zruší',
        }[of.what]
      case 'monsterHeal':
        return `hojení monstra ${of.n}`
      case 'killHero':
        return 'smrt hrdiny'
      case 'gain':
        return of.n < 0 ? `ztráta: ${count[of.what](-of.n)}` : count[of.what](of.n)
      case 'gem':
        return of.kind === 'any' ? count.gems(of.n) : gem(of.kind, of.n)
      case 'essence':
        return of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)
      case 'resource':
        return of.site === 'any' ? count.resources(of.n) : `${count.resources(of.n)} (${sites[of.site]})`
      case 'treasure':
        return LEXICON.treasure(of.level)
      case 'rewardTile':
        return { hunter: 'odměna lovce', armourer: 'odměna zbrojířky', sorceress: 'odměna čarodějky' }[
          of.kind
        ]
      case 'item':
        return `${count.tiles(of.n)} (${trades[of.deck]})`
      case 'imbue':
        return `na tuto destičku: ${of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)}`
      case 'stealGaar':
        return `monstrum krade: ${count.gaar(of.n)}`
      case 'denyCards': {
        const what =
          of.what === 'all'
            ? 'žádné karty'
            : of.what === 'silver'
              ? 'stříbrné karty'
              : of.what === 'gold'
                ? 'zlaté karty'
                : LEXICON.chaos[of.what]
        return `monstrum nesmí hrát ${what}${until(of.until)}`
      }
      case 'denyGaar':
        return `žádný Gaar pro ${SIDES[of.side]}${until(of.until)}`
      case 'denyHeroAfter':
        return 'po tomto hodu monstra hrdina nic nepoužije'
      case 'removeMonsterDie':
        return of.n === 1 ? 'monstrum má o kostku méně' : `monstrum má kostek méně o ${of.n}`
      case 'monsterToken':
        return `${of.what === 'gaar' ? 'Gaar monstra' : 'chaos monstra'} ${signed(of.n)}`
      case 'vitality':
        return `vitalita ${signed(of.n)}`
      case 'reroll':
        return of.n === 1 ? `přehodit ${DICE[of.side]}` : `přehodit ${DICE[of.side]}, ${of.n}×`
      case 'setDie':
        return `nastavit ${DICE[of.side]} na ${of.value}`
      case 'flipDie':
        return `otočit ${DICE[of.side]}`
      case 'teleport':
        return `teleport až o ${of.n}`
      case 'teleportTo':
        return `teleport: ${GOALS[of.goal]}`
      case 'maxHealth':
        return `maximum zdraví ${signed(of.n)}`
      case 'bags':
        return `vaky ${signed(of.n)}`
      case 'slots':
        return `${of.kind === 'gaar' ? 'pole pro Gaar' : 'pole pro drahokamy'} ${signed(of.n)}`
      case 'container':
        return of.accept === 'potion' ? `místa pro lektvary: ${of.n}` : `místa pro předměty: ${of.n}`
      case 'ward':
        return of.kinds === 'onTile'
          ? 'nepůsobí elementálové, jejichž esence leží na destičce'
          : `nepůsobí elementálové: ${listed(
              of.kinds.map((kind) => elements[kind]),
              LEXICON.and,
            )}`
      case 'discount':
        return `sleva ${of.n} na ${DISCOUNTS[of.kind]}`
      case 'freeExchange':
        return 'výměna nabídky zdarma'
      case 'noFee':
        return 'obchod bez poplatku'
      case 'ready':
        return `aktivace: ${times(of.n, READY[of.kind])}`
      case 'peekMonster':
        return 'pohled na příští monstrum'
      case 'peekTile':
        return 'pohled na příští dílek mapy'
      case 'unlock':
        return `odemčení pole: ${LEXICON.slots[of.kind]}`
      case 'eachOpponent':
        return `každý soupeř: ${all(of.ops)}`
      case 'eachHero':
        return `každý hrdina: ${all(of.ops)}`
      case 'heroesWithin':
        return `hrdinové do vzdálenosti ${of.n}: ${all(of.ops)}`
      case 'reserve':
        return `${of.metal === 'silver' ? 'stříbrná' : 'zlatá'} zásoba ${signed(of.n)}`
      case 'offerDiscard':
        return `nová nabídka (${trades[of.trade]})`
      case 'rule':
        return `${LEXICON.rules[of.rule]} (${untils[of.until]})`
      case 'choose':
        return listed(of.from.map(all), LEXICON.or)
      case 'roll':
        return `hod za hrdinu (${rowsText(LEXICON, of.profile, op)})`
      case 'lasting':
        return `každé kolo boje ${all(of.ops)}`
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
          return `z této destičky: ${of.kind === 'any' ? count.essences(of.n) : essence(of.kind, of.n)}`
        case 'gem':
          return of.kind === 'any' ? count.gems(of.n) : gem(of.kind, of.n)
        case 'resource':
          return of.site === 'any' ? count.resources(of.n) : `${count.resources(of.n)} (${sites[of.site]})`
        case 'item':
          return times(of.n, LEXICON.kinds[of.kind])
        case 'trophy':
          return `${count.trophies(of.n)} aspoň úrovně ${of.level}`
        case 'discardSelf':
          return 'tato destička'
        default:
          return count[of.pay](of.n)
      }
    },
    when(of) {
      switch (of.when) {
        case 'set':
          return `se sadou zbroje ${of.n}`
        case 'repAtLeast':
          return `s reputací aspoň ${of.n}`
        case 'onSite':
          return `na poli: ${LEXICON.locations[of.location]}`
        case 'combatRound':
          return `v ${of.n}. kole boje`
        case 'healthAtMost':
          return `se zdravím nejvýš ${of.n}`
        case 'essenceOnTile':
          return of.kind === 'any'
            ? 's esencí na této destičce'
            : `když na destičce leží ${essence(of.kind, 1)}`
        case 'monsterLevel':
          return `proti monstru úrovně aspoň ${of.n}`
        case 'monsterHasHits':
          return 'má-li monstrum zásahy'
        case 'mode':
          return `ve hře ${LEXICON.modes[of.mode]}`
      }
    },
  }
  return words
}
