import { FIXED_ACTIONS, TRADES } from '../../content/schema.ts'
import type { EuthiaAction, Fund } from '../../rules/actions.ts'
import { confrontation, costOf, doneAt, gaarText, offerAt, outcome, picked, saleText } from '../acts.ts'
import { signed, times } from '../lexicon.ts'
import { type Context, itemOf, ownedIn, playerOf } from '../sight.ts'
import { sourceOf, type Tools } from '../tools.ts'

export const GROUPS: Readonly<Record<EuthiaAction['type'], string>> = {
  attack: 'Attack',
  brew: 'Exchange',
  buy: 'Buy',
  buyGaar: 'Buy',
  buyPersonal: 'Buy',
  cashGold: 'Exchange',
  cashSilver: 'Exchange',
  choose: 'Choose',
  confront: 'On the spot',
  control: 'The monster',
  discardCard: 'Discard',
  done: 'Go on',
  dropEssence: 'Discard',
  dropGem: 'Discard',
  dropTile: 'Discard',
  dropToken: 'Discard',
  dropTrophy: 'Discard',
  endTurn: 'End of the turn',
  equip: 'Equipment',
  exchange: 'Offer',
  explore: 'Explore',
  fight: 'Fight',
  gaar: 'Gaar',
  heal: 'Heal',
  hope: 'Prayer to Shia',
  keep: 'Keep a token',
  learn: 'Learn',
  legend: 'On the spot',
  mine: 'On the spot',
  pass: 'Go on',
  play: 'Cards',
  portal: 'Portals',
  prayHeal: 'On the spot',
  prayPotion: 'On the spot',
  quest: 'Quests',
  relearn: 'Learn',
  reveal: 'Learn',
  sell: 'Sell',
  sellEssence: 'Sell',
  sellGem: 'Sell',
  setGem: 'Equipment',
  step: 'Move',
  stow: 'Equipment',
  swapSilver: 'Exchange',
  take: 'Choose',
  teleport: 'Teleport',
  trade: 'On the spot',
  treasure: 'On the spot',
  trophy: 'Trophy',
  unlearn: 'Learn',
  unlock: 'Unlock',
  use: 'Use',
  useEssence: 'Use',
  useGem: 'Use',
  walk: 'Tokens for movement',
  ward: 'On the spot',
}

