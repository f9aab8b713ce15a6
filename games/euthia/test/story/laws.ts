import type { Pack } from '../../rules/printed.ts'
import { type Euthia, NONE } from '../../rules/state.ts'

type Law = (state: Euthia) => boolean
type Hook = Pack['scenarios'][number]['hooks'][number]

const sorted = (list: readonly number[]): string => JSON.stringify(list.toSorted((a, b) => a - b))

/** What holds of elites and scenarios in every state of a game with this pack. */
export function storyLawsFor({ scenarios, scenarioCards }: Pack): Readonly<Record<string, Law>> {
  const hooksOf = ({ scenario }: Euthia): readonly Hook[] => scenarios[scenario].hooks
  const all = (kind: string): string =>
    sorted(scenarioCards.flatMap((card) => (card.kind === kind ? card.id : [])))
  const taken = ({ story, players }: Euthia): string =>
    sorted([...story.foes, ...players.flatMap(({ foes }) => foes)])
  const pile = ({ draw, discard }: Euthia['story']['attacks']): string => sorted([...draw, ...discard])

  /** The decks of each hook hold all of their cards. */
  const isWhole = (state: Euthia, hook: Hook): boolean => {
    const { story } = state
    switch (hook.hook) {
      case 'settlementDragon':
        return taken(state) === all(hook.foes) && pile(story.attacks) === all(hook.attacks)
      case 'sleeper':
        return taken(state) === all(hook.foes)
      case 'events':
        return pile(story.events) === all(hook.deck)
      case 'golem':
        return story.foes.length <= 1 && pile(story.attacks) === all(hook.ravage)
      default:
        return true
    }
  }

  return {
    'cards of the story are in one place': (state) => hooksOf(state).every((hook) => isWhole(state, hook)),
    'bounties are in one place': ({ bounty, bounties, players, story }) => {
      const open = bounty === NONE ? [] : [bounty]
      const seen = [...open, ...bounties, ...players.flatMap((player) => player.bounties)]
      return new Set(seen).size === seen.length && story.coldBounties.every((id) => bounties.includes(id))
    },
    'elites that were beaten are somebody’s': ({ players, story }) =>
      story.elitesBeaten === players.reduce((sum, { bounties }) => sum + bounties.length, 0),
    'legends that were done are somebody’s, each once': ({ players, story }) => {
      const done = players.flatMap(({ legends }) => legends)
      return new Set(done).size === done.length && done.length === story.legendsDone
    },
    'settlements that were destroyed lie in rubble': (state) =>
      !hooksOf(state).some(({ hook }) => hook === 'settlementDragon') ||
      state.map.rubble.filter((rubble) => rubble >= 2).length === state.story.destroyed,
    'rubble bears no tokens': ({ map }) =>
      map.rubble.every(
        (rubble, field) =>
          rubble < 2 || (rubble === 2 && map.tradeTokens[field] === NONE && map.wards[field] === 0),
      ),
    'magic has its limit': (state) => {
      const laid = state.map.wards.filter((ward) => ward === 1).length
      return hooksOf(state).some((hook) => hook.hook === 'golem' && laid <= hook.wards) || laid === 0
    },
    'hits stay on a foe': ({ story }) => story.hits === 0 || story.foes.length > 0,
    'the figure stands on a map': ({ story, map }) => story.figure < map.tiles.length * 4,
  }
}
