import { type RefObject, useEffect, useState } from 'react'
import { LETTERS } from '../../compass/index.ts'
import type { Chart } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { belongingOf } from '../deduction.ts'
import type { SheetLayout } from './layout.ts'
import type { SheetScene } from './scene.ts'
import { HALF, middleOf } from './units.ts'

interface BelongingProps {
  readonly room: RefObject<HTMLElement | null>
  readonly chart: Chart
  readonly scene: SheetScene
  readonly layout: SheetLayout
  readonly labels: BoardLabels
}

const namesOf = (letters: readonly number[]): readonly string[] => letters.map((letter) => LETTERS[letter])

/** Over the hex that is rested on: which parts may lie there or beside. Whoever has it read hears it with the hex. */
export function Belonging({ room, chart, scene: { sites }, layout, labels }: BelongingProps) {
  const hex = useRested(room)
  if (hex === null || sites.length === 0) return null
  const { lies, beside } = belongingOf(chart, sites, hex)
  if (lies.length === 0 && beside.length === 0) return null
  const { map, width, height } = layout
  const middle = middleOf(chart.hexes[hex], map.radius)
  const top = map.y + middle.y - HALF * map.radius
  const below = top < height * NORTH
  const y = below ? top + 2 * HALF * map.radius : top
  return (
    <p
      className="ak-belongs"
      aria-hidden="true"
      data-below={below || undefined}
      style={{
        left: `clamp(98px, ${(100 * (map.x + middle.x)) / width}%, 100% - 98px)`,
        top: `${(100 * y) / height}%`,
      }}
    >
      {labels.belongs({ sites: namesOf(lies), beside: namesOf(beside) })}
    </p>
  )
}

/** In this part of the sheet what is said of a hex stands under it. */
const NORTH = 0.14

const hexUnder = (target: EventTarget | null): number | null => {
  const number = target instanceof Element ? target.closest('[data-hex]')?.getAttribute('data-hex') : null
  return number == null ? null : Number(number)
}

/** The hex under the pointer, under the keyboard's cursor, or last touched by a finger. */
function useRested(room: RefObject<HTMLElement | null>): number | null {
  const [hex, rest] = useState<number | null>(null)
  useEffect(() => {
    const { current } = room
    if (current === null) return
    const listening = new AbortController()
    const { signal } = listening
    const come = ({ target }: Event) => rest(hexUnder(target))
    current.addEventListener('pointerover', come, { signal })
    current.addEventListener('focusin', come, { signal })
    current.addEventListener('focusout', () => rest(null), { signal })
    current.addEventListener(
      'pointerleave',
      // A finger leaves by being lifted: what it touched stays.
      ({ pointerType }) => {
        if (pointerType !== 'touch') rest(null)
      },
      { signal },
    )
    return () => listening.abort()
  }, [room])
  return hex
}
