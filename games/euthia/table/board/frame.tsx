import { DESIGNS, Ink, marker } from '@vyprava/atlas'
import type { Room, View } from '@vyprava/kit'
import type { Ref } from 'react'
import {
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { EuthiaView } from '../../rules/view.ts'
import type { LandLabels } from '../../texts/labels/index.ts'
import { Locator } from './locator.tsx'
import { type Box, RADIUS, rowLetter } from './units.ts'
import './frame.css'

/** What the window tells the frame whenever the land was moved. */
export interface FrameHandle {
  follow(view: View, room: Room): void
}

interface FrameProps {
  readonly view: EuthiaView
  readonly labels: LandLabels
  readonly box: Box
  readonly scale: number
  /** Values of personal tiles: the steps of the scale. */
  readonly values: readonly number[]
  readonly handle: Ref<FrameHandle>
}

/** The scale of reputation shows so much, and slides on by half of it. */
const SPAN = 40
const SLIDES = 20

/** The first value that the scale shows: everybody's pin is on it. */
export function scaleFrom(reps: readonly number[]): number {
  const most = Math.max(0, ...reps)
  return most < SPAN ? 0 : SLIDES * Math.ceil((most - SPAN + 1) / SLIDES)
}

/**
 * The neatline lies still while the land is moved under it: its upper edge is the scale of reputation, its sides carry
 * the letters of the rows. It follows the land without React.
 */
export function Frame({ view, labels, box, scale, values, handle }: FrameProps) {
  const rows = useRef<HTMLDivElement>(null)
  const glass = useRef<SVGRectElement>(null)
  const last = useRef<{ readonly view: View; readonly room: Room } | null>(null)
  const follow = useCallback(
    (seen: View, room: Room) => {
      last.current = { view: seen, room }
      moveRows(rows, box, scale, seen, room)
      moveGlass(glass, box, scale, seen, room)
    },
    [box, scale],
  )
  useImperativeHandle(handle, () => ({ follow }), [follow])
  useLayoutEffect(() => {
    if (last.current !== null) follow(last.current.view, last.current.room)
  }, [follow])
  const from = scaleFrom(view.players.map(({ rep }) => rep))
  const letters = []
  for (let row = Math.floor(box.top / (1.5 * RADIUS)); row <= (box.top + box.height) / (1.5 * RADIUS); row++)
    letters.push(row)
  return (
    <div className="eu-frame" aria-hidden="true">
      <div className="eu-neat" />
      <div className="eu-rows" ref={rows}>
        {letters.map((row) => (
          <i key={row} data-row={row}>
            <b>{rowLetter(row)}</b>
            <b>{rowLetter(row)}</b>
          </i>
        ))}
      </div>
      <Reputation view={view} from={from} values={values} title={labels.reputation} />
      <Locator view={view} box={box} glass={glass} />
    </div>
  )
}

/** Rows lie where the land has them, and only those that are seen. */
function moveRows(
  rows: RefObject<HTMLDivElement | null>,
  box: Box,
  scale: number,
  { scale: zoom, y }: View,
  { height }: Room,
): void {
  for (const letter of rows.current?.children ?? []) {
    if (!(letter instanceof HTMLElement)) continue
    const at = y + (Number(letter.dataset.row) * 1.5 * RADIUS - box.top) * scale * zoom
    letter.style.transform = `translateY(${at.toFixed(1)}px)`
    letter.hidden = at < 34 || at > height - 20
  }
}

/** The brass frame of the locator: what is seen of the whole. */
function moveGlass(
  glass: RefObject<SVGRectElement | null>,
  box: Box,
  scale: number,
  { scale: zoom, x, y }: View,
  { width, height }: Room,
): void {
  const unit = scale * zoom
  const left = Math.max(box.left, box.left - x / unit)
  const top = Math.max(box.top, box.top - y / unit)
  glass.current?.setAttribute('x', left.toFixed(0))
  glass.current?.setAttribute('y', top.toFixed(0))
  glass.current?.setAttribute('width', Math.min(box.left + box.width - left, width / unit).toFixed(0))
  glass.current?.setAttribute('height', Math.min(box.top + box.height - top, height / unit).toFixed(0))
}

interface ReputationProps {
  readonly view: EuthiaView
  readonly from: number
  readonly values: readonly number[]
  readonly title: string
}

/** Everybody's pin on the upper edge. */
function Reputation({ view, from, values, title }: ReputationProps) {
  const share = (value: number) => `${(100 * (value - from)) / SPAN}%`
  const inside = (value: number) => value > from && value < from + SPAN
  const fives = Array.from({ length: SPAN / 5 - 1 }, (_, place) => from + 5 * (place + 1))
  return (
    <div className="eu-rep">
      <span className="eu-rep-title">{title}</span>
      {fives.map((value) => (
        <b key={value} style={{ left: share(value) }}>
          {value}
        </b>
      ))}
      {values.filter(inside).map((value) => (
        <i key={value} style={{ left: share(value) }} />
      ))}
      {view.players.map(({ rep }, player) => (
        <Pin
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
          key={player}
          player={player}
          at={share(Math.max(from, rep))}
        />
      ))}
    </div>
  )
}

/** A pin slides along the frame when reputation changes. */
function Pin({ player, at }: { readonly player: number; readonly at: string }) {
  const [slides, setSlides] = useState(false)
  useEffect(() => setSlides(true), [])
  return (
    <svg
      className="eu-pin"
      data-slides={slides || undefined}
      data-pin={player}
      viewBox="-18 -18 36 36"
      aria-hidden="true"
      style={{ left: at }}
    >
      <path d="M0-17L17 0 0 17-17 0Z" className="pin" />
      <Ink ink={marker(DESIGNS[player], 0, 1, 24)} />
    </svg>
  )
}
