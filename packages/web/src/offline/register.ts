import { cell } from '../frame/cell.ts'

/** Whether every file of the app is on this device. */
export const kept = cell(false)

/** Keeps the app on this device once the page is there and has nothing better to do. */
export function keepOffline(script: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !/^https?:$/.test(location.protocol)) return
  navigator.serviceWorker.ready.then(() => kept.set(true))
  const begin = () => {
    navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' }).then(
      (registration) => offer(registration, script),
      (error: unknown) => console.warn('The app cannot be kept for offline use', error),
    )
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

/**
 * Lets a newer version take over, which it does only if this very page is of that version and no other is open.
 * Never in the middle of a game of an older one: that goes on with its own files.
 */
function offer(registration: ServiceWorkerRegistration, script: string): void {
  const ask = () => registration.waiting?.postMessage(script)
  ask()
  document.addEventListener('visibilitychange', ask)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ask)
  })
}
