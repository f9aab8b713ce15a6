import { useSyncExternalStore } from 'react'
import { DOORS } from './doors/index.ts'

/** Where the reader is. Addresses live behind the hash, so the app can be served from any folder. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'about' }
  | { readonly page: 'gallery' }
  /** The rulebooks of all games. */
  | { readonly page: 'books' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'play'; readonly id: string; readonly analysis?: true }
  | { readonly page: 'online' }
  /** A table of a server; `step` is the moment of a finished game at which to begin. */
  | { readonly page: 'table'; readonly id: string; readonly step: number | null }
  | { readonly page: 'uncharted'; readonly path: string }

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '')
  if (path === '') return { page: 'home' }
  if (path === 'rules') return { page: 'books' }
  if (path === 'about' || path === 'gallery' || path === 'online') return { page: path }
  const table = /^table\/([\w-]+)(?:\?step=(\d{1,6}))?$/.exec(path)
  if (table !== null)
    return { page: 'table', id: table[1], step: table[2] === undefined ? null : Number(table[2]) }
  const [first, second, third, ...rest] = path.split('/')
  if (first === 'play' && second !== undefined && rest.length === 0) {
    if (third === undefined) return { page: 'play', id: second }
    if (third === 'analysis') return { page: 'play', id: second, analysis: true }
  }
  const game = DOORS.find(({ id }) => id === first)?.id
  if (game === undefined || rest.length > 0) return { page: 'uncharted', path }
  if (second === undefined) return { page: 'game', game }
  return second === 'rules' ? { page: 'rules', game, rule: third ?? null } : { page: 'uncharted', path }
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'books':
      return '#/rules'
    case 'game':
      return `#/${route.game}`
    case 'rules':
      return `#/${route.game}/rules${route.rule === null ? '' : `/${route.rule}`}`
    case 'play':
      return `#/play/${route.id}${route.analysis === true ? '/analysis' : ''}`
    case 'table':
      return `#/table/${route.id}${route.step === null ? '' : `?step=${route.step}`}`
    case 'uncharted':
      return `#/${route.path}`
    default:
      return `#/${route.page}`
  }
}

export const goTo = (route: Route): void => {
  window.location.hash = addressOf(route)
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => window.location.hash))
