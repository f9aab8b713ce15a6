/** What an expedition wins. */

export { clover } from './goods/clover.ts'
export { crownCoin } from './goods/crown-coin.ts'
export { crystalGrowth } from './goods/crystal-growth.ts'
export { cutDiamond } from './goods/cut-diamond.ts'
export { emerald } from './goods/emerald.ts'
export { gems } from './goods/gems.ts'
export { heartPlus } from './goods/heart-plus.ts'
export { hearts } from './goods/hearts.ts'
export { pawPrint } from './goods/paw-print.ts'
export { twoCoins } from './goods/two-coins.ts'
