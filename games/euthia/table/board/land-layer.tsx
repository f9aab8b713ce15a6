import { Ink, useAfterFrame, useNight } from '@vyprava/atlas'
import { hexKey, neighbours } from '@vyprava/geometry'
import { memo, useMemo } from 'react'
import { ELEMENTS } from '../../content/schema.ts'
import { elementAt, locationAt } from '../../rules/fields.ts'
import { fieldAt } from '../../rules/map.ts'
import type { Printed } from '../../rules/printed.ts'
import { NONE } from '../../rules/state.ts'
import type { MapView } from '../../rules/view.ts'
import { usePack } from '../packed.ts'
import { SPECIAL_ART } from './field-ink.ts'
import {
  type GroundPicture,
  groundImage,
  groundOf,
  PAPER,
  paperAddress,
  seedOf,
  usePaintedAhead,
} from './ground-image.ts'
import { groundPath, outlineOf, tileEdge } from './outline.ts'
import { centreSign, chapterSign } from './signs-ink.ts'
import { type Box, baseOf, centreAt, hexMiddle, hexOf } from './units.ts'

interface LandProps {
  readonly map: MapView
}

const isSame = (a: LandProps, b: LandProps): boolean =>
  a.map.tiles === b.map.tiles && a.map.rubble === b.map.rubble

/** Bare paper with contour lines, mirrored from sheet to sheet so that the lines meet. It follows the land of a new table. */
export const PaperLayer = memo(function PaperLayer({ box }: { readonly box: Box }) {
  const night = useNight()
  const drawn = useAfterFrame(true, 'log', false)
  if (!drawn) return null
  const address = paperAddress({ night })
  const { width, height } = PAPER
  let ink = ''
  for (let column = Math.floor(box.left / width); column * width < box.left + box.width; column++)
    for (let row = Math.floor(box.top / height); row * height < box.top + box.height; row++) {
      const [flipX, flipY] = [column % 2 !== 0, row % 2 !== 0]
      const x = (flipX ? column + 1 : column) * width
      const y = (flipY ? row + 1 : row) * height
      ink +=
        `<image href="${address}" width="${width}" height="${height}" ` +
        `transform="translate(${x} ${y}) scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})"/>`
    }
  return <Ink ink={ink} />
})

/** The ground of a tile: made once, when it is laid. */
const Ground = memo(function Ground({ map, place }: LandProps & { readonly place: number }) {
  const { printed } = usePack()
  const night = useNight()
  const ink = useMemo(() => groundInk(printed, map, place, night), [printed, map, place, night])
  return <Ink ink={ink} data-tile={place} />
})

const SLOTS = [0, 1, 2]

function groundInk(printed: Printed, map: MapView, place: number, night: boolean): string {
  return SLOTS.map((slot) => {
    const field = fieldAt(place, slot)
    const { x, y } = hexMiddle(hexOf(map, field))
    return groundImage(groundPicture(printed, map, field, night), x, y)
  }).join('')
}

function groundPicture(printed: Printed, map: MapView, field: number, night: boolean): GroundPicture {
  const { q, r } = hexOf(map, field)
  const element = elementAt(printed, { ...map, rubble: [] }, field)
  const location = locationAt(printed, { ...map, rubble: [] }, field)
  const kind = groundOf(location, element === NONE ? null : ELEMENTS[element], q, r)
  return { kind, seed: seedOf(q, r), night }
}

/** Land as it was laid: shadows, ground, edges of tiles, influence of elementals, chapters and centres. */
export const LandLayer = memo(function LandLayer({ map }: LandProps) {
  const { printed } = usePack()
  const night = useNight()
  const places = useMemo(() => [...map.tiles.keys()], [map])
  const pictures = useMemo(
    () =>
      places.flatMap((place) =>
        SLOTS.map((slot) => groundPicture(printed, map, fieldAt(place, slot), night)),
      ),
    [printed, map, places, night],
  )
  usePaintedAhead(pictures, `${night} ${places.length}`)
  const edges = useMemo(() => places.map((place) => tileEdge(baseOf(map, place))).join(''), [map, places])
  const signs = useMemo(
    () => places.map((place) => signInk(printed, map, place)).join(''),
    [printed, map, places],
  )
  return (
    <>
      <path d={edges} className="eu-tile-s" transform="translate(2 4)" />
      {places.map((place) => (
        <Ground key={`${place}:${map.tiles[place]}`} map={map} place={place} />
      ))}
      <path d={edges} className="eu-tile" />
      <Influence map={map} />
      <Ink ink={signs} />
    </>
  )
}, isSame)

function signInk({ pack }: Printed, map: MapView, place: number): string {
  const { special, chapter, cls } = pack.mapTiles[map.tiles[place]]
  const { x, y } = centreAt(baseOf(map, place))
  if (special !== undefined) return centreSign(SPECIAL_ART[special], x, y)
  return cls === 'start' ? '' : chapterSign(chapter, x, y)
}

/** Each elemental draws its line around the fields that it reaches. */
const Influence = memo(function Influence({ map }: LandProps) {
  const { printed } = usePack()
  const ink = useMemo(() => influenceInk(printed, map), [printed, map])
  return <Ink ink={ink} />
}, isSame)

function influenceInk(printed: Printed, map: MapView): string {
  const laid = new Set<string>()
  for (let field = 0; field < map.tiles.length * 4; field++)
    if (field % 4 !== 3) laid.add(hexKey(hexOf(map, field)))
  let ink = ''
  for (let field = 0; field < map.tiles.length * 4; field++) {
    if (field % 4 === 3) continue
    const element = elementAt(printed, map, field)
    if (element === NONE) continue
    const hex = hexOf(map, field)
    const reached = [hex, ...neighbours(hex)].filter((one) => laid.has(hexKey(one)))
    const cls = `el-${ELEMENTS[element]}`
    if (ELEMENTS[element] === 'fire') ink += `<path d="${groundPath(reached)}" class="eu-inff ${cls}"/>`
    ink += `<path d="${outlineOf(reached, 4.5)}" class="eu-inf ${cls}"/>`
  }
  return ink
}
