/** Whether the places of parts are shown, as somebody chose it; kept in this browser. */
const KEY = 'vyprava.ark.sites'

/** Storage may be forbidden: the choice then lasts until the page closes. */
function shelf(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export const keptSites = (): boolean => shelf()?.getItem(KEY) !== 'off'

export function keepSites(on: boolean): void {
  try {
    shelf()?.setItem(KEY, on ? 'on' : 'off')
  } catch (error) {
    console.warn(`"${KEY}" could not be kept in this browser`, error)
  }
}
