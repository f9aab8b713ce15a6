import type { Decision } from '@vyprava/kernel'
import { type ActPlan, useHands, useTableKeys } from '@vyprava/kit'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { type DefendersAction, SIDES } from '../rules/index.ts'
import { actorOf } from './actor.ts'
import { ITEM } from './choices.ts'
import type { DefendersHands, DefendersIntent, Mind } from './intent.ts'
import { type Cursor, cursorAt, numberedThings, stepCursor, stepEdge } from './keys.ts'
import { plausible } from './plausible.ts'
import { hereOf, type Now, senseOf } from './sense.ts'
import type { Thing } from './thing.ts'

interface HandsNeeds {
  readonly now: Now
  setIntent(intent: DefendersIntent): void
  readonly cursor: Cursor
  moveCursor(cursor: Cursor): void
  readonly root: RefObject<HTMLElement | null>
  /** The buttons as they are now. */
  plan(hands: DefendersHands): ActPlan
  /** The keys while a machine card is played out; null when they are the table's. */
  readonly machineKeys: MachineKeys | null
  /** Whoever acts has seen enough of the machines. */
  acted(): void
}

interface MachineKeys {
  confirm(): boolean
  cancel(): boolean
  readonly others: Readonly<Record<string, () => boolean>>
}

/** Hands and keys of Defenders over what the kit knows of all tables. */
export function useDefendersHands(table: HandsNeeds): DefendersHands {
  const { now, setIntent, root } = table
  const { props, intent } = now
  const sense = senseOf(now)
  const hands = useHands({
    intent,
    setIntent,
    sense,
    asked: props.decision,
    act(action, confirmed) {
      table.acted()
      props.act(action, confirmed)
    },
    exchange: (action) => props.back?.exchange(action) ?? false,
    takeBack: () => props.back?.step(),
    explain(thing, anchor) {
      if (props.seat === null) return false
      const player = actorOf(props.view, props.seat)
      const mind = { ...intent.own, talks: now.talks }
      const refusal = props.whyNot(plausible({ view: props.view, player, mind }, thing))
      if (refusal !== null) props.explain(refusal, anchor)
      return refusal !== null
    },
  })
  useTableKeys(root, {
    arrow: (step, at) => walked(table, hands, step, at),
    confirm: table.machineKeys?.confirm ?? (() => pressed(table.plan(hands))),
    cancel: table.machineKeys?.cancel ?? (() => hands.send({ type: 'cancel' })),
    others: { ...lettersOf(table, hands), ...table.machineKeys?.others },
  })
  return hands
}

/** Enter is the brass button. */
function pressed({ brass }: ActPlan): boolean {
  brass?.act?.()
  return brass?.act != null
}

const spotOf = (at: Element | null): Thing | null => {
  const [, kind, id] = /^(hex|edge):(\d+)$/.exec(at?.getAttribute('data-spot') ?? '') ?? []
  if (kind === 'hex') return { kind, hex: Number(id) }
  return kind === 'edge' ? { kind, edge: Number(id) } : null
}

/** Arrows over the board; what a place would stand for is shown. */
function walked(
  { now, cursor, moveCursor, root }: HandsNeeds,
  hands: DefendersHands,
  step: { readonly x: number; readonly y: number },
  at: Element | null,
): boolean {
  const from = spotOf(at)
  if (from === null) return false
  if (from.kind === 'edge') {
    const next = stepEdge(cursor, from.edge, step, now.lit.edges)
    moveCursor(next.cursor)
    return come(now, hands, root, { kind: 'edge', edge: next.edge })
  }
  const next = stepCursor(
    from.kind === 'hex' && from.hex === cursor.hex ? cursor : cursorAt(hexOf(from)),
    step,
  )
  moveCursor(next)
  return come(now, hands, root, { kind: 'hex', hex: next.hex })
}

const hexOf = (thing: Thing): number => (thing.kind === 'hex' ? thing.hex : 0)

/** The focus goes to a place, and what it would stand for is shown there. */
function come(
  now: Now,
  hands: DefendersHands,
  root: RefObject<HTMLElement | null>,
  thing: Extract<Thing, { readonly kind: 'hex' | 'edge' }>,
): boolean {
  const meaning = senseOf(now).meaning(thing, null, now.intent.own)
  if (meaning?.does === 'propose') hands.send({ type: 'show', proposal: meaning.proposal })
  else if (now.intent.pinned !== null) hands.send({ type: 'cancel' })
  const name = thing.kind === 'hex' ? `hex:${thing.hex}` : `edge:${thing.edge}`
  root.current?.querySelector<HTMLElement>(`[data-spot="${name}"]`)?.focus()
  return true
}

