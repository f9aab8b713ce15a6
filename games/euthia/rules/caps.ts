import type { Values } from '@vyprava/kernel'
import { type Euthia, MOST_ARRANGED, MOST_BOUGHT, MOST_EXCHANGED } from './state.ts'

/** From how many on what is left of a cap is said, before it is met (EU-R95, EU-R96). */
const FEW = 5

const said = (name: string, left: number): Values => (left <= FEW ? { [name]: left } : {})

/** How often the board may still be rearranged in this turn, when that is not often. */
export const arrangingLeft = ({ arranged }: Euthia): Values => said('arranging', MOST_ARRANGED - arranged)

/** The same for purchases in this turn, and exchanges of the offer in this trade. */
export const tradingLeft = ({ bought }: Euthia, exchanged: number): Values => ({
  ...said('buying', MOST_BOUGHT - bought),
  ...said('exchanging', MOST_EXCHANGED - exchanged),
})
