import type { Meaning, Sense } from '@vyprava/kit'
import {
  type ArkAction,
  COLOUR_DIAMOND,
  CONVERT,
  EARNED,
  FILL,
  NAME,
  START,
  TERRAFORM,
} from '../rules/index.ts'
import { type Choices, isHolding } from './choices.ts'
import { type Asked, has } from './draft.ts'
import type { ArkIntent, ArkKinds, Mind, Press, Proposal, Stroke } from './intent.ts'
import type { ArkTableProps } from './props.ts'
import { type AnswerCard, nameOf, type Thing } from './thing.ts'

/** Everything that a hand on the table needs to know, as it is now. */
export interface Now {
  readonly props: ArkTableProps
  /** Null when nobody at this screen is asked. */
  readonly asked: Asked | null
  readonly choices: Choices
  readonly intent: ArkIntent
}

/** What the senses read of it. */
export interface Under {
  readonly props: Pick<ArkTableProps, 'view' | 'seat' | 'back' | 'atOnce'>
  readonly asked: Asked | null
  /** What can be done with something in mind: hands may be quicker than the picture. */
  choicesFor(mind: Mind): Choices
}

type Means = Meaning<ArkKinds> | null

/** What touching things of Ark means. */
export function senseOf(under: Under): Sense<ArkKinds> {
  const { props, asked } = under
  return {
    atOnce: props.atOnce === true,
    nameOf,
    meaning: (thing, _at, mind) => meaningOf(under, thing, mind),
    actionOf: ({ press }) => press,
    covers: ({ thing }: Proposal, other) => nameOf(thing) === nameOf(other),
    answers: ({ kind }) => asked !== null && kind !== 'letter' && kind !== 'player',
    back: (mind) => backFrom(under, mind),
  }
}

const intend = (own: Mind): Means => ({ does: 'intend', own })
const propose = (press: Press, thing: Thing): Means => ({ does: 'propose', proposal: { press, thing } })

function meaningOf(under: Under, thing: Thing, mind: Mind): Means {
  switch (thing.kind) {
    // To look at something is always possible.
    case 'letter':
      return intend({ ...mind, letter: mind.letter === thing.letter ? null : thing.letter })
    case 'player':
      return intend({ ...mind, sheet: mind.sheet === thing.player ? null : thing.player })
    default:
      if (under.asked === null) return null
      return askedFor({ asked: { ...under.asked, mind }, choices: under.choicesFor(mind) }, thing)
  }
}

interface Touch {
  readonly asked: Asked
  readonly choices: Choices
}

function askedFor({ asked, choices }: Touch, thing: Thing): Means {
  const { decision, mind } = asked
  const { lit } = choices
  switch (thing.kind) {
    case 'hex':
      return ofHex({ asked, choices }, thing)
    case 'field':
      return ofField({ asked, choices }, thing)
    case 'pencil':
      return lit.pencils.has(thing.colour) ? ofPencil({ asked, choices }, thing) : null
    case 'card':
      return lit.cards.has(thing.card) ? ofCard(mind, thing.card) : null
    case 'character': {
      const action: ArkAction = { type: 'character', character: thing.character }
      return has(decision.actions, action) ? propose([action], thing) : null
    }
    case 'system': {
      const action: ArkAction = { type: 'system', system: thing.system }
      return has(decision.actions, action) ? propose([action], thing) : null
    }
    case 'diamond':
      if (!lit.diamonds.has(thing.diamond)) return null
      return intend({ ...put(mind), gem: mind.gem === thing.diamond ? null : thing.diamond })
    case 'conversion':
      return lit.conversion ? intend({ ...put(mind), acorn: !mind.acorn }) : null
    case 'meadow':
      return lit.meadow ? intend({ ...put(mind), band: !mind.band, meadow: null }) : null
    case 'button':
      return has(decision.actions, thing.action) ? { does: 'act', action: [thing.action] } : null
    default:
      return null
  }
}

/** Puts down what is in the hand besides the pencil. */
const put = (mind: Mind): Mind => ({ ...mind, gem: null, acorn: false, band: false, fan: null })

type Hex = Extract<Thing, { readonly kind: 'hex' }>

function ofHex({ asked, choices: { lit, draft } }: Touch, thing: Hex): Means {
  const { mind, decision } = asked
  const { hex } = thing
  if (isHolding(asked)) return lit.second.has(hex) ? withHeld(asked, thing) : null
  if (!lit.hexes.has(hex)) return null
  if (decision.prompt.key === 'start') return propose([START[hex]], thing)
  if (mind.meadow === hex) return intend({ ...mind, meadow: null })
  if (mind.strokes.some((stroke) => stroke.hex === hex))
    return intend({ ...mind, fan: null, strokes: mind.strokes.filter((stroke) => stroke.hex !== hex) })
  const way = draft.ways.get(hex)
  if (way === undefined) return null
  const [paint, ...others] = way.paints
  const named = { ...mind, ...mapAnswer(asked), colour: namedFor(asked, way.named) }
  if (others.length > 0) return intend({ ...named, fan: mind.fan === hex ? null : hex })
  return intend({ ...named, fan: null, strokes: added(asked, draft, { hex, colour: paint }) })
}

