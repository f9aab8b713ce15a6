import { finish } from '@vyprava/kernel'
import { type DefendersAction, HINT, PIN_EDGE, PIN_HEX, READY, SAY } from '../actions.ts'
import type { Printed } from '../printed.ts'
import { refusalOf } from '../refusals/index.ts'
import { type Defenders, NONE, type Player } from '../state.ts'
import { type Asking, type DefendersTurn, unexpected } from './step.ts'

const SILENT: readonly DefendersAction[] = [READY]

/** By the terrains of which something can be told, as bits: all that can be said. */
const SPOKEN: readonly (readonly DefendersAction[])[] = Array.from({ length: 16 }, (_, mask) => [
  ...HINT.filter((_hint, terrain) => (mask & (1 << terrain)) !== 0),
  ...PIN_EDGE,
  ...PIN_HEX,
  READY,
  ...SAY,
])

function toTell({ shown }: Player): number {
  let mask = 0
  for (let terrain = 0; terrain < shown.length; terrain++) if (shown[terrain] === NONE) mask |= 1 << terrain
  return mask
}

/** Everybody may say a few things: terrains of the hand, phrases, pins; never a card (DE-251 to DE-255, DE-R81). */
export const discussionStep = (printed: Printed): Asking<'discussion'> => ({
  deciders: (_state, { waiting }) => waiting,
  decision(state, _item, seat) {
    const player = state.players[seat]
    const actions = player.statements === 0 ? SILENT : SPOKEN[toTell(player)]
    return { prompt: { key: 'discussion', values: { statements: player.statements } }, actions }
  },
  refusal: (state, _item, seat, action) => refusalOf(printed, state, seat, action),
  take(state, item, seat, action, turn) {
    if (action.type !== 'ready') {
      speak(printed, state, seat, action, turn)
      return
    }
    item.waiting = item.waiting.filter((other) => other !== seat)
    if (item.waiting.length === 0) finish(state, item)
  },
})

function speak(
  printed: Printed,
  state: Defenders,
  player: number,
  action: DefendersAction,
  turn: DefendersTurn,
): void {
  const speaker = state.players[player]
  speaker.statements -= 1
  switch (action.type) {
    case 'hint':
      // What was told cannot be untold: chance closes the way back, also where the answer could be guessed.
      turn.random.word()
      speaker.shown[action.terrain] = countInHand(printed, speaker, action.terrain)
      turn.emit({
        type: 'hinted',
        player,
        terrain: action.terrain,
        count: speaker.shown[action.terrain],
      })
      break
    case 'say':
      speaker.signs.push({ kind: 'phrase', value: action.phrase })
      turn.emit({ type: 'said', player, phrase: action.phrase })
      break
    case 'pinHex':
      speaker.signs.push({ kind: 'hex', value: action.hex })
      turn.emit({ type: 'pinnedHex', player, hex: action.hex })
      break
    case 'pinEdge':
      speaker.signs.push({ kind: 'edge', value: action.edge })
      turn.emit({ type: 'pinnedEdge', player, edge: action.edge })
      break
    default:
      unexpected('discussion', action)
  }
}

/** The count is made here, so that it is true (DE-253). */
const countInHand = ({ terrainOf }: Printed, { hand }: Player, terrain: number): number =>
  hand.filter((card) => terrainOf[card] === terrain).length
