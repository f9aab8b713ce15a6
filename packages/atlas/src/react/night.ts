import { useSyncExternalStore } from 'react'

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const isNight = (): boolean => document.documentElement.dataset.theme === 'night'

/** Whether the page is in its night colours: for pictures that the page's style does not reach. */
export const useNight = (): boolean => useSyncExternalStore(watch, isNight, () => false)
