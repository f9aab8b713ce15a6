import { Icon, useAfterFrame } from '@vyprava/atlas'
import { expand } from '@vyprava/atlas/icons/signs.ts'
import { Spoken } from '@vyprava/kit'
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type ArkView, COLOURED, EARNED, NONE } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import type { Names } from '../../texts/names.ts'
import type { ArkHands } from '../intent.ts'
import { usePack } from '../packed.ts'
import { LETTER_KEYS } from '../thing.ts'
import { Belonging } from './belonging.tsx'
import { CompassPlate } from './compass.tsx'
import { Fan } from './fan.tsx'
import { Furniture } from './furniture.tsx'
import type { Form, SheetLayout } from './layout.ts'
import { MapLayers } from './map-layers.tsx'
import type { SheetScene } from './scene.ts'
import { SmallPlate } from './small-plate.tsx'
import { SpokenHexes } from './spoken-hexes.tsx'
import { RADIUS } from './units.ts'
import { useSheetLayout } from './use-layout.ts'
import './pencils.css'
import './sheet.css'

export interface SheetProps {
  readonly view: ArkView
  /** Whose sheet it is. */
  readonly player: number
  readonly scene: SheetScene
  readonly labels: BoardLabels
  readonly names: Names
  /** The form in which it is drawn; null: the one that fits into its room. */
  readonly form?: Form | null
  /** Null: it is only looked at. */
  readonly hands?: ArkHands | null
  /** The hex and the field of the compass (from 24 on: the letters) that the keyboard comes to first. */
  readonly cursor?: { readonly hex: number; readonly cell: number }
  /** Something is shown and waits for its confirmation. */
  readonly pinned?: boolean
  /** The switch of the places of parts; null where there is none. */
  readonly sites?: { readonly on: boolean; toggle(): void } | null
  /** Opens the compass; on a phone it turns from the map to the compass and back. */
  readonly turn?: (() => void) | null
  /** On a phone, under the turned compass: what a touched letter tells. */
  readonly foot?: ReactNode
  /** Hexes that were just painted: their strokes can draw themselves. */
  readonly drawn?: readonly number[]
  /** Is told how it is laid out. */
  readonly laid?: ((layout: SheetLayout) => void) | undefined
  /** What else lies over the map. */
  readonly children?: ReactNode
}

const START = { hex: 0, cell: 0 }
const NOTHING_DRAWN: readonly number[] = []

/** A player's sheet: a drawing that nobody reads aloud, with buttons over it. */
export const Sheet = memo(function Sheet(props: SheetProps) {
  const { view, player, scene, labels, names, form = null, hands = null, cursor = START } = props
  const { pinned = false, sites = null, turn = null, foot, children } = props
  const { drawn = NOTHING_DRAWN, laid } = props
  const { printed } = usePack()
  const room = useRef<HTMLDivElement>(null)
  const chart = printed.chartOf(view)
  const sheet = view.sheets[player]
  const layout = useSheetLayout(room, chart, printed.sheet.counterSlots, form)
  useEffect(() => laid?.(layout), [laid, layout])
  const { compass, small } = layout
  const isTurned = layout.form === 'compass'
  return (
    <div className="ak-room" ref={room}>
      <div className="ak-sheet" data-form={layout.form} style={styleOf(layout)}>
        <Furniture view={view} player={player} scene={scene} layout={layout} labels={labels} names={names} />
        {isTurned ? null : (
          <>
            <MapLayers view={view} player={player} scene={scene} layout={layout} drawn={drawn}>
              {children}
            </MapLayers>
            {hands === null ? null : (
              <SpokenHexes
                view={view}
                player={player}
                scene={scene}
                layout={layout}
                labels={labels}
                names={names}
                cursor={cursor.hex}
                pinned={pinned}
                hands={hands}
              />
            )}
            {hands === null ? null : (
              <Belonging room={room} chart={chart} scene={scene} layout={layout} labels={labels} />
            )}
          </>
        )}
        {compass === null ? null : (
          <div className="ak-compass" style={boxOf(layout, compass.x, compass.y, compass.radius)}>
            <CompassPlate
              sheet={sheet}
              scene={scene}
              labels={labels}
              names={names}
              cursor={cursor.cell}
              pinned={pinned}
              hands={hands}
            />
            {turn === null || isTurned ? null : <OpenCompass label={labels.turnToCompass} open={turn} />}
          </div>
        )}
        {small === null ? null : (
          <SmallPlate sheet={sheet} chart={chart} scene={scene} layout={layout} labels={labels} turn={turn} />
        )}
        {sites === null || layout.form === 'pocket' || layout.form === 'strip' || isTurned ? null : (
          <SitesSwitch layout={layout} label={labels.sites} on={sites.on} toggle={sites.toggle} />
        )}
        {isTurned ? <div className="ak-foot">{foot}</div> : null}
        {scene.fan === null || hands === null ? null : (
          <Fan fan={scene.fan} chart={chart} layout={layout} labels={labels} hands={hands} view={view} />
        )}
        <SpokenGains view={view} player={player} labels={labels} names={names} />
      </div>
    </div>
  )
})

