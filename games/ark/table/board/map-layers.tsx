import { Ink, useNight } from '@vyprava/atlas'
import { path, tenth } from '@vyprava/atlas/pen.ts'
import { litHexes, useDrawnAhead } from '@vyprava/kit'
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react'
import { type ArkView, type Chart, COLOURS, NONE } from '../../rules/index.ts'
import { guideTo } from '../../texts/names.ts'
import { usePack } from '../packed.ts'
import { ties } from './compass-ink.ts'
import type { SheetLayout } from './layout.ts'
import {
  edgesWhere,
  freshPencil,
  grid,
  ground,
  knownEdge,
  middlesOf,
  outlines,
  pencilOf,
  rim,
  roads,
} from './map-ink.ts'
import { foundPart, markedHexes, sites, support } from './marks-ink.ts'
import { numerals } from './numerals-ink.ts'
import { BEGUN, stroke } from './pencil-ink.ts'
import { type Print, printAddress, SEEDS } from './print-image.ts'
import { printOf } from './print-ink.ts'
import { Prints } from './prints.tsx'
import type { SheetScene } from './scene.ts'
import { RADIUS } from './units.ts'
import '@vyprava/kit/board/light.css'
import './pencils.css'
import './marks.css'

interface MapProps {
  readonly view: ArkView
  readonly player: number
  readonly scene: SheetScene
  readonly layout: SheetLayout
  /** Hexes that were just painted. */
  readonly drawn: readonly number[]
  readonly children?: ReactNode
}

const inMap = ({ map }: SheetLayout): string =>
  `translate(${tenth(map.x)} ${tenth(map.y)}) scale(${(map.radius / RADIUS).toFixed(4)})`

/**
 * The map, layer by layer from the ground up. Pencil and light lie under the printed ink, so there are sheets over
 * sheets: of those four the light and the uppermost alone change during a decision.
 */
export function MapLayers({ view, player, scene, layout, drawn, children }: MapProps) {
  const { printed } = usePack()
  const chart = printed.chartOf(view)
  const { painted, fresh } = view.sheets[player]
  const night = useNight()
  useDrawnAhead(pictures(chart, night), printAddress, `${night} ${view.map}`)
  const box = `0 0 ${layout.width} ${layout.height}`
  const move = inMap(layout)
  return (
    <>
      <svg className="ak-layer" viewBox={box} aria-hidden="true">
        <g transform={move}>
          <Ground chart={chart} />
          <Pencilled chart={chart} painted={painted} drawn={drawn} />
        </g>
      </svg>
      <svg className="ak-layer" viewBox={box} aria-hidden="true">
        <g transform={move}>
          <UnderInk chart={chart} scene={scene} />
        </g>
      </svg>
      <svg className="ak-layer" viewBox={box} aria-hidden="true">
        <g transform={move}>
          <Printed chart={chart} painted={painted} night={night} />
        </g>
        {layout.form === 'full' || layout.form === 'mid' ? <Numerals map={view.map} layout={layout} /> : null}
      </svg>
      <svg className="ak-layer" viewBox={box} aria-hidden="true">
        <g transform={move}>
          <Veil chart={chart} painted={painted} scene={scene} />
          <Known chart={chart} painted={painted} fresh={fresh} />
          <OverInk chart={chart} scene={scene} />
          {children}
          <g className="ak-flights" />
        </g>
      </svg>
    </>
  )
}

/** Every picture that a map can need: bare and in the hex's own colour. */
const pictures = (chart: Chart, night: boolean): Print[] =>
  chart.hexes.flatMap((hex, number) =>
    number < SEEDS ? [{ kind: printOf(hex), seed: number, pencil: chart.colour[number], night }] : [],
  )

interface StillProps {
  readonly chart: Chart
  readonly painted: readonly number[]
}

const Ground = memo(function Ground({ chart }: Pick<StillProps, 'chart'>) {
  return <Ink ink={ground(chart)} />
})

const Pencilled = memo(function Pencilled({ chart, painted, drawn }: StillProps & Pick<MapProps, 'drawn'>) {
  return (
    <>
      {COLOURS.map((name, colour) => (
        <Ink key={name} ink={pencilOf(chart, painted, colour, drawn)} />
      ))}
      <Ink ink={freshPencil(chart, painted, drawn)} />
    </>
  )
})

const Printed = memo(function Printed({ chart, painted, night }: StillProps & { readonly night: boolean }) {
  const still = useMemo(() => grid(chart), [chart])
  const edge = useMemo(() => rim(chart), [chart])
  return (
    <>
      <Ink ink={still} />
      <Ink ink={roads(chart, painted)} />
      <Prints chart={chart} painted={painted} night={night} />
      <Ink ink={edge} />
    </>
  )
})

const Numerals = memo(function Numerals({
  map,
  layout,
}: {
  readonly map: string
  readonly layout: SheetLayout
}) {
  return <Ink ink={numerals(guideTo(map), layout)} />
})

interface SceneProps {
  readonly chart: Chart
  readonly scene: SheetScene
}

const hexesOf = (chart: Chart, numbers: Iterable<number>) => [...numbers].map((hex) => chart.hexes[hex])

