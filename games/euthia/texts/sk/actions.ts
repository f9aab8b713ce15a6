import { FIXED_ACTIONS, TRADES } from '../../content/schema.ts'
import type { EuthiaAction, Fund } from '../../rules/actions.ts'
import { confrontation, costOf, doneAt, gaarText, offerAt, outcome, picked, saleText } from '../acts.ts'
import { signed, times } from '../lexicon.ts'
import { type Context, itemOf, ownedIn, playerOf } from '../sight.ts'
import { sourceOf, type Tools } from '../tools.ts'

export const GROUPS: Readonly<Record<EuthiaAction['type'], string>> = {
  attack: 'Útok',
  brew: 'Výmena',
  buy: 'Kúpiť',
  buyGaar: 'Kúpiť',
  buyPersonal: 'Kúpiť',
  cashGold: 'Výmena',
  cashSilver: 'Výmena',
  choose: 'Vybrať',
  confront: 'Na mieste',
  control: 'Monštrum',
  discardCard: 'Odhodiť',
  done: 'Ďalej',
  dropEssence: 'Odhodiť',
  dropGem: 'Odhodiť',
  dropTile: 'Odhodiť',
  dropToken: 'Odhodiť',
  dropTrophy: 'Odhodiť',
  endTurn: 'Koniec ťahu',
  equip: 'Výbava',
  exchange: 'Ponuka',
  explore: 'Prieskum',
  fight: 'Boj',
  gaar: 'Gaar',
  heal: 'Liečiť',
  hope: 'Modlitba k Shii',
  keep: 'Odložiť žetón',
  learn: 'Učiť sa',
  legend: 'Na mieste',
  mine: 'Na mieste',
  pass: 'Ďalej',
  play: 'Karty',
  portal: 'Portály',
  prayHeal: 'Na mieste',
  prayPotion: 'Na mieste',
  quest: 'Úlohy',
  relearn: 'Učiť sa',
  reveal: 'Učiť sa',
  sell: 'Predať',
  sellEssence: 'Predať',
  sellGem: 'Predať',
  setGem: 'Výbava',
  step: 'Pohyb',
  stow: 'Výbava',
  swapSilver: 'Výmena',
  take: 'Vybrať',
  teleport: 'Teleport',
  trade: 'Na mieste',
  treasure: 'Na mieste',
  trophy: 'Trofej',
  unlearn: 'Učiť sa',
  unlock: 'Odomknúť',
  use: 'Použiť',
  useEssence: 'Použiť',
  useGem: 'Použiť',
  walk: 'Žetóny na pohyb',
  ward: 'Na mieste',
}

const FUNDED: Readonly<Record<Fund, string>> = { granted: 'vďaka účinku', token: 'žetónom' }
const fighting = (fund: Fund | null): string => (fund === null ? '' : `, boj ${FUNDED[fund]}`)
const DONE = {
  keep: 'Neodložiť žiadny žetón',
  trade: 'Ukončiť obchod',
  wonTrade: 'Neobchodovať',
  wonTreasure: 'Poklad nechať tak',
  firstStrike: 'Bez Prvého úderu',
  heroRoll: 'Nechať hod, ako je',
  beforeFight: 'Začať boj',
  other: 'Pokračovať',
} as const

