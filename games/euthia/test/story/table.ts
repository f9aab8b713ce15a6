import { Random } from '@vyprava/kernel'
import type { EuthiaAction } from '../../rules/actions.ts'
import type { EuthiaEvent } from '../../rules/events.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import type { Euthia } from '../../rules/state.ts'
import { atRoundEnd, atRoundStart, setUpStory } from '../../rules/story/index.ts'
import { pack, printed } from '../pack.ts'
import { game, listed, play } from '../play.ts'
import { listen, midTurn, ringed } from '../position.ts'

/** A turn of seat 0 in a scenario whose story is set up; the church tile has tiles all around it. */
export function telling(
  scenario: EuthiaOptions['scenario'],
  seats = 2,
  chosen: Partial<EuthiaOptions> = {},
  keys: readonly string[] = [],
): Euthia {
  const state = ringed(midTurn(seats, { scenario, ...chosen }), keys)
  state.map.stack = state.map.stack.filter((tile) => !state.map.tiles.includes(tile))
  setUpStory(printed, state, new Random('story'))
  return state
}

/** The cards of a kind, in the order of the pack. */
export const cards = (kind: string): number[] =>
  pack.scenarioCards.filter((card) => card.kind === kind).map(({ id }) => id)

/** The story at the end of a round, with the chance of this seed. */
export const roundEnds = (state: Euthia, round = state.round, seed = 'end') => {
  const turn = { ...listen(), random: new Random(seed) }
  state.round = round
  state.agenda = []
  atRoundEnd(printed, state, turn)
  return turn
}

export const roundStarts = (state: Euthia, round: number) => {
  const turn = listen()
  state.round = round
  state.agenda = []
  atRoundStart(printed, state, turn)
  return turn
}

/** Ends turns until the active player is another one, or the round. */
export function endTurn(state: Euthia): EuthiaEvent[] {
  const told = [...play(state, { type: 'endTurn' }).events]
  if (state.agenda.at(-1)?.step === 'keep') told.push(...play(state, { type: 'done' }).events)
  return told
}

/** Ends turns until the next round has begun or the game is over. */
export function endRound(state: Euthia): EuthiaEvent[] {
  const { round } = state
  const told: EuthiaEvent[] = []
  while (state.round === round && state.ended === null) told.push(...endTurn(state))
  return told
}

const DECLINING: readonly EuthiaAction['type'][] = ['pass', 'done', 'trophy']

/**
 * Fights on until the turn goes on, with the weapon alone: a hero of much health who throws sixes, or one of little
 * health against a foe that does not fall. What was told is answered.
 */
export function fightOut(state: Euthia, wins: boolean): EuthiaEvent[] {
  const told: EuthiaEvent[] = []
  const health = wins ? 90 : 1
  if (state.fight !== null) Object.assign(state.players[state.fight.hero], { health, maxHealth: health })
  if (state.fight !== null && !wins) state.fight.vitality = 900
  while (state.agenda.at(-1)?.step !== 'main' && state.ended === null) {
    const actions = listed(state)
    const action = actions.find(({ type }) => DECLINING.includes(type)) ?? actions[0]
    const turn = listen(6, 6, 6, 6)
    game.apply(state, game.deciders(state)[0], action, turn)
    told.push(...turn.events)
  }
  return told
}

export const heard = <Type extends EuthiaEvent['type']>(
  events: readonly EuthiaEvent[],
  type: Type,
): Extract<EuthiaEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<EuthiaEvent, { type: Type }> => event.type === type)
