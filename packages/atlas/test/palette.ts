import { readFileSync } from 'node:fs'

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8')

/** Colour variables of one block of tokens.css. */
function block(opening: RegExp): Record<string, string> {
  const start = css.search(opening)
  if (start < 0) throw new Error(`tokens.css has no block ${opening}`)
  const body = css.slice(start, css.indexOf('\n}', start))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, hex]) => [name, hex]),
  )
}

export const day = block(/:root \{\s*color-scheme: light/)
export const night = { ...day, ...block(/\[data-theme="night"\] \{/) }

/** The seven seats: paint and the colour of the emblem on it. */
const painted = Object.fromEntries(
  [...css.matchAll(/--(seat-[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
)
export const seats = [1, 2, 3, 4, 5, 6, 7].map((seat) => ({
  seat,
  paint: painted[`seat-${seat}`],
  on: painted[`seat-${seat}-on`],
}))

type Triple = [number, number, number]

const channel = (hex: string, from: number) => {
  const c = Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
const linear = (hex: string): Triple => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]

const luminance = (hex: string) => {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((p, q) => p - q)
  return (high + 0.05) / (low + 0.05)
}

/** How eyes mix the channels: normal, and three kinds of colour blindness (Machado et al.). */
const EYES: Record<string, Triple[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
export const eyes = Object.keys(EYES)

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function seen(hex: string, eye: string): Triple {
  const c = linear(hex)
  const mix = ([r, g, b]: Triple) => Math.max(0, Math.min(1, r * c[0] + g * c[1] + b * c[2]))
  const [red, green, blue] = EYES[eye]
  return oklab([mix(red), mix(green), mix(blue)])
}

/** OKLab distance times 100; 2 is just visible. */
export function distance(a: string, b: string, eye: string): number {
  const p = seen(a, eye)
  const q = seen(b, eye)
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}
