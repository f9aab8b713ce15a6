import { useMotion } from '@vyprava/kit'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type ArkEvent, type ArkView, type Chart, NONE } from '../../rules/index.ts'
import { middlesOf } from '../board/map-ink.ts'
import { BEGUN, stroke } from '../board/pencil-ink.ts'
import type { SheetScene } from '../board/scene.ts'
import { RADIUS } from '../board/units.ts'
import { foundOn } from '../deduction.ts'
import type { ArkTableProps } from '../props.ts'
import { type Part, shine } from './celebrate.ts'
import { ArkFlights } from './flights.ts'
import { begunMark } from './marks.ts'
import { playEvents } from './play.ts'
import { strokesIn } from './strokes.ts'

/** The sheet that lies there, and what was told. */
interface Shown {
  readonly chart: Chart
  readonly view: ArkView
  readonly player: number
  readonly events: readonly ArkEvent[]
  readonly begun: SheetScene['begun']
  readonly motion: boolean
  readonly stage: ArkTableProps['stage']
}

interface Moving {
  /** Hexes that were just painted. */
  readonly drawn: readonly number[]
  /** The part that was just found, until somebody goes on. */
  readonly found: Part | null
}

/** What has just happened moves over the sheet; nothing waits for it. */
export function useArkMotion(root: RefObject<HTMLElement | null>, shown: Shown): Moving {
  const { chart, view, player, events, begun, motion, stage } = shown
  const sheet = view.sheets[player]
  const found = useMemo(() => foundOn(chart, sheet, sheet), [chart, sheet])
  const before = useRef({ events, found, player })
  const fresh = freshIn(events, player, found, before.current)
  useMotion(root, { events, facing: String(player), motion }, (element, delay) => {
    const flights = new ArkFlights(element)
    playEvents(flights, { chart, player, events, found: fresh }, delay)
    return flights
  })
  useStrokes(root, chart, sheet.painted, begun, motion)
  const card = useCard(events, fresh)
  useEffect(() => {
    if (motion || card === null || root.current === null) return
    const flights = new ArkFlights(root.current)
    shine(flights, chart, card)
    return () => flights.land()
  }, [root, motion, card, chart])
  // A find is a moment of its own: nobody's bot names the next colour into it.
  useEffect(() => {
    if (!motion || card === null || stage === undefined) return
    stage(true)
    return () => stage(false)
  }, [motion, card, stage])
  useEffect(() => {
    if (before.current.events !== events || before.current.player !== player)
      before.current = { events, found, player }
  }, [events, found, player])
  const drawn = useMemo(() => strokesIn(events, player), [events, player])
  return { drawn, found: card }
}

interface Former {
  readonly events: readonly ArkEvent[]
  readonly found: readonly Part[]
  readonly player: number
}

/** The parts that were found by what is told. */
function freshIn(
  events: readonly ArkEvent[],
  player: number,
  found: readonly Part[],
  former: Former,
): readonly Part[] {
  const more = events.some(
    (event) => event.type === 'partsFound' && event.seat === player && event.parts > event.before,
  )
  if (!more || former.events === events || former.player !== player) return NO_PARTS
  return found.filter(
    ({ letter, hex }) => !former.found.some((part) => part.letter === letter && part.hex === hex),
  )
}

const NO_PARTS: readonly Part[] = []
/** So long the card of a found part stays unless somebody goes on. */
const STAYS = 6000

/** The part that the card shows: until a key, a touch, or the next event. */
function useCard(events: readonly ArkEvent[], fresh: readonly Part[]): Part | null {
  const [card, setCard] = useState<{ readonly part: Part; readonly events: readonly ArkEvent[] } | null>(null)
  const last = fresh.at(-1)
  useEffect(() => {
    if (last !== undefined) setCard({ part: last, events })
  }, [last, events])
  useEffect(() => {
    if (card === null) return
    const close = () => setCard(null)
    const timer = window.setTimeout(close, STAYS)
    window.addEventListener('keydown', close)
    window.addEventListener('pointerdown', close)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('keydown', close)
      window.removeEventListener('pointerdown', close)
    }
  }, [card])
  return card?.part ?? null
}

/** A hex that is chosen is drawn, and one that is given up fades. */
const CHOSEN = 260

function useStrokes(
  root: RefObject<HTMLElement | null>,
  chart: Chart,
  painted: readonly number[],
  begun: SheetScene['begun'],
  motion: boolean,
): void {
  const before = useRef(begun)
  useEffect(() => {
    const former = before.current
    before.current = begun
    if (!motion || root.current === null || former === begun) return
    const flights = new ArkFlights(root.current)
    const isIn = (strokes: SheetScene['begun'], hex: number) => strokes.some((each) => each.hex === hex)
    for (const { hex } of begun) if (!isIn(former, hex)) flights.draw(begunMark(hex), CHOSEN, 0)
    for (const { hex, colour } of former)
      if (painted[hex] === NONE && !isIn(begun, hex))
        flights.erase(stroke(colour, middlesOf(chart)[hex], RADIUS, `g${hex}`, BEGUN), CHOSEN, 0)
  }, [root, chart, painted, begun, motion])
}
