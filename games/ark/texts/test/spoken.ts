import { startMatch } from '@vyprava/kernel'
import type { Language } from '@vyprava/module/words.ts'
import { shippedPack } from '../../content/index.ts'
import { shippedStories } from '../../content/stories.ts'
import { type ArkOptions, type ArkView, createArk } from '../../rules/index.ts'
import { wordsFrom } from '../build.ts'
import * as cs from '../cs.ts'
import * as en from '../en.ts'
import * as sk from '../sk.ts'

export const pack = shippedPack()
export const stories = shippedStories()
const game = createArk(pack)

export const WORDS = {
  cs: wordsFrom('cs', cs, pack, stories),
  sk: wordsFrom('sk', sk, pack, stories),
  en: wordsFrom('en', en, pack, stories),
} as const satisfies Readonly<Record<Language, unknown>>

export function start(seats: number, options: Partial<ArkOptions>, seed: string) {
  const started = startMatch(game, { seats, options, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

/** What the active player of a race of a Knight and a Hunter sees when the first colour is to be named. */
export function someView(): ArkView {
  const match = start(2, { characters: 'chosen' }, 'words')
  for (let view = match.sight(0).view; view.phase !== 'naming'; view = match.sight(0).view) {
    const [seat] = match.deciders
    match.play(seat, match.sight(seat).decision?.actions.at(-1))
  }
  return match.sight(match.sight(null).view.active).view
}
