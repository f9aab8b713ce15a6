import { startMatch } from '@vyprava/kernel'
import type { Language } from '@vyprava/module/words.ts'
import { shippedPack } from '../../content/index.ts'
import { createRoam, type RoamOptions, type RoamView } from '../../rules/index.ts'
import { wordsFrom } from '../build.ts'
import * as cs from '../cs.ts'
import * as en from '../en.ts'
import * as sk from '../sk.ts'

export const pack = shippedPack()
const game = createRoam(pack)

export const WORDS = {
  cs: wordsFrom('cs', cs, pack),
  sk: wordsFrom('sk', sk, pack),
  en: wordsFrom('en', en, pack),
} as const satisfies Readonly<Record<Language, unknown>>

export function start(seats: number, options: Partial<RoamOptions>, seed: string) {
  const started = startMatch(game, { seats, options, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

/** The first view of a full game of two. */
export const someView = (): RoamView => start(2, { mode: 'full', start: 'seat0' }, 'words').sight(0).view
