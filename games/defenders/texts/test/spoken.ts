import { startMatch } from '@vyprava/kernel'
import { shippedPack } from '../../content/index.ts'
import { createDefenders, type DefendersOptions, type DefendersView } from '../../rules/index.ts'
import { wordsFrom } from '../build.ts'
import * as cs from '../cs.ts'
import * as en from '../en.ts'
import * as sk from '../sk.ts'

export const pack = shippedPack()
const game = createDefenders(pack)

export const WORDS = {
  cs: wordsFrom('cs', cs, pack),
  sk: wordsFrom('sk', sk, pack),
  en: wordsFrom('en', en, pack),
} as const

export function start(seats: number, options: Partial<DefendersOptions>, seed: string) {
  const started = startMatch(game, { seats, options, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

/** A game of two in the first turn of its first round, played there by first choices. */
export function someMatch(seats = 2) {
  const match = start(seats, {}, 'words')
  while (match.sight(null).view.phase !== 'action') {
    const [seat] = match.deciders
    const actions = match.sight(seat).decision?.actions ?? []
    match.play(seat, actions.find(({ type }) => type === 'ready') ?? actions[0])
  }
  return match
}

/** What the player in turn sees then. */
export function someView(): DefendersView {
  const match = someMatch()
  return match.sight(match.deciders[0]).view
}
