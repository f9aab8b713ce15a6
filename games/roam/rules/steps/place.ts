import { finish, type Seat } from '@vyprava/kernel'
import { DONE, ROTATE, type RoamAction } from '../actions.ts'
import { spendArtifact } from '../artifacts.ts'
import { canRotate, formUsed } from '../placement.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { placesOf } from '../shapes.ts'
import type { Roam } from '../state.ts'
import { openFill } from './fill.ts'
import { type Asking, askActive, type RoamCourse, unexpected } from './step.ts'

/** Where the shape goes: any place where no required cell sticks out (RO-303, RO-304). */
export const placeStep = (printed: Printed): Asking<'place'> => ({
  deciders: askActive,
  decision(state, _item, seat) {
    const places = placesOf(state, formUsed(printed, state))
    const prompt = { key: 'place', values: { character: state.turn.character } }
    const rotates = canRotate(printed, state, seat)
    if (!rotates) return { prompt, actions: places }
    const actions: RoamAction[] = places.slice()
    if (places.length === 0 && state.turn.turns === 0) actions.push(DONE)
    actions.push(ROTATE)
    return { prompt, actions }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, course) {
    if (action.type === 'rotate') {
      rotate(printed, state, seat, course)
      return
    }
    finish(state, item)
    if (action.type === 'done') {
      course.emit({ type: 'placedNothing', seat, character: state.turn.character })
      return
    }
    if (action.type !== 'place') unexpected('place', action)
    state.turn.located = true
    state.turn.x = action.x
    state.turn.y = action.y
    const { character, turns } = state.turn
    state.lastPlacement = { seat, character, turns, x: action.x, y: action.y }
    openFill(printed, state, course)
  },
})

function rotate(printed: Printed, state: Roam, seat: Seat, course: RoamCourse): void {
  const artifact = spendArtifact(printed, state.players[seat], 'rotate')
  state.turn.turns += 1
  course.emit({ type: 'rotated', seat, artifact, turns: state.turn.turns })
}
