import type { Room } from '@vyprava/games'
import { begin } from '../local/begin.ts'
import { deviceShelf } from '../local/device.ts'
import { goTo } from '../router.ts'
import { agreementOf } from '../setup/plan.ts'
import type { Texts } from '../texts/index.ts'
import { usualBot } from '../worker/think.ts'

/** Sits down at a game's first expedition: the learner at the first seat, bots at the others. */
export async function beginTutorial(room: Room, words: Texts['setup']): Promise<void> {
  const [rules, tutorial] = await Promise.all([room.rules(), room.tutorial?.()])
  if (tutorial === undefined) return
  const bot = usualBot(rules)
  const seats = Array.from({ length: tutorial.seats }, (_, seat) => ({
    name: '',
    bot: seat === 0 ? null : bot,
  }))
  const { players } = agreementOf({ seats, options: {}, seed: '' }, words)
  const saved = begin(rules, { options: tutorial.options, players, seed: tutorial.seed }, Date.now())
  if (!saved.ok) throw new Error(`The table of the tutorial: ${saved.problem.expected}`)
  await deviceShelf().put({ ...saved.value, tutorial: 'on' })
  goTo({ page: 'play', id: saved.value.id })
}
