import { finish, type Refusal, type Seat, schedule } from '@vyprava/kernel'
import { PLACE_CAMP } from '../../actions.ts'
import { isHex, RING } from '../../board/index.ts'
import { refuse } from '../../refusals/reasons.ts'
import { type Defenders, NONE } from '../../state.ts'
import { type Asking, type DefendersCourse, unexpected } from '../step.ts'
import { choosers, hasNoCamp, playersOf, startingRing } from './choices.ts'

/** For whom the seat would place a camp there; home terrains differ, so at most for one (DE-R69). */
function playerAt(state: Defenders, seat: Seat, hex: number): number | undefined {
  if (!isHex(hex) || state.camps[hex] !== NONE) return undefined
  return playersOf(state, seat, hasNoCamp(state)).find((player) => {
    const { faction } = state.players[player]
    return state.terrain[hex] === faction && RING[hex] === startingRing(state, faction)
  })
}

/** Why the seat may not start there (DE-135, DE-136). */
function refuseCamp(state: Defenders, seat: Seat, hex: number): Refusal | null {
  if (!isHex(hex)) return refuse('DE-306', 'notOnBoard')
  const factions = playersOf(state, seat, hasNoCamp(state)).map((player) => state.players[player].faction)
  const home = factions.find((faction) => state.terrain[hex] === faction)
  if (home === undefined) return refuse('DE-135', 'notHome', { hex })
  if (state.camps[hex] !== NONE) return refuse('DE-135', 'campThere', { hex })
  const ring = startingRing(state, home)
  if (RING[hex] === ring) return null
  return ring === RING[RING.length - 1]
    ? refuse('DE-135', 'notOnRim', { hex })
    : refuse('DE-136', 'notOnRim', { hex })
}

/** Everybody places the starting camp and the leader on a rim hex of the home terrain (DE-135 to DE-139). */
export const startingCampsStep: Asking<'startingCamps'> = {
  deciders: (state) => choosers(state, hasNoCamp(state)),
  decision: (state, _item, seat) => ({
    prompt: { key: 'placeCamp' },
    actions: PLACE_CAMP.filter((_, hex) => playerAt(state, seat, hex) !== undefined),
  }),
  refusal: (state, _item, seat, action) =>
    action.type === 'placeCamp' ? refuseCamp(state, seat, action.hex) : refuse('DE-135', 'notNow'),
  take(state, item, seat, action, course) {
    if (action.type !== 'placeCamp') unexpected('startingCamps', action)
    const player = playerAt(state, seat, action.hex)
    if (player === undefined) unexpected('startingCamps', action)
    state.camps[action.hex] = player
    state.players[player].leader = action.hex
    course.emit({ type: 'campPlaced', player, hex: action.hex })
    if (state.players.some(({ leader }) => leader === NONE)) return
    if (!state.solo) drawFirstPlayer(state, course)
    finish(state, item)
    schedule(state, { step: 'round' })
  },
}

/** The token goes to a random player (DE-138); alone there is none (DE-953). */
function drawFirstPlayer(state: Defenders, course: DefendersCourse): void {
  state.firstPlayer = course.random.int(state.players.length)
  course.emit({ type: 'firstPlayer', player: state.firstPlayer })
}
