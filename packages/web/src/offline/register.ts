/** Keeps the app on this device once the page is there and has nothing better to do. */
export function keepOffline(script: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !/^https?:$/.test(location.protocol)) return
  const begin = () => {
    navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' }).then(
      ({ waiting }) => waiting?.postMessage(script),
      (error: unknown) => console.warn('The app cannot be kept for offline use', error),
    )
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
