import { ICON_BOX } from './icon.ts'
import { laid } from './laid.ts'
import { group, translate } from './pen.ts'
import { type Design, seatDark, seatOn, seatPaint } from './seats.ts'

/** Silhouettes readable in grey: disc = people, tent = camp, plate = machine, drop = pollution. */
export const TOKEN_FORMS = {
  disc: 'M-25 0A25 25 0 1 1 25 0 25 25 0 1 1-25 0Z',
  tent: 'M-24 20V-4L0-26 24-4V20Z',
  plate: 'M-22-16L-14-24H14l8 8V16l-8 8H-14l-8-8Z',
  drop: 'M-24 6C-28-12-8-14-10-22 2-30 14-20 12-14 26-18 30-2 22 6 28 16 14 24 6 20-2 28-22 24-24 6Z',
} as const

export type TokenForm = keyof typeof TOKEN_FORMS

const CLASSES: Readonly<Record<TokenForm, string>> = {
  disc: 'token',
  tent: 'token',
  plate: 'token tk-mech',
  drop: 'token tk-toxic',
}

export type TokenOptions = {
  readonly form: TokenForm
  /** Icon path data. */
  readonly art: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly seat?: Design
}

/** The side of the icon on a token. */
const ART = 30

export function token({ form, art, x, y, size, seat }: TokenOptions): string {
  const d = TOKEN_FORMS[form]
  const style = (css: string) => (seat ? ` style="${css}"` : '')
  const dark = seat ? seatDark(seat) : ''
  const paint = seat ? seatPaint(seat) : ''
  const on = seat ? seatOn(seat) : ''
  const spot = { x: -ART / 2, y: form === 'tent' ? -12 : -ART / 2, scale: ART / ICON_BOX }
  return group(
    CLASSES[form],
    '<ellipse cx="3" cy="19" rx="25" ry="11" class="piece-shadow"/>' +
      `<path d="${laid(d, { x: 0, y: 4, scale: 1 })}" class="tk-side"${style(`fill:${dark}`)}/>` +
      `<path d="${d}" class="tk-top"${style(`fill:${paint};stroke:${dark}`)}/>` +
      (seat ? `<path d="${d}" fill="url(#pat-${seat})" fill-opacity=".35"/>` : '') +
      `<path d="${laid(art, spot)}" class="tk-art"${style(`fill:${on};stroke:${paint}`)}/>`,
    translate(x, y, size / 50),
  )
}
