import type { FactGroup } from '@vyprava/atlas/words.ts'
import type { Lair } from '../../content/schema.ts'
import { NONE } from '../../rules/state.ts'
import type { Row, Telling } from '../facts.ts'

/** The open bounty and what the scenario keeps. */
export function storyFacts(telling: Telling): FactGroup {
  const {
    words: { story: words },
    tools,
    context: { view },
  } = telling
  const { names } = tools
  const { story } = view
  const rows: Row[] = bountyRows(telling)
  if (story.elitesBeaten > 0) rows.push([words.beaten, String(story.elitesBeaten)])
  if (story.foes.length > 0) {
    rows.push([words.foe, names.of('scenarioCards', story.foes[0])])
    if (story.hits > 0) rows.push([words.hits, String(story.hits)])
  }
  if (story.destroyed > 0) rows.push([words.destroyed, String(story.destroyed)])
  const { goal } = tools.printed.pack.scenarios[view.scenario]
  if (goal.goal === 'sleeper') rows.push([words.foe, story.awake === 1 ? words.awake : words.asleep])
  if (story.legendsDone > 0) rows.push([words.legends, String(story.legendsDone)])
  if (story.event !== NONE) rows.push([words.event, names.of('scenarioCards', story.event)])
  if (view.mode !== 'competitive') {
    const { count } = tools.words
    rows.push([words.reserves, `${count.silver(view.silver.reserve)}, ${count.gold(view.gold.reserve)}`])
  }
  if (rows.length === 0) rows.push([words.bounty, tools.words.none])
  return { title: words.title, rows }
}

function bountyRows({ words: { story: words }, tools, context: { view } }: Telling): Row[] {
  const { bounty, bounties } = view
  if (bounty === NONE) return []
  const { elite, level, lair, reward } = tools.printed.pack.bounties[bounty]
  return [
    [words.bounty, `${tools.names.of('elites', elite)} (${tools.words.level(level)})`],
    [words.lair, lairText({ words, tools }, lair)],
    [words.reward, tools.ops(reward)],
    [words.toCome, String(bounties.length)],
  ]
}

function lairText(
  { words, tools }: { readonly words: Telling['words']['story']; readonly tools: Telling['tools'] },
  lair: Lair,
): string {
  const { locations, specials, trades } = tools.words
  if (lair.type === 'special') return words.lairAt(specials[lair.what])
  const what = lair.what === 'trade' ? Object.values(trades).join(' / ') : locations[lair.what]
  return lair.type === 'on' ? words.lairOn(what) : words.lairBeside(what)
}
