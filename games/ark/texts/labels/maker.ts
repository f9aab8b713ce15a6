import type { Language } from '@vyprava/module/words.ts'
import type { MapFault } from '../../maps/faults.ts'
import { NONE } from '../../rules/vocabulary.ts'
import { maker as cs } from '../cs/maker.ts'
import { maker as en, type MakerWords } from '../en/maker.ts'
import { NAMELESS } from '../nameless.ts'
import { maker as sk } from '../sk/maker.ts'

/** A fault with the names of its places. */
export type FaultTold = MapFault & { readonly places: readonly string[] }

/** A fault in words: in the list, what stands beside it, and why it is one. */
export interface FaultSaid {
  readonly title: string
  readonly value: string
  readonly text: string
}

/** What is wrong with a file; lines and columns count from 1. */
export type FileFaultTold =
  | { readonly kind: 'text'; readonly line: number; readonly column: number; readonly found: string }
  | { readonly kind: 'outside' | 'large' | 'unread' }

type RowName =
  | 'counts'
  | 'connected'
  | 'danger'
  | 'seas'
  | 'cities'
  | 'patches'
  | 'parts'
  | 'surroundings'
  | 'diamond'
  | 'starts'

export type MakerLabels = ReturnType<typeof makerOf>

/** Words of the map maker. Letters are those of drawings in text. */
function makerOf(language: Language, { faults, fileFaults, ...words }: MakerWords) {
  const { of } = words
  return {
    ...words,
    nameless: NAMELESS[language],
    countOf: (found: number, wanted: number): string =>
      found === wanted ? String(found) : of(found, wanted),
    at: (place: string, land: string | null): string => `${place}: ${land ?? words.blank}`,
    figures(row: RowName, figures: readonly number[]): string {
      if (row === 'seas') return figures.join(' + ')
      if (row === 'diamond') return words.within(figures[0])
      if (row === 'patches') return words.upTo(figures[0])
      return row === 'starts' ? `≥\u00a0${figures[0]}` : String(figures[0])
    },
    fault: (told: FaultTold): FaultSaid => faultOf(faults, of, told),
    turn: (colour: number, places: readonly string[]): string =>
      `${words.colours[colour]}: ${places.join(', ')}`,
    playSoon: (place: string | null): string =>
      place === null ? words.playWhenMended : words.playWhenMendedAt(place),
    from: (author: string): string => (author === '' ? words.fromLink : words.fromAuthor(author)),
    fileWrong: (wrong: FileFaultTold): string =>
      wrong.kind === 'text' ? fileFaults.text(wrong.line, wrong.column, wrong.found) : fileFaults[wrong.kind],
  }
}

function faultOf(words: MakerWords['faults'], of: MakerWords['of'], told: FaultTold): FaultSaid {
  const [first = '', second = ''] = told.places
  const said = (value: string, [title, text]: readonly string[]): FaultSaid => ({ title, value, text })
  switch (told.kind) {
    case 'outside':
    case 'pieces':
    case 'wreckPlace':
    case 'networks':
      return said(first, words[told.kind])
    case 'dangerStray':
    case 'cityBorder':
    case 'cityRoad':
    case 'cityColours':
      return said(first, words[told.kind](first))
    case 'dangerNear':
    case 'inlandNear':
    case 'cityNear':
      return said(first, words[told.kind](first, second, told.found, told.wanted))
    case 'dangerBeside':
      return said(first, words[told.wreck ? 'dangerBesideWreck' : 'dangerBesideCity'](first, second))
    case 'wrecks':
    case 'parts':
    case 'surroundings':
      return said(of(told.found, told.wanted), words[told.kind])
    case 'size':
      return said(of(told.found, told.wanted), words.size(told.wanted - told.found))
    case 'count': {
      const count = words[told.found > told.wanted ? 'tooMany' : 'tooFew']
      return said(of(told.found, told.wanted), count(told.terrain, told.wanted))
    }
    case 'patch':
      return said(of(told.found, told.wanted), words.patch(told.terrain, told.wanted))
    case 'starts':
      return said(of(told.found, told.wanted), words.starts(told.start, told.wanted))
    case 'dangerSides':
      return said(`${told.border} + ${told.inland}`, words.dangerSides(told.wanted))
    case 'seas':
      return said(told.sizes.join(' + ') || '0', words.seas(told.wanted[0], told.wanted[1]))
    case 'rare':
      return said(words.under(told.percent), words.rare(told.colour))
    case 'copy':
      return said('', told.colour === NONE ? words.noRoom : words.noCopy(told.colour))
    case 'line':
      return said('', words.line)
  }
}

const ALL: Readonly<Record<Language, MakerLabels>> = {
  cs: makerOf('cs', cs),
  sk: makerOf('sk', sk),
  en: makerOf('en', en),
}

export const makerLabelsIn = (language: Language): MakerLabels => ALL[language]
