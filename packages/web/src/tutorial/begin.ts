import { usualBot } from '@vyprava/bots'
import { type Game, type Match, writeRecord } from '@vyprava/kernel'
import type { GameModule, Tutorial } from '@vyprava/module'
import { deviceShelf } from '../local/device.ts'
import { newlySaved, type SavedMatch } from '../local/saved.ts'
import { goTo } from '../router.ts'
import { taught } from '../settings/index.ts'
import { agreementOf } from '../setup/plan.ts'
import type { Texts } from '../texts/index.ts'
import type { LessonMark } from './mark.ts'
import { matchAt, trailOf } from './script.ts'

/** Sits down at a game's first expedition: the learner at the first seat, bots at the others. */
export async function beginTutorial(module: GameModule, words: Texts['setup']): Promise<void> {
  const [rules, tutorial] = await Promise.all([module.rules(), module.tutorial?.()])
  if (tutorial === undefined) return
  taught(module.id).set('yes')
  const bot = usualBot(rules)
  const seats = Array.from({ length: tutorial.seats }, (_, seat) => ({
    name: '',
    bot: seat === 0 ? null : bot,
  }))
  const { players } = agreementOf({ seats, options: {}, seed: '' }, words)
  await beginAt(rules.game, tutorial, players, { part: 0, step: 0, state: 'on' })
}

/** Sits down at a step of a tutorial, at a table of its own. */
export async function beginAt(
  game: Game,
  tutorial: Tutorial,
  players: SavedMatch['players'],
  mark: LessonMark,
): Promise<void> {
  const station = trailOf(tutorial.parts[mark.part])[mark.step]
  const match = matchAt(game, tutorial, station)
  if (match === null) throw new Error(`The rules refuse the tutorial before its step ${mark.step + 1}`)
  const saved = newlySaved(match, bookOf(match), { players }, Date.now())
  await deviceShelf().put({ ...saved, tutorial: mark })
  goTo({ page: 'play', id: saved.id })
}

function bookOf(match: Match): SavedMatch['book'] {
  const record = writeRecord(match)
  if (record === null) throw new Error('A match that began from a seed has lost it')
  return { kind: 'record', record }
}
