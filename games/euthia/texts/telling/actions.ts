import { lookUp } from '@vyprava/module/dictionary.ts'
import { fieldsOf, onDemand } from '@vyprava/module/read.ts'
import { type Text, textOf } from '@vyprava/module/wording.ts'
import { FIXED_ACTIONS, TRADES } from '../../content/schema.ts'
import type { ActionType, EuthiaAction, Fund } from '../../rules/actions.ts'
import { confrontation, costOf, doneAt, gaarText, offerAt, outcome, picked, saleText } from '../acts.ts'
import type { actions, groups } from '../en/actions.ts'
import { signed, times } from '../lexicon.ts'
import { type Context, itemOf, ownedIn, playerOf } from '../sight.ts'
import { sourceOf, type Tools } from '../tools.ts'

/** Said by the names of things alone. */
type Nameless = 'choose' | 'quest' | 'use' | 'useEssence'
type ActionKey = keyof typeof actions

export type ToldAction = ReturnType<typeof toldOf>
export type ActionWords = Readonly<Record<ActionKey, Text<ToldAction>>>

/** What pays for a fixed action, and a fight that comes with a step. */
export interface FundWords {
  readonly funds: Readonly<Record<Fund, string>>
  fighting(fund: string): string
}

/** Actions under the heading of another one; the rest have their own. */
const HEADED: Readonly<Partial<Record<ActionType, readonly ActionType[]>>> = {
  brew: ['cashGold', 'cashSilver', 'swapSilver'],
  buy: ['buyGaar', 'buyPersonal'],
  choose: ['take'],
  confront: ['legend', 'mine', 'prayHeal', 'prayPotion', 'trade', 'treasure', 'ward'],
  discardCard: ['dropEssence', 'dropGem', 'dropTile', 'dropToken', 'dropTrophy'],
  done: ['pass'],
  equip: ['setGem', 'stow'],
  learn: ['relearn', 'reveal', 'unlearn'],
  sell: ['sellEssence', 'sellGem'],
  use: ['useEssence', 'useGem'],
}

export const groupOf =
  (words: typeof groups) =>
  ({ type }: EuthiaAction): string =>
    lookUp(words, Object.entries(HEADED).find(([, types]) => types.includes(type))?.[0] ?? type)

export const actionsOf =
  (words: ActionWords, funds: FundWords, tools: Tools) =>
  (action: EuthiaAction, context: Context): string => {
    const told = toldOf(funds, tools, action, context)
    switch (action.type) {
      case 'choose':
        return picked(tools, context, action.way)
      case 'quest':
        return `${told.quest}: ${told.given} → ${told.reward}`
      case 'useEssence':
        return `${told.essence}: ${told.use}`
      case 'use':
        return costOf(tools.printed, context, action) === null ? told.using : textOf(words.useFor, told)
      default:
        return textOf(words[keyOf(action, context, tools)], told)
    }
  }

function keyOf(
  action: Exclude<EuthiaAction, { type: Nameless }>,
  context: Context,
  { printed, way }: Tools,
): ActionKey {
  const { view } = context
  const player = playerOf(context)
  switch (action.type) {
    case 'mine':
      return action.cart ? 'mineWithCart' : 'mine'
    case 'step':
      return way(view, player.field, action.field) === '' ? 'step' : 'stepTo'
    case 'equip':
      return ownedIn(player, 'slots', action.slot) === null ? 'equip' : 'equipInstead'
    case 'discardCard':
    case 'dropEssence':
    case 'dropGem':
    case 'dropTile':
    case 'dropToken':
      return 'discard'
    case 'buyPersonal':
      return 'buy'
    case 'exchange': {
      const item = itemOf(view)
      return item?.step === 'trade' && item.exchanged === 0 ? 'exchange' : 'exchangeAgain'
    }
    case 'sellEssence':
    case 'sellGem':
      return 'sellJewel'
    case 'attack':
      return costOf(printed, context, action) === null ? 'attack' : 'attackFor'
    case 'control':
      return action.take ? 'control' : 'controlLeft'
    case 'gaar':
      return gaarText(printed, context, action.die).dwurt ? 'dwurt' : 'gaar'
    case 'hope':
      return ({ gaar: 'hope', plus: 'hopePlus', strike: 'hopeStrike' } as const)[action.how]
    case 'trophy':
      return action.keep ? 'trophy' : 'trophyLeft'
    case 'done':
      return doneAt(view)
    default:
      return action.type
  }
}

