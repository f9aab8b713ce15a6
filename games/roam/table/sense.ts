import type { Meaning, Point, Sense } from '@vyprava/kit'
import type { Ability } from '../content/index.ts'
import type { Edge, Location } from '../rules/index.ts'
import { aimAt } from './aim.ts'
import type { Cards } from './cards.ts'
import { actionsOn, type Choices, canUse } from './choices.ts'
import type { Mind, Proposal, RoamIntent, RoamKinds } from './intent.ts'
import type { RoamTableProps } from './props.ts'
import type { Target } from './target.ts'
import { middleOf, toMap } from './turn.ts'

/** Everything that a hand on the table needs to know, as it is now. */
export interface Now {
  readonly cards: Cards
  readonly props: RoamTableProps
  readonly edge: Edge
  readonly choices: Choices
  readonly lit: ReadonlySet<number>
  readonly intent: RoamIntent
}

type Means = Meaning<RoamKinds> | null

export const placeAt = (location: Location): Proposal => ({ action: location.action, location, square: null })

export const isPlacing = ({ choices }: Pick<Now, 'choices'>, { tool }: Mind): boolean =>
  choices.places.length > 0 && tool === null

/** What touching things of Roam means. */
export function senseOf(now: Omit<Now, 'intent'>): Sense<RoamKinds> {
  const { props, lit } = now
  return {
    atOnce: props.atOnce === true,
    nameOf: (thing) => JSON.stringify(thing),
    meaning: (thing, at, mind) => meaningOf(now, thing, at, mind),
    actionOf: ({ action }) => action,
    covers,
    answers: ({ kind }) => props.decision !== null && (kind !== 'square' || lit.size > 0),
    back: (mind) => backFrom(now, mind),
  }
}

function meaningOf(now: Omit<Now, 'intent'>, thing: Target, at: Point | null, mind: Mind): Means {
  const { choices } = now
  switch (thing.kind) {
    case 'square':
      return isPlacing(now, mind) ? ofPlace(now, thing.square, at) : ofSquare(choices, thing.square, mind)
    case 'character':
      return ofCharacter(now, thing.character, mind)
    case 'row': {
      const { artifact } = thing
      if (!choices.buys.has(artifact)) return null
      return {
        does: 'propose',
        proposal: { action: { type: 'buy', artifact }, location: null, square: null },
      }
    }
    case 'own':
      return canUse(choices, thing.ability) ? ofOwn(thing.ability, mind) : null
    case 'button':
      return choices.types.has(thing.action.type) ? { does: 'act', action: thing.action } : null
  }
}

/** The shape hangs from the pointer. */
function ofPlace({ choices, edge }: Omit<Now, 'intent'>, square: number, at: Point | null): Means {
  const location = aimAt(choices.places, at === null ? middleOf(square) : toMap(edge, at))
  return location === null ? null : { does: 'propose', proposal: placeAt(location) }
}

function ofSquare(choices: Choices, square: number, mind: Mind): Means {
  const { tool } = mind
  if (tool?.ability === 'shift' && tool.from === null) {
    const can = choices.shifts.some(({ from }) => from === square)
    return can ? { does: 'intend', own: { ...mind, tool: { ability: 'shift', from: square } } } : null
  }
  const [action, ...others] = actionsOn(choices, tool, square)
  if (action === undefined) return null
  if (others.length > 0) return { does: 'intend', own: { ...mind, menu: square } }
  return { does: 'propose', proposal: { action, location: null, square } }
}

/** A character is used, or takes the place of the one that was chosen but has placed nothing yet. */
function ofCharacter({ props, choices }: Omit<Now, 'intent'>, character: number, { tool }: Mind): Means {
  if (tool?.ability === 'flipCard')
    return choices.flips.has(character) ? { does: 'act', action: { type: 'flip', character } } : null
  if (tool !== null) return null
  const action = { type: 'use', character } as const
  if (choices.uses.has(character)) return { does: 'act', action }
  const { view, seat, decision, back } = props
  if (seat === null || back === undefined || decision?.prompt.key !== 'place') return null
  const awake = view.players[seat].party.some((card) => card.character === character && card.faceUp)
  return awake && character !== view.turn.character ? { does: 'exchange', action } : null
}

/** An artifact of one's own: used at once, or taken in the hand for the next touch. */
function ofOwn(ability: Ability, mind: Mind): Means {
  if (ability === 'coin' || ability === 'rotate') return { does: 'act', action: { type: ability } }
  if (mind.tool?.ability === ability) return { does: 'intend', own: { ...mind, tool: null, menu: null } }
  const tool = ability === 'shift' ? { ability, from: null } : { ability }
  return { does: 'intend', own: { ...mind, tool, menu: null } }
}

function covers({ action, location, square }: Proposal, thing: Target): boolean {
  if (thing.kind === 'row') return action.type === 'buy' && action.artifact === thing.artifact
  if (thing.kind !== 'square') return false
  return location === null ? square === thing.square : location.required.includes(thing.square)
}

/** Esc: the fan closes, the marker in the hand is put down, then the artifact, then the character. */
function backFrom(now: Omit<Now, 'intent'>, mind: Mind) {
  const { tool, menu } = mind
  if (menu !== null) return { own: { ...mind, menu: null } }
  if (tool?.ability === 'shift' && tool.from !== null)
    return { own: { ...mind, tool: { ...tool, from: null } } }
  if (tool !== null) return { own: { ...mind, tool: null } }
  return canPutBack(now) ? 'takeBack' : null
}

/** Whether a character was chosen and has placed nothing yet. */
export const canPutBack = ({ props }: Pick<Now, 'props'>): boolean =>
  props.back !== undefined && props.decision?.prompt.key === 'place'
