import { icon } from '@vyprava/atlas'
import { waterDrop } from '@vyprava/atlas/icons/deeds.ts'
import { rock, tornado } from '@vyprava/atlas/icons/elements.ts'
import { smallFire } from '@vyprava/atlas/icons/gear.ts'
import { group, translate } from '@vyprava/atlas/pen.ts'
import { ELEMENTS, GEMS } from '../../content/lists.ts'
import './shapes.css'

/* Small things of Euthia in ink, each around its middle: hearts, Gaar, Dwurt, gems, essences, backs of cards. */

export const HEART_BOX = '-20 -18 40 36'
/** `lose` and `gain` are what a preview would take and bring. */
export type HeartState = 'on' | 'off' | 'lose' | 'gain'

export const heart = (x: number, y: number, scale: number, state: HeartState): string =>
  `<path ${translate(x, y, scale)} class="eu-hp ${state}" d="M0 15C-22 1-15-14-6-14-2-14 0-10 0-8 0-10 2-14 6-14 15-14 22 1 0 15Z"/>`

export const GAAR_BOX = '-20 -24 40 48'
export type TokenState = 'on' | 'off' | 'spend' | 'gain'

/** A crystal of Gaar. */
export const gaar = (x: number, y: number, scale = 1, state: TokenState = 'on'): string =>
  group(
    `eu-gaar ${state}`,
    '<path class="g0" d="M-18-13L-6-22H6L18-13 12 13 0 21-12 13Z"/><path class="g2" d="M-18-13H-7L-12 13ZM-7-13L0 21-12 13Z"/>' +
      '<path class="g1" d="M-18-13H18M-6-22L-7-13 0 21 7-13 6-22"/>',
    translate(x, y, scale),
  )

/** Dwurt: a black drop with a spark in it. */
export const dwurt = (x: number, y: number, scale = 1, state: TokenState = 'on'): string =>
  group(
    `eu-dwurt ${state}`,
    '<path class="g0" d="M0-22C12-8 17-1 17 7A17 14 0 0 1-17 7C-17-1-12-8 0-22Z"/><path class="g1" d="M-9 5C-9-1-5-6-1-11M6 9l3 3 3-3-3-3Z"/>',
    translate(x, y, scale),
  )

export const GEM_BOX = '-13 -13 26 26'

/** A cut gem by its number, painted by its kind. */
export const gem = (kind: number, x: number, y: number, scale = 1): string =>
  group(
    `eu-gem gem-${GEMS[kind]}`,
    '<path class="gf" d="M-11-4L-6-11H6L11-4 0 12Z"/><path class="gl" d="M-11-4H11M-6-11L-3-4 0 12 3-4 6-11"/>',
    translate(x, y, scale),
  )

/** The signs of the elements, by their numbers. */
export const ELEMENT_ART: readonly string[] = [tornado, rock, waterDrop, smallFire]

/** A disc of an essence by its number. */
export const essence = (kind: number, x: number, y: number, scale = 1): string =>
  group(
    `eu-ess el-${ELEMENTS[kind]}`,
    `<circle r="11"/>${icon(ELEMENT_ART[kind], -7.5, -7.5, 15, 'class="es-i"')}`,
    translate(x, y, scale),
  )

/** A round place for a gem or an essence. */
export const roundPlace = (x: number, y: number, inside = ''): string =>
  `<g ${translate(x, y)}><circle r="11.5" class="eu-place"/>${inside}</g>`

export const BACK_BOX = '0 0 46 64'

/** The back of a card of the monster-player; its metal is a line around it. */
export const cardBack = (metal: 'silver' | 'gold' | null): string =>
  group(
    `eu-back${metal === null ? '' : ` ${metal}`}`,
    '<rect x=".8" y=".8" width="44.4" height="62.4" rx="4" class="b0"/><rect x="4" y="4" width="38" height="56" rx="2" class="b1"/>' +
      '<path d="M23 12L36 32 23 52 10 32Z" class="b1"/><path d="M4 4L42 60M42 4L4 60" class="b1"/><circle cx="23" cy="32" r="9.4" class="b2"/>' +
      icon(smallFire, 16.4, 25, 13.2, 'class="b3"'),
  )
