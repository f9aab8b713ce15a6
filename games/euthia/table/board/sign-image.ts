import { coinDefs, DESIGNS, markerDefs, useNight } from '@vyprava/atlas'
import { tenth } from '@vyprava/atlas/pen.ts'
import piecesCss from '@vyprava/atlas/pieces.css?inline'
import tokensCss from '@vyprava/atlas/tokens.css?inline'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import shapesCss from '../ink/shapes.css?inline'
import { paintAhead } from './paint-ahead.ts'
import signsCss from './signs.css?inline'
import { drawn, type Sign, type Stamp } from './signs-ink.ts'

/**
 * The picture with its own style: an image knows nothing of the page around it. It is as large as it lies on the land,
 * or it would be laid out anew with its first paint; it is sharp on every screen all the same.
 */
function sheetOf({ ink, reach }: Sign, night: boolean): string {
  const size = tenth(2 * reach)
  const has = (name: string) => ink.includes(name)
  const seats = DESIGNS.filter((seat) => has(`#marker-${seat}`) || has(`#pat-${seat}`))
  const made = (has('#coin') ? coinDefs() : '') + markerDefs(seats)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="${tenth(-reach)} ${tenth(-reach)} ${size} ${size}" data-theme="${night ? 'night' : 'day'}">` +
    `<style>${tokensCss}${piecesCss}${shapesCss}${signsCss}</style><defs>${made}</defs>${ink}</svg>`
  )
}

/** The pictures of one light: those that are there, and the signs that were drawn without one. */
interface Pictures {
  readonly night: boolean
  /** There are about a hundred signs: all that were ever seen are kept. */
  readonly addresses: Map<Sign, string>
  readonly wanted: Set<Sign>
  /** On their way. */
  readonly coming: Set<Sign>
  /** Idle time is asked for. */
  asked: boolean
}

const picturesOf = (night: boolean): Pictures => ({
  night,
  addresses: new Map(),
  wanted: new Set(),
  coming: new Set(),
  asked: false,
})

const LIGHTS = { day: picturesOf(false), night: picturesOf(true) }

/** An image that somebody holds is there at once when another one shows it. */
const held: HTMLImageElement[] = []
/** How often pictures have come. */
let come = 0
const watchers = new Set<() => void>()

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function tell(): void {
  come++
  for (const watcher of watchers) watcher()
}

/** As a picture if there is one, drawn as ever until then. */
const stampWith =
  ({ addresses, wanted }: Pictures): Stamp =>
  (sign, x, y) => {
    const address = addresses.get(sign)
    if (address === undefined) {
      wanted.add(sign)
      return drawn(sign, x, y)
    }
    const { reach } = sign
    const size = tenth(2 * reach)
    return `<image href="${address}" x="${tenth(x - reach)}" y="${tenth(y - reach)}" width="${size}" height="${size}"/>`
  }

/** With less time than this, in milliseconds, another picture is not begun. */
const ENOUGH = 3
/** The browser reads pictures when it likes: many at once would hold up whoever presses something then. */
const AT_ONCE = 2

/** Makes pictures in idle time until all are there: at once those of the land, then some after the others. */
function makePictures(pictures: Pictures, next: readonly Sign[]): void {
  const { wanted, coming } = pictures
  const isMissing = (sign: Sign) => !pictures.addresses.has(sign) && !coming.has(sign)
  const begin = (deadline: IdleDeadline) => {
    pictures.asked = false
    do {
      const lies = [...wanted].find(isMissing)
      const sign = lies ?? (coming.size < AT_ONCE ? next.find(isMissing) : undefined)
      if (sign === undefined) return
      make(pictures, sign, () => {
        if (wanted.delete(sign) && wanted.size === 0) tell()
        makePictures(pictures, next)
      })
    } while (deadline.timeRemaining() > ENOUGH)
    makePictures(pictures, next)
  }
  if (pictures.asked) return
  pictures.asked = true
  requestIdleCallback(begin)
}

function make({ night, addresses, coming }: Pictures, sign: Sign, then: () => void): void {
  coming.add(sign)
  const address = URL.createObjectURL(new Blob([sheetOf(sign, night)], { type: 'image/svg+xml' }))
  const image = new Image()
  image.onload = () => {
    coming.delete(sign)
    addresses.set(sign, address)
    paintAhead(image)
    then()
  }
  image.src = address
  held.push(image)
}

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
    if (typeof requestIdleCallback !== 'undefined') makePictures(pictures, next)
  })
  return stamp
}
