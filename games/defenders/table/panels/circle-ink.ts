import { type Design, icon, seatDark, seatOn, seatPaint, token } from '@vyprava/atlas'
import { waterDrop } from '@vyprava/atlas/icons/deeds.ts'
import { campingTent } from '@vyprava/atlas/icons/places.ts'
import { at, group, path, translate } from '@vyprava/atlas/pen.ts'
import { terrainSign } from '../sign.ts'

export interface CircleFacts {
  readonly design: Design
  /** The leader's face. */
  readonly art: string
  readonly terrain: number
  /** What the fields of the track say, from the left. */
  readonly fields: readonly string[]
  /** The field of the marker, and where it would go. */
  readonly marker: number
  readonly ghost: number | null
  /** The first field with a camp on it. */
  readonly campsFrom: number
  readonly camps: number
  readonly injuries: number
  /** As many as there would be at worst. */
  readonly worst: number
}

export const CIRCLE_BOX = '-101 -101 202 202'
const AROUND = 76
const LOZENGE = 'M0-15L15 0 0 15-15 0Z'

const turned = (degrees: number): readonly [x: number, y: number] => {
  const a = (Math.PI / 180) * degrees
  return [AROUND * Math.cos(a), AROUND * Math.sin(a)]
}

/** Where a field of the support track lies. */
export const spotOn = (fields: readonly string[], field: number): readonly [x: number, y: number] =>
  turned(-206 + field * (232 / (fields.length - 1)))

/** The marker of support, around its middle. */
export const markerInk = ({ design, fields, marker }: CircleFacts): string =>
  `<path d="${LOZENGE}" fill="${seatPaint(design)}" stroke="${seatDark(design)}" stroke-width="1.6"/>` +
  `<path d="${LOZENGE}" fill="url(#pat-${design})" fill-opacity=".4"/>` +
  `<text y="6.2" style="fill:${seatOn(design)}">${fields[marker]}</text>`

/** Where the marker would go. */
export const ghostInk = ({ design, fields, ghost }: CircleFacts): string =>
  ghost === null
    ? ''
    : `<g ${translate(...spotOn(fields, ghost))}><path d="M0-18L18 0 0 18-18 0Z" class="fc-gh" stroke="${seatPaint(design)}"/></g>`

/** A wound on the lower arc: there, possible, or not. */
export function woundInk({ injuries, worst }: CircleFacts, place: number): string {
  const cls = place < injuries ? ' on' : place < worst ? ' may' : ''
  return (
    `<g ${translate(...turned(118 - place * 28))}><circle r="15" class="fc-f"/>` +
    `${icon(waterDrop, -11, -12, 22, `class="fc-w${cls}"`)}</g>`
  )
}

/** A faction's circle: support on the upper arc, the leader in the middle. What often changes is drawn for itself. */
export function circleInk(facts: CircleFacts): string {
  const { design, art, terrain, fields, campsFrom, camps } = facts
  const spot = (i: number) => spotOn(fields, i)
  const arc = (cls: string, to: number) =>
    to < 1
      ? ''
      : path(
          cls,
          `M${at(...spot(0))}A${AROUND} ${AROUND} 0 ${to > (fields.length * 2) / 3 ? 1 : 0} 1 ${at(...spot(to))}`,
        )
  const way =
    arc('fc-way', fields.length - 1) +
    `<g style="--c:${seatPaint(design)}">${arc('fc-way on', Math.min(campsFrom, fields.length) - 1)}</g>`
  const field = (label: string, i: number): string => {
    const taken = i >= campsFrom && i < campsFrom + camps
    const cls = `fc-f${i < campsFrom ? ' open' : ''}${i === campsFrom - 1 ? ' max' : ''}`
    const inside = taken
      ? token({ form: 'tent', art: campingTent, x: 0, y: 1, size: 28, seat: design })
      : `<text y="6.4" class="fc-t">${label}</text>`
    return `<g ${translate(...spot(i))}><circle r="17" class="${cls}"/>${inside}</g>`
  }
  return group(
    'fc',
    '<circle r="98" class="fc-0"/><circle r="95" class="fc-1"/><circle r="57" class="fc-1"/>' +
      way +
      fields.map(field).join('') +
      token({ form: 'disc', art, x: 0, y: -4, size: 74, seat: design }) +
      terrainSign(terrain, 0, 42, 34),
  )
}
