import { mouse } from '../../games/roam/test/browser/hands.ts'
import { playOn, sitDown } from '../../games/roam/test/browser/play.ts'
import type { Scene } from './scene.ts'

const ACTIONS = 60

/** Two at one screen, the full game, from its first action. */
export const roam: Scene = {
  name: 'roam',
  games: ['quick', 'swift', 'brisk'].map((seed) => ({
    open: (page) => sitDown(page, mouse(page), { seed, mode: 'full' }),
    play: async (page, drawn) => {
      await playOn(page, mouse(page), ({ length, over }) => over || length >= ACTIONS, drawn)
    },
  })),
}
