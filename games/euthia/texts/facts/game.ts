import { capital } from '@vyprava/module/wording.ts'
import type { FactGroup } from '@vyprava/module/words.ts'
import { GLOBAL_RULES } from '../../content/schema.ts'
import { GOAL_LOSS } from '../../rules/end.ts'
import { NONE } from '../../rules/state.ts'
import { grownFor } from '../../rules/story/cards.ts'
import type { EuthiaView } from '../../rules/view.ts'
import type { FactWords, Row, Telling } from '../facts.ts'
import { chapterOf } from '../telling/prompts.ts'
import type { Tools } from '../tools.ts'

export function gameFacts({ words: { game }, tools, context }: Telling): FactGroup {
  const { view, names: players } = context
  const { names, printed, words } = tools
  const stack = view.map.chapters.flatMap((n, at) => (n === 0 ? [] : [`${chapterOf(at + 1)}: ${n}`]))
  const rules = view.rules.map(({ rule }) => words.rules[GLOBAL_RULES[rule]])
  const rows: Row[] = [
    [
      capital(words.things.scenario),
      `${names.of('scenarios', view.scenario)}. ${names.line('scenarios', view.scenario)}`,
    ],
    [game.goal, goalText(game.goals, tools, view)],
    ...(view.mode === 'competitive' ? [[game.wins, game.highest(GOAL_LOSS)] as const] : []),
    [game.mode, words.modes[view.mode]],
    [game.round, game.of(view.round, printed.pack.scenarios[view.scenario].rounds)],
    [game.active, view.active === NONE || view.ended !== null ? words.none : players[view.active]],
    [game.starter, players[view.starter]],
    [game.stack, stack.length === 0 ? words.none : stack.join(', ')],
  ]
  if (view.map.next !== null) rows.push([game.next, names.of('mapTiles', view.map.next)])
  if (rules.length > 0) rows.push([game.rules, rules.join(', ')])
  if (view.ended !== null) rows.push([game.end, game.over])
  return { title: game.title, rows }
}

function goalText(
  words: FactWords['game']['goals'],
  { printed }: Tools,
  { scenario, mode, story, players }: EuthiaView,
): string {
  const { goal } = printed.pack.scenarios[scenario]
  switch (goal.goal) {
    case 'elites': {
      const needed = mode === 'solo' ? goal.solo : grownFor(goal[mode], { players })
      return words.elites(needed, story.elitesBeaten)
    }
    case 'settlements':
      return words.settlements(grownFor(goal.destroyed, { players }), story.destroyed)
    case 'sleeper':
      return words.sleeper
    case 'golem':
      return words.golem
  }
}
