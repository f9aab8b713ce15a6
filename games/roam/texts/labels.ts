import { ifAny, present } from '@vyprava/module/wording.ts'
import type { Language } from '@vyprava/module/words.ts'
import { labels as cs } from './cs/labels.ts'
import { labels as en, type LabelWords } from './en/labels.ts'
import { labels as sk } from './sk/labels.ts'

/** What is to be said of a square. */
export interface SquareFacts {
  /** "C4" */
  readonly place: string
  /** Null where no card lies. */
  readonly land: string | null
  /** Whose markers, from below. */
  readonly owners: readonly string[]
  readonly coins: number
  readonly lit: boolean
}

/** What a placement would bring. */
export interface PreviewFacts {
  readonly markers: number
  readonly coins: number
  readonly skipped: number
  /** With too few markers the player will choose among the squares. */
  readonly short: boolean
  readonly completes: readonly { readonly land: string; readonly leaders: readonly string[] }[]
}

export interface CardFacts {
  readonly name: string
  readonly points: number
  readonly awake: boolean
  readonly rows: readonly string[]
}

export interface ArtifactFacts {
  readonly name: string
  readonly ability: string
  readonly points: number
  readonly price: number | null
  /** Null in the row, where nothing sleeps. */
  readonly awake: boolean | null
}

/** What a phone keeps aside. */
export type Tray = 'me' | 'offer'

export type RoamLabels = ReturnType<typeof labelsOf>

/** The table's own words: buttons, captions, and what a screen reader says of the drawings. */
function labelsOf({ told, ...words }: LabelWords) {
  const { coins, points } = words
  const cell = (drawn: string): string =>
    told.cells[drawn === 'X' ? 'solid' : drawn === 'o' ? 'hollow' : 'none']
  return {
    ...words,
    square({ place, land, owners, coins: here, lit }: SquareFacts): string {
      if (land === null) return `${place}: ${told.emptyPlace}`
      const markers = owners.length > 0 ? told.markersOf(owners) : null
      const facts = [land, markers, here > 0 ? coins(here) : null, lit ? told.mayChoose : null]
      return `${place}: ${present(facts)}`
    },
    card({ name, points: worth, awake, rows }: CardFacts): string {
      const shape = rows.map((row) => [...row].map(cell).join(' ')).join('; ')
      return `${name}, ${points(worth)}, ${awake ? told.ready : told.asleep}. ${told.rows}: ${shape}.`
    },
    artifact: ({ name, ability, points: worth, price, awake }: ArtifactFacts): string =>
      present([name, ability, points(worth), ifAny(price, told.price), awake === false ? told.used : null]),
    preview({ markers, coins: gained, skipped, short, completes }: PreviewFacts): string {
      if (short) return told.tooFew
      const parts = [
        markers === 0 ? told.nothing : told.places(markers),
        gained > 0 ? told.gains(gained) : null,
        skipped > 0 ? told.skips(skipped) : null,
        ...completes.map(({ land, leaders }) => {
          const who = leaders.join(', ')
          return `${land}: ${leaders.length > 1 ? told.auction(who) : told.goesTo(who)}`
        }),
      ]
      return `${present(parts, ' · ')}.`
    },
    artifactsLeft: (count: number): string => (count === 0 ? told.pileEmpty : told.inPile(count)),
    /** How many of the party sleep, and how many are awake. */
    asleep: (asleep: number, awake: number): string =>
      asleep === 0 ? told.allAwake : told.someAsleep(asleep, awake),
  }
}

const ALL: Readonly<Record<Language, RoamLabels>> = { cs: labelsOf(cs), sk: labelsOf(sk), en: labelsOf(en) }

export const labelsIn = (language: Language): RoamLabels => ALL[language]
