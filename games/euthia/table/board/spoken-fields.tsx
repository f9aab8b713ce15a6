import { useAfterFrame } from '@vyprava/atlas'
import { HexBoard, type HexPlace, placeName } from '@vyprava/kit'
import { memo, useCallback, useMemo } from 'react'
import { CENTRE, slotOf, tileOf } from '../../rules/map.ts'
import { usePack } from '../packed.ts'
import type { PanelProps } from '../props.ts'
import type { Thing } from '../thing.ts'
import { fieldsOf } from './field-facts.ts'
import type { BoardScene } from './scene.ts'
import { type Box, baseOf, codeOf, hexOf, RADIUS, vertexOfTile } from './units.ts'

interface SpokenProps extends Pick<PanelProps, 'view' | 'seat' | 'words' | 'labels' | 'hands' | 'players'> {
  readonly box: Box
  readonly lit: BoardScene['lit']
  readonly cursor: number
  readonly pinned: boolean
}

/** A finger that misses a lit field by so many pixels means it. */
const SNAP = 24

const isCentre = (field: number): boolean => slotOf(field) === CENTRE
const placeOf = (field: number): HexPlace => ({ kind: isCentre(field) ? 'vertex' : 'hex', id: field })
const thingAt = ({ id }: HexPlace): Thing => ({ kind: 'field', field: id })

/** The fields as buttons with what they are called, in reading order. */
export const SpokenFields = memo(function SpokenFields(props: SpokenProps) {
  const { view, seat, words, labels, hands, players, box, lit, cursor, pinned } = props
  const { printed } = usePack()
  const { map } = view
  const fields = useMemo(() => fieldsOf(printed, { map }), [printed, map])
  const hexes = useMemo(
    () =>
      new Map(fields.filter((field) => !isCentre(field)).map((field) => [field, hexOf(map, field)] as const)),
    [fields, map],
  )
  const vertices = useMemo(
    () =>
      new Map(
        fields.filter(isCentre).map((field) => [field, vertexOfTile(baseOf(map, tileOf(field)))] as const),
      ),
    [fields, map],
  )
  const sheet = useMemo(() => ({ radius: RADIUS, orientation: 'pointy' as const, ...box }), [box])
  const names = useMemo(() => new Set([...lit].map((field) => placeName(placeOf(field)))), [lit])
  const known = useAfterFrame(
    useMemo(() => ({ view, lit }), [view, lit]),
    'log',
  )
  const labelOf = useCallback(
    ({ id }: HexPlace) => {
      const { tools } = words
      const here = known.view.players.flatMap(({ field }, player) =>
        field === id ? [players[player].name] : [],
      )
      return labels.land.field({
        code: codeOf(known.view.map, id),
        place: tools.spot(known.view, id),
        omen:
          seat === null
            ? ''
            : tools.target(known.view, known.view.players[seat], id).slice(tools.spot(known.view, id).length),
        heroes: here,
        lit: known.lit.has(id),
      })
    },
    [words, labels, players, seat, known],
  )
  const board = useMemo(() => hands.board(thingAt), [hands])
  return (
    <HexBoard
      sheet={sheet}
      hexes={hexes}
      vertices={vertices}
      label={labels.land.map}
      labelOf={labelOf}
      lit={names}
      cursor={cursor}
      pinned={pinned}
      snap={SNAP}
      mark="eu-field"
      board={board}
    />
  )
})
