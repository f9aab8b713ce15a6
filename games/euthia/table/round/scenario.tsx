import { tidy } from '@vyprava/atlas'
import { swordsEmblem } from '@vyprava/atlas/icons/arms.ts'
import { spikedDragonHead } from '@vyprava/atlas/icons/beasts.ts'
import { stonePile } from '@vyprava/atlas/icons/elements.ts'
import { cardPick } from '@vyprava/atlas/icons/errands.ts'
import { hourglass } from '@vyprava/atlas/icons/gear.ts'
import { openBook } from '@vyprava/atlas/icons/signs.ts'
import { NONE } from '../../rules/state.ts'
import { grownFor } from '../../rules/story/cards.ts'
import { Sign } from '../ink/sign.tsx'
import { iconSign } from '../ink/signs.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import { neededOf, winsOf } from './goal.ts'
import '../panels/field.css'

interface Fact {
  readonly id: string
  readonly art: string
  readonly name: string
  readonly value: string
}

/** At a desk the plates of many heroes leave no room for the story, then none for the sentence of the goal. */
function fullBy(facts: number, heroes: number): 'story' | 'goal' | undefined {
  const lines = facts + 2 * Math.max(0, heroes - 2)
  return lines > 6 ? 'goal' : lines > 4 ? 'story' : undefined
}

/** The scenario: its goal, its clock, its story. */
export function Scenario({ panel }: { readonly panel: PanelProps }) {
  const { view, labels, words, state } = panel
  const { pack } = usePack()
  const { names } = words.tools
  const { rounds, goal } = pack.scenarios[view.scenario]
  const { round: text } = labels
  const { story } = view
  const facts: Fact[] = []
  if (goal.goal === 'elites') {
    facts.push({
      id: 'elites',
      art: swordsEmblem,
      name: text.elites,
      value: text.of(story.elitesBeaten, neededOf(goal, state)),
    })
  }
  if (view.bounty !== NONE)
    facts.push({
      id: 'bounty',
      art: spikedDragonHead,
      name: text.bounty,
      value: names.of('elites', pack.bounties[view.bounty].elite),
    })
  if (view.bounty !== NONE && story.coldRounds > 0)
    facts.push({ id: 'cold', art: hourglass, name: text.cold(story.coldRounds), value: '' })
  if (story.foes.length > 0)
    facts.push({
      id: 'foe',
      art: spikedDragonHead,
      name: names.of('scenarioCards', story.foes[0]),
      value:
        goal.goal === 'sleeper' ? (story.awake === 1 ? text.awake : text.asleep) : `${story.foes.length}×`,
    })
  if (goal.goal === 'settlements')
    facts.push({
      id: 'destroyed',
      art: stonePile,
      name: text.destroyed,
      value: text.of(story.destroyed, grownFor(goal.destroyed, state) + 1),
    })
  if (goal.goal === 'sleeper')
    facts.push({ id: 'legends', art: openBook, name: text.legends, value: String(story.legendsDone) })
  if (story.event !== NONE)
    facts.push({
      id: 'event',
      art: cardPick,
      name: text.event,
      value: names.of('scenarioCards', story.event),
    })
  const wins = winsOf(pack.scenarios[view.scenario], state, text)
  return (
    <section className="panel eu-scenario" title={wins} data-full={fullBy(facts.length, view.players.length)}>
      <h2>
        {tidy(names.of('scenarios', view.scenario))}
        <small>{text.round(Math.max(1, view.round), rounds)}</small>
      </h2>
      <ul>
        {facts.map(({ id, art, name, value }) => (
          <li key={id}>
            <Sign of={iconSign(art)} />
            <span>{tidy(name)}</span>
            <b>{tidy(value)}</b>
          </li>
        ))}
      </ul>
      <p className="eu-goal">{tidy(wins)}</p>
      <p>{tidy(names.line('scenarios', view.scenario))}</p>
    </section>
  )
}
