import type { Page } from 'playwright-core'
import { mouse } from '../../games/ark/test/browser/hands.ts'
import { openKept } from '../../games/ark/test/browser/kept.ts'
import { gameOn } from '../../games/ark/test/browser/large-map.ts'
import { playOn } from '../../games/ark/test/browser/play.ts'
import { type Kept, openFile } from '../../games/testing/kept.ts'
import type { Scene } from './scene.ts'

/** From where on it is played, in parts of the game: sheets are half full, parts are looked for. */
const FROM = 0.35
const SENT = 22

/** People at one screen, together, so that nobody hands it over: the sheet turns with every answer. */
const table = (name: string, games: readonly ((page: Page) => Promise<void>)[]): Scene => ({
  name,
  games: games.map((open) => ({
    open,
    play: async (page, drawn) => {
      await playOn(page, mouse(page), (_sight, met) => (met.get('send') ?? 0) >= SENT, drawn)
    },
  })),
})

const begun = (seed: string, seats: number): Kept => ({
  seed,
  seats,
  options: { mode: 'cooperative' },
  until: ({ progress }) => progress >= FROM,
})

/** On a map of the house; all of them have 127 hexes, made ones and those of the maker too. */
const ofHouse = (seats: number): Scene =>
  table(
    `ark-${seats}`,
    ['quick', 'swift'].map((seed) => (page) => openKept(page, begun(seed, seats))),
  )

/** The largest map that a pack may bring, 400 hexes: square, all in sight, and so long that it comes near. */
const LARGEST = [
  [20, 20],
  [50, 8],
] as const
const largest = table(
  'ark-7-largest',
  LARGEST.map((form) => (page) => openFile(page, gameOn(form, begun('quick', 7)))),
)

export const ark: readonly Scene[] = [ofHouse(2), ofHouse(7), largest]
