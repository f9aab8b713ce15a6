import { FIXED_ACTIONS, TRADES } from '../../content/schema.ts'
import type { EuthiaAction, Fund } from '../../rules/actions.ts'
import { confrontation, costOf, doneAt, gaarText, offerAt, outcome, picked, saleText } from '../acts.ts'
import { signed, times } from '../lexicon.ts'
import { type Context, itemOf, ownedIn, playerOf } from '../sight.ts'
import { sourceOf, type Tools } from '../tools.ts'

export const GROUPS: Readonly<Record<EuthiaAction['type'], string>> = {
  attack: 'Útok',
  brew: 'Výměna',
  buy: 'Koupit',
  buyGaar: 'Koupit',
  buyPersonal: 'Koupit',
  cashGold: 'Výměna',
  cashSilver: 'Výměna',
  choose: 'Vybrat',
  confront: 'Na místě',
  control: 'Monstrum',
  discardCard: 'Odhodit',
  done: 'Dál',
  dropEssence: 'Odhodit',
  dropGem: 'Odhodit',
  dropTile: 'Odhodit',
  dropToken: 'Odhodit',
  dropTrophy: 'Odhodit',
  endTurn: 'Konec tahu',
  equip: 'Vybavení',
  exchange: 'Nabídka',
  explore: 'Průzkum',
  fight: 'Boj',
  gaar: 'Gaar',
  heal: 'Léčit',
  hope: 'Modlitba k Shii',
  keep: 'Schovat žeton',
  learn: 'Učit se',
  legend: 'Na místě',
  mine: 'Na místě',
  pass: 'Dál',
  play: 'Karty',
  portal: 'Portály',
  prayHeal: 'Na místě',
  prayPotion: 'Na místě',
  quest: 'Úkoly',
  relearn: 'Učit se',
  reveal: 'Učit se',
  sell: 'Prodat',
  sellEssence: 'Prodat',
  sellGem: 'Prodat',
  setGem: 'Vybavení',
  step: 'Pohyb',
  stow: 'Vybavení',
  swapSilver: 'Výměna',
  take: 'Vybrat',
  teleport: 'Teleport',
  trade: 'Na místě',
  treasure: 'Na místě',
  trophy: 'Trofej',
  unlearn: 'Učit se',
  unlock: 'Odemknout',
  use: 'Použít',
  useEssence: 'Použít',
  useGem: 'Použít',
  walk: 'Žetony na pohyb',
  ward: 'Na místě',
}

