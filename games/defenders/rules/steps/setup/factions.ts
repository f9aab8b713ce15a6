import { finish, schedule } from '@vyprava/kernel'
import { FACTIONS } from '../../../content/schema.ts'
import { CHOOSE_FACTION } from '../../actions.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Defenders } from '../../state.ts'
import { type Asking, unexpected } from '../step.ts'
import { choosers, hasNoFaction, playersOf } from './choices.ts'

const isTaken = ({ players }: Defenders, faction: number): boolean =>
  players.some((player) => player.faction === faction)

/** Each player gets a different faction (DE-117); one after the other, because a choice bars the others from it. */
export const factionsStep: Asking<'factions'> = {
  deciders: (state) => choosers(state, hasNoFaction(state)).slice(0, 1),
  decision: (state) => ({
    prompt: { key: 'chooseFaction' },
    actions: CHOOSE_FACTION.filter((_, faction) => !isTaken(state, faction)),
  }),
  refusal(state, _item, _seat, action) {
    if (action.type !== 'chooseFaction') return refuse('DE-117', 'notNow')
    const { faction } = action
    if (FACTIONS.at(faction) === undefined || faction < 0) return refuse('DE-117', 'factionUnknown')
    return isTaken(state, faction) ? refuse('DE-117', 'factionTaken', { faction }) : null
  },
  take(state, item, seat, action, course) {
    if (action.type !== 'chooseFaction') unexpected('factions', action)
    const [player] = playersOf(state, seat, hasNoFaction(state))
    state.players[player].faction = action.faction
    course.emit({ type: 'factionChosen', player, faction: action.faction })
    if (state.players.some(({ faction }) => faction === -1)) return
    shareItems(state)
    finish(state, item)
    schedule(state, { step: 'leaders' })
  },
}

/** One item token of every faction in play for everybody, used side up (DE-129). */
function shareItems({ players }: Defenders): void {
  for (const { items } of players) for (const { faction } of players) items[faction] = 0
}
