import type { Meaning, Sense } from '@vyprava/kit'
import type { DefendersAction, DefendersView } from '../rules/index.ts'
import { actorOf } from './actor.ts'
import type { Cards } from './cards.ts'
import {
  type Choice,
  type Choices,
  choiceOf,
  choicesAt,
  choicesBy,
  choicesWith,
  ITEM,
  type Lit,
  liftable,
  liftedBy,
} from './choices.ts'
import { type DefendersIntent, type DefendersKinds, type Mind, NOTHING, type Proposal } from './intent.ts'
import type { DefendersTableProps } from './props.ts'
import { nameOf, type Thing } from './thing.ts'

/** Everything that a hand on the table needs to know, as it is now. */
export interface Now {
  readonly cards: Cards
  readonly props: DefendersTableProps
  readonly choices: Choices
  readonly lit: Lit
  /** Signals are being given: the choices are those. */
  readonly talks: boolean
  readonly intent: DefendersIntent
}

/** What the senses read of it. */
export interface Under {
  readonly props: Pick<DefendersTableProps, 'view' | 'seat' | 'decision' | 'back' | 'atOnce'>
  readonly choices: Choices
  readonly lit: Lit
  readonly talks: boolean
}

type Means = Meaning<DefendersKinds> | null

/** What touching things of Defenders means. */
export function senseOf(now: Under): Sense<DefendersKinds> {
  const { props, lit, talks } = now
  return {
    atOnce: props.atOnce === true,
    nameOf,
    meaning: (thing, _at, mind) => meaningOf(now, thing, mind),
    actionOf: ({ action }) => action,
    covers: (proposal, thing) => covers(now, proposal, thing),
    answers: ({ kind }) =>
      (props.decision !== null || talks) &&
      (kind !== 'hex' || lit.hexes.size > 0) &&
      (kind !== 'edge' || lit.edges.size > 0),
    back: (mind) => backFrom(now, mind),
  }
}

const intend = (own: Mind): Means => ({ does: 'intend', own })
const propose = ({ action }: Choice, thing: Thing): Means => ({
  does: 'propose',
  proposal: { action, thing },
})

/** The hex of the leader for whom is decided. */
export const hereOf = ({ view, seat }: Pick<DefendersTableProps, 'view' | 'seat'>): number =>
  seat === null ? -1 : view.players[actorOf(view, seat)].leader

export const isBurning = (view: DefendersView): boolean => view.agenda.at(-1)?.step === 'burn'

function meaningOf(now: Under, thing: Thing, mind: Mind): Means {
  const { choices } = now
  switch (thing.kind) {
    case 'hex':
      return ofHex(now, thing, mind)
    case 'edge':
    case 'pile':
    case 'faction':
    case 'leader':
    case 'hint':
    case 'phrase':
      return first(choicesAt(choices, mind, thing), thing)
    case 'card':
      return ofCard(now, thing, mind)
    case 'player':
      return (
        first(choicesAt(choices, mind, thing), thing) ??
        intend({ ...mind, sheet: mind.sheet === thing.player ? null : thing.player })
      )
    case 'act':
      return ofAct(choices, thing, mind)
    case 'item':
      return ofItem(choices, thing, mind)
    case 'trail':
      return intend({ ...mind, terrain: mind.terrain === thing.terrain ? null : thing.terrain })
    case 'pin':
      return intend({ ...mind, pin: thing.what })
    case 'button':
      return ofButton(now, thing.action, mind)
  }
}

const first = ([choice]: readonly Choice[], thing: Thing): Means =>
  choice === undefined ? null : propose(choice, thing)

type Hex = Extract<Thing, { readonly kind: 'hex' }>

