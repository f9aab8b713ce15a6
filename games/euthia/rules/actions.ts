import * as v from 'valibot'

/** What pays for a fixed action: its token, or an action that an effect granted (EU-208). */
export const FUNDS = ['granted', 'token'] as const
export type Fund = (typeof FUNDS)[number]

/** How hope is spent: +1, a Gaar, or +1 and a hit (EU-704 to EU-706). */
export const HOPES = ['gaar', 'plus', 'strike'] as const
export type Hope = (typeof HOPES)[number]

/** Where a tile lies: a slot of the hero board, the bags, or beside the board. */
export const SHELVES = ['bags', 'revealed', 'slots'] as const
export type Shelf = (typeof SHELVES)[number]

/** Fields, tiles, cards, slots, kinds and sides are numbers; a place is one in a list of the player. */
export type EuthiaAction =
  /* Turn */
  | { readonly type: 'confront' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'explore'; readonly side: number }
  /** Against the open elite or the foe of the scenario, where the hero stands (EU-601). */
  | { readonly type: 'fight'; readonly fund: Fund; readonly kind: 'elite' | 'story' }
  | { readonly type: 'keep'; readonly action: number }
  | { readonly type: 'legend'; readonly way: number }
  | { readonly type: 'mine'; readonly cart: boolean; readonly fund: Fund }
  | { readonly type: 'portal'; readonly field: number; readonly fund: Fund | null }
  | { readonly type: 'prayHeal' }
  | { readonly type: 'prayPotion' }
  | { readonly type: 'quest'; readonly card: number; readonly way: number }
  /** Into a field with a monster, with what pays for the fight; elsewhere null. */
  | { readonly type: 'step'; readonly field: number; readonly fund: Fund | null }
  | { readonly type: 'trade'; readonly fund: Fund }
  | { readonly type: 'treasure' }
  | { readonly type: 'walk'; readonly action: number }
  | { readonly type: 'ward'; readonly essence: number }
  /* Board and bags */
  | { readonly type: 'equip'; readonly place: number; readonly slot: number }
  /** On equipment of the board or in a bag (EU-881). */
  | { readonly type: 'setGem'; readonly gem: number; readonly place: number; readonly shelf: Shelf }
  | { readonly type: 'stow'; readonly slot: number }
  /* Effects: of a tile (with the way of paying), a gem on it, an essence */
  | {
      readonly type: 'use'
      readonly effect: number
      readonly place: number
      readonly shelf: Shelf
      readonly way: number
    }
  | { readonly type: 'useEssence'; readonly kind: number }
  | { readonly type: 'useGem'; readonly gem: number; readonly slot: number; readonly way: number }
  /** Gaar for Dwurt (EU-1404); silver for gold, or cards for a coin (EU-227, EU-1215). */
  | { readonly type: 'brew' }
  | { readonly type: 'cashGold'; readonly card: number }
  | { readonly type: 'cashSilver' }
  | { readonly type: 'swapSilver' }
  | { readonly type: 'discardCard'; readonly card: number }
  /* Trade */
  | { readonly type: 'buy'; readonly place: number }
  | { readonly type: 'buyGaar' }
  | { readonly type: 'buyPersonal'; readonly place: number }
  | { readonly type: 'exchange' }
  | { readonly type: 'heal' }
  | { readonly type: 'learn'; readonly place: number; readonly slot: number }
  | { readonly type: 'relearn'; readonly slot: number; readonly to: number }
  | { readonly type: 'reveal' }
  | { readonly type: 'sell'; readonly place: number; readonly shelf: Shelf; readonly way: number }
  | { readonly type: 'sellEssence'; readonly kind: number }
  | { readonly type: 'sellGem'; readonly gem: number }
  | { readonly type: 'unlearn'; readonly slot: number }
  | { readonly type: 'unlock'; readonly slot: number; readonly way: number }
  /* Fight */
  | { readonly type: 'attack'; readonly place: number; readonly way: number }
  | { readonly type: 'control'; readonly take: boolean }
  | { readonly type: 'gaar'; readonly die: number }
  | { readonly type: 'hope'; readonly how: Hope }
  | { readonly type: 'play'; readonly card: number; readonly count: number }
  | { readonly type: 'trophy'; readonly keep: boolean }
  /* Choices inside something; done and pass end a window */
  | { readonly type: 'choose'; readonly way: number }
  | { readonly type: 'dropEssence'; readonly kind: number }
  | { readonly type: 'dropGem'; readonly gem: number }
  | { readonly type: 'dropTile'; readonly place: number; readonly shelf: Shelf }
  | { readonly type: 'dropToken'; readonly dwurt: boolean }
  | { readonly type: 'dropTrophy'; readonly place: number }
  | { readonly type: 'take'; readonly tile: number }
  | { readonly type: 'teleport'; readonly field: number; readonly fund: Fund | null }
  | { readonly type: 'done' }
  | { readonly type: 'pass' }

