import type { Besides, Talk } from '@vyprava/kernel'
import { type DefendersAction, HINT, PIN_EDGE, PIN_HEX, SAY, type Signal } from './actions.ts'
import type { DefendersEvent } from './events.ts'
import type { Printed } from './printed.ts'
import { refuse } from './refusals/reasons.ts'
import { refuseSignal } from './refusals/signals.ts'
import { type Defenders, isOver, NONE, type Player, type Sign } from './state.ts'
import type { DefendersCourse } from './steps/step.ts'

const SIGNALS: readonly string[] = ['hint', 'pinEdge', 'pinHex', 'say']
const isSignal = (action: DefendersAction): action is Signal => SIGNALS.includes(action.type)

const NO_SIGNS: readonly Signal[] = []

/** By the terrains of which something can be told, as bits: all signs that can be given. */
const SIGNS: readonly (readonly Signal[])[] = Array.from({ length: 16 }, (_, mask) => [
  ...HINT.filter((_hint, terrain) => (mask & (1 << terrain)) !== 0),
  ...PIN_EDGE,
  ...PIN_HEX,
  ...SAY,
])

function toTell({ shown }: Player): number {
  let mask = 0
  for (let terrain = 0; terrain < shown.length; terrain++) if (shown[terrain] === NONE) mask |= 1 << terrain
  return mask
}

/** Whether signs can be given: from the reveal until the next choice, unless one plays alone (DE-250, DE-251, DE-257). */
const isOpen = (state: Defenders): boolean =>
  !state.solo && !isOver(state) && state.phase !== 'leadership' && state.phase !== 'setup'

/**
 * Signs, given by anybody in anybody's turn: terrains of the hand, phrases, pins; never a card (DE-251, DE-253 to
 * DE-255). Nobody waits for them.
 */
export const signals = (printed: Printed): Besides<Defenders, DefendersAction, Signal, DefendersEvent> => ({
  has: isSignal,
  list: (state, seat) => (isOpen(state) ? SIGNS[toTell(state.players[seat])] : NO_SIGNS),
  refusal: refuseSignal,
  take: (state, seat, action, course) => give(printed, state, seat, action, course),
})

function give(
  printed: Printed,
  state: Defenders,
  player: number,
  action: Signal,
  course: DefendersCourse,
): void {
  const speaker = state.players[player]
  switch (action.type) {
    case 'hint': {
      const { terrain } = action
      // What was told cannot be untold: chance closes the way back, also where the answer could be guessed.
      course.random.word()
      const count = countInHand(printed, speaker, terrain)
      speaker.shown[terrain] = count
      course.emit({ type: 'hinted', player, terrain, count })
      break
    }
    case 'say':
      put(speaker, { kind: 'phrase', value: action.phrase })
      course.emit({ type: 'said', player, phrase: action.phrase })
      break
    case 'pinHex':
      put(speaker, { kind: 'hex', value: action.hex })
      course.emit({ type: 'pinnedHex', player, hex: action.hex })
      break
    case 'pinEdge':
      put(speaker, { kind: 'edge', value: action.edge })
      course.emit({ type: 'pinnedEdge', player, edge: action.edge })
      break
  }
}

/** Given once more, a sign is the last one again. */
function put(speaker: Player, sign: Sign): void {
  speaker.signs = speaker.signs.filter(({ kind, value }) => kind !== sign.kind || value !== sign.value)
  speaker.signs.push(sign)
}

/** The count is made here, so that it is true (DE-253). */
const countInHand = ({ terrainOf }: Printed, { hand }: Player, terrain: number): number =>
  hand.filter((card) => terrainOf[card] === terrain).length

const FREE: Talk = { allowed: 'free' }
const SILENCE: Talk = { allowed: 'none', refusal: refuse('DE-250', 'silence') }
const SIGNS_ONLY = refuse('DE-255', 'signsOnly')

/**
 * What people may say besides (DE-250, DE-251, DE-255, DE-257). Before anybody holds a card there is nothing to keep
 * to oneself.
 */
export function talkOf(state: Defenders): Talk {
  if (state.solo || isOver(state)) return FREE
  if (state.phase === 'leadership') return SILENCE
  if (state.communication === 'free') return FREE
  if (state.phase === 'setup' && state.players.every(({ hand }) => hand.length === 0)) return FREE
  return { allowed: isOpen(state) ? 'signals' : 'none', refusal: SIGNS_ONLY }
}
