import { Ink, useAfterFrame } from '@vyprava/atlas'
import { path } from '@vyprava/atlas/pen.ts'
import { litHexes } from '@vyprava/kit'
import { memo, useMemo } from 'react'
import { FIELD_CELLS, LETTER_FIELDS } from '../../compass/index.ts'
import { NONE, type SheetView } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import type { Names } from '../../texts/names.ts'
import type { ArkHands } from '../intent.ts'
import {
  badges,
  CELL,
  dial,
  EMPTY_FIELDS,
  fieldMiddle,
  filled,
  letterMiddle,
  letterOutline,
  letters,
  sideOutline,
  ties,
} from './compass-ink.ts'
import { BEGUN, stroke } from './pencil-ink.ts'
import type { SheetScene } from './scene.ts'
import { SpokenFields } from './spoken-fields.tsx'
import { outlineAt } from './units.ts'
import '@vyprava/kit/board/light.css'
import './pencils.css'
import './marks.css'
import './compass.css'

/** Half the side of its box. */
export const HALF_BOX = 6.5 * CELL
export const COMPASS_BOX = `${-HALF_BOX} ${-HALF_BOX} ${2 * HALF_BOX} ${2 * HALF_BOX}`

interface CompassProps {
  readonly sheet: SheetView
  readonly scene: SheetScene
  readonly labels: BoardLabels
  readonly names: Names
  /** The field, or from 24 on the letter, that the keyboard comes to first. */
  readonly cursor: number
  readonly pinned: boolean
  readonly hands: ArkHands | null
}

/** The compass with its fields and letters as buttons. It fills its box, which is a square. */
export const CompassPlate = memo(function CompassPlate(props: CompassProps) {
  const { sheet, scene, labels, names, cursor, pinned, hands } = props
  return (
    <div className="ac-plate">
      <svg className="ak-layer" viewBox={COMPASS_BOX} aria-hidden="true">
        <CompassDrawing sheet={sheet} scene={scene} />
      </svg>
      {hands === null ? null : (
        <SpokenFields
          sheet={sheet}
          scene={scene}
          labels={labels}
          names={names}
          cursor={cursor}
          pinned={pinned}
          hands={hands}
        />
      )}
    </div>
  )
})

const DIAL = dial()

interface DrawingProps {
  readonly sheet: Pick<SheetView, 'compass' | 'identity' | 'sides'> & Partial<Pick<SheetView, 'character'>>
  readonly scene: SheetScene
}

/** Everything drawn of the compass, around 0, 0. */
export function CompassDrawing(given: DrawingProps) {
  // When the table turns to somebody else, their fields and light follow the map; one's own never wait.
  const now = useMemo(() => ({ sheet: given.sheet, scene: given.scene }), [given.sheet, given.scene])
  const late = useAfterFrame(now, 'goods')
  const { sheet, scene } = late.sheet.character === now.sheet.character ? now : late
  const { compass } = sheet
  const looked = scene.looked?.letter ?? null
  return (
    <>
      <Ink ink={DIAL} />
      <Ink ink={EMPTY_FIELDS} />
      {FIELDS.map((field) => (
        <Filled key={field} field={field} colour={compass[field]} />
      ))}
      <FieldLight light={scene.light} />
      <Begun scene={scene} />
      <Ink ink={useMemo(() => letters(scene.letters, looked), [scene.letters, looked])} />
      <Marks scene={scene} />
      <Badges sheet={sheet} side={scene.colour} />
    </>
  )
}

const FIELDS = [...FIELD_CELLS.keys()]

const Filled = memo(function Filled({ field, colour }: { readonly field: number; readonly colour: number }) {
  return colour === NONE ? null : <Ink ink={filled(field, colour)} />
})

const LIGHT = { radius: CELL, orientation: 'flat', inset: 3.2, arm: 7 } as const

const FieldLight = memo(function FieldLight({ light }: Pick<SheetScene, 'light'>) {
  const lit = litHexes(
    [...(light?.fields ?? [])].map((field) => FIELD_CELLS[field]),
    LIGHT,
  )
  return <Ink ink={path('ak-litf', lit.fill) + path('lit-edge', lit.edge) + path('lit-brk', lit.brackets)} />
})

const Begun = memo(
  function Begun({ scene: { begunField } }: { readonly scene: SheetScene }) {
    if (begunField === null) return null
    const middle = fieldMiddle(begunField.field)
    return (
      <Ink
        ink={
          stroke(begunField.colour, middle, CELL - 1.6, `c${begunField.field}`, BEGUN) +
          path('ak-ghost-ring', outlineAt(middle, CELL - 3.2))
        }
      />
    )
  },
  (a, b) => a.scene.begunField === b.scene.begunField,
)

/** The side of the turn's colour, the fields of the letter that is looked at, and what was refused. */
const Marks = memo(
  function Marks({ scene: { colour, looked, refused } }: { readonly scene: SheetScene }) {
    const flower = looked === null ? '' : letterOutline(looked.letter)
    return (
      <Ink
        ink={
          (colour < 0 ? '' : path('ac-side', sideOutline(colour))) +
          path('ak-flower', flower) +
          path('ak-flower2', flower) +
          (looked === null
            ? ''
            : ties(
                letterMiddle(looked.letter),
                LETTER_FIELDS[looked.letter].map((field) => fieldMiddle(field)),
              )) +
          (refused?.kind === 'field' ? path('ak-no', outlineAt(fieldMiddle(refused.field), CELL - 2.6)) : '')
        }
      />
    )
  },
  (a, b) =>
    a.scene.colour === b.scene.colour &&
    a.scene.looked === b.scene.looked &&
    a.scene.refused === b.scene.refused,
)

const Badges = memo(
  function Badges({ sheet, side }: Pick<DrawingProps, 'sheet'> & { readonly side: number }) {
    return <Ink ink={badges(sheet, side)} />
  },
  (a, b) => a.side === b.side && a.sheet.sides === b.sheet.sides && a.sheet.identity === b.sheet.identity,
)
