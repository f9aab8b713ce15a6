import { benchArk } from './ark.ts'
import { benchBots } from './bots.ts'
import { benchDrawing } from './drawing.ts'
import { benchGames } from './games.ts'
import { benchKernel } from './kernel.ts'
import { benchOnline } from './online/index.ts'

/** The parts of `vyprava bench`. */
export const parts: Readonly<Record<string, () => object | Promise<object>>> = {
  kernel: benchKernel,
  games: benchGames,
  bots: benchBots,
  drawing: benchDrawing,
  ark: benchArk,
  online: benchOnline,
}
