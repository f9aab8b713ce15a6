import * as v from 'valibot'
import { ITEMS, TERRAINS } from './lists.ts'

const count = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'a whole number from 1'))
const terrain = v.picklist(TERRAINS)

/** What happens once, right after the common reveal. */
const revealEffect = v.variant('does', [
  /** Moves the first-player token to the next player. */
  v.strictObject({ does: v.literal('passToken') }),
  v.strictObject({ does: v.literal('gainItem'), item: v.picklist(ITEMS), who: v.picklist(['owner', 'all']) }),
  /** Clears every hex around the leader. */
  v.strictObject({ does: v.literal('clearAround') }),
  v.strictObject({ does: v.literal('suffer'), injuries: count }),
  v.strictObject({ does: v.literal('gainSupport'), support: count }),
  /** Moves an own camp to a hex of the terrain. */
  v.strictObject({ does: v.literal('moveCamp'), terrain }),
  v.strictObject({ does: v.literal('draw'), cards: count }),
  v.strictObject({ does: v.literal('destroyMech'), where: v.picklist(['own', 'adjacent']) }),
  /** Every player removes some injuries. */
  v.strictObject({ does: v.literal('healAll'), injuries: count }),
  /** One player removes all injuries. */
  v.strictObject({ does: v.literal('healOne') }),
  /** Every player may shift the own leader to an adjacent hex. */
  v.strictObject({ does: v.literal('shiftLeaders') }),
  /** Replaces a mech on any hex without a toxic site by pollution. */
  v.strictObject({ does: v.literal('rustMech') }),
  /** The own leader goes to any hex of the terrain. */
  v.strictObject({ does: v.literal('travel'), terrain }),
  v.strictObject({ does: v.literal('breachAnywhere') }),
])

/** What holds for the round. */
const ongoingEffect = v.variant('does', [
  v.strictObject({ does: v.literal('supportOnInjury'), support: count }),
  /** All players regroup to any functioning camp, without a roll. */
  v.strictObject({ does: v.literal('shareCamps') }),
  /** The owner gains support whenever any player builds a camp. */
  v.strictObject({ does: v.literal('supportOnBuild'), support: count }),
  /** All players use trails of any terrain. */
  v.strictObject({ does: v.literal('anyTrail') }),
  v.strictObject({ does: v.literal('ignoreResult'), result: v.picklist([1, 2]) }),
  v.strictObject({ does: v.literal('clearOnMove') }),
  /** The owner flips no machine card. */
  v.strictObject({ does: v.literal('skipMachine') }),
  v.strictObject({ does: v.literal('supportOnDestroy'), support: count }),
  /** All players cross walls. */
  v.strictObject({ does: v.literal('crossWalls') }),
  /** The owner's rockets reach mechs on adjacent hexes. */
  v.strictObject({ does: v.literal('longRockets') }),
])

/** The closed vocabulary of abilities: a card names an effect with its numbers, the rules know what it does. */
export const effect = v.variant('does', [revealEffect, ongoingEffect])

export type RevealEffect = v.InferOutput<typeof revealEffect>
export type OngoingEffect = v.InferOutput<typeof ongoingEffect>
export type Effect = v.InferOutput<typeof effect>
export type EffectName = Effect['does']

export const REVEAL_EFFECTS = [
  'passToken',
  'gainItem',
  'clearAround',
  'suffer',
  'gainSupport',
  'moveCamp',
  'draw',
  'destroyMech',
  'healAll',
  'healOne',
  'shiftLeaders',
  'rustMech',
  'travel',
  'breachAnywhere',
] as const satisfies readonly RevealEffect['does'][]

/** Whether an effect happens at the reveal; the others hold for the round. */
export const isReveal = (of: Effect): of is RevealEffect => REVEAL_EFFECTS.some((name) => name === of.does)
