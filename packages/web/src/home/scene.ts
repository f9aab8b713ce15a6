import { icon, panorama } from '@vyprava/atlas'
import type { Door } from '@vyprava/module/door.ts'

const WIDTH = 300
const MIDDLE = WIDTH / 2

/** The window is cut to its place; an arch is drawn as high as its place asks for, in steps. */
const WINDOW_HEIGHT = 336
const LEAST_ARCH = 480
const MOST_ARCH = 820
const ARCH_STEP = 10

export function archHeight(place: { readonly width: number; readonly height: number }): number {
  const wanted = Math.round((WIDTH * place.height) / place.width / ARCH_STEP) * ARCH_STEP
  return Math.min(MOST_ARCH, Math.max(LEAST_ARCH, wanted))
}

/** An arch of stone for wide screens, a plain window beside the sign for narrow ones. */
export type SceneOptions = { readonly form: 'window' } | { readonly form: 'arch'; readonly height: number }

export const sceneBox = (options: SceneOptions): string =>
  `0 0 ${WIDTH} ${options.form === 'arch' ? options.height : WINDOW_HEIGHT}`

/** Where the ground begins, how far the view is shifted, and where and how big the board lies. */
function composition(options: SceneOptions) {
  if (options.form === 'window') return { ground: 168, shift: -10, board: 254, scale: 0.98 }
  const ground = Math.min(232, options.height * 0.36)
  return { ground, shift: 10 + Math.max(0, 226 - ground) * 0.4, board: ground + 91, scale: 1.03 }
}

/** The board is laid on the ground by an affine squeeze: no 3D, crisp, cheap. */
const LAID_DOWN = 0.66

export function scene(door: Door, options: SceneOptions): string {
  const { ground, shift, board, scale } = composition(options)
  const height = options.form === 'arch' ? options.height : WINDOW_HEIGHT
  const opening = options.form === 'arch' ? archPath(height, 16, 22) : `M0 0H${WIDTH}V${height}H0Z`
  const clip = `opening-${door.id}`
  const view = panorama({ ...door.view, width: WIDTH, height: ground * 1.25, deep: height })
  const inside =
    `<g clip-path="url(#${clip})"><g transform="translate(0 ${shift.toFixed(1)})">${view}</g>` +
    `<g class="door-board"><g transform="translate(${MIDDLE} ${board.toFixed(1)}) scale(${scale} ${(scale * LAID_DOWN).toFixed(3)})">${door.board()}</g></g></g>`
  return (
    `<defs><clipPath id="${clip}"><path d="${opening}"/></clipPath></defs>` +
    (options.form === 'arch' ? spill(height) + stones(height) : '') +
    `${inside}<path d="${opening}" class="arch-line"/>` +
    (options.form === 'arch' ? stepAndKeystone(door, height) : '')
  )
}

/** Two arcs that meet at the keystone: the opening, or the outer edge of the stones. */
function archPath(height: number, inset: number, top: number): string {
  const left = inset
  const right = WIDTH - inset
  return (
    `M${left} ${height}V136C${left} 66 ${MIDDLE - 70} ${top + 12} ${MIDDLE} ${top}` +
    `C${MIDDLE + 70} ${top + 12} ${right} 66 ${right} 136V${height}Z`
  )
}

/** Light that falls over the step when the door answers. */
const spill = (height: number): string =>
  `<path d="M-2 ${height}L-26 ${height + 34}H${WIDTH + 26}L${WIDTH + 2} ${height}Z" class="door-spill"/>`

function stones(height: number): string {
  const outer =
    `M1 ${height}V132C1 48 ${MIDDLE - 78} 14 ${MIDDLE} 2` +
    `C${MIDDLE + 78} 14 ${WIDTH - 1} 48 ${WIDTH - 1} 132V${height}Z`
  let joints = ''
  for (let y = height - 40; y > 136; y -= 46) joints += `M1 ${y}H16M${WIDTH - 16} ${y}H${WIDTH - 1}`
  for (const share of [0.16, 0.36, 0.58, 0.8])
    for (const side of [-1, 1]) {
      const a = Math.PI * (0.06 + 0.4 * share)
      const on = (across: number, up: number) =>
        `${(MIDDLE + side * across * Math.cos(a)).toFixed(1)} ${(136 - up * Math.sin(a)).toFixed(1)}`
      joints += `M${on(134, 112)}L${on(150, 132)}`
    }
  return `<path d="${outer}" class="arch-stone"/><path d="${joints}" class="arch-joint"/>`
}

function stepAndKeystone(door: Door, height: number): string {
  return (
    `<rect x="-2" y="${height - 15}" width="${WIDTH + 4}" height="15" class="arch-step"/>` +
    `<g class="door-key"><path d="M${MIDDLE - 21} 1H${MIDDLE + 21}L${MIDDLE + 15} 46Q${MIDDLE} 56 ${MIDDLE - 15} 46Z" class="arch-key"/>` +
    `${icon(door.keystone, MIDDLE - 13, 8, 26, 'class="arch-key-icon"')}</g>`
  )
}