const FUNDED: Readonly<Record<Fund, string>> = { granted: 'díky účinku', token: 'žetonem' }
const fighting = (fund: Fund | null): string => (fund === null ? '' : `, boj ${FUNDED[fund]}`)
const DONE = {
  keep: 'Neschovat žádný žeton',
  trade: 'Ukončit obchod',
  wonTrade: 'Neobchodovat',
  wonTreasure: 'Poklad nechat být',
  firstStrike: 'Bez První rány',
  heroRoll: 'Nechat hod, jak je',
  beforeFight: 'Začít boj',
  other: 'Pokračovat',
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
        return `Konfrontovat: ${tools.facts(view, at)} (${confrontation(tools, view, at)})`
      case 'endTurn':
        return 'Ukončit tah'
      case 'explore':
        return `Přiložit dílek ${words.directions[action.side]}`
      case 'fight': {
        const foe =
          action.kind === 'elite'
            ? names.of('elites', printed.pack.bounties[view.bounty].elite)
            : names.of('scenarioCards', view.story.foes[0])
        return `Boj ${FUNDED[action.fund]}: ${foe}`
      }
      case 'keep':
        return `Schovat žeton: ${words.actions[FIXED_ACTIONS[action.action]]}`
      case 'legend':
        return `Splnit legendu, cena: ${tools.given(context, costOf(printed, context, action), action.way, -1)}`
      case 'mine':
        return `Těžit ${FUNDED[action.fund]}${action.cart ? ', s důlním vozíkem' : ''}`
      case 'portal':
        return `Portálem: ${tools.target(view, player, action.field)}${fighting(action.fund)}`
      case 'prayHeal':
        return `Vyléčit v kostele ${printed.pack.healing.church} za 1 minci`
      case 'prayPotion':
        return 'Koupit v kostele léčivý lektvar za 1 minci'
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
        return `Obchodovat ${FUNDED[action.fund]}`
      case 'treasure':
        return `Vzít: ${tools.facts(view, at)}`
      case 'walk': {
        const kind = FIXED_ACTIONS[action.action]
        return `Použít ${words.tokens[kind]}: ${count.mp(printed.pack.movement[kind])}`
      }
      case 'ward':
        return `Obranná magie, cena: ${names.of('essences', action.essence)}`
      case 'equip': {
        const worn = ownedIn(player, 'slots', action.slot)
        const instead = worn === null ? '' : ` (teď ${tools.tile(worn.tile)})`
        return `Nasadit: ${tools.owned(player, 'bags', action.place)}, ${tools.slot(player, action.slot)}${instead}`
      }
      case 'setGem':
        return `Vsadit: ${names.of('gems', action.gem)} → ${tools.owned(player, action.shelf, action.place)}`
      case 'stow':
        return `Sbalit: ${tools.owned(player, 'slots', action.slot)}`
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
        return `Zlatá karta za minci: ${names.of('chaosCards', action.card)}`
      case 'cashSilver':
        return '4 stříbrné karty za minci'
      case 'swapSilver':
        return '4 stříbrné karty za zlatou'
      case 'discardCard':
        return `Odhodit: ${names.of('chaosCards', action.card)}`
      case 'buy': {
        const { tile, label } = offerAt(tools, view, action.place)
        return `Koupit: ${label}, ${tools.price(context, tile, 'buy')} (${tools.face(tile)})`
      }
      case 'buyGaar':
        return 'Koupit Gaar za 1 minci'
      case 'buyPersonal': {
        const { tile = -1 } = ownedIn(player, 'revealed', action.place) ?? {}
        return `Koupit: ${tools.owned(player, 'revealed', action.place)}, ${tools.price(context, tile, 'buy')} (${tools.face(tile)})`
      }
      case 'exchange': {
        const item = itemOf(view)
        return item?.step === 'trade' && item.exchanged === 0
          ? 'Vyměnit celou nabídku zdarma'
          : 'Vyměnit celou nabídku znovu'
      }
      case 'heal': {
        const item = itemOf(view)
        const heals = item?.step === 'trade' ? printed.pack.healing[TRADES[item.trade]] : 0
        return `Vyléčit ${heals} za 1 minci`
      }
      case 'learn': {
        const { tile = -1 } = ownedIn(player, 'revealed', action.place) ?? {}
        const price = tools.price(context, tile, 'learn')
        return `Naučit se: ${tools.owned(player, 'revealed', action.place)}, ${price}, ${tools.slot(player, action.slot)} (${tools.face(tile)})`
      }
      case 'relearn':
        return `Přesunout: ${tools.owned(player, 'slots', action.slot)} → ${tools.slot(player, action.to)}`
      case 'reveal':
        return 'Vyložit osobní destičky za 1 minci'
      case 'sell':
        return `Prodat: ${tools.owned(player, action.shelf, action.place)} → ${saleText(tools, player, action)}`
      case 'sellEssence':
        return `Prodat: ${names.of('essences', action.kind)} → ${count.coins(2)}`
      case 'sellGem':
        return `Prodat: ${names.of('gems', action.gem)} → ${count.coins(2)}`
      case 'unlearn':
        return `Vrátit vedle desky: ${tools.owned(player, 'slots', action.slot)}`
      case 'unlock': {
        const cost = costOf(printed, context, action)
        return `Odemknout: ${tools.slot(player, action.slot)}, cena: ${tools.given(context, cost, action.way, -1)}`
      }
      case 'attack': {
        const { tile = -1 } = ownedIn(player, 'slots', action.place) ?? {}
        const what = `Útok: ${tools.owned(player, 'slots', action.place)} (${tools.rows(tile)})`
        const cost = costOf(printed, context, action)
        return cost === null ? what : `${what}, cena: ${tools.given(context, cost, action.way, action.place)}`
      }
      case 'control':
        return action.take ? 'Převzít monstrum svou kartou ovládání' : 'Nechat to na kartách ovládání'
      case 'gaar': {
        const { dwurt, value, sign } = gaarText(printed, context, action.die)
        if (dwurt) return `Dwurt: hod ${signed(3 * sign)}`
        return `Gaar: přehodit ${action.die + 1}. kostku (ukazuje ${value}) a ${signed(2 * sign)}`
      }
      case 'hope':
        return { gaar: '2 naděje: 1 Gaar', plus: '1 naděje: hod +1', strike: '3 naděje: hod +1 a 1 zásah' }[
          action.how
        ]
      case 'play': {
        const { fields } = printed.pack.chaosCards[action.card]
        return `Zahrát: ${times(action.count, names.of('chaosCards', action.card))} (${tools.ops(fields[action.count - 1] ?? [])})`
      }
      case 'trophy': {
        const { fight } = view
        const foe = fight === null ? words.none : names.foe(fight.kind, fight.foe)
        return action.keep ? `Nechat si trofej: ${foe}` : `Odhodit: ${foe}`
      }
      case 'choose':
        return picked(tools, context, action.way)
      case 'dropEssence':
        return `Odhodit: ${names.of('essences', action.kind)}`
      case 'dropGem':
        return `Odhodit: ${names.of('gems', action.gem)}`
      case 'dropTile':
        return `Odhodit: ${tools.owned(player, action.shelf, action.place)}`
      case 'dropToken':
        return `Odhodit: ${action.dwurt ? count.dwurt(1) : count.gaar(1)}`
      case 'dropTrophy':
        return `Odhodit trofej: ${names.trophy(player.trophies[action.place])} (${action.place + 1}.)`
      case 'take':
        return `Nechat si: ${tools.tile(action.tile)} (${saleText(tools, player, action)})`
      case 'teleport':
        return `Teleport: ${tools.target(view, player, action.field)}${fighting(action.fund)}`
      case 'done':
        return doneAt(view) === 'heroRoll' ? `${DONE.heroRoll}: ${outcome(tools, view)}` : DONE[doneAt(view)]
      case 'pass':
        return 'Pasovat'
    }
  }
}
