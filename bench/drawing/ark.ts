import { mouse } from '../../games/ark/test/browser/hands.ts'
import { openKept } from '../../games/ark/test/browser/kept.ts'
import { playOn } from '../../games/ark/test/browser/play.ts'
import type { Scene } from './scene.ts'

/** From where on it is played, in parts of the game: sheets are half full, parts are looked for. */
const FROM = 0.35
const SENT = 22

/** People at one screen, together, so that nobody hands it over: the sheet turns with every answer. */
const table = (seats: number): Scene => ({
  name: `ark-${seats}`,
  games: ['quick', 'swift'].map((seed) => ({
    open: (page) =>
      openKept(page, {
        seed,
        seats,
        options: { mode: 'cooperative' },
        until: ({ progress }) => progress >= FROM,
      }),
    play: async (page, drawn) => {
      await playOn(page, mouse(page), (_sight, met) => (met.get('send') ?? 0) >= SENT, drawn)
    },
  })),
})

export const ark: readonly Scene[] = [table(2), table(7)]
