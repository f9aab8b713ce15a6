import { icon } from './icon.ts'
import { remember } from './memo.ts'
import { at, group, path, tenth } from './pen.ts'
import { noise } from './random.ts'

/** A two-plate print: engraved ground, colour plate shifted, ink plate on top. Choose bold silhouettes. */
export const portrait = remember((art: string, w: number, h: number, seed: string): string => {
  const cx = w / 2
  const cy = h / 2
  const size = Math.min(w, h) * 0.84
  const x = cx - size / 2
  const y = cy - size / 2 + h * 0.02
  return group(
    'portrait',
    `<rect width="${w}" height="${h}" class="po-sky"/>` +
      path('po-rays', rays(cx, cy, size, Math.hypot(w, h))) +
      `<circle cx="${tenth(cx)}" cy="${tenth(cy)}" r="${tenth(size / 2)}" class="po-halo"/>` +
      path('po-far', ridge(w, h, h * 0.84, h * 0.13, seed)) +
      icon(art, x + size * 0.035, y + size * 0.035, size, 'class="po-plate"') +
      icon(art, x, y, size, 'class="po-ink"'),
  )
})

function rays(cx: number, cy: number, size: number, reach: number): string {
  let d = ''
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * Math.PI * 2 + 0.03
    const from = size * (i % 2 ? 0.5 : 0.56)
    const on = (r: number) => at(cx + r * Math.cos(a), cy + r * Math.sin(a))
    d += `M${on(from)}L${on(reach)}`
  }
  return d
}

function ridge(w: number, h: number, y: number, rise: number, seed: string): string {
  const line = noise(seed + y)
  let d = `M0 ${h}L0 ${tenth(y)}`
  for (let x = 0; x <= w; x += w / 14) d += `L${at(x, y + rise * line(x / 24, 1))}`
  return `${d}L${w} ${h}Z`
}