/** What actions tell, worded: things by their names, amounts with what is counted. */
function toldOf({ funds, fighting }: FundWords, tools: Tools, action: EuthiaAction, context: Context) {
  const { words, names, printed } = tools
  const { pack } = printed
  const { count } = words
  const { view } = context
  const player = playerOf(context)
  const the = fieldsOf(action)
  const gem = (): string => names.of('gems', the('gem'))
  const essence = (): string => names.of('essences', Number(the('kind')))
  const card = (): string => names.of('chaosCards', the('card'))
  /** Where the tile of the action lies. */
  const shelf = () => {
    if (action.type === 'equip') return 'bags'
    if (action.type === 'buyPersonal' || action.type === 'learn') return 'revealed'
    return 'shelf' in action ? action.shelf : 'slots'
  }
  const place = (): number => ('place' in action ? action.place : the('slot'))
  const owned = (): string => tools.owned(player, shelf(), place())
  const tile = (): number =>
    action.type === 'buy'
      ? offerAt(tools, view, action.place).tile
      : (ownedIn(player, shelf(), place())?.tile ?? -1)
  const use = (): string => {
    if (action.type === 'useEssence') return tools.use('essenceUses', action.kind, 0)
    if (action.type === 'useGem') return tools.use('gemUses', action.gem, action.way)
    return tools.use('uses', tile(), the('effect'))
  }
  const by = (n: number): string => signed(n * gaarText(printed, context, the('die')).sign)
  return onDemand({
    here: () => tools.facts(view, player.field),
    rows: () => (action.type === 'confront' ? confrontation(tools, view, player.field) : tools.rows(tile())),
    direction: () => words.directions[the('side')],
    way: () => tools.way(view, player.field, the('field')),
    target: () => tools.target(view, player, the('field')),
    fund: () => funds[the('fund') ?? 'token'],
    /** What pays for the fight on a field with a monster. */
    fighting: () => {
      const fund = the('fund')
      return fund === null ? '' : fighting(funds[fund])
    },
    foe: () => {
      const { fight, bounty, story } = view
      if (action.type === 'trophy') return fight === null ? words.none : names.foe(fight.kind, fight.foe)
      return the('kind') === 'elite'
        ? names.of('elites', pack.bounties[bounty].elite)
        : names.of('scenarioCards', story.foes[0])
    },
    action: () => words.actions[FIXED_ACTIONS[the('action')]],
    token: () => words.tokens[FIXED_ACTIONS[the('action')]],
    mp: () => count.mp(pack.movement[FIXED_ACTIONS[the('action')]]),
    quest: () => names.of('encounterCards', the('card')),
    reward: () => tools.ops(pack.encounterCards[the('card')].reward),
    /** What the way of paying gives. */
    given: () => {
      if (action.type === 'quest')
        return tools.given(context, pack.encounterCards[action.card].require, action.way, -1)
      const costly =
        'way' in action && action.type !== 'choose' && action.type !== 'sell' && action.type !== 'useGem'
      if (!costly) return words.none
      const source = action.type === 'use' || action.type === 'attack' ? sourceOf(shelf(), place()) : -1
      return tools.given(context, costOf(printed, context, action), action.way, source)
    },
    gem,
    /** What is paid with. */
    ward: () => names.of('essences', the('essence')),
    essence,
    card,
    cards: () => times(the('count'), card()),
    does: () => tools.ops(pack.chaosCards[the('card')].fields[the('count') - 1] ?? []),
    tile: () => (action.type === 'take' ? tools.tile(action.tile) : owned()),
    offered: () => (action.type === 'buy' ? offerAt(tools, view, action.place).label : owned()),
    worn: () => tools.tile(ownedIn(player, 'slots', the('slot'))?.tile ?? -1),
    slot: () => tools.slot(player, the('slot')),
    to: () => tools.slot(player, Number(the('to'))),
    use,
    using: () => `${owned()}: ${use()}`,
    thing: () => {
      if ('gem' in action) return gem()
      if ('kind' in action) return essence()
      if ('card' in action) return card()
      return action.type === 'dropToken' ? (action.dwurt ? count.dwurt(1) : count.gaar(1)) : owned()
    },
    price: () => tools.price(context, tile(), action.type === 'learn' ? 'learn' : 'buy'),
    face: () => tools.face(tile()),
    sale: () =>
      action.type === 'sell' || action.type === 'take' ? saleText(tools, player, action) : count.coins(2),
    heals: () => {
      const item = itemOf(view)
      if (action.type === 'prayHeal') return pack.healing.church
      return item?.step === 'trade' ? pack.healing[TRADES[item.trade]] : 0
    },
    die: () => the('die') + 1,
    shown: () => gaarText(printed, context, the('die')).value,
    byGaar: () => by(2),
    byDwurt: () => by(3),
    trophy: () => names.trophy(player.trophies[the('place')]),
    number: () => the('place') + 1,
    outcome: () => outcome(tools, view),
  })
}
