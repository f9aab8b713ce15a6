import { coinDefs, markerDefs, useNight } from '@vyprava/atlas'
import { tenth } from '@vyprava/atlas/pen.ts'
import piecesCss from '@vyprava/atlas/pieces.css?inline'
import tokensCss from '@vyprava/atlas/tokens.css?inline'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import shapesCss from '../ink/shapes.css?inline'
import signsCss from './signs.css?inline'
import { drawn, type Sign, type Stamp } from './signs-ink.ts'

/** Sharp on every screen: an image is drawn as large as it is shown, its own size is only what it says of itself. */
const SHARP = 4

/** The picture with its own style: an image knows nothing of the page around it. */
function sheetOf({ ink, reach }: Sign, night: boolean): string {
  const size = tenth(2 * reach)
  const has = (name: string) => ink.includes(name)
  const made = (has('#coin') ? coinDefs() : '') + (has('#marker-') || has('#pat-') ? markerDefs() : '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARP * reach}" height="${SHARP * reach}" ` +
    `viewBox="${tenth(-reach)} ${tenth(-reach)} ${size} ${size}" data-theme="${night ? 'night' : 'day'}">` +
    `<style>${tokensCss}${piecesCss}${shapesCss}${signsCss}</style><defs>${made}</defs>${ink}</svg>`
  )
}

/** The pictures of one light: those that are there, and the signs that somebody has drawn without one. */
interface Pictures {
  readonly night: boolean
  /** There are about a hundred signs: all that were ever seen are kept. */
  readonly addresses: Map<Sign, string>
  readonly wanted: Set<Sign>
  readonly begun: Set<Sign>
}

const picturesOf = (night: boolean): Pictures => ({
  night,
  addresses: new Map(),
  wanted: new Set(),
  begun: new Set(),
})

const LIGHTS = { day: picturesOf(false), night: picturesOf(true) }

/** An image that somebody holds is there at once when another one shows it. */
const held: HTMLImageElement[] = []
/** How often pictures have come, and how many are on their way. */
let come = 0
let coming = 0
const watchers = new Set<() => void>()

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function begin({ night, addresses, wanted, begun }: Pictures, sign: Sign): void {
  wanted.delete(sign)
  begun.add(sign)
  coming++
  const address = URL.createObjectURL(new Blob([sheetOf(sign, night)], { type: 'image/svg+xml' }))
  const image = new Image()
  image.onload = () => {
    addresses.set(sign, address)
    coming--
    if (coming > 0 || wanted.size > 0) return
    come++
    for (const watcher of watchers) watcher()
  }
  image.src = address
  held.push(image)
}

/** As a picture if there is one, drawn as ever until then. */
const stampWith =
  ({ addresses, wanted, begun }: Pictures): Stamp =>
  (sign, x, y, scale = 1) => {
    const address = addresses.get(sign)
    if (address === undefined) {
      if (!begun.has(sign)) wanted.add(sign)
      return drawn(sign, x, y, scale)
    }
    const reach = sign.reach * scale
    const size = tenth(2 * reach)
    return `<image href="${address}" x="${tenth(x - reach)}" y="${tenth(y - reach)}" width="${size}" height="${size}"/>`
  }

/** A picture takes a millisecond or two; with less time than this another one is not begun. */
const ENOUGH = 3

/**
 * Signs laid down as pictures. Drawn one by one they are eight hundred shapes, which the browser hands over with every
 * frame of the table, whatever has changed; as pictures they are two hundred. They are made while nobody waits, and
 * those of `next` after those that lie on the land.
 */
export function useStamp(next: readonly Sign[]): Stamp {
  const pictures = useNight() ? LIGHTS.night : LIGHTS.day
  const version = useSyncExternalStore(
    watch,
    () => come,
    () => 0,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other pictures the land is drawn anew
  const stamp = useMemo(() => stampWith(pictures), [pictures, version])
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return
    const work = (deadline: IdleDeadline) => {
      do {
        const [sign = next.find((one) => !pictures.begun.has(one))] = pictures.wanted
        if (sign === undefined) return
        begin(pictures, sign)
      } while (deadline.timeRemaining() > ENOUGH)
      idle = requestIdleCallback(work)
    }
    let idle = requestIdleCallback(work)
    return () => cancelIdleCallback(idle)
  })
  return stamp
}
