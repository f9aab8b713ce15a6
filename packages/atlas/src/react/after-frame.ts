import { useEffect, useLayoutEffect, useState } from 'react'
import { type Press, watchPress } from './press.ts'

/** Where no frames come, as in a hidden tab, it does not wait for one. */
const AT_LAST = 500

/**
 * What follows a picture, in its order, each in a frame of its own: the table turns to the next player, what that one
 * may do lights up, what lies beside the board is put right, then the cards below it, what somebody owns, what is
 * offered, the seats, what each of them owns, the margins of the page, its time line, and last what is read at leisure.
 */
export const FOLLOWING = [
  'turn',
  'light',
  'beside',
  'hand',
  'goods',
  'offer',
  'seats',
  'owned',
  'margins',
  'time',
  'log',
] as const
export type Following = (typeof FOLLOWING)[number]

type Follow = () => void

/** All who wait, by their frame: those of one frame follow together, or each would have the page worked through. */
const waiting = new Map<Following, Set<Follow>>()
/** The frame that was last; after it comes the next one that somebody waits for, so that nobody waits for ever. */
let last: Following | null = null
/** A frame is asked for, or its work is under way: who comes now waits for another one. */
let busy = false

/** Calls back in one of the next frames; gives back how to call it off. */
function afterFrame(order: Following, follow: Follow): () => void {
  const mine = waiting.get(order) ?? new Set()
  waiting.set(order, mine.add(follow))
  if (!busy) ask()
  return () => mine.delete(follow)
}

/** Whoever reads the page from outside sees by this that parts of it are still to follow. */
const SIGN = 'data-following'

let press: Press | null = null

function ask(): void {
  press ??= watchPress()
  if (!busy) document.documentElement.setAttribute(SIGN, '')
  busy = true
  const timer = window.setTimeout(run, AT_LAST)
  requestAnimationFrame(() => {
    window.clearTimeout(timer)
    window.setTimeout(run)
  })
}

/** How often it is asked whether a press is over, in milliseconds: about once a frame. */
const AGAIN = 16

/** Gives up after this long: the waiting component has unmounted. */
let patience = 0

function run(): void {
  const rest = press?.rest(performance.now()) ?? 0
  if (rest > 0) {
    window.setTimeout(run, Math.min(rest, AGAIN))
    return
  }
  last = next()
  if (last === null) {
    busy = false
    document.documentElement.removeAttribute(SIGN)
    return
  }
  const all = waiting.get(last)
  waiting.delete(last)
  patience = window.setTimeout(arrived, AT_LAST)
  for (const follow of all ?? []) follow()
}

/** Those of a frame are put right: the next picture shows it, and then others may follow. */
function arrived(): void {
  if (patience === 0) return
  window.clearTimeout(patience)
  patience = 0
  ask()
}

function next(): Following | null {
  const from = last === null ? 0 : FOLLOWING.indexOf(last) + 1
  const turned = [...FOLLOWING.slice(from), ...FOLLOWING.slice(0, from)]
  return turned.find((order) => (waiting.get(order)?.size ?? 0) > 0) ?? null
}

/**
 * A value that follows the given one after the next picture: for what need not be in that picture.
 * React's own deferred value would be drawn while the browser still waits for its frame, and hold it up.
 * `first` is what there is until then: with null even the first picture does without it.
 */
export function useAfterFrame<T>(value: T, order: Following, first: T = value): T {
  const [known, know] = useState(() => ({ value: first, late: false }))
  useEffect(() => {
    if (!Object.is(known.value, value)) return afterFrame(order, () => know({ value, late: true }))
  }, [known, value, order])
  useLayoutEffect(() => {
    if (known.late) arrived()
  }, [known])
  return known.value
}
