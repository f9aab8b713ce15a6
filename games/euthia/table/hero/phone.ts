import { useSyncExternalStore } from 'react'

/** A phone, upright or on its side: there the whole board is a tab of its own. */
const PHONE =
  '(max-width: 639px) and (orientation: portrait), (max-height: 519px) and (orientation: landscape)'

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
