import { useAfterFrame, useKeptSet } from '@vyprava/atlas'
import { HexBoard, type HexPlace, placeName } from '@vyprava/kit'
import { memo, useCallback, useMemo } from 'react'
import { LETTERS } from '../../compass/index.ts'
import { type ArkView, NONE } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { guideTo, type Names } from '../../texts/names.ts'
import { belongingOf, NO_BELONGING } from '../deduction.ts'
import type { ArkHands } from '../intent.ts'
import type { SheetLayout } from './layout.ts'
import { byReading } from './reading.ts'
import type { SheetScene } from './scene.ts'

interface SpokenProps {
  readonly view: ArkView
  readonly player: number
  readonly scene: SheetScene
  readonly layout: SheetLayout
  readonly labels: BoardLabels
  readonly names: Names
  readonly cursor: number
  readonly pinned: boolean
  readonly hands: ArkHands
}

const NO_HEXES: ReadonlySet<number> = new Set<number>()
/** A finger that misses a lit hex by so many pixels means it. */
const SNAP = 26

/** The hexes as buttons with what they are called. */
export const SpokenHexes = memo(function SpokenHexes(props: SpokenProps) {
  const { view, player, scene, layout, labels, names, cursor, pinned, hands } = props
  const { chart, hexes: places } = guideTo(view.map)
  const light = useKeptSet(scene.light?.hexes ?? NO_HEXES)
  const second = useKeptSet(scene.second)
  const lit = useMemo(
    () => new Set([...light, ...second].map((id) => placeName({ kind: 'hex', id }))),
    [light, second],
  )
  const hexes = useMemo(() => new Map(byReading(chart.hexes)), [chart])
  const sheet = useMemo(
    () => ({
      radius: layout.map.radius,
      orientation: 'flat' as const,
      left: -layout.map.x,
      top: -layout.map.y,
      width: layout.width,
      height: layout.height,
    }),
    [layout],
  )
  const { painted, fresh, start } = view.sheets[player]
  const { begun, support, sites, found } = scene
  const known = useAfterFrame(
    useMemo(
      () => ({ painted, fresh, start, begun, support, sites, found, lit }),
      [painted, fresh, start, begun, support, sites, found, lit],
    ),
    'margins',
  )
  const at = useMemo(
    () => ({
      sites: new Set(known.sites.flatMap(({ hex }) => [hex, ...chart.around.subarray(6 * hex, 6 * hex + 6)])),
      support: Map.groupBy(known.support, ({ hex }) => hex),
    }),
    [known, chart],
  )
  const labelOf = useCallback(
    ({ id }: HexPlace) => {
      const colour = known.painted[id]
      const part = known.found.find(({ hex }) => hex === id)
      const { lies, beside } = at.sites.has(id) ? belongingOf(chart, known.sites, id) : NO_BELONGING
      return labels.hex({
        place: places[id],
        land: names.terrain(chart.hexes[id]),
        colour: colour === NONE ? null : colour,
        fresh: known.fresh.includes(id),
        start: known.start === id,
        part: part === undefined ? null : LETTERS[part.letter],
        sites: lies.map((letter) => LETTERS[letter]),
        beside: beside.map((letter) => LETTERS[letter]),
        begun: known.begun.find(({ hex }) => hex === id)?.colour ?? null,
        lit: known.lit.has(placeName({ kind: 'hex', id })),
        support: (at.support.get(id) ?? []).map(({ direction }) => places[chart.around[6 * id + direction]]),
      })
    },
    [known, at, labels, names, chart, places],
  )
  const board = useMemo(() => hands.board(({ id }: HexPlace) => ({ kind: 'hex', hex: id })), [hands])
  return (
    <HexBoard
      sheet={sheet}
      hexes={hexes}
      label={labels.map}
      labelOf={labelOf}
      lit={useAfterFrame(lit, 'beside')}
      cursor={cursor}
      pinned={pinned}
      snap={SNAP}
      mark="hex"
      board={board}
    />
  )
})
