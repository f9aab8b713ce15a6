import { hexPath, icon } from '@vyprava/atlas'
import { bigGear, biohazard, deathSkull, sprout } from '@vyprava/atlas/icons/deeds.ts'
import { factory } from '@vyprava/atlas/icons/places.ts'
import { at, group, path, translate } from '@vyprava/atlas/pen.ts'
import { terrainSign } from '../sign.ts'

const RINGS = '<circle r="50" class="dl-0"/><circle r="46" class="dl-1"/>'
const TICKS = Array.from({ length: 48 }, (_, tick) => {
  const a = (tick / 48) * 2 * Math.PI
  const on = (radius: number) => at(radius * Math.cos(a), radius * Math.sin(a))
  return `M${on(46)}L${on(tick % 4 === 0 ? 40 : 43)}`
}).join('')

/** Where the machines turn: an arrow around a gear. */
export const directionDial = (right: boolean): string =>
  group(
    'df-dial',
    RINGS +
      path('dl-t', TICKS) +
      `<g transform="scale(${right ? 1 : -1} 1)"><path class="dl-arc" d="M-25.4-16A30 30 0 1 1-15 26"/>` +
      '<path class="dl-head" d="M-25-1L-11 25-2 15Z" transform="translate(-5 13) rotate(18 -8 12) scale(.8)"/></g>' +
      icon(bigGear, -15, -15, 30, 'class="dl-gear"'),
  )

/** The toxic sites on the board: when all are there, the next one loses the game. */
export function toxicDial(placed: number, all: number): string {
  const sites = Array.from({ length: all }, (_, site) => {
    const a = (Math.PI / 180) * ((360 / all) * site - 90)
    const place = translate(31 * Math.cos(a), 31 * Math.sin(a))
    return site < placed
      ? group('td on', `<circle r="12.2"/>${icon(biohazard, -8.5, -8.5, 17, '')}`, place)
      : group('td', '<circle r="11.4"/>', place)
  })
  return group('df-dial', `${RINGS}${sites.join('')}<text y="8" class="dl-n">${placed}</text>`)
}

const stamp = (terrain: number): string =>
  '<circle r="21" class="se-0"/><circle r="18" class="se-1"/>' +
  icon(deathSkull, -12, -13, 24, 'class="se-i"') +
  terrainSign(terrain, 15, 14, 22)

/** The seal of a Defender who has fallen, where it is pressed down. */
export const deathSeal = (terrain: number, x: number, y: number): string =>
  group('df-seal dead', stamp(terrain), translate(x, y))

/** A seal for each terrain; broken red when a Defender of it has fallen. */
export const seals = (deaths: readonly number[]): string =>
  deaths
    .map((fallen, terrain) =>
      group(
        fallen > 0 ? 'df-seal dead' : 'df-seal',
        `<g>${fallen > 0 ? stamp(terrain) : `<circle r="21" class="se-0"/>${terrainSign(terrain, 0, 0, 34)}`}</g>`,
        translate((terrain % 2) * 47, Math.floor(terrain / 2) * 48),
      ),
    )
    .join('')

/** What became of a tile: still in the core, on its top, built, or grown over. */
export type TileFate = 'in' | 'top' | 'built' | 'rewilded'

const FATES: Readonly<Partial<Record<TileFate, string>>> = { built: factory, rewilded: sprout }

/** The core's stack by the numbers of its tiles, the highest first. */
export const stack = (fates: readonly TileFate[]): string =>
  fates
    .map((fate, tile) => ({ fate, tile }))
    .reverse()
    .map(({ fate, tile }, place) => {
      const art = FATES[fate]
      const lower = place > 2
      return group(
        `df-tile df-tile--${fate}`,
        path('ti-0', hexPath(24, false)) +
          `<text y="6.6">${tile}</text>` +
          (art === undefined
            ? ''
            : `<circle cx="15" cy="-13" r="9.5" class="ti-b"/>${icon(art, 8.2, -20.4, 13.6, 'class="ti-i"')}`),
        translate((place % 3) * 45 + (lower ? 22 : 0), lower ? 39 : 0),
      )
    })
    .join('')
