import { rules } from '../../games/euthia/index.ts'
import { isEuthiaView } from '../../games/euthia/table/props.ts'
import { playOn, pressing } from '../../games/euthia/test/browser/play.ts'
import { keptGame, openFile, type Point } from '../../games/testing/kept.ts'
import type { Scene } from './scene.ts'

const ANSWERS = 40
/** How much is done in a turn. */
const ACTS = 3

/** Nothing is left to be explored: the land is as heavy as it gets. */
export const opened = ({ prompt, view }: Point): boolean =>
  prompt === 'turn' && isEuthiaView(view) && view.map.chapters.every((left) => left === 0)

/** Heroes together at one screen, with the whole map open. */
export const euthia: readonly Scene[] = [
  {
    name: 'euthia',
    games: [2, 3].map((seats) => ({
      open: (page) =>
        openFile(
          page,
          keptGame(rules, 'novice', {
            seed: 'swift',
            seats,
            options: { mode: 'cooperative', scenario: 'settlements' },
            until: opened,
          }),
        ),
      play: async (page, drawn) => {
        let answers = 0
        await playOn(page, pressing(page, false), {
          acts: ACTS,
          until: () => answers >= ANSWERS,
          async seen() {
            await drawn()
            answers++
          },
        })
      },
    })),
  },
]
