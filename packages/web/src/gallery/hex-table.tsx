import {
  HexBoard,
  type HexCursor,
  type HexPlace,
  Light,
  lineOf,
  litHexes,
  placeName,
  Refused,
  Route,
  stepHex,
  useHands,
  useIntent,
  useTableKeys,
} from '@vyprava/kit'
import { useMemo, useRef, useState } from 'react'

/** The smallest table there is: hexes and edges that are shown, pinned, confirmed and refused. */
interface Demo {
  readonly thing: HexPlace
  readonly proposal: HexPlace
  readonly action: HexPlace
  readonly own: null
}

const RADIUS = 40
const SHEET = {
  radius: RADIUS,
  orientation: 'pointy',
  left: -120,
  top: -110,
  width: 240,
  height: 220,
} as const
const HEXES = new Map([
  [0, { q: 0, r: 0 }],
  [1, { q: 1, r: 0 }],
  [2, { q: 0, r: 1 }],
  [3, { q: -1, r: 1 }],
  [4, { q: -1, r: 0 }],
  [5, { q: 0, r: -1 }],
  [6, { q: 1, r: -1 }],
])
const EDGES = new Map([
  [
    0,
    [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ] as const,
  ],
])
const VERTICES = new Map([
  [
    0,
    [
      { q: -1, r: 0 },
      { q: -1, r: 1 },
      { q: 0, r: 0 },
    ] as const,
  ],
])
const LEGAL = [1, 2, 5, 6]
const LIT = new Set([...LEGAL.map((id) => placeName({ kind: 'hex', id })), 'edge:0', 'vertex:0'])

const hexOf = (id: number) => HEXES.get(id) ?? { q: 0, r: 0 }
const outline = (id: number) => litHexes([hexOf(id)], { radius: RADIUS }).fill
const middle = (id: number) => {
  const { q, r } = hexOf(id)
  return { x: RADIUS * Math.sqrt(3) * (q + r / 2), y: RADIUS * 1.5 * r }
}
const light = litHexes(LEGAL.map(hexOf), { radius: RADIUS })
const veil = litHexes([0, 3, 4].map(hexOf), { radius: RADIUS }).fill

export function HexTable({ label }: { readonly label: string }) {
  const root = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<HexCursor>({ hex: hexOf(0), line: lineOf(hexOf(0), 'pointy') })
  const [done, finish] = useState<string | null>(null)
  const [intent, setIntent] = useIntent<Demo>(done ?? '', null)
  const hands = useHands<Demo>({
    intent,
    setIntent,
    asked: null,
    act: (place) => finish(placeName(place)),
    exchange: () => false,
    takeBack: () => finish(null),
    explain: () => true,
    sense: {
      atOnce: false,
      nameOf: placeName,
      meaning: (place) => (LIT.has(placeName(place)) ? { does: 'propose', proposal: place } : null),
      actionOf: (place) => place,
      covers: (shown, place) => placeName(shown) === placeName(place),
      answers: () => true,
      back: () => (done === null ? null : 'takeBack'),
    },
  })
  useTableKeys(root, {
    arrow(step, at) {
      if (root.current?.contains(at) !== true) return false
      const next = stepHex(cursor, step, 'pointy', ({ q, r }) =>
        [...HEXES.values()].some((hex) => hex.q === q && hex.r === r),
      )
      setCursor(next)
      root.current.querySelector<HTMLElement>(`[data-spot="hex:${idOf(next)}"]`)?.focus()
      return true
    },
    confirm: () => hands.send({ type: 'confirm' }),
    cancel: () => hands.send({ type: 'cancel' }),
    others: {},
  })
  const shown = intent.pinned ?? intent.shown
  const board = useMemo(() => hands.board((place: HexPlace) => place), [hands])
  return (
    <div className="g-hexes" ref={root} data-place="gallery">
      <svg
        className="g-hexes-ink"
        viewBox={`${SHEET.left} ${SHEET.top} ${SHEET.width} ${SHEET.height}`}
        aria-hidden="true"
      >
        <Light lit={light} veil={veil} share={LEGAL.length / HEXES.size} />
        {shown?.kind === 'hex' ? (
          <Route points={[middle(4), middle(0), middle(shown.id)]} ring={RADIUS * 0.6} />
        ) : null}
        {intent.refused?.kind === 'hex' ? <Refused outline={outline(intent.refused.id)} /> : null}
      </svg>
      <HexBoard
        sheet={SHEET}
        hexes={HEXES}
        edges={EDGES}
        vertices={VERTICES}
        label={label}
        labelOf={placeName}
        lit={LIT}
        cursor={idOf(cursor)}
        pinned={intent.pinned !== null}
        snap={26}
        board={board}
      />
      <output className="g-hexes-said">
        {done ?? (shown === null ? '–' : `${placeName(shown)}${intent.pinned === null ? '' : ' ?'}`)}
      </output>
    </div>
  )
}

const idOf = ({ hex }: HexCursor): number =>
  [...HEXES].find(([, { q, r }]) => q === hex.q && r === hex.r)?.[0] ?? 0