function styleOf({ width, height, scale, map }: SheetLayout) {
  const style: CSSProperties & Record<'--u' | '--um', number> = {
    width: width * scale,
    height: height * scale,
    '--u': thousandth(scale),
    '--um': thousandth((scale * map.radius) / RADIUS),
  }
  return style
}

const thousandth = (value: number): number => Math.round(value * 1000) / 1000

/** The ring of the compass with its rim, by the radius of a cell. */
const RIM = 6.5

function boxOf({ width, height, scale }: SheetLayout, x: number, y: number, radius: number) {
  const half = RIM * radius
  const style: CSSProperties & Record<'--uc', number> = {
    left: `${(100 * (x - half)) / width}%`,
    top: `${(100 * (y - half)) / height}%`,
    width: `${(200 * half) / width}%`,
    '--uc': thousandth((scale * radius) / 21.6),
  }
  return style
}

interface OpenProps {
  readonly label: string
  open(): void
}

/** In the corner of the compass: opens it. */
export const OpenCompass = ({ label, open }: OpenProps) => (
  <button
    type="button"
    className="ak-open"
    title={label}
    aria-label={label}
    aria-keyshortcuts="c"
    onClick={open}
  >
    <Icon data={expand} />
  </button>
)

interface SwitchProps {
  readonly layout: SheetLayout
  readonly label: string
  readonly on: boolean
  toggle(): void
}

function SitesSwitch({ layout: { mapName, width, height, form }, label, on, toggle }: SwitchProps) {
  const top = mapName.y + (form === 'full' ? 20 : 8)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="ak-switch"
      style={{ left: `${(100 * mapName.x) / width}%`, top: `${(100 * top) / height}%` }}
      onClick={toggle}
      aria-keyshortcuts={LETTER_KEYS.sites}
    >
      <span className="ak-switch-t" aria-hidden="true" />
      {label}
      <kbd>{LETTER_KEYS.sites.toUpperCase()}</kbd>
    </button>
  )
}

/** What is gained, for those who have it read. */
const SpokenGains = memo(function SpokenGains({
  view,
  player,
  labels,
  names,
}: Pick<SheetProps, 'labels' | 'names' | 'player' | 'view'>) {
  const { printed } = usePack()
  const { character, identity, usesHints, hints, usesDiamonds, diamonds, minus, counter } = useAfterFrame(
    view.sheets[player],
    'beside',
  )
  const said = useMemo(
    () =>
      labels.gains({
        character: character === NONE ? null : names.character(character).nom,
        identity: identity === NONE ? null : identity,
        hints: usesHints ? hints : null,
        diamonds: usesDiamonds
          ? diamonds.filter((state) => state === EARNED || state === COLOURED).length
          : null,
        minus,
        round: counter.length,
        rounds: printed.sheet.counterSlots,
      }),
    [labels, names, character, identity, usesHints, hints, usesDiamonds, diamonds, minus, counter, printed],
  )
  return <Spoken>{said}</Spoken>
})