export function actionsOf(tools: Tools): (action: EuthiaAction, context: Context) => string {
  const { words, names, printed } = tools
  const { count } = words
  return (action, context) => {
    const { view } = context
    const player = playerOf(context)
    const at = player.field
    switch (action.type) {
      case 'confront':
        return `Konfrontovať: ${tools.facts(view, at)} (${confrontation(tools, view, at)})`
      case 'endTurn':
        return 'Ukončiť ťah'
      case 'explore':
        return `Priložiť dielik ${words.directions[action.side]}`
      case 'fight': {
        const foe =
          action.kind === 'elite'
            ? names.of('elites', printed.pack.bounties[view.bounty].elite)
            : names.of('scenarioCards', view.story.foes[0])
        return `Boj ${FUNDED[action.fund]}: ${foe}`
      }
      case 'keep':
        return `Odložiť žetón: ${words.actions[FIXED_ACTIONS[action.action]]}`
      case 'legend':
        return `Splniť legendu, cena: ${tools.given(context, costOf(printed, context, action), action.way, -1)}`
      case 'mine':
        return `Ťažiť ${FUNDED[action.fund]}${action.cart ? ', s banským vozíkom' : ''}`
      case 'portal':
        return `Portálom: ${tools.target(view, player, action.field)}${fighting(action.fund)}`
      case 'prayHeal':
        return `Vyliečiť v kostole ${printed.pack.healing.church} za 1 mincu`
      case 'prayPotion':
        return 'Kúpiť v kostole liečivý elixír za 1 mincu'
      case 'quest': {
        const { reward, require } = printed.pack.encounterCards[action.card]
        const given = tools.given(context, require, action.way, -1)
        return `${names.of('encounterCards', action.card)}: ${given} → ${tools.ops(reward)}`
      }
      case 'step': {
        const way = tools.way(view, at, action.field)
        const to = tools.target(view, player, action.field)
        return `Krok: ${way === '' ? to : `${way}, ${to}`}${fighting(action.fund)}`
      }
      case 'trade':
        return `Obchodovať ${FUNDED[action.fund]}`
      case 'treasure':
        return `Vziať: ${tools.facts(view, at)}`
      case 'walk': {
        const kind = FIXED_ACTIONS[action.action]
        return `Použiť ${words.tokens[kind]}: ${count.mp(printed.pack.movement[kind])}`
      }
      case 'ward':
        return `Obranná mágia, cena: ${names.of('essences', action.essence)}`
      case 'equip': {
        const worn = ownedIn(player, 'slots', action.slot)
        const instead = worn === null ? '' : ` (teraz ${tools.tile(worn.tile)})`
        return `Nasadiť: ${tools.owned(player, 'bags', action.place)}, ${tools.slot(player, action.slot)}${instead}`
      }
      case 'setGem':
        return `Vsadiť: ${names.of('gems', action.gem)} → ${tools.owned(player, action.shelf, action.place)}`
      case 'stow':
        return `Zbaliť: ${tools.owned(player, 'slots', action.slot)}`
      case 'use': {
        const { tile = -1 } = ownedIn(player, action.shelf, action.place) ?? {}
        const what = `${tools.owned(player, action.shelf, action.place)}: ${tools.use('uses', tile, action.effect)}`
        const cost = costOf(printed, context, action)
        if (cost === null) return what
        return `${what} (cena: ${tools.given(context, cost, action.way, sourceOf(action.shelf, action.place))})`
      }
      case 'useEssence':
        return `${names.of('essences', action.kind)}: ${tools.use('essenceUses', action.kind, 0)}`
      case 'useGem':
        return `${names.of('gems', action.gem)}, ${tools.owned(player, 'slots', action.slot)}: ${tools.use('gemUses', action.gem, action.way)}`
      case 'brew':
        return 'Gaar za Dwurt'
      case 'cashGold':
        return `Zlatá karta za mincu: ${names.of('chaosCards', action.card)}`
      case 'cashSilver':
        return '4 strieborné karty za mincu'
      case 'swapSilver':
        return '4 strieborné karty za zlatú'
      case 'discardCard':
        return `Odhodiť: ${names.of('chaosCards', action.card)}`
      case 'buy': {
        const { tile, label } = offerAt(tools, view, action.place)
        return `Kúpiť: ${label}, ${tools.price(context, tile, 'buy')} (${tools.face(tile)})`
      }
      case 'buyGaar':
        return 'Kúpiť Gaar za 1 mincu'
      case 'buyPersonal': {
        const { tile = -1 } = ownedIn(player, 'revealed', action.place) ?? {}
        return `Kúpiť: ${tools.owned(player, 'revealed', action.place)}, ${tools.price(context, tile, 'buy')} (${tools.face(tile)})`
      }
      case 'exchange': {
        const item = itemOf(view)
        return item?.step === 'trade' && item.exchanged === 0
          ? 'Vymeniť celú ponuku zadarmo'
          : 'Vymeniť celú ponuku znova'
      }
      case 'heal': {
        const item = itemOf(view)
        const heals = item?.step === 'trade' ? printed.pack.healing[TRADES[item.trade]] : 0
        return `Vyliečiť ${heals} za 1 mincu`
      }
      case 'learn': {
        const { tile = -1 } = ownedIn(player, 'revealed', action.place) ?? {}
        const price = tools.price(context, tile, 'learn')
        return `Naučiť sa: ${tools.owned(player, 'revealed', action.place)}, ${price}, ${tools.slot(player, action.slot)} (${tools.face(tile)})`
      }
      case 'relearn':
        return `Presunúť: ${tools.owned(player, 'slots', action.slot)} → ${tools.slot(player, action.to)}`
      case 'reveal':
        return 'Vyložiť osobné doštičky za 1 mincu'
      case 'sell':
        return `Predať: ${tools.owned(player, action.shelf, action.place)} → ${saleText(tools, player, action)}`
      case 'sellEssence':
        return `Predať: ${names.of('essences', action.kind)} → ${count.coins(2)}`
      case 'sellGem':
        return `Predať: ${names.of('gems', action.gem)} → ${count.coins(2)}`
      case 'unlearn':
        return `Vrátiť vedľa dosky: ${tools.owned(player, 'slots', action.slot)}`
      case 'unlock': {
        const cost = costOf(printed, context, action)
        return `Odomknúť: ${tools.slot(player, action.slot)}, cena: ${tools.given(context, cost, action.way, -1)}`
      }
      case 'attack': {
        const { tile = -1 } = ownedIn(player, 'slots', action.place) ?? {}
        const what = `Útok: ${tools.owned(player, 'slots', action.place)} (${tools.rows(tile)})`
        const cost = costOf(printed, context, action)
        return cost === null ? what : `${what}, cena: ${tools.given(context, cost, action.way, action.place)}`
      }
      case 'control':
        return action.take ? 'Prevziať monštrum svojou kartou ovládania' : 'Nechať to na karty ovládania'
      case 'gaar': {
        const { dwurt, value, sign } = gaarText(printed, context, action.die)
        if (dwurt) return `Dwurt: hod ${signed(3 * sign)}`
        return `Gaar: prehodiť ${action.die + 1}. kocku (ukazuje ${value}) a ${signed(2 * sign)}`
      }
      case 'hope':
        return { gaar: '2 nádeje: 1 Gaar', plus: '1 nádej: hod +1', strike: '3 nádeje: hod +1 a 1 zásah' }[
          action.how
        ]
      case 'play': {
        const { fields } = printed.pack.chaosCards[action.card]
        return `Zahrať: ${times(action.count, names.of('chaosCards', action.card))} (${tools.ops(fields[action.count - 1] ?? [])})`
      }
      case 'trophy': {
        const { fight } = view
        const foe = fight === null ? words.none : names.foe(fight.kind, fight.foe)
        return action.keep ? `Nechať si trofej: ${foe}` : `Odhodiť: ${foe}`
      }
      case 'choose':
        return picked(tools, context, action.way)
      case 'dropEssence':
        return `Odhodiť: ${names.of('essences', action.kind)}`
      case 'dropGem':
        return `Odhodiť: ${names.of('gems', action.gem)}`
      case 'dropTile':
        return `Odhodiť: ${tools.owned(player, action.shelf, action.place)}`
      case 'dropToken':
        return `Odhodiť: ${action.dwurt ? count.dwurt(1) : count.gaar(1)}`
      case 'dropTrophy':
        return `Odhodiť trofej: ${names.trophy(player.trophies[action.place])} (${action.place + 1}.)`
      case 'take':
        return `Nechať si: ${tools.tile(action.tile)} (${saleText(tools, player, action)})`
      case 'teleport':
        return `Teleport: ${tools.target(view, player, action.field)}${fighting(action.fund)}`
      case 'done':
        return doneAt(view) === 'heroRoll' ? `${DONE.heroRoll}: ${outcome(tools, view)}` : DONE[doneAt(view)]
      case 'pass':
        return 'Pasovať'
    }
  }
}
