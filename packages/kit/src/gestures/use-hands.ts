import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Effect, Gesture, Intent, Kinds, Point, Sense } from './gesture.ts'
import { noIntent, reduce, restingHand, wasTaken } from './reduce.ts'

/** An intent lasts as long as its question: with the next one it is forgotten. */
export function useIntent<K extends Kinds>(
  question: string,
  nothing: K['own'],
): [Intent<K>, (intent: Intent<K>) => void] {
  const [held, hold] = useState({ question, intent: noIntent<K>(nothing) })
  const intent = useMemo(
    () => (held.question === question ? held.intent : noIntent<K>(nothing)),
    [held, question, nothing],
  )
  const set = useCallback((next: Intent<K>) => hold({ question, intent: next }), [question])
  return [intent, set]
}

/** The table under the hands, as it is now. */
export interface UnderHands<K extends Kinds> {
  readonly intent: Intent<K>
  setIntent(intent: Intent<K>): void
  readonly sense: Sense<K>
  /** What is asked; null when nothing is. */
  readonly asked: object | null
  act(action: K['action'], confirmed: boolean): void
  /** Takes back what was chosen last and takes this in its place; false when that cannot be. */
  exchange(action: K['action']): boolean
  takeBack(): void
  /** Says beside the element why a thing cannot be had; false when there is nothing to say. */
  explain(thing: K['thing'], anchor: Element): boolean
}

/** Where on a board something happened. */
export interface Found<Place> {
  readonly place: Place
  /** In units of the board, for what hangs from the pointer. */
  readonly at: Point
  readonly element: Element
}

/** How a board finds out where something happened. */
export type Find<Place> = (event: MouseEvent | PointerEvent) => Found<Place> | null

/** The handlers of a button that stands for a thing. */
export type Touchable = ReturnType<typeof touchable<Kinds>>

export type BoardProps = ReturnType<typeof boardly<Kinds>>

/** The hands over a table: made once, they look at the newest table when they move. */
export interface Hands<K extends Kinds> {
  /** Does what a gesture asks for; whether it did anything. */
  send(gesture: Gesture<K>, anchor?: Element): boolean
  /** What a button needs to stand for a thing. `drags`: it can be pulled to the board. */
  touch(thing: K['thing'], drags?: boolean): Touchable
  /** What a board of buttons needs: it knows its places, the game says which thing one is. */
  board<Place>(thing: (place: Place) => K['thing']): (find: Find<Place>) => BoardProps
  /** An answer of a button. What lies beside the board follows it by some pictures: if something else is asked by now,
   * it means nothing. */
  answer(asked: object | null, action: K['action']): void
}

export function useHands<K extends Kinds>(table: UnderHands<K>): Hands<K> {
  const newest = useRef(table)
  useLayoutEffect(() => {
    newest.current = table
  })
  const [hands] = useState(() => {
    unsee()
    return handsOver(newest)
  })
  useEffect(() => () => void hands.send({ type: 'lost' }), [hands])
  return hands
}

function handsOver<K extends Kinds>(newest: { current: UnderHands<K> }): Hands<K> {
  let hand = restingHand<K>()
  let timer = 0
  let anchor: Element | null = null

  function run(effect: Effect<K>): void {
    window.clearTimeout(timer)
    const table = newest.current
    if (effect.type === 'act') table.act(effect.action, effect.confirmed)
    else if (effect.type === 'takeBack') table.takeBack()
    else if (effect.type === 'explain') tell(effect.thing)
    else if (effect.type === 'wait') timer = window.setTimeout(() => send({ type: 'rest' }), effect.for)
    else if (effect.type === 'exchange' && !table.exchange(effect.action)) tell(effect.thing)
  }

  /** The broken ring stays only where something was said. */
  function tell(thing: K['thing']): void {
    if (anchor !== null && newest.current.explain(thing, anchor)) return
    set({ ...newest.current.intent, refused: null })
  }

  function set(intent: Intent<K>): void {
    if (intent === newest.current.intent) return
    newest.current.setIntent(intent)
    // A second gesture may come before the table is drawn anew.
    newest.current = { ...newest.current, intent }
  }

  function send(gesture: Gesture<K>, element?: Element): boolean {
    anchor = element ?? anchor
    const { intent, sense } = newest.current
    const wasDragging = hand.dragging
    const result = reduce({ hand, intent, sense }, gesture)
    hand = result.hand
    set(result.intent)
    for (const effect of result.effects) run(effect)
    if (hand.dragging && !wasDragging)
      window.addEventListener('pointerup', () => send({ type: 'up' }), { once: true })
    return wasTaken(intent, result)
  }

  return {
    send,
    answer(asked, action) {
      if (asked === newest.current.asked) newest.current.act(action, true)
    },
    touch: (thing, drags = false) => touchable(send, thing, drags),
    board: (thing) => (find) =>
      boardly(send, (event) => {
        const found = find(event)
        return found === null ? null : { ...found, place: thing(found.place) }
      }),
  }
}

type Send<K extends Kinds> = Hands<K>['send']

const isFinger = (event: PointerEvent): boolean => event.pointerType === 'touch'
const isByKey = (event: MouseEvent): boolean => event.detail === 0

/** Where the pointer was seen last: a thing that comes under it there was not pointed at. */
let seen: { readonly x: number; readonly y: number } | null = null

/** Nor was what a table lays under it that has just been opened. */
function unsee(): void {
  seen = null
}

/** Whether the pointer has not moved since it was seen last. */
function stays({ clientX, clientY }: PointerEvent): boolean {
  const still = seen === null || (seen.x === clientX && seen.y === clientY)
  seen = { x: clientX, y: clientY }
  return still
}

function touchable<K extends Kinds>(send: Send<K>, thing: K['thing'], drags: boolean) {
  return {
    onClick(event: MouseEvent) {
      send({ type: 'click', thing, at: null, byKey: isByKey(event) }, event.currentTarget)
    },
    onPointerEnter(event: PointerEvent) {
      const still = stays(event)
      if (!isFinger(event)) send({ type: 'move', thing, at: null, touch: false, still }, event.currentTarget)
    },
    onPointerMove(event: PointerEvent) {
      stays(event)
    },
    onPointerDown(event: PointerEvent) {
      stays(event)
      const grabs = drags && event.button === 0
      send({ type: 'down', thing, at: null, touch: isFinger(event), grabs }, event.currentTarget)
    },
    onPointerLeave(event: PointerEvent) {
      send({ type: 'leave', held: event.buttons === 1 })
    },
    onPointerCancel() {
      send({ type: 'lost' })
    },
  }
}

function boardly<K extends Kinds>(send: Send<K>, find: Find<K['thing']>) {
  const point = (type: 'down' | 'move') => (event: PointerEvent) => {
    const found = find(event)
    const touch = isFinger(event)
    send({ type, thing: found?.place ?? null, at: found?.at ?? null, touch }, found?.element)
  }
  return {
    onClick(event: MouseEvent) {
      const found = find(event)
      if (found === null) return
      const byKey = isByKey(event)
      send({ type: 'click', thing: found.place, at: byKey ? null : found.at, byKey }, found.element)
    },
    onPointerDown: point('down'),
    onPointerMove: point('move'),
    onPointerUp() {
      send({ type: 'up' })
    },
    onPointerCancel() {
      send({ type: 'lost' })
    },
    onPointerLeave() {
      send({ type: 'leave', held: false })
    },
  }
}
