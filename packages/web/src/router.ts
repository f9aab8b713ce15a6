import { useSyncExternalStore } from 'react'
import { DOORS, type GameId } from './doors/index.ts'

/** Where the reader is. Addresses live behind the hash, so the app can be served from any folder. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'about' }
  | { readonly page: 'gallery' }
  | { readonly page: 'game'; readonly game: GameId }
  | { readonly page: 'uncharted'; readonly path: string }

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '')
  if (path === '') return { page: 'home' }
  if (path === 'about' || path === 'gallery') return { page: path }
  const door = DOORS.find(({ id }) => id === path)
  return door ? { page: 'game', game: door.id } : { page: 'uncharted', path }
}

export function addressOf(route: Route): string {
  if (route.page === 'home') return '#/'
  if (route.page === 'game') return `#/${route.game}`
  if (route.page === 'uncharted') return `#/${route.path}`
  return `#/${route.page}`
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => window.location.hash))
