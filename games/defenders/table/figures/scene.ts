import { Random } from '@vyprava/kernel'
import { type Defenders, type DefendersEvent, type DefendersView, HEXES, NONE } from '../../rules/index.ts'
import { SHIPPED } from '../cards.ts'

const { game } = SHIPPED
const OPTIONS = {
  hardCards: 0,
  oppositeSetup: 'mirror',
  communication: 'strict',
  soloDeathAt3: false,
} as const

/** A table as the rules lay it out, before anybody has chosen anything. */
export const laidOut = (seed = 'figures'): Defenders =>
  game.setup({ seats: 2, options: OPTIONS }, new Random(seed))

/** The same with nothing on the board but land and the core. */
export function bareBoard(): Defenders {
  const state = laidOut()
  for (let hex = 0; hex < HEXES; hex++) {
    state.mechs[hex] = 0
    state.pollution[hex] = 0
    state.camps[hex] = NONE
  }
  state.walls.fill(0)
  state.engines = state.engines.map(() => NONE)
  return state
}

/** A true view of the game, made by its rules: what the board shows of it is right. */
export const viewOf = (state: Defenders): DefendersView => game.view(state, null)

/** Where the rules tell what they do. */
export function hearing() {
  const events: DefendersEvent[] = []
  return {
    events,
    turn: {
      random: new Random('figures'),
      emit: (event: DefendersEvent) => void events.push(event),
      tell() {
        throw new Error('A figure has no secrets')
      },
    },
  }
}
