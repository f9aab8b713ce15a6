import { useAfterFrame, useKeptSet } from '@vyprava/atlas'
import { HexBoard, type HexPlace, placeName } from '@vyprava/kit'
import { memo, useCallback, useMemo } from 'react'
import {
  FIELD_CELLS,
  FIELD_LETTERS,
  FIELDS,
  LETTER_CELLS,
  LETTER_FIELDS,
  LETTERS,
  sideOfField,
} from '../../compass/index.ts'
import { FIELD_COUNT, NONE, type SheetView } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import type { Names } from '../../texts/names.ts'
import type { ArkHands } from '../intent.ts'
import type { Thing } from '../thing.ts'
import { CELL } from './compass-ink.ts'
import { byReading } from './reading.ts'
import type { SheetScene } from './scene.ts'

interface SpokenProps {
  readonly sheet: SheetView
  readonly scene: SheetScene
  readonly labels: BoardLabels
  readonly names: Names
  readonly cursor: number
  readonly pinned: boolean
  readonly hands: ArkHands
}

/** Fields by their numbers, and after them the letters; in reading order. */
export const COMPASS_CELLS = new Map(byReading([...FIELD_CELLS, ...LETTER_CELLS]))
const SIDE = 6.5 * CELL
const SHEET = {
  radius: CELL,
  orientation: 'flat',
  left: -SIDE,
  top: -SIDE,
  width: 2 * SIDE,
  height: 2 * SIDE,
} as const
const NO_FIELDS: ReadonlySet<number> = new Set<number>()
/** A finger that misses a lit field by so many pixels means it. */
const SNAP = 26

/** What the button of a cell stands for. */
export const thingOfCell = (cell: number): Thing =>
  cell < FIELD_COUNT ? { kind: 'field', field: cell } : { kind: 'letter', letter: cell - FIELD_COUNT }

/** The fields and letters of the compass as buttons with what they are called. */
export const SpokenFields = memo(function SpokenFields(props: SpokenProps) {
  const { sheet, scene, labels, names, cursor, pinned, hands } = props
  const fields = useKeptSet(scene.light?.fields ?? NO_FIELDS)
  const lit = useMemo(() => new Set([...fields].map((id) => placeName({ kind: 'hex', id }))), [fields])
  const { compass } = sheet
  const { begunField, letters } = scene
  const known = useAfterFrame(
    useMemo(() => ({ compass, begunField, letters, lit }), [compass, begunField, letters, lit]),
    'margins',
  )
  const labelOf = useCallback(
    ({ id }: HexPlace) => {
      if (id >= FIELD_COUNT) {
        const letter = id - FIELD_COUNT
        return labels.letter({
          letter: LETTERS[letter],
          name: names.part(letter),
          state: known.letters[letter],
          filled: LETTER_FIELDS[letter].filter((field) => known.compass[field] !== NONE).length,
        })
      }
      const colour = known.compass[id]
      return labels.field({
        place: FIELDS[id],
        side: sideOfField(id),
        colour: colour === NONE ? null : colour,
        parts: FIELD_LETTERS[id].map((letter) => LETTERS[letter]),
        begun: known.begunField?.field === id ? known.begunField.colour : null,
        lit: known.lit.has(placeName({ kind: 'hex', id })),
      })
    },
    [known, labels, names],
  )
  const board = useMemo(() => hands.board(({ id }: HexPlace) => thingOfCell(id)), [hands])
  return (
    <HexBoard
      sheet={SHEET}
      hexes={COMPASS_CELLS}
      label={labels.compass}
      labelOf={labelOf}
      lit={useAfterFrame(lit, 'beside')}
      cursor={cursor}
      pinned={pinned}
      snap={SNAP}
      mark="cell"
      board={board}
    />
  )
})
