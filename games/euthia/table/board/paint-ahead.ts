/** Whoever opens a table has it drawn first, in milliseconds. */
const AFTER = 800

const waiting: HTMLImageElement[] = []
let asked = false
let canvas: CanvasRenderingContext2D | null = null

/**
 * The first paint of a drawing that is an image lays it out and records it, a millisecond each: a step that brings a
 * dozen of them into sight would have all of that in one frame. Each is painted once out of sight, while nobody waits,
 * as large as it says of itself; it must be shown at that size, or it is laid out anew.
 */
export function paintAhead(image: HTMLImageElement): void {
  waiting.push(image)
  if (asked) return
  asked = true
  setTimeout(() => requestIdleCallback(paint), AFTER)
}

function paint(): void {
  const image = waiting.pop()
  asked = image !== undefined
  if (image === undefined) return
  canvas ??= document.createElement('canvas').getContext('2d')
  canvas?.drawImage(image, 0, 0)
  requestIdleCallback(paint)
}
