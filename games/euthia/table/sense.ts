import type { Decision } from '@vyprava/kernel'
import type { Meaning, Sense } from '@vyprava/kit'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaView } from '../rules/view.ts'
import { type Choice, type Choices, choiceOf, choicesFrom, choicesTo } from './choices.ts'
import type { EuthiaIntent, EuthiaKinds, Mind, Proposal } from './intent.ts'
import type { EuthiaTableProps } from './props.ts'
import { nameOf, type Thing } from './thing.ts'

/** Everything that a hand on the table needs to know, as it is now. */
export interface Now {
  readonly props: EuthiaTableProps
  readonly choices: Choices
  readonly lit: ReadonlySet<string>
  readonly intent: EuthiaIntent
}

/** What the senses read of it. */
export interface Under {
  readonly props: {
    readonly view: EuthiaView
    readonly seat: number | null
    readonly decision: Decision<EuthiaAction> | null
    readonly atOnce?: boolean | undefined
  }
  readonly choices: Choices
}

type Means = Meaning<EuthiaKinds> | null

const intend = (own: Mind): Means => ({ does: 'intend', own })
const propose = (press: Proposal['press'], thing: Thing): Means => ({
  does: 'propose',
  proposal: { press, thing },
})

/** What touching things of Euthia means. */
export function senseOf(under: Under): Sense<EuthiaKinds> {
  const { props } = under
  return {
    atOnce: props.atOnce === true,
    nameOf,
    meaning: (thing, _at, mind) => meaningOf(under, thing, mind),
    actionOf: ({ press }) => press,
    covers: (proposal, thing) => covers(under, proposal, thing),
    answers: ({ kind }) => props.decision !== null && kind !== 'player',
    back: backFrom,
  }
}

function meaningOf(under: Under, thing: Thing, mind: Mind): Means {
  switch (thing.kind) {
    case 'player':
      return intend({ ...mind, sheet: mind.sheet === thing.player ? null : thing.player })
    case 'deed':
      return isLegal(under, thing.action) ? propose([thing.action], thing) : null
    case 'button':
      return ofButton(under, thing.action, mind)
    default:
      return ofThing(under, thing, mind)
  }
}

const isLegal = ({ choices }: Under, action: EuthiaAction): boolean => {
  const name = JSON.stringify(action)
  return choices.all.some((choice) => JSON.stringify(choice.action) === name)
}

/** What ends a turn while something could be done is asked for twice. */
function ofButton(under: Under, action: EuthiaAction, mind: Mind): Means {
  if (!isLegal(under, action)) return null
  if (action.type === 'endTurn' && hasMore(under) && !mind.ends) return intend({ ...mind, ends: true })
  return { does: 'act', action: [action] }
}

/** Whether points or tokens are left that the end of the turn would take; one token may be kept, and is asked for. */
export function hasMore({ props: { view, seat } }: Pick<Under, 'props'>): boolean {
  if (seat === null) return false
  const { mp, tokens, granted } = view.players[seat]
  const unused = tokens.reduce((sum, count) => sum + count, 0)
  return mp > 0 || unused > 1 || granted.some((count) => count > 0)
}

/**
 * What is in the hand is brought to a place. Else a thing with one meaning shows it; one that can be carried is taken in
 * the hand; and what offers several things opens.
 */
function ofThing({ choices }: Under, thing: Thing, mind: Mind): Means {
  const { held } = mind
  const name = nameOf(thing)
  if (held !== null && nameOf(held) === name) return intend({ ...mind, held: null, menu: null })
  if (held !== null) {
    const brought = choicesTo(choices, thing, held)
    if (brought.length === 1) return propose([brought[0].action], thing)
    if (brought.length > 1) return intend({ ...mind, menu: thing })
  }
  const own = choicesFrom(choices, thing)
  if (own.length === 0) return ofPlace(choices, thing, mind)
  if (own.length === 1) return propose([own[0].action], thing)
  const carried = own.some(({ to }) => to !== null)
  // What may be given up says so at once: its place may lie under another tab.
  const direct = own.some(({ to }) => to === null || to.kind === 'drop')
  if (mind.menu !== null && nameOf(mind.menu) === name) return intend({ ...mind, menu: null })
  return intend({ ...mind, held: carried ? thing : null, menu: direct ? thing : null })
}

/** A field farther away is gone to; an empty place asks what may be brought there. */
function ofPlace(choices: Choices, thing: Thing, mind: Mind): Means {
  if (thing.kind === 'field') {
    const route = choices.routes.get(thing.field)
    return route === undefined ? null : propose(route.press, thing)
  }
  const coming = choicesTo(choices, thing, null)
  if (coming.length === 0) return null
  return coming.length === 1
    ? propose([coming[0].action], thing)
    : intend({ ...mind, held: null, menu: thing })
}

/** Touching again what is shown confirms it: the thing itself, or where it belongs. */
function covers({ props }: Under, { press, thing: touched }: Proposal, thing: Thing): boolean {
  const name = nameOf(thing)
  if (name === nameOf(touched)) return true
  const [action] = press
  if (props.seat === null || press.length !== 1) return false
  const choice: Choice = choiceOf(action, { view: props.view, seat: props.seat })
  return name === nameOf(choice.from) || (choice.to !== null && name === nameOf(choice.to))
}

/** Esc: what lies open closes, then what is in the hand is put down. */
function backFrom(mind: Mind): { readonly own: Mind } | null {
  if (mind.menu !== null) return { own: { ...mind, menu: null } }
  if (mind.sheet !== null) return { own: { ...mind, sheet: null } }
  if (mind.ends) return { own: { ...mind, ends: false } }
  if (mind.held !== null) return { own: { ...mind, held: null } }
  if (mind.ladder) return { own: { ...mind, ladder: false } }
  return mind.pulled ? { own: { ...mind, pulled: false } } : null
}
