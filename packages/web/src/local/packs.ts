import { moduleOf } from '@vyprava/games'
import { bad, type Checked, good } from '@vyprava/kernel'
import type { GameModule, Rules } from '@vyprava/module'

/** The rules of a game's module, with somebody's own pack if there is one; or what is wrong with that pack. */
export async function rulesWith(module: GameModule, own: unknown): Promise<Checked<Rules>> {
  const rules = await module.rules()
  if (own === undefined) return good(rules)
  if (rules.withPack === undefined) return bad('pack', own, 'no pack: this game doesn’t take one')
  const equipped = rules.withPack(own)
  return equipped.ok ? good({ ...equipped.value, own }) : equipped
}

/** The same by the name of a game, for those who know that it was accepted before. */
export async function rulesOf(game: string, own: unknown): Promise<Rules> {
  const module = moduleOf(game)
  if (module === null) throw new Error(`There is no game "${game}"`)
  const rules = await rulesWith(module, own)
  if (!rules.ok) throw new Error(`The pack is not right: ${rules.problem.path}`)
  return rules.value
}
