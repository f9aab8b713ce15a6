/** How fast machines go, as somebody chose it; kept in this browser. */
export type Speed = 1 | 2

const KEY = 'vyprava.defenders.speed'

/** Storage may be forbidden: the choice then lasts until the page closes. */
function shelf(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

let chosen: Speed | null = null

export function keptSpeed(): Speed {
  chosen ??= shelf()?.getItem(KEY) === '2' ? 2 : 1
  return chosen
}

export function keepSpeed(speed: Speed): void {
  chosen = speed
  try {
    shelf()?.setItem(KEY, String(speed))
  } catch (error) {
    console.warn(`"${KEY}" could not be kept in this browser`, error)
  }
}
