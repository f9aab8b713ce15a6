import { firTree, joinGlyphs, wave } from './glyphs.ts'
import { icon } from './icon.ts'
import { type Landmark, landmark } from './landmarks.ts'
import { at, group, type Point, path, polyline, tenth } from './pen.ts'
import { type DrawingRandom, type Noise, noise, random } from './random.ts'

/** Across and down are shares of the width and the height; sizes are shares of the width. */
export type PanoramaLayer =
  | { readonly layer: 'sea'; readonly y: number }
  | {
      readonly layer: 'ridge'
      readonly y: number
      readonly rise: number
      readonly scale: number
      readonly rough?: boolean
    }
  /** Fir trees along the ridge just drawn: every so many points, by chance. */
  | { readonly layer: 'firs'; readonly every: number; readonly chance: number }
  /** A silhouette against the sun, standing `lift` above its place. */
  | {
      readonly layer: 'emblem'
      readonly art: string
      readonly x: number
      readonly y: number
      readonly lift: number
      readonly size: number
    }
  | {
      readonly layer: 'smoke'
      readonly x: number
      readonly y: number
      readonly lift: number
      readonly curl: string
    }
  | {
      readonly layer: 'landmark'
      readonly name: Landmark
      readonly x: number
      readonly y: number
      readonly scale: number
    }

export type PanoramaOptions = {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** How far down the nearest ridge is filled. */
  readonly deep: number
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number }
  readonly layers: readonly PanoramaLayer[]
}

type Canvas = {
  readonly w: number
  readonly h: number
  readonly deep: number
  readonly r: DrawingRandom
  readonly hills: Noise
}

/** An engraved view: sky, sun with 60 rays, then the layers from far to near. */
export function panorama({ seed, width: w, height: h, deep, sun, layers }: PanoramaOptions): string {
  const canvas: Canvas = { w, h, deep, r: random(seed), hills: noise(seed) }
  let out = `<rect width="${w}" height="${deep}" class="pa-sky"/>${sunWithRays(w, w * sun.x, h * sun.y, w * sun.radius)}`
  let ridges = 0
  let crest: Point[] = []
  for (const layer of layers)
    switch (layer.layer) {
      case 'sea':
        out += sea(canvas, h * layer.y)
        break
      case 'ridge':
        crest = ridgeLine(canvas, ridges, h * layer.y, h * layer.rise, layer.scale, layer.rough ?? false)
        out += ridge(canvas, ridges, crest)
        ridges += 1
        break
      case 'firs':
        out += firs(canvas, crest, layer.every, layer.chance, 6 + ridges * 5)
        break
      case 'emblem':
        out += icon(layer.art, w * layer.x, h * layer.y - w * layer.lift, w * layer.size, 'class="pa-ink"')
        break
      case 'smoke':
        out += path('pa-smoke', `M${at(w * layer.x, h * layer.y - w * layer.lift)}${layer.curl}`)
        break
      case 'landmark':
        out += group('land pa-lm', landmark(layer.name, w * layer.x, h * layer.y, layer.scale))
        break
    }
  return out
}

function sunWithRays(w: number, x: number, y: number, radius: number): string {
  let rays = ''
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * Math.PI * 2
    const on = (r: number) => at(x + r * Math.cos(a), y + r * Math.sin(a))
    rays += `M${on(radius + (i % 2 ? 6 : 10))}L${on(w * (i % 2 ? 0.42 : 0.9))}`
  }
  const disc = `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" class="pa-sun"/>`
  return group('pa-rise', path('pa-rays', rays) + disc)
}

function sea({ w, h, deep, r }: Canvas, y: number): string {
  let waves = ''
  const first = y + h * 0.04
  for (let i = 0; i < 90; i++) {
    const down = first + (deep - first) * (i / 90)
    waves += wave(r.in(0, w), down, 3 + 9 * (i / 90))
  }
  return path('pa-sea', `M0 ${tenth(y)}H${w}V${deep}H0Z`) + path('pa-wv', waves)
}

function ridgeLine(
  { w, hills }: Canvas,
  index: number,
  y: number,
  rise: number,
  scale: number,
  rough: boolean,
): Point[] {
  const crest: Point[] = []
  for (let x = -4; x <= w + 4; x += 5) {
    const v = hills(x / scale + index * 9, index * 5)
    crest.push([x, y - rise * (rough ? 0.9 - Math.abs(v) * 2 : v)])
  }
  return crest
}

/** Hatched on falling slopes. */
function ridge({ w, deep, r }: Canvas, index: number, crest: readonly Point[]): string {
  let hatch = ''
  for (let k = 2; k < crest.length - 1; k++) {
    const slope = crest[k][1] - crest[k - 1][1]
    if (slope <= 0.25) continue
    for (let q = 0; q < 2; q++) {
      const length = Math.min(26, 6 + slope * 5) * r.in(0.5, 1)
      hatch += `M${at(crest[k][0] + q * 2.4, crest[k][1] + q * slope * 0.5 + 1)}l${at(length * 0.34, length)}`
    }
  }
  const body = `${polyline([[-4, deep], ...crest, [w + 4, deep]])}Z`
  return path(`pa-l pa-l${index}`, body) + path('pa-h', hatch)
}

function firs({ r }: Canvas, crest: readonly Point[], every: number, chance: number, size: number): string {
  const trees = []
  for (let k = 2; k < crest.length; k += every)
    if (r() < chance) trees.push(firTree(crest[k][0], crest[k][1] + 4, size, r))
  const { fill, shade } = joinGlyphs(trees)
  return group('pa-tree', path('f', fill) + path('s', shade))
}
