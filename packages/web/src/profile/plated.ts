import { winners } from '@vyprava/kernel'
import type { ArchivedGame } from '@vyprava/protocol'
import type { SavedMatch } from '../local/saved.ts'
import { namesOf } from '../online/names.ts'
import { addressOf, END } from '../router.ts'
import { type Filter, spanOf } from './filter.ts'
import type { Told } from './headline.ts'

/** A finished game as it lies in the archive, of a server or of this device. */
export interface Plated extends Omit<Told, 'before' | 'motto'> {
  readonly id: string
  readonly game: string
  /** The table of a server; null for a game of this device. */
  readonly table: string | null
  readonly ended: number
  readonly won: boolean
  readonly parted: boolean
  readonly gained: number | null
  /** Where its end is, and its analysis. */
  readonly end: string
  readonly analysis: string
}

export const platedOnline = (archived: ArchivedGame, animals: readonly string[]): Plated => {
  const { table, game, seat, seats, result, ended, won, parted, gained } = archived
  return {
    ...{ id: table, game, table, result, ended, won, parted, gained, me: seat },
    names: namesOf(seats, animals, ''),
    end: addressOf({ page: 'table', id: table, step: END }),
    analysis: addressOf({ page: 'table', id: table, step: END, analysis: true }),
  }
}

export function platedHere({ id, game, changed, players, result }: SavedMatch): Plated {
  const persons = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const me = persons.length === 1 ? persons[0] : null
  const first = result === null ? [] : winners(result, players.length)
  return {
    ...{ id, game, table: null, result, ended: changed, parted: false, gained: null, me },
    won: me === null ? result?.kind === 'together' && result.won : first.includes(me),
    names: players.map(({ name }) => name),
    end: addressOf({ page: 'play', id }),
    analysis: addressOf({ page: 'play', id, analysis: true }),
  }
}

/** The finished games of this device; what was only tried or learnt is none. */
export const finishedHere = (matches: readonly SavedMatch[]): Plated[] =>
  matches
    .filter(
      ({ result, book, tutorial }) => result !== null && book.kind === 'record' && tutorial === undefined,
    )
    .map(platedHere)

/** Those of them that a filter lets through, in its order. */
export function filtered(games: readonly Plated[], filter: Filter, now: number): Plated[] {
  const { from, to } = spanOf(filter.time, now)
  const sought = filter.partner.toLocaleLowerCase()
  const found = games.filter(
    ({ game, won, ended, names, me }) =>
      (filter.game === null || game === filter.game) &&
      (filter.outcome === 'all' || (filter.outcome !== 'none' && won === (filter.outcome === 'won'))) &&
      (from === null || ended >= from) &&
      (to === null || ended < to) &&
      (sought === '' || names.some((name, seat) => seat !== me && name.toLocaleLowerCase().includes(sought))),
  )
  return found.toSorted((a, b) => (filter.order === 'newest' ? b.ended - a.ended : a.ended - b.ended))
}
