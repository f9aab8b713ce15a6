import { Icon, Ink } from '@vyprava/atlas'
import { biohazard, cycle, deathSkull } from '@vyprava/atlas/icons/deeds.ts'
import { factory } from '@vyprava/atlas/icons/places.ts'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import { memo } from 'react'
import { type DefendersView, FACTORY_TILES, NONE, TOXIC_SITES } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { terrainSign } from '../sign.ts'
import { directionDial, seals, stack, type TileFate, toxicDial } from './dials-ink.ts'
import './instruments.css'

type Shown = Pick<
  DefendersView,
  'builtAt' | 'coreTop' | 'deaths' | 'direction' | 'machineLeft' | 'rewilded' | 'toxicSupply'
>

interface InstrumentProps {
  readonly view: Shown
  readonly labels: BoardLabels
  /** On a small plate the dials speak for themselves. */
  readonly captions?: boolean
}

/** By tile: what became of it. */
export function fatesOf({ builtAt, coreTop, rewilded }: Shown): TileFate[] {
  return builtAt.map((hex, tile) => {
    if (hex !== NONE) return rewilded[hex] === 1 ? 'rewilded' : 'built'
    return tile === coreTop ? 'top' : 'in'
  })
}

/** They rise like the factories: full is nearly lost. */
const placed = ({ toxicSupply }: Shown): number => TOXIC_SITES - toxicSupply

const isSame = (before: InstrumentProps, after: InstrumentProps): boolean =>
  before.labels === after.labels && before.captions === after.captions && showsSame(before.view, after.view)

const showsSame = (a: Shown, b: Shown): boolean =>
  a.builtAt === b.builtAt &&
  a.rewilded === b.rewilded &&
  a.coreTop === b.coreTop &&
  a.deaths === b.deaths &&
  a.direction === b.direction &&
  a.machineLeft === b.machineLeft &&
  a.toxicSupply === b.toxicSupply

/** The machine lives in the margin of the map: its dials lie in the four corners that the board leaves free. */
export const Instruments = memo(function Instruments({ view, labels, captions = true }: InstrumentProps) {
  return (
    <g className="df-instruments">
      <Ink
        transform="translate(-288 -206)"
        data-dial="direction"
        ink={directionDial(view.direction === 'right')}
      />
      <Ink transform="translate(288 -206)" data-dial="toxic" ink={toxicDial(placed(view), TOXIC_SITES)} />
      <Ink transform="translate(-314 196)" data-dial="fallen" ink={seals(view.deaths)} />
      <Ink transform="translate(230 200) scale(.87)" data-dial="core" ink={stack(fatesOf(view))} />
      {captions ? <Captions view={view} labels={labels} /> : null}
    </g>
  )
}, isSame)

const Captions = ({ view, labels }: InstrumentProps) => (
  <>
    <Caption x={-288} y={-136} title={labels.direction} below={labels.directions[view.direction]} />
    <Caption x={288} y={-136} title={labels.toxic} below={labels.placed(placed(view), TOXIC_SITES)} />
    <Caption x={-290} y={160} title={labels.fallen} />
    <Caption x={278} y={160} title={labels.core} />
  </>
)

interface CaptionProps {
  readonly x: number
  readonly y: number
  readonly title: string
  readonly below?: string
}

const Caption = ({ x, y, title, below }: CaptionProps) => (
  <>
    <text x={x} y={y} className="df-caption">
      {title}
    </text>
    {below === undefined ? null : (
      <text x={x} y={y + 16} className="df-caption df-caption--below">
        {below}
      </text>
    )}
  </>
)

/** The same in one line, where the plate has no corners to spare. */
export const DialStrip = memo(function DialStrip({ view, labels }: InstrumentProps) {
  const fates = fatesOf(view)
  const built = fates.filter((fate) => fate === 'built' || fate === 'rewilded').length
  const fallen = view.deaths.flatMap((deaths, terrain) => (deaths > 0 ? [terrain] : []))
  return (
    <ul className="df-strip" aria-label={labels.dials}>
      <li data-dial="direction">
        <Icon data={cycle} label={labels.direction} />
        {labels.directions[view.direction]}
      </li>
      <li className="df-strip-toxic" data-dial="toxic">
        <Icon data={biohazard} label={labels.toxic} />
        {placed(view)}/{TOXIC_SITES}
      </li>
      <li className="df-strip-fallen" data-dial="fallen">
        <Icon data={deathSkull} label={labels.fallen} />
        {fallen.length === 0 ? 0 : null}
        {fallen.map((terrain) => (
          <svg key={terrain} viewBox="-27 -27 54 54" role="img" aria-label={labels.lexicon.terrains[terrain]}>
            <Ink ink={terrainSign(terrain, 0, 0, 50)} />
          </svg>
        ))}
      </li>
      <li data-dial="core">
        <Icon data={factory} label={labels.factories} />
        {built}/{FACTORY_TILES - 1}
      </li>
      <li>
        <Icon data={cardExchange} label={labels.machineCards} />
        {view.machineLeft.length}
      </li>
    </ul>
  )
}, isSame)
