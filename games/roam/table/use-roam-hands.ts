import { useHands, useTableKeys } from '@vyprava/kit'
import type { RefObject } from 'react'
import type { RoamLabels } from '../texts/labels.ts'
import { firstAim, middleOfShape, nearestTo, stepAim } from './aim.ts'
import type { RoamHands, RoamIntent } from './intent.ts'
import { planOf } from './plan.tsx'
import { isPlacing, type Now, placeAt, senseOf } from './sense.ts'
import { plausible } from './target.ts'
import { neighbour, type Point } from './turn.ts'

interface HandsNeeds {
  readonly now: Now
  setIntent(intent: RoamIntent): void
  moveCursor(square: number): void
  readonly root: RefObject<HTMLElement | null>
  readonly labels: RoamLabels
}

/** Hands and keys of Roam over what the kit knows of all tables. */
export function useRoamHands({ now, setIntent, moveCursor, root, labels }: HandsNeeds): RoamHands {
  const { cards, props, choices, edge, intent } = now
  const sense = senseOf(now)
  const hands = useHands({
    intent,
    setIntent,
    sense,
    asked: props.decision,
    act: props.act,
    exchange: (action) => props.back?.exchange(action) ?? false,
    takeBack: () => props.back?.step(),
    explain(thing, anchor) {
      const refusal =
        props.seat === null
          ? null
          : props.whyNot(plausible(cards, props.view, props.seat, intent.own.tool, thing))
      if (refusal !== null) props.explain(refusal, anchor)
      return refusal !== null
    },
  })

  const focusSquare = (square: number) => {
    moveCursor(square)
    root.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus()
  }
  /** The shape steps from place to place; without one in sight it appears in the middle. */
  const carry = (step: Point): boolean => {
    const from = (intent.pinned ?? intent.shown)?.location ?? null
    const location = from === null ? firstAim(choices.places) : stepAim(choices.places, from, edge, step)
    if (location === null) return false
    hands.send({ type: 'show', proposal: placeAt(location) })
    focusSquare(nearestTo(location.required, middleOfShape(location)))
    return true
  }
  /** From square to square; what one would stand for is shown. */
  const walk = (from: number, step: Point): boolean => {
    const square = neighbour(edge, from, step)
    const meaning = sense.meaning({ kind: 'square', square }, null, intent.own)
    if (meaning?.does === 'propose') hands.send({ type: 'show', proposal: meaning.proposal })
    else if (intent.pinned !== null) hands.send({ type: 'cancel' })
    focusSquare(square)
    return true
  }
  useTableKeys(root, {
    arrow(step, at) {
      const square = at?.getAttribute('data-square') ?? null
      if (isPlacing(now, intent.own)) return carry(step)
      return square !== null && walk(Number(square), step)
    },
    confirm() {
      const brass = planOf(now, labels, hands).brass
      brass?.act?.()
      return brass?.act != null
    },
    cancel: () => hands.send({ type: 'cancel' }),
    others: {
      o() {
        if (choices.types.has('rotate')) props.act({ type: 'rotate' })
        return choices.types.has('rotate')
      },
    },
  })
  return hands
}
