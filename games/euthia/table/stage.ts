import type { EuthiaView } from '../rules/view.ts'
import { itemOf } from '../texts/sight.ts'

/** What lies on the plate: the land, or in its place the arena or the market. */
export type Stage = 'land' | 'arena' | 'market'

const TRADING = ['cart', 'pair', 'trade', 'tradeFee'] as const

/** A fight hides the land once its foe is met; before that one still looks around. */
export function stageOf(view: EuthiaView): Stage {
  const step = itemOf(view)?.step
  if (view.fight !== null && step !== 'beforeFight') return 'arena'
  return TRADING.some((one) => one === step) ? 'market' : 'land'
}