const FUNDED: Readonly<Record<Fund, string>> = { granted: 'by an effect', token: 'with a token' }
const fighting = (fund: Fund | null): string => (fund === null ? '' : `, fight ${FUNDED[fund]}`)
const DONE = {
  keep: 'Keep no token',
  trade: 'End the trade',
  wonTrade: 'Do not trade',
  wonTreasure: 'Leave the treasure',
  firstStrike: 'No First Strike',
  heroRoll: 'Let the roll stand',
  beforeFight: 'Begin the fight',
  other: 'Go on',
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
        return `Confront the ${tools.facts(view, at)} (${confrontation(tools, view, at)})`
      case 'endTurn':
        return 'End the turn'
      case 'explore':
        return `Add a tile ${words.directions[action.side]}`
      case 'fight': {
        const foe =
          action.kind === 'elite'
            ? names.of('elites', printed.pack.bounties[view.bounty].elite)
            : names.of('scenarioCards', view.story.foes[0])
        return `Fight ${FUNDED[action.fund]}: ${foe}`
      }
      case 'keep':
        return `Keep the token: ${words.actions[FIXED_ACTIONS[action.action]]}`
      case 'legend':
        return `Fulfil the legend for ${tools.given(context, costOf(printed, context, action), action.way, -1)}`
      case 'mine':
        return `Mine ${FUNDED[action.fund]}${action.cart ? ', with a minecart' : ''}`
      case 'portal':
        return `Through the portal: ${tools.target(view, player, action.field)}${fighting(action.fund)}`
      case 'prayHeal':
        return `Heal ${printed.pack.healing.church} in the church for 1 coin`
      case 'prayPotion':
        return 'Buy a healing potion in the church for 1 coin'
      case 'quest': {
        const { reward, require } = printed.pack.encounterCards[action.card]
        const given = tools.given(context, require, action.way, -1)
        return `${names.of('encounterCards', action.card)}: ${given} → ${tools.ops(reward)}`
      }
      case 'step': {
        const way = tools.way(view, at, action.field)
        const to = tools.target(view, player, action.field)
        return `Step ${way === '' ? 'to' : `to the ${way}:`} ${to}${fighting(action.fund)}`
      }
      case 'trade':
        return `Trade ${FUNDED[action.fund]}`
      case 'treasure':
        return `Take the ${tools.facts(view, at)}`
      case 'walk': {
        const kind = FIXED_ACTIONS[action.action]
        return `Use the ${words.tokens[kind]}: ${count.mp(printed.pack.movement[kind])}`
      }
      case 'ward':
        return `Defensive magic for ${names.of('essences', action.essence)}`
      case 'equip': {
        const worn = ownedIn(player, 'slots', action.slot)
        const instead = worn === null ? '' : `, instead of ${tools.tile(worn.tile)}`
        return `Equip ${tools.owned(player, 'bags', action.place)}: ${tools.slot(player, action.slot)}${instead}`
      }
      case 'setGem':
        return `Place ${names.of('gems', action.gem)} on ${tools.owned(player, action.shelf, action.place)}`
      case 'stow':
        return `Stow ${tools.owned(player, 'slots', action.slot)}`
      case 'use': {
        const { tile = -1 } = ownedIn(player, action.shelf, action.place) ?? {}
        const what = `${tools.owned(player, action.shelf, action.place)}: ${tools.use('uses', tile, action.effect)}`
        const cost = costOf(printed, context, action)
        if (cost === null) return what
        return `${what} (for ${tools.given(context, cost, action.way, sourceOf(action.shelf, action.place))})`
      }
      case 'useEssence':
        return `${names.of('essences', action.kind)}: ${tools.use('essenceUses', action.kind, 0)}`
      case 'useGem':
        return `${names.of('gems', action.gem)} on ${tools.owned(player, 'slots', action.slot)}: ${tools.use('gemUses', action.gem, action.way)}`
      case 'brew':
        return 'A Gaar for a Dwurt'
      case 'cashGold':
        return `A gold card for a coin: ${names.of('chaosCards', action.card)}`
      case 'cashSilver':
        return '4 silver cards for a coin'
      case 'swapSilver':
        return '4 silver cards for a gold card'
      case 'discardCard':
        return `Discard ${names.of('chaosCards', action.card)}`
      case 'buy': {
        const { tile, label } = offerAt(tools, view, action.place)
        return `Buy ${label} for ${tools.price(context, tile, 'buy')} (${tools.face(tile)})`
      }
      case 'buyGaar':
        return 'Buy a Gaar for 1 coin'
      case 'buyPersonal': {
        const { tile = -1 } = ownedIn(player, 'revealed', action.place) ?? {}
        return `Buy ${tools.owned(player, 'revealed', action.place)} for ${tools.price(context, tile, 'buy')} (${tools.face(tile)})`
      }
      case 'exchange': {
        const item = itemOf(view)
        return item?.step === 'trade' && item.exchanged === 0
          ? 'Exchange the whole offer for free'
          : 'Exchange the whole offer again'
      }
      case 'heal': {
        const item = itemOf(view)
        const heals = item?.step === 'trade' ? printed.pack.healing[TRADES[item.trade]] : 0
        return `Heal ${heals} for 1 coin`
      }
      case 'learn': {
        const { tile = -1 } = ownedIn(player, 'revealed', action.place) ?? {}
        const price = tools.price(context, tile, 'learn')
        return `Learn ${tools.owned(player, 'revealed', action.place)} for ${price}, ${tools.slot(player, action.slot)} (${tools.face(tile)})`
      }
      case 'relearn':
        return `Move ${tools.owned(player, 'slots', action.slot)}: ${tools.slot(player, action.to)}`
      case 'reveal':
        return 'Reveal personal tiles for 1 coin'
      case 'sell':
        return `Sell ${tools.owned(player, action.shelf, action.place)}: ${saleText(tools, player, action)}`
      case 'sellEssence':
        return `Sell ${names.of('essences', action.kind)} for ${count.coins(2)}`
      case 'sellGem':
        return `Sell ${names.of('gems', action.gem)} for ${count.coins(2)}`
      case 'unlearn':
        return `Put back beside the board: ${tools.owned(player, 'slots', action.slot)}`
      case 'unlock': {
        const cost = costOf(printed, context, action)
        return `Unlock ${tools.slot(player, action.slot)} for ${tools.given(context, cost, action.way, -1)}`
      }
      case 'attack': {
        const { tile = -1 } = ownedIn(player, 'slots', action.place) ?? {}
        const what = `Attack: ${tools.owned(player, 'slots', action.place)} (${tools.rows(tile)})`
        const cost = costOf(printed, context, action)
        return cost === null ? what : `${what}, for ${tools.given(context, cost, action.way, action.place)}`
      }
      case 'control':
        return action.take ? 'Take over the monster by your control card' : 'Leave it to the control cards'
      case 'gaar': {
        const { dwurt, value, sign } = gaarText(printed, context, action.die)
        if (dwurt) return `Dwurt: the roll ${signed(3 * sign)}`
        return `Gaar: re-roll die ${action.die + 1} (shows ${value}) and ${signed(2 * sign)}`
      }
      case 'hope':
        return {
          gaar: '2 hope: 1 Gaar',
          plus: '1 hope: the roll +1',
          strike: '3 hope: the roll +1 and 1 hit',
        }[action.how]
      case 'play': {
        const { fields } = printed.pack.chaosCards[action.card]
        return `Play ${times(action.count, names.of('chaosCards', action.card))}: ${tools.ops(fields[action.count - 1] ?? [])}`
      }
      case 'trophy': {
        const { fight } = view
        const foe = fight === null ? words.none : names.foe(fight.kind, fight.foe)
        return action.keep ? `Keep as a trophy: ${foe}` : `Discard: ${foe}`
      }
      case 'choose':
        return picked(tools, context, action.way)
      case 'dropEssence':
        return `Discard ${names.of('essences', action.kind)}`
      case 'dropGem':
        return `Discard ${names.of('gems', action.gem)}`
      case 'dropTile':
        return `Discard ${tools.owned(player, action.shelf, action.place)}`
      case 'dropToken':
        return `Discard ${action.dwurt ? count.dwurt(1) : count.gaar(1)}`
      case 'dropTrophy':
        return `Discard the trophy ${names.trophy(player.trophies[action.place])} (${action.place + 1})`
      case 'take':
        return `Keep ${tools.tile(action.tile)} (${saleText(tools, player, action)})`
      case 'teleport':
        return `Teleport to ${tools.target(view, player, action.field)}${fighting(action.fund)}`
      case 'done':
        return doneAt(view) === 'heroRoll' ? `${DONE.heroRoll}: ${outcome(tools, view)}` : DONE[doneAt(view)]
      case 'pass':
        return 'Pass'
    }
  }
}