/** Light and begun strokes: under the printed ink. */
export const UnderInk = memo(function UnderInk({ chart, scene }: SceneProps) {
  const { light, second, begun } = scene
  const middles = middlesOf(chart)
  const lit = [...(light?.hexes ?? [])].filter((hex) => !second.has(hex))
  const style: CSSProperties & Record<'--share', number> = {
    '--share': Math.round((100 * lit.length) / chart.size) / 100,
  }
  return (
    <g style={style}>
      <Ink
        ink={
          path('ak-litf', outlines(chart, [...lit, ...begun.map(({ hex }) => hex)])) +
          path('ak-litf ak-litf--second', outlines(chart, second)) +
          begun
            .map(({ hex, colour }) =>
              stroke(colour, middles[hex], RADIUS, `g${hex}`, BEGUN, `data-begun="${hex}"`),
            )
            .join('')
        }
      />
    </g>
  )
})

/** What is neither visited nor lit steps back. */
const Veil = memo(
  function Veil({ chart, painted, scene }: StillProps & SceneProps) {
    const clear = new Set([
      ...(scene.light?.hexes ?? []),
      ...scene.second,
      ...scene.begun.map(({ hex }) => hex),
    ])
    const veiled = [...painted.keys()].filter((hex) => painted[hex] === NONE && !clear.has(hex))
    return (
      <Ink
        ink={
          path('ak-veil', outlines(chart, veiled)) +
          (scene.dim ? path('ak-dim', outlines(chart, painted.keys())) : '')
        }
      />
    )
  },
  (a, b) =>
    a.chart === b.chart &&
    a.painted === b.painted &&
    a.scene.light === b.scene.light &&
    a.scene.second === b.scene.second &&
    a.scene.begun === b.scene.begun &&
    a.scene.dim === b.scene.dim,
)

/** The edge of what was visited before this turn. */
const Known = memo(function Known({
  chart,
  painted,
  fresh,
}: StillProps & { readonly fresh: readonly number[] }) {
  return <Ink ink={knownEdge(chart, (hex) => painted[hex] !== NONE && !fresh.includes(hex))} />
})

/** Brackets arms and insets of the light, in units of the map. */
const LIGHT = { radius: RADIUS, orientation: 'flat', inset: 4, arm: 8 } as const

/** Over the ink: the edge of the light, what it leans on, rings, seals and places of parts, and what was refused. */
export const OverInk = memo(function OverInk({ chart, scene }: SceneProps) {
  const { light, second, begun, reach, refused } = scene
  const middles = middlesOf(chart)
  const lit = useMemo(() => litHexes(hexesOf(chart, light?.hexes ?? []), LIGHT), [chart, light])
  const other = useMemo(() => litHexes(hexesOf(chart, second), LIGHT), [chart, second])
  const leaning = scene.support.map(({ hex, direction }) => support(middles[hex], direction))
  const edges =
    path('lit-edge', lit.edge) +
    path('lit-brk', lit.brackets) +
    path('lit-edge ak-second', other.edge) +
    path('lit-brk ak-second', other.brackets)
  const hands =
    path('ak-sup', leaning.map(({ edge }) => edge).join('')) +
    path('ak-supt', leaning.map(({ tooth }) => tooth).join('')) +
    path(
      'ak-ghost-ring',
      outlines(
        chart,
        begun.map(({ hex }) => hex),
        RADIUS - 2.6,
      ),
    ) +
    reach
      .map(
        (hex) =>
          `<circle class="ak-reach" cx="${tenth(middles[hex].x)}" cy="${tenth(middles[hex].y)}" r="5"/>`,
      )
      .join('') +
    looked(chart, scene)
  const { found, sites: places, looked: letter } = scene
  const lying = useMemo(
    () => partsInk(chart, found, places, letter?.letter ?? NONE),
    [chart, found, places, letter],
  )
  const refusal = refused?.kind === 'hex' ? path('ak-no', outlines(chart, [refused.hex], RADIUS - 3)) : ''
  // Each by itself: what did not change is not drawn anew.
  return (
    <>
      <Ink ink={edges} />
      <Ink ink={hands} />
      <Ink ink={lying} />
      <Ink ink={refusal} />
    </>
  )
})

const ALL_PIPS: readonly boolean[] = [true, true, true, true, true, true]

/** Found parts, and where the others may lie. What the choice in hand would find, and the letter looked at, is brass. */
function partsInk(
  chart: Chart,
  found: SheetScene['found'],
  places: SheetScene['sites'],
  letter: number,
): string {
  const middles = middlesOf(chart)
  const fresh = found.filter((part) => part.fresh)
  const free = places.filter(({ hex }) => fresh.every((part) => part.hex !== hex))
  const hot = free.filter((place) => place.letter === letter)
  const rest = free.filter(({ hex }) => hot.every((place) => place.hex !== hex))
  const settled = found.filter((part) => !part.fresh)
  return (
    settled.map((part) => foundPart(part.letter, middles[part.hex], false)).join('') +
    sites(markedHexes(rest, middles), false) +
    sites(
      [
        ...markedHexes(hot, middles),
        ...fresh.map((part) => ({
          letters: [part.letter],
          middle: middles[part.hex],
          pips: ALL_PIPS,
          missing: NONE,
        })),
      ],
      true,
    )
  )
}

/** The six neighbours of the hexes where the letter that is looked at may lie, each in one outline. */
function looked(chart: Chart, { looked: letter }: SheetScene): string {
  if (letter === null) return ''
  const middles = middlesOf(chart)
  return letter.hexes
    .map((middle) => {
      const around = [...chart.around.subarray(6 * middle, 6 * middle + 6)].filter((hex) => hex >= 0)
      const own = new Set([middle, ...around])
      const line = edgesWhere(chart, (hex, next) => hex !== middle && own.has(hex) && !own.has(next))
      return (
        path('ak-flower', line) +
        path('ak-flower2', line) +
        ties(
          middles[middle],
          around.map((hex) => middles[hex]),
        )
      )
    })
    .join('')
}
