import { useMemo, useSyncExternalStore } from 'react'
import { DOORS } from './doors/index.ts'

/** Values of options, by their names. */
export type Chosen = Readonly<Record<string, string>>

/** Where the reader is. Addresses live behind the hash, so the app can be served from any folder. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'about' }
  | { readonly page: 'gallery' }
  /** For who looks after the server. */
  | { readonly page: 'operator' }
  /** The rulebooks of all games. */
  | { readonly page: 'books' }
  /** A table being laid; options that the address names are chosen already. */
  | { readonly page: 'game'; readonly game: string; readonly options?: Chosen }
  /** Where something of one's own is made; `given` is what a link brought. */
  | { readonly page: 'workshop'; readonly game: string; readonly given: string | null }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  /** What a game prints, to be looked up; perhaps one thing of it. */
  | { readonly page: 'compendium'; readonly game: string; readonly entry: string | null }
  | { readonly page: 'play'; readonly id: string; readonly analysis?: true }
  | { readonly page: 'online'; readonly game?: string; readonly options?: Chosen }
  /** One's own finished games, results and ratings. */
  | { readonly page: 'profile' }
  /** Who is rated in a game. */
  | { readonly page: 'leaderboard'; readonly game: string }
  /** Where the link of a letter about one's account leads. */
  | { readonly page: 'account'; readonly letter: string }
  /** Where the link of somebody who wants friends leads. */
  | { readonly page: 'friend'; readonly link: string }
  /** A table of a server; `step` is the moment of a finished game at which to begin, `follow` a seat to stay with. */
  | {
      readonly page: 'table'
      readonly id: string
      readonly step: number | null
      readonly follow?: number
      readonly analysis?: true
    }
  | { readonly page: 'uncharted'; readonly path: string }

/** The step of a finished game at which it is over, however long it was. */
export const END = 999_999

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '')
  if (path === '') return { page: 'home' }
  if (path === 'rules') return { page: 'books' }
  if (
    path === 'about' ||
    path === 'gallery' ||
    path === 'online' ||
    path === 'operator' ||
    path === 'profile'
  )
    return { page: path }
  if (path === 'leaderboard') return { page: 'leaderboard', game: DOORS[0].id }
  const letter = /^account\?letter=([\w-]+)$/.exec(path)
  if (letter !== null) return { page: 'account', letter: letter[1] }
  const friend = /^friend\/([\w-]+)$/.exec(path)
  if (friend !== null) return { page: 'friend', link: friend[1] }
  const watched = /^table\/([\w-]+)\?follow=(\d{1,2})$/.exec(path)
  if (watched !== null) return { page: 'table', id: watched[1], step: null, follow: Number(watched[2]) }
  const asked = /^([a-z]+)\?(.+)$/.exec(path)
  if (asked !== null) return chosenRoute(asked[1], new URLSearchParams(asked[2]), path)
  const table = /^table\/([\w-]+)(?:\?step=(\d{1,6}))?$/.exec(path)
  if (table !== null)
    return { page: 'table', id: table[1], step: table[2] === undefined ? null : Number(table[2]) }
  const [first, second, third, ...rest] = path.split('/')
  if (first === 'table' && /^[\w-]+$/.test(second ?? '') && third === 'analysis' && rest.length === 0)
    return { page: 'table', id: second, step: END, analysis: true }
  if (first === 'play' && second !== undefined && rest.length === 0) {
    if (third === undefined) return { page: 'play', id: second }
    if (third === 'analysis') return { page: 'play', id: second, analysis: true }
  }
  const listed =
    first === 'leaderboard' && third === undefined ? DOORS.find(({ id }) => id === second) : undefined
  if (listed !== undefined) return { page: 'leaderboard', game: listed.id }
  const game = DOORS.find(({ id }) => id === first)?.id
  if (game !== undefined && second === 'maker') {
    const given = path.split('/').slice(2).join('/')
    return { page: 'workshop', game, given: given === '' ? null : given }
  }
  if (game === undefined || rest.length > 0) return { page: 'uncharted', path }
  if (second === undefined) return { page: 'game', game }
  if (second === 'compendium') return { page: 'compendium', game, entry: third ?? null }
  return second === 'rules' ? { page: 'rules', game, rule: third ?? null } : { page: 'uncharted', path }
}

/** A table with options that the address names: of this device, or of a server with the game among them. */
function chosenRoute(page: string, named: URLSearchParams, path: string): Route {
  const { game, ...options } = Object.fromEntries(named)
  const known = (id: string | undefined): string | undefined => DOORS.find((door) => door.id === id)?.id
  const online = known(game)
  if (page === 'online' && online !== undefined) return { page: 'online', game: online, options }
  const laid = known(page)
  return laid === undefined ? { page: 'uncharted', path } : { page: 'game', game: laid, options }
}

const named = (options: Chosen | undefined): string =>
  options === undefined ? '' : `?${new URLSearchParams(options)}`

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'books':
      return '#/rules'
    case 'game':
      return `#/${route.game}${named(route.options)}`
    case 'compendium':
      return `#/${route.game}/compendium${route.entry === null ? '' : `/${route.entry}`}`
    case 'workshop':
      return `#/${route.game}/maker${route.given === null ? '' : `/${route.given}`}`
    case 'online':
      return `#/online${route.game === undefined ? '' : named({ game: route.game, ...route.options })}`
    case 'rules':
      return `#/${route.game}/rules${route.rule === null ? '' : `/${route.rule}`}`
    case 'play':
      return `#/play/${route.id}${route.analysis === true ? '/analysis' : ''}`
    case 'leaderboard':
      return `#/leaderboard/${route.game}`
    case 'account':
      return `#/account?letter=${route.letter}`
    case 'friend':
      return `#/friend/${route.link}`
    case 'table':
      if (route.follow !== undefined) return `#/table/${route.id}?follow=${route.follow}`
      if (route.analysis === true) return `#/table/${route.id}/analysis`
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

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return useMemo(() => parseRoute(hash), [hash])
}
