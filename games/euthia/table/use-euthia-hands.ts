import { type ActPlan, numberKeys, type Point, useHands, useTableKeys } from '@vyprava/kit'
import type { RefObject } from 'react'
import { CENTRE, slotOf } from '../rules/map.ts'
import type { EuthiaHands, EuthiaIntent, Mind, Press } from './intent.ts'
import { type Cursor, cursorAt, stepCursor } from './keys.ts'
import type { Packed } from './packed.ts'
import { plausible } from './plausible.ts'
import type { EuthiaTableProps } from './props.ts'
import { type Now, senseOf } from './sense.ts'
import type { Service, Thing } from './thing.ts'

interface HandsNeeds {
  readonly packed: Packed
  readonly now: Now
  setIntent(intent: EuthiaIntent): void
  readonly root: RefObject<HTMLElement | null>
  /** The buttons as they are now. */
  plan(hands: EuthiaHands): ActPlan
  /** Where the keyboard is on the land; null until it came there. */
  readonly cursor: Cursor | null
  moveCursor(cursor: Cursor): void
}

/** Sends what was chosen or gathered. */
function send(props: EuthiaTableProps, press: Press, confirmed: boolean): void {
  if (press.length === 1) props.act(press[0], confirmed)
  else props.actAll(press)
}

/** Hands and keys of Euthia over what the kit knows of all tables. */
export function useEuthiaHands(table: HandsNeeds): EuthiaHands {
  const { packed, now, setIntent, root } = table
  const { props, intent } = now
  const hands = useHands({
    intent,
    setIntent,
    sense: senseOf(now),
    asked: props.decision,
    act: (press, confirmed) => send(props, press, confirmed),
    exchange: () => false,
    takeBack: () => props.back?.step(),
    explain(thing, anchor) {
      const { view, seat } = props
      if (seat === null) return false
      const action = plausible({ printed: packed.printed, view, seat, mind: intent.own }, thing)
      const refusal = action === null ? null : props.whyNot(action)
      if (refusal !== null) props.explain(refusal, anchor)
      return refusal !== null
    },
  })
  useTableKeys(root, {
    arrow: (step, at) => walked(table, hands, step, at),
    confirm: () => pressed(table.plan(hands)),
    cancel: () => hands.send({ type: 'cancel' }),
    others: { ...numberKeys(root), ...lettersOf(table, hands) },
  })
  return hands
}

/** Arrows over the land; what a field would stand for is shown. */
function walked(
  { packed, now, cursor, moveCursor, root }: HandsNeeds,
  hands: EuthiaHands,
  step: Point,
  at: Element | null,
): boolean {
  const [, id] = /^(?:hex|vertex):(\d+)$/.exec(at?.getAttribute('data-spot') ?? '') ?? []
  if (id === undefined) return false
  const { map } = now.props.view
  const from = cursor?.field === Number(id) ? cursor : cursorAt(map, Number(id))
  const next = stepCursor(map, from, step, (place) => packed.printed.hasCentre[map.tiles[place]])
  moveCursor(next)
  const meaning = senseOf(now).meaning({ kind: 'field', field: next.field }, null, now.intent.own)
  if (meaning?.does === 'propose') hands.send({ type: 'show', proposal: meaning.proposal })
  else if (now.intent.pinned !== null) hands.send({ type: 'cancel' })
  const kind = slotOf(next.field) === CENTRE ? 'vertex' : 'hex'
  root.current?.querySelector<HTMLElement>(`[data-spot="${kind}:${next.field}"]`)?.focus()
  return true
}

/** Enter is the brass button. */
function pressed({ brass }: ActPlan): boolean {
  brass?.act?.()
  return brass?.act != null
}

const trades = ({ props }: Now): boolean => props.decision?.prompt.key === 'trade'

function focusOn(thing: Element | null | undefined): boolean {
  if (!(thing instanceof HTMLElement)) return false
  thing.focus()
  return true
}

/** The letters that press what bears them in the corner, and those of the hero's board and the ladder. */
function lettersOf(table: HandsNeeds, hands: EuthiaHands): Readonly<Record<string, () => boolean>> {
  const { now } = table
  const mind = now.intent.own
  const press = (key: string) => (): boolean => {
    const { brass, rest } = table.plan(hands)
    const button = [brass, ...rest].find((one) => one?.key === key)
    button?.act?.()
    return button?.act != null
  }
  const touch = (thing: Thing): boolean => {
    if (now.props.decision === null || table.root.current === null) return false
    hands.send({ type: 'click', thing, at: null, byKey: true }, table.root.current)
    return true
  }
  /** What the keyboard is on is given up; shown first. */
  const drop = (): boolean => {
    const name = document.activeElement?.getAttribute('data-thing')
    const [choice] = (now.choices.from.get(name ?? '') ?? []).filter(({ to }) => to?.kind === 'drop')
    if (choice === undefined) return false
    return hands.send({ type: 'show', proposal: { press: [choice.action], thing: choice.from } })
  }
  const service = (name: Service) => (): boolean => trades(now) && touch({ kind: 'service', service: name })
  const intend = (own: Partial<Mind>): boolean => hands.send({ type: 'intend', own: { ...mind, ...own } })
  return {
    e: press('E'),
    p: press('P'),
    y: press('Y'),
    n: press('N'),
    f: () => touch({ kind: 'field', field: now.choices.here }),
    delete: drop,
    i: () => intend({ pulled: !mind.pulled }),
    x: service('exchange'),
    v: service('reveal'),
    g: service('buyGaar'),
    s: () => focusOn(table.root.current?.querySelector('[data-sale]')),
    m: () => trades(now) && intend({ ladder: !mind.ladder }),
  }
}