/** A hex is where to go first of all; one's own holds all that can be done on the spot. */
function ofHex({ props, choices }: Under, thing: Hex, mind: Mind): Means {
  const { hex } = thing
  const there = choicesAt(choices, mind, thing)
  if (isBurning(props.view))
    return there.length === 0 ? null : intend({ ...mind, order: toggled(mind.order, hex) })
  if (there.length === 0) {
    const camps = liftable(choices)
    return camps.has(hex) && camps.size > 1 ? intend({ ...mind, camp: mind.camp === hex ? null : hex }) : null
  }
  if (there.length > 1 && hex === hereOf(props)) return intend({ ...mind, menu: hex })
  return first([...there.filter(({ act }) => act === 'move'), ...there], thing)
}

/** A number more, or this one and those after it close up. */
const toggled = (order: readonly number[], hex: number): readonly number[] =>
  order.includes(hex) ? order.filter((other) => other !== hex) : [...order, hex]

/** A Defender leads or joins; the one that was chosen in secret may be exchanged until all have (DE-R64). */
function ofCard(now: Under, thing: Extract<Thing, { readonly kind: 'card' }>, mind: Mind): Means {
  const { choices, props } = now
  const choice = first(choicesAt(choices, mind, thing), thing)
  if (choice !== null || !hasLed(props)) return choice
  return { does: 'exchange', action: { type: 'lead', card: thing.card } }
}

/** The choice in secret is made and may be taken back while others still choose. */
export function hasLed({ view, seat, decision, back }: Under['props']): boolean {
  if (seat === null || decision !== null || back === undefined || view.solo) return false
  return view.phase === 'leadership' && view.players[seat].hasChosen && !view.players[seat].blind
}

function ofAct(choices: Choices, thing: Extract<Thing, { readonly kind: 'act' }>, mind: Mind): Means {
  const { act } = thing
  const can = choicesBy(choices, mind, act)
  if (can.length === 1) return propose(can[0], thing)
  if (can.length === 0) return null
  return intend({ ...mind, act: mind.act === act ? null : act, menu: null })
}

/** Food is eaten at once; what has one use shows it, the rest is taken in the hand and lights its uses. */
function ofItem(choices: Choices, thing: Extract<Thing, { readonly kind: 'item' }>, mind: Mind): Means {
  const { item } = thing
  if (mind.item === item) return intend({ ...mind, item: null, act: null, menu: null })
  const [use, ...others] = choicesWith(choices, item)
  if (use === undefined) return null
  if (item === ITEM.food) return { does: 'act', action: use.action }
  return others.length === 0 ? propose(use, thing) : intend({ ...mind, item, act: null, menu: null })
}

/** To end the actions with points left is asked for twice. */
function ofButton({ choices, props }: Under, action: DefendersAction, mind: Mind): Means {
  if (choicesAt(choices, NOTHING, { kind: 'button', action }).length === 0) return null
  if (action.type === 'endActions' && props.view.ap > 0 && !mind.ends) return intend({ ...mind, ends: true })
  return { does: 'act', action }
}

function covers({ props }: Under, { action, thing: touched }: Proposal, thing: Thing): boolean {
  const name = nameOf(thing)
  return name === nameOf(touched) || name === nameOf(choiceOf(action, hereOf(props)).thing)
}

/** Esc: what lies open closes, then what is in the hand is put down, then the card that leads. */
function backFrom({ choices, props }: Under, mind: Mind): { readonly own: Mind } | 'takeBack' | null {
  if (mind.menu !== null) return { own: { ...mind, menu: null } }
  if (mind.sheet !== null) return { own: { ...mind, sheet: null } }
  if (mind.ends) return { own: { ...mind, ends: false } }
  if (mind.order.length > 0) return { own: { ...mind, order: mind.order.slice(0, -1) } }
  if (mind.camp !== null && liftedBy(choices, mind) === mind.camp) return { own: { ...mind, camp: null } }
  if (mind.act !== null) return { own: { ...mind, act: null } }
  if (mind.item !== null) return { own: { ...mind, item: null } }
  if (mind.terrain !== null) return { own: { ...mind, terrain: null } }
  if (mind.talks) return { own: { ...mind, talks: false } }
  return hasLed(props) ? 'takeBack' : null
}