/** What is painted by a gem, the acorn or the extra visit. */
function withHeld({ mind, view, seat }: Asked, thing: Hex): Means {
  const { hex } = thing
  if (mind.acorn) return propose([CONVERT[hex]], thing)
  if (mind.band) return intend({ ...mind, band: false, meadow: hex, strokes: without(mind.strokes, hex) })
  const colour = view.sheets[seat].diamondColours[mind.gem ?? 0]
  return propose([TERRAFORM[colour][hex]], thing)
}

const without = (strokes: readonly Stroke[], hex: number): readonly Stroke[] =>
  strokes.filter((stroke) => stroke.hex !== hex)

/** A hex takes its own pencil when none is in the hand. */
const namedFor = ({ decision, mind }: Asked, colour: number): number | null =>
  decision.prompt.key === 'name' ? colour : mind.colour

/** A chosen hex makes it a map answer. */
const mapAnswer = ({ decision }: Asked): Partial<Mind> =>
  decision.prompt.key === 'answer' ? { card: 'map', field: null, compass: false } : {}

/** One stroke more; where there may be no more, it takes the place of the last. */
function added({ mind }: Asked, { count, allowance }: Choices['draft'], stroke: Stroke): readonly Stroke[] {
  const full = allowance > 0 && count >= allowance
  return [...(full ? mind.strokes.slice(0, -1) : mind.strokes), stroke]
}

function ofField(
  { asked, choices: { lit } }: Touch,
  thing: Extract<Thing, { readonly kind: 'field' }>,
): Means {
  const { mind, decision } = asked
  const { field } = thing
  if (!lit.fields.has(field)) return null
  if (decision.prompt.key === 'field') return propose([FILL[field]], thing)
  const gone = mind.field === field
  return intend({
    ...mind,
    fan: null,
    field: gone ? null : field,
    strokes: [],
    card: gone ? null : 'compass',
  })
}

type Pencil = Extract<Thing, { readonly kind: 'pencil' }>

function ofPencil({ asked, choices: { draft } }: Touch, thing: Pencil): Means {
  const { mind, decision, view, seat } = asked
  const { colour } = thing
  if (mind.fan !== null) {
    const strokes = added(asked, draft, { hex: mind.fan, colour })
    return intend({ ...mind, fan: null, strokes })
  }
  if (mind.gem !== null && view.sheets[seat].diamonds[mind.gem] === EARNED)
    return propose([COLOUR_DIAMOND[colour]], thing)
  if (decision.prompt.key === 'nameOnly') return propose([NAME[colour]], thing)
  const back = mind.colour === colour || (decision.prompt.key === 'answer' && colour === view.named)
  const skips = mind.card === 'skip' && !back
  return intend({ ...mind, colour: back ? null : colour, strokes: [], card: skips ? null : mind.card })
}

/** The cards say what the answer is to be; a skip spends no hints (AR-228). */
function ofCard(mind: Mind, card: AnswerCard): Means {
  const chosen = mind.card === card ? null : card
  switch (card) {
    case 'map':
      return intend({ ...mind, card: chosen, field: null, compass: false })
    case 'compass':
      return intend({ ...mind, card: chosen, strokes: [], compass: false })
    case 'skip':
      return intend({ ...mind, card: chosen, field: null, strokes: [], colour: chosen ? null : mind.colour })
  }
}

/** Whether one's own answer lies under its seal and may still be taken back. */
export function isSealed({ view, seat, back }: Under['props'], asked: Asked | null): boolean {
  if (seat === null || asked !== null || back === undefined || view.phase !== 'turn') return false
  return view.sheets[seat].answered
}

/** Whether the colour is named and nothing is painted in it yet. */
export const isJustNamed = ({ back }: Under['props'], asked: Asked | null): boolean =>
  asked?.decision.prompt.key === 'paint' && asked.view.move.length === 0 && back !== undefined

/** Esc: what lies open closes, what is in the hand is put down, then the last step of what was gathered goes. */
function backFrom({ props, asked }: Under, mind: Mind): { readonly own: Mind } | 'takeBack' | null {
  if (mind.fan !== null) return { own: { ...mind, fan: null } }
  if (mind.sheet !== null) return { own: { ...mind, sheet: null } }
  if (mind.letter !== null) return { own: { ...mind, letter: null } }
  if (mind.compass) return { own: { ...mind, compass: false } }
  if (mind.gem !== null || mind.acorn || mind.band) return { own: put(mind) }
  if (mind.field !== null) return { own: { ...mind, field: null } }
  if (mind.strokes.length > 0) return { own: { ...mind, strokes: mind.strokes.slice(0, -1) } }
  if (mind.card !== null) return { own: { ...mind, card: null } }
  if (mind.colour !== null) return { own: { ...mind, colour: null } }
  if (mind.meadow !== null) return { own: { ...mind, meadow: null } }
  return isSealed(props, asked) || isJustNamed(props, asked) ? 'takeBack' : null
}
