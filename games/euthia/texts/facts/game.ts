import type { FactGroup } from '@vyprava/atlas/words.ts'
import { GLOBAL_RULES } from '../../content/schema.ts'
import { NONE } from '../../rules/state.ts'
import type { Row, Telling } from '../facts.ts'
import { chapterOf } from '../prompts.ts'

export function gameFacts({ words: { game }, tools, context }: Telling): FactGroup {
  const { view, names: players } = context
  const { names, printed, words } = tools
  const stack = view.map.chapters.flatMap((n, at) => (n === 0 ? [] : [`${chapterOf(at + 1)}: ${n}`]))
  const rules = view.rules.map(({ rule }) => words.rules[GLOBAL_RULES[rule]])
  const rows: Row[] = [
    [game.scenario, `${names.of('scenarios', view.scenario)}. ${names.line('scenarios', view.scenario)}`],
    [game.mode, game.modes[view.mode]],
    [game.round, game.of(view.round, printed.pack.scenarios[view.scenario].rounds)],
    [game.active, view.active === NONE ? words.none : players[view.active]],
    [game.starter, players[view.starter]],
    [game.stack, stack.length === 0 ? words.none : stack.join(', ')],
  ]
  if (view.map.next !== null) rows.push([game.next, names.of('mapTiles', view.map.next)])
  if (rules.length > 0) rows.push([game.rules, rules.join(', ')])
  if (view.ended !== null) rows.push([game.end, game.over])
  return { title: game.title, rows }
}
