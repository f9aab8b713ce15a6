import { useAfterFrame } from '@vyprava/atlas'
import { type CSSProperties, memo, useMemo } from 'react'
import { baseAt, tileOf } from '../../rules/map.ts'
import { Fresh } from '../motion/fresh.tsx'
import type { PanelProps } from '../props.ts'
import { seenDuring, type Telling } from '../round/steps.ts'
import { nameOf } from '../thing.ts'
import { comingSigns } from './field-ink.ts'
import { Flight } from './flight.tsx'
import { LandLayer, PaperLayer } from './land-layer.tsx'
import { Goal, LegalLight, NextTiles } from './light.tsx'
import { Costs, Figures, Lairs, Shown, Things } from './pieces.tsx'
import { type BoardScene, STILL } from './scene.ts'
import { useStamp } from './sign-image.ts'
import { SpokenFields } from './spoken-fields.tsx'
import { type Box, centreAt, RADIUS, shareOf, viewBoxOf, WIDE } from './units.ts'
import './signs.css'
import './land.css'

interface LandProps {
  readonly panel: PanelProps
  readonly scene: BoardScene
  readonly box: Box
  readonly scale: number
  readonly cursor: number
  readonly lairs: readonly number[]
  /** The end of a round, while it is told. */
  readonly told: Telling | null
  /** Something lies in its place. */
  readonly covered: boolean
}

/** The land that opens tile by tile: a drawing that nobody reads aloud, with buttons over it. */
const Land = memo(function Land({ panel, scene, box, scale, cursor, lairs, told }: LandProps) {
  const { seat, followed, hands, labels, words, players, intent } = panel
  const view = useMemo(() => seenDuring(panel.view, told), [panel.view, told])
  const style: CSSProperties & Record<'--u', number> = useMemo(() => ({ '--u': scale }), [scale])
  const player = seat ?? followed ?? view.active
  const stamp = useStamp(useMemo(() => comingSigns(players.length), [players.length]))
  const pinned = intent.pinned !== null
  return (
    <div className="eu-land" style={style} data-still={panel.motion ? undefined : true}>
      {/* Two sheets: the land holds most of the ink and hardly ever changes, so it is painted apart. */}
      <Sheet view={view} box={box} />
      <svg className="eu-sheet" viewBox={viewBoxOf(box)} aria-hidden="true">
        <LegalLight view={view} scene={scene} veiled={scene.sides.length === 0} />
        <Goal view={view} scene={scene} />
        <NextTiles view={view} scene={scene} />
        <Things view={view} stamp={stamp} />
        <Lairs view={view} fields={lairs} />
        <Figures view={view} />
        <Shown view={view} scene={scene} player={player} />
        <Costs view={view} scene={scene} fight={labels.land.fight} />
        {told === null ? null : <Flight view={view} step={told.steps[told.at]} />}
        <Fresh view={view} events={panel.events} motion={panel.motion} />
      </svg>
      <SpokenFields
        view={view}
        seat={seat}
        words={words}
        labels={labels}
        hands={hands}
        players={players}
        box={box}
        lit={scene.lit}
        cursor={cursor}
        pinned={pinned}
      />
      <Sides panel={panel} scene={scene} box={box} />
    </div>
  )
})

/** Under a stage, where nobody sees it, the land follows last. */
export function LandUnder(props: LandProps) {
  const { covered, scene } = props
  const late = useAfterFrame(covered ? props : null, 'log')
  const unlit = useAfterFrame(covered, 'turn')
  if (covered) return <Land {...(late ?? props)} />
  // The way back: the land first, what may be done there a frame later.
  return <Land {...props} scene={unlit ? STILL : scene} />
}

/** Paper and land. */
const Sheet = memo(
  function Sheet({ view, box }: Pick<PanelProps, 'view'> & { readonly box: Box }) {
    return (
      <svg className="eu-sheet" viewBox={viewBoxOf(box)} aria-hidden="true">
        <PaperLayer box={box} />
        <LandLayer map={view.map} />
      </svg>
    )
  },
  (a, b) =>
    a.box === b.box && a.view.map.tiles === b.view.map.tiles && a.view.map.rubble === b.view.map.rubble,
)

/** The places for the next tile, as buttons over their outlines. */
function Sides({ panel, scene, box }: Pick<LandProps, 'panel' | 'scene' | 'box'>) {
  const { view, hands, labels, lit } = panel
  const { map, players, active } = view
  return scene.sides.map((side, place) => {
    const base = baseAt({ ...map, stack: [] }, tileOf(players[active].field), side)
    const { x, y } = shareOf(box, centreAt(base))
    return (
      <button
        key={side}
        type="button"
        className="eu-side"
        data-side={side}
        data-number={place + 1}
        data-lit={lit.has(nameOf({ kind: 'side', side })) || undefined}
        aria-pressed={scene.side === side}
        aria-label={labels.land.layAt(panel.words.tools.words.directions[side] ?? '')}
        style={{
          left: `${100 * x}%`,
          top: `${100 * y}%`,
          width: `${(200 * WIDE) / box.width}%`,
          height: `${(350 * RADIUS) / box.height}%`,
        }}
        {...hands.touch({ kind: 'side', side })}
      />
    )
  })
}
