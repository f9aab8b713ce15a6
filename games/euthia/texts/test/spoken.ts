import { startMatch } from '@vyprava/kernel'
import { shippedPack } from '../../content/index.ts'
import { createEuthia } from '../../rules/game.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import { cs } from '../cs.ts'
import { en } from '../en.ts'
import { sk } from '../sk.ts'

export const pack = shippedPack()
export const game = createEuthia(pack)

export const WORDS = { cs: cs(pack), sk: sk(pack), en: en(pack) } as const

export function start(seats: number, options: Partial<EuthiaOptions>, seed: string) {
  const started = startMatch(game, { seats, options, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

/** Names that keep their letters in every language are no flaw. */
export const plainly = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replaceAll('Áel', 'Ael'))
