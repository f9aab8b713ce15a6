import { ifAny, present } from '@vyprava/module/wording.ts'
import type { Language } from '@vyprava/module/words.ts'
import { board as cs } from '../cs/board.ts'
import { type BoardWords, board as en } from '../en/board.ts'
import { board as sk } from '../sk/board.ts'

/** What is to be said of a hex. Sides and corners are words already. */
export interface HexFacts {
  /** "C8" */
  readonly place: string
  /** Terrain, factory, rewilded factory or the core. */
  readonly land: string
  /** Where the arrow of a tile points, and the sides of its vents; null where no tile lies. */
  readonly tile: { readonly arrow: string; readonly vents: readonly string[] } | null
  readonly mechs: number
  /** Mechs on iron are snipers, elsewhere hunters. */
  readonly snipers: boolean
  readonly pollution: number
  readonly toxic: boolean
  /** "tábor Rady" */
  readonly camp: string | null
  /** By their names. */
  readonly leaders: readonly string[]
  /** Sides with a wall, also with that of a factory next door. */
  readonly walls: readonly string[]
  readonly breaches: readonly string[]
  readonly engines: readonly string[]
  /** Walled all round: the next factory may be built here. */
  readonly enclosed: boolean
  readonly lit: boolean
}

/** What is to be said of an edge. */
export interface EdgeFacts {
  /** "C8–C10" */
  readonly place: string
  readonly wall: boolean
  readonly breach: boolean
  readonly engine: boolean
  readonly lit: boolean
}

export type BoardLabels = ReturnType<typeof boardOf>

/** What the board says, to those who see it and to those who have it read. */
function boardOf({ told, ...words }: BoardWords) {
  const { lexicon } = words
  const listed = ([one, more]: readonly string[], names: readonly string[]): string | null =>
    names.length === 0 ? null : `${names.length > 1 ? more : one}: ${names.join(', ')}`
  return {
    ...words,
    hex(facts: HexFacts): string {
      const { mechs, pollution } = facts
      const said = [
        facts.land,
        ifAny(facts.tile, ({ arrow }) => `${told.arrow} ${arrow}`),
        facts.tile === null ? null : listed(told.vents, facts.tile.vents),
        mechs === 0 ? null : facts.snipers ? told.snipers(mechs) : told.hunters(mechs),
        pollution === 0 ? null : lexicon.pollution(pollution),
        facts.toxic ? lexicon.toxic : null,
        facts.camp,
        listed(told.leaders, facts.leaders),
        listed(told.walls, facts.walls),
        listed(told.breaches, facts.breaches),
        listed(told.engines, facts.engines),
        facts.enclosed ? told.enclosed : null,
        facts.lit ? told.mayChoose : null,
      ]
      return `${facts.place}: ${present(said, '; ')}`
    },
    edge({ place, wall, breach, engine, lit }: EdgeFacts): string {
      const state = breach ? told.breached : wall ? told.wall : told.open
      return present([`${place}: ${state}`, engine ? told.engine : null, lit ? told.mayChoose : null], '; ')
    },
  }
}

const ALL: Readonly<Record<Language, BoardLabels>> = { cs: boardOf(cs), sk: boardOf(sk), en: boardOf(en) }

export const boardLabelsIn = (language: Language): BoardLabels => ALL[language]
