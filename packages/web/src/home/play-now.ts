import type { GameModule } from '@vyprava/module'
import { begin } from '../local/begin.ts'
import { deviceShelf } from '../local/device.ts'
import { goTo } from '../router.ts'
import { agreementOf, usualPlan } from '../setup/plan.ts'
import type { Texts } from '../texts/index.ts'

/** Sits down at once: one person and what the game proposes. */
export async function playNow(module: GameModule, words: Texts['setup']): Promise<void> {
  const rules = await module.rules()
  const saved = begin(rules, agreementOf(usualPlan(rules), words), Date.now())
  if (!saved.ok) throw new Error(`The usual table of ${module.id}: ${saved.problem.expected}`)
  await deviceShelf().put(saved.value)
  goTo({ page: 'play', id: saved.value.id })
}