export type ActionType = EuthiaAction['type']

const whole = v.pipe(v.number(), v.integer())
const fund = v.picklist(FUNDS)
const mayFund = v.nullable(fund)
const shelf = v.picklist(SHELVES)
const bare = <const Type extends string>(type: Type) => v.strictObject({ type: v.literal(type) })
/** The form of an action. */
export const euthiaAction: v.GenericSchema<unknown, EuthiaAction> = v.variant('type', [
  bare('confront'),
  bare('endTurn'),
  v.strictObject({ type: v.literal('explore'), side: whole }),
  v.strictObject({ type: v.literal('fight'), fund: fund, kind: v.picklist(['elite', 'story']) }),
  v.strictObject({ type: v.literal('keep'), action: whole }),
  v.strictObject({ type: v.literal('legend'), way: whole }),
  v.strictObject({ type: v.literal('mine'), cart: v.boolean(), fund: fund }),
  v.strictObject({ type: v.literal('portal'), field: whole, fund: mayFund }),
  bare('prayHeal'),
  bare('prayPotion'),
  v.strictObject({ type: v.literal('quest'), card: whole, way: whole }),
  v.strictObject({ type: v.literal('step'), field: whole, fund: mayFund }),
  v.strictObject({ type: v.literal('trade'), fund: fund }),
  bare('treasure'),
  v.strictObject({ type: v.literal('walk'), action: whole }),
  v.strictObject({ type: v.literal('ward'), essence: whole }),
  v.strictObject({ type: v.literal('equip'), place: whole, slot: whole }),
  v.strictObject({ type: v.literal('setGem'), gem: whole, place: whole, shelf: shelf }),
  v.strictObject({ type: v.literal('stow'), slot: whole }),
  v.strictObject({ type: v.literal('use'), effect: whole, place: whole, shelf: shelf, way: whole }),
  v.strictObject({ type: v.literal('useEssence'), kind: whole }),
  v.strictObject({ type: v.literal('useGem'), gem: whole, slot: whole, way: whole }),
  bare('brew'),
  v.strictObject({ type: v.literal('cashGold'), card: whole }),
  bare('cashSilver'),
  bare('swapSilver'),
  v.strictObject({ type: v.literal('discardCard'), card: whole }),
  v.strictObject({ type: v.literal('buy'), place: whole }),
  bare('buyGaar'),
  v.strictObject({ type: v.literal('buyPersonal'), place: whole }),
  bare('exchange'),
  bare('heal'),
  v.strictObject({ type: v.literal('learn'), place: whole, slot: whole }),
  v.strictObject({ type: v.literal('relearn'), slot: whole, to: whole }),
  bare('reveal'),
  v.strictObject({ type: v.literal('sell'), place: whole, shelf: shelf, way: whole }),
  v.strictObject({ type: v.literal('sellEssence'), kind: whole }),
  v.strictObject({ type: v.literal('sellGem'), gem: whole }),
  v.strictObject({ type: v.literal('unlearn'), slot: whole }),
  v.strictObject({ type: v.literal('unlock'), slot: whole, way: whole }),
  v.strictObject({ type: v.literal('attack'), place: whole, way: whole }),
  v.strictObject({ type: v.literal('control'), take: v.boolean() }),
  v.strictObject({ type: v.literal('gaar'), die: whole }),
  v.strictObject({ type: v.literal('hope'), how: v.picklist(HOPES) }),
  v.strictObject({ type: v.literal('play'), card: whole, count: whole }),
  v.strictObject({ type: v.literal('trophy'), keep: v.boolean() }),
  v.strictObject({ type: v.literal('choose'), way: whole }),
  v.strictObject({ type: v.literal('dropEssence'), kind: whole }),
  v.strictObject({ type: v.literal('dropGem'), gem: whole }),
  v.strictObject({ type: v.literal('dropTile'), place: whole, shelf: shelf }),
  v.strictObject({ type: v.literal('dropToken'), dwurt: v.boolean() }),
  v.strictObject({ type: v.literal('dropTrophy'), place: whole }),
  v.strictObject({ type: v.literal('take'), tile: whole }),
  v.strictObject({ type: v.literal('teleport'), field: whole, fund: mayFund }),
  bare('done'),
  bare('pass'),
])
