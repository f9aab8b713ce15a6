import { rules } from '../../games/defenders/index.ts'
import { mouse } from '../../games/defenders/test/browser/hands.ts'
import { playOn } from '../../games/defenders/test/browser/play.ts'
import { keptGame, openFile } from '../../games/testing/kept.ts'
import type { Scene } from './scene.ts'

const ACTIONS = 40
/** How much is done in a turn. */
const ACTS = 3
/** By then the board holds camps, walls and mechs. */
const BEGUN = 0.12

/** People at one screen, from the first leadership of a game that has come some way. */
const table = (name: string, seats: number, seeds: readonly string[]): Scene => ({
  name,
  games: seeds.map((seed) => ({
    open: (page) =>
      openFile(
        page,
        keptGame(rules, 'novice', {
          seed,
          seats,
          until: ({ prompt, progress }) => prompt === 'lead' && progress > BEGUN,
        }),
      ),
    play: async (page, drawn) => {
      let answers = 0
      await playOn(page, mouse(page), {
        acts: ACTS,
        until: () => answers >= ACTIONS,
        async seen() {
          await drawn()
          answers++
        },
      })
    },
  })),
})

export const defenders: readonly Scene[] = [
  table('defenders alone', 1, ['quick', 'swift']),
  table('defenders', 2, ['quick', 'swift']),
  table('defenders for four', 4, ['quick']),
]
