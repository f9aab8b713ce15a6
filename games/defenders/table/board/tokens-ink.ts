import { type Design, TOKEN_FORMS, type TokenForm, token } from '@vyprava/atlas'
import { gooeyMolecule } from '@vyprava/atlas/icons/beasts.ts'
import { battleMech } from '@vyprava/atlas/icons/deeds.ts'
import { campingTent } from '@vyprava/atlas/icons/places.ts'
import { at, group, path, tenth, translate } from '@vyprava/atlas/pen.ts'

/** A number on a small disc: how many lie there. It is drawn larger where the plate is small. */
export const badge = (x: number, y: number, text: string | number, cls = ''): string =>
  group(
    `df-badge ${cls}`,
    `<g class="df-grows"><circle r="8.6"/><text y="4.7">${text}</text></g>`,
    translate(x, y),
  )

const plain = (form: TokenForm, art: string) => (x: number, y: number, size: number) =>
  token({ form, art, x, y, size })
const plate = plain('plate', battleMech)
const blob = plain('drop', gooeyMolecule)

/** Another token of the kind under the first. */
const below = (form: 'drop' | 'plate', x: number, y: number, size: number): string =>
  `<path class="df-below df-below--${form}" d="${TOKEN_FORMS[form]}" ${translate(x, y, size / 50)}/>`

/** Mechs: a plate, two for more of them, and the reticle of a sniper. */
export const mech = (x: number, y: number, size: number, count: number, sniper: boolean): string =>
  (count > 1 ? below('plate', x + size * 0.1, y - size * 0.1, size) : '') +
  plate(x, y, size) +
  (sniper ? path('df-reticle', reticle(x, y, size)) : '') +
  (count > 1 ? badge(x + size * 0.42, y + size * 0.38, count) : '')

function reticle(x: number, y: number, size: number): string {
  const radius = size * 0.43
  const arm = size * 0.15
  const long = tenth(arm * 1.6)
  const arc = (end: number) => `a${tenth(radius)} ${tenth(radius)} 0 1 0 ${tenth(end)} 0`
  return (
    `M${at(x - radius - arm, y)}h${long}M${at(x + radius + arm, y)}h-${long}` +
    `M${at(x, y - radius - arm)}v${long}M${at(x, y + radius + arm)}v-${long}` +
    `M${at(x - radius, y)}${arc(2 * radius)}${arc(-2 * radius)}`
  )
}

export const pollution = (x: number, y: number, size: number, count: number): string =>
  (count > 1 ? below('drop', x + size * 0.14, y - size * 0.16, size * 0.9) : '') +
  blob(x, y, size) +
  (count > 1 ? badge(x + size * 0.42, y + size * 0.36, count) : '')

export const camp = (seat: Design, x: number, y: number, size: number): string =>
  token({ form: 'tent', art: campingTent, x, y, size, seat })

/** The face of a leader in the paint of its seat. */
export const leader = (seat: Design, art: string, x: number, y: number, size: number): string =>
  token({ form: 'disc', art, x, y, size, seat })
