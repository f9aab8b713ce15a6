import type { Refusal } from '@vyprava/kernel'
import {
  type ArkAction,
  type ArkGame,
  COLOUR_DIAMOND,
  COLOURED,
  CONVERT,
  EARNED,
  FILL,
  GREEN,
  hasPower,
  MEADOW,
  NAME,
  NONE,
  PAINT,
  SHIFT,
  SKIP,
  START,
  TERRAFORM,
  UNEARNED,
  USED,
  YELLOW,
} from '../rules/index.ts'
import { refuse } from '../rules/refusals/reasons.ts'
import { type Asked, has } from './draft.ts'
import type { Press } from './intent.ts'
import type { Thing } from './thing.ts'
import { tryOut } from './trial.ts'

/** What somebody who touches a dark thing would most likely have wanted: the action, and what would come before it. */
interface Guess {
  readonly first: Press
  readonly action: ArkAction
}

/** Why a dark thing cannot be had, and the action that was taken for what was wanted. */
export interface WhyNot {
  readonly action: ArkAction
  readonly refusal: Refusal | null
}

export function whyNotOf(game: ArkGame, asked: Asked, thing: Thing): WhyNot | null {
  const wanted = plausible(asked, thing)
  if (wanted === null) return null
  const { first, action } = wanted
  const gem = thing.kind === 'diamond' ? refusedGem(asked, thing.diamond) : null
  if (gem !== null) return { action, refusal: gem }
  const { state } = tryOut(asked.printed, asked.view, asked.seat, first)
  return { action, refusal: game.refusal(state, asked.seat, action) }
}

/** The rules know diamonds by their colours; on the table one of them is touched. */
function refusedGem({ view, seat, decision }: Asked, gem: number): Refusal | null {
  const free = decision.prompt.key === 'name' || decision.prompt.key === 'after'
  const { diamonds, diamondColours, usesDiamonds } = view.sheets[seat]
  if (!free || !usesDiamonds) return null
  if (diamonds[gem] === UNEARNED) return refuse('AR-534', 'noDiamondEarned')
  return diamonds[gem] === USED ? refuse('AR-536', 'noDiamond', { colour: diamondColours[gem] }) : null
}

const guess = (action: ArkAction, first: Press = []): Guess => ({ first, action })

function plausible(asked: Asked, thing: Thing): Guess | null {
  const { view, seat, printed, mind } = asked
  const chart = printed.chartOf(view)
  const sheet = view.sheets[seat]
  switch (thing.kind) {
    case 'hex':
      return ofHex(asked, thing.hex)
    case 'field':
      return guess(FILL[thing.field], shiftOf(asked))
    case 'pencil':
      return ofPencil(asked, thing.colour)
    case 'card':
      if (thing.card === 'skip') return guess(SKIP)
      if (thing.card === 'compass') return guess(FILL[0], shiftOf(asked))
      return guess(PAINT[colourOf(asked)][chart.ofColour[colourOf(asked)][0] ?? 0], shiftOf(asked))
    case 'character':
      return guess({ type: 'character', character: thing.character })
    case 'system':
      return guess({ type: 'system', system: thing.system })
    case 'diamond': {
      const colour = sheet.diamondColours[thing.diamond]
      if (colour === NONE) return guess(COLOUR_DIAMOND[0])
      const near = sheet.near.findIndex(
        (is, hex) => is === 1 && sheet.painted[hex] === NONE && !chart.isDanger[hex],
      )
      return guess(TERRAFORM[colour][Math.max(0, near)])
    }
    case 'conversion':
      return guess(CONVERT[firstNear(asked, chart.ofColour[GREEN])])
    case 'meadow':
      return guess(MEADOW[firstNear(asked, chart.ofColour[YELLOW])])
    case 'button':
      return guess(
        thing.action,
        mind.strokes.map(({ colour, hex }) => PAINT[colour][hex]),
      )
    case 'letter':
    case 'player':
      return null
  }
}

/** A hex of a list that could be visited, so that what is told is not about the place. */
function firstNear({ view, seat }: Asked, hexes: readonly number[]): number {
  const { near, painted } = view.sheets[seat]
  return hexes.find((hex) => near[hex] === 1 && painted[hex] === NONE) ?? hexes[0] ?? 0
}

/** The colour in hand, or any that can be told of. */
function colourOf({ view, seat, mind }: Asked): number {
  const given = view.sheets[seat].answer?.colour ?? NONE
  return mind.colour ?? (given === NONE ? Math.max(0, view.named) : given)
}

const shiftOf = ({ mind, decision }: Asked): Press =>
  decision.prompt.key === 'answer' && mind.colour !== null ? [SHIFT[mind.colour]] : []

function ofHex(asked: Asked, hex: number): Guess {
  const { decision, mind, view, seat, printed } = asked
  const chart = printed.chartOf(view)
  const sheet = view.sheets[seat]
  if (mind.acorn) return guess(CONVERT[hex])
  if (mind.band) return guess(MEADOW[hex])
  if (mind.gem !== null) {
    const plain = sheet.diamonds[mind.gem] === EARNED
    const colour = plain ? 0 : sheet.diamondColours[mind.gem]
    return guess(TERRAFORM[colour][hex])
  }
  const own = chart.colour[hex]
  switch (decision.prompt.key) {
    case 'start':
      return guess(START[hex])
    case 'name': {
      // Where any colour would do, one has to be named first.
      if (mind.colour === null && own === NONE && hasPower(printed, sheet, 'enterDanger'))
        return guess(PAINT[0][hex])
      const named = mind.colour ?? (own === NONE ? firstNamed(decision.actions) : own)
      const can = has(decision.actions, NAME[named])
      return can ? guess(PAINT[own === NONE ? named : own][hex], [NAME[named]]) : guess(NAME[named])
    }
    default: {
      const colour = colourOf(asked)
      return guess(PAINT[own === NONE ? colour : own][hex], shiftOf(asked))
    }
  }
}

function firstNamed(actions: readonly ArkAction[]): number {
  for (const action of actions) if (action.type === 'name') return action.colour
  return 0
}

function ofPencil({ view, seat, mind, decision }: Asked, colour: number): Guess {
  const sheet = view.sheets[seat]
  if (mind.gem !== null)
    return sheet.diamonds[mind.gem] === COLOURED ? guess(TERRAFORM[colour][0]) : guess(COLOUR_DIAMOND[colour])
  const answers = decision.prompt.key === 'answer' || decision.prompt.key === 'answerMove'
  return guess(answers ? SHIFT[colour] : NAME[colour])
}
