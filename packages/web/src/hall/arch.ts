import { icon, panorama } from '@vyprava/atlas'
import type { Door } from '@vyprava/module/door.ts'

const WIDTH = 120
const HEIGHT = 168
const LEFT = 8
const RIGHT = WIDTH - LEFT

export const ARCH_BOX = `-2 0 ${WIDTH + 4} ${HEIGHT + 4}`

/** The door of a game in small: the arch, its view, its keystone. */
export function arch(door: Door): string {
  const opening = `M${LEFT} ${HEIGHT}V62C${LEFT} 34 34 18 60 12C86 18 ${RIGHT} 34 ${RIGHT} 62V${HEIGHT}Z`
  const outer = `M1 ${HEIGHT}V60C1 26 30 8 60 2C90 8 119 26 119 60V${HEIGHT}Z`
  let joints = ''
  for (let y = HEIGHT - 22; y > 64; y -= 26) joints += `M1 ${y}H${LEFT}M${RIGHT} ${y}H119`
  const clip = `arch-${door.id}`
  const view = panorama({ ...door.view, width: 200, height: 224, deep: 280 })
  return (
    `<defs><clipPath id="${clip}"><path d="${opening}"/></clipPath></defs>` +
    `<path d="${outer}" class="arch-stone"/><path d="${joints}" class="arch-joint"/>` +
    `<g clip-path="url(#${clip})"><g transform="translate(0 12) scale(.6)">${view}</g></g>` +
    `<path d="${opening}" class="arch-line"/>` +
    `<rect x="-2" y="${HEIGHT - 3}" width="${WIDTH + 4}" height="7" class="arch-step"/>` +
    `<path d="M45 1H75L71 29Q60 36 49 29Z" class="arch-key"/>` +
    icon(door.keystone, 50.5, 5, 19, 'class="arch-key-icon"')
  )
}