/** The game's own letters, as `defenders.md` has them. */
function lettersOf(table: HandsNeeds, hands: DefendersHands): Readonly<Record<string, () => boolean>> {
  const { now, root } = table
  const { props, choices, intent } = now
  const asked = props.decision !== null
  const touch = (thing: Thing | undefined): boolean => {
    if (thing === undefined || !(asked || now.talks) || root.current === null) return false
    hands.send({ type: 'click', thing, at: null, byKey: true }, root.current)
    return true
  }
  const press = (type: 'endActions' | 'ready' | 'stay' | 'wait') => (): boolean =>
    choices.types.has(type) && touch({ kind: 'button', action: { type } })
  const intend = (own: Partial<Mind>): boolean =>
    hands.send({ type: 'intend', own: { ...intent.own, ...own } })
  const item = (number: number) => (): boolean =>
    props.decision?.prompt.key === 'turn' && touch({ kind: 'item', item: number })
  const digits = numberedThings(now).map(
    (thing, place) => [String(place + 1), () => numbered(thing)] as const,
  )

  /** A kind with edges brings the focus to the first of them, so that arrows turn round the hex. */
  function numbered(thing: Thing): boolean {
    touch(thing)
    const here = Math.max(0, hereOf(props))
    if (thing.kind === 'act' && thing.act === 'breach') return toEdge([...now.lit.edges])
    if (thing.kind === 'pin' && thing.what === 'edge')
      return toEdge([...SIDES.subarray(here * 6, here * 6 + 6)])
    return true
  }

  function toEdge([edge]: readonly number[]): boolean {
    // The zones of edges are there with the next picture.
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-spot="edge:${edge}"]`)?.focus(),
    )
    return true
  }

  return {
    ...Object.fromEntries(digits),
    m: item(ITEM.map),
    f: item(ITEM.food),
    p: item(ITEM.potions),
    r: item(ITEM.rockets),
    e: () => press('endActions')() || press('ready')(),
    w: press('wait'),
    z: press('stay'),
    t: () => asked && intend({ terrain: nextTerrain(intent.own.terrain) }),
    v: () =>
      props.asides.length > 0 && props.view.phase !== 'discussion' && intend({ talks: !intent.own.talks }),
    '+': () => touch(nextTeam(now)),
    backspace: () => intent.own.order.length > 0 && hands.send({ type: 'cancel' }),
    '?'() {
      const thing = spotOf(document.activeElement)
      if (thing === null || document.activeElement === null) return false
      if (senseOf(now).meaning(thing, null, intent.own) !== null) return false
      hands.send({ type: 'click', thing, at: null, byKey: true }, document.activeElement)
      return true
    },
  }
}

/** One's own, then all four, then one's own again. */
const nextTerrain = (terrain: number | null): number | null =>
  terrain === null ? 0 : terrain === 3 ? null : terrain + 1

/** The card for the team after the one that is shown. */
function nextTeam({ choices, intent }: Now): Thing | undefined {
  const team = choices.all.flatMap(({ action, thing }) => (action.type === 'team' ? [thing] : []))
  const shown = intent.pinned?.thing
  const place = team.findIndex(
    (thing) => shown?.kind === 'card' && thing.kind === 'card' && thing.card === shown.card,
  )
  return team[(place + 1) % team.length]
}

/** Hexes that burn in the order that was chosen: each is sent when it is asked for. */
export function useBurning(
  decision: Decision<DefendersAction> | null,
  act: (action: DefendersAction, confirmed: boolean) => void,
): (order: readonly number[]) => void {
  const queue = useRef<readonly number[]>([])
  /** What was answered already: a server may take its time for the next question. */
  const answered = useRef<object | null>(null)
  const next = useCallback(
    (order: readonly number[], asked: Decision<DefendersAction> | null) => {
      const [hex, ...rest] = order
      const legal = asked?.actions.some((action) => action.type === 'resolveHex' && action.hex === hex)
      queue.current = legal === true ? rest : []
      answered.current = asked
      if (hex !== undefined && legal === true) act({ type: 'resolveHex', hex }, true)
    },
    [act],
  )
  useEffect(() => {
    if (decision === answered.current) return
    if (decision?.prompt.key === 'burn') next(queue.current, decision)
    else if (decision !== null) queue.current = []
  }, [decision, next])
  return useCallback((order) => next(order, decision), [next, decision])
}
