import { startMatch } from '@vyprava/kernel'
import type { Language } from '@vyprava/module/words.ts'
import { type EuthiaPack, shippedPack } from '../../content/index.ts'
import { createEuthia, type EuthiaGame } from '../../rules/game.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import type { Player } from '../../rules/state.ts'
import { wordsFrom } from '../build.ts'
import * as cs from '../cs.ts'
import * as en from '../en.ts'
import * as sk from '../sk.ts'
import type { Tools } from '../tools.ts'

export const pack = shippedPack()
const game = createEuthia(pack)

/** Our own pack with shops, a treasure and an elemental around the church, so that everybody comes there. */
const busyPack: EuthiaPack = {
  ...pack,
  mapTiles: pack.mapTiles.map((tile) =>
    tile.cls === 'start'
      ? {
          ...tile,
          hexes: [
            { location: 'merchant' },
            { location: 'alchemist' },
            { location: 'elemental', elemental: 'air' },
          ],
        }
      : tile,
  ),
}
const busyGame = createEuthia(busyPack)

const wordsFor = (of: EuthiaPack) => ({
  cs: wordsFrom('cs', cs, of),
  sk: wordsFrom('sk', sk, of),
  en: wordsFrom('en', en, of),
})
export const WORDS = wordsFor(pack)

/** What the sentences of a language are put together from. */
export const toolsFor = (language: Language): Tools => WORDS[language].tools

/** Wealth of every kind, and a hero who does not die at once: such games meet more of what there is. */
function enrich(player: Player): void {
  player.coins += 60
  player.rep += 24
  player.maxHealth += 20
  player.health += 20
  player.gems.fill(1, 0, 3)
  player.essences.fill(1, 0, 1)
}

const richGame: EuthiaGame = {
  ...busyGame,
  setup(table, random) {
    const state = busyGame.setup(table, random)
    state.players.forEach(enrich)
    return state
  },
}

/** The game as it ships, and one in which random players meet more of it. */
export const GAMES = {
  plain: { game, words: WORDS },
  rich: { game: richGame, words: wordsFor(busyPack) },
} as const

export function start(seats: number, options: Partial<EuthiaOptions>, seed: string, of: EuthiaGame = game) {
  const started = startMatch(of, { seats, options, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

/** Names that keep their letters in every language are no flaw. */
export const plainly = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replaceAll('Áel', 'Ael'))
