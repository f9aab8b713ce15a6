import type { FactGroup } from '@vyprava/module/words.ts'
import type { Foe, Lair } from '../../content/schema.ts'
import { foeFace } from '../../rules/foes.ts'
import { NONE } from '../../rules/state.ts'
import { rowsText } from '../effects.ts'
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
  if (story.foes.length > 0) rows.push(...foeRows(telling))
  if (story.destroyed > 0) rows.push([words.destroyed, String(story.destroyed)])
  if (story.legendsDone > 0) rows.push([words.legends, String(story.legendsDone)])
  if (story.event !== NONE) rows.push([words.event, names.of('scenarioCards', story.event)])
  if (view.mode !== 'competitive') {
    const { count } = tools.words
    rows.push([words.reserves, `${count.silver(view.silver.reserve)}, ${count.gold(view.gold.reserve)}`])
  }
  if (rows.length === 0) rows.push([words.bounty, tools.words.none])
  return { title: words.title, rows }
}

/** The open card of the scenario's foe: who it is, whether it is awake, where, and how much is left of it. */
function foeRows(telling: Telling): Row[] {
  const {
    words: { story: words },
    tools,
    context: { view },
  } = telling
  const { foes, hits, figure, awake } = view.story
  const name = tools.names.of('scenarioCards', foes[0])
  const { goal } = tools.printed.pack.scenarios[view.scenario]
  const state = awake === 1 ? words.awake : words.asleep
  const rows: Row[] = [
    [words.foe, goal.goal === 'sleeper' ? `${name} (${state})` : name],
    [words.face, foeText(telling, foeFace(tools.printed, 'story', foes[0]), [])],
  ]
  if (figure !== NONE) rows.push([words.where, tools.spot(view, figure)])
  if (foes.length > 1) rows.push([words.cardsLeft, String(foes.length)])
  if (hits > 0) rows.push([words.hits, String(hits)])
  return rows
}

/** What is printed on a card: its tokens, what it does to attacks, and its diagram. */
function foeText({ words: { fight }, tools }: Telling, face: Foe, first: readonly string[]): string {
  const { count } = tools.words
  const marks = [
    ...first,
    count.gaar(face.gaar),
    count.chaos(face.chaos),
    ...(face.clover === 0 ? [] : [`${fight.penalty.toLowerCase()} −${-face.clover}`]),
    ...(face.immune ? [fight.immune] : []),
  ]
  return `${marks.join(', ')}; ${rowsText(tools.words, face.profile, tools.effects.op)}`
}

function bountyRows(telling: Telling): Row[] {
  const {
    words: { story: words },
    tools,
    context: { view },
  } = telling
  const { bounty, bounties } = view
  if (bounty === NONE) return []
  const { elite, level, lair, reward } = tools.printed.pack.bounties[bounty]
  const face = foeFace(tools.printed, 'elite', elite)
  return [
    [words.bounty, `${tools.names.of('elites', elite)} (${tools.words.level(level)})`],
    [words.face, foeText(telling, face, [words.vitality(face.vitality)])],
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
