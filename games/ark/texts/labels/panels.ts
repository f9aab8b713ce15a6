import { capital } from '@vyprava/module/wording.ts'
import type { PanelWords } from '../en/panels.ts'

/** What stands over a pencil. */
export type OverPencil =
  /** Hints that it takes to change to it; `paid` when it is in the hand. */
  | { readonly kind: 'price'; readonly hints: number; readonly paid: boolean }
  /** The colour that was named. */
  | { readonly kind: 'said' }
  /** How many hexes a move may paint, and how many are in reach. */
  | { readonly kind: 'reach'; readonly allowance: number; readonly targets: number }
  /** The parts that it would find now. */
  | { readonly kind: 'letters'; readonly letters: readonly string[] }

/** What a card of the answer says. */
export interface CardWords {
  /** First, in bold. */
  readonly main: string
  /** After it where there is room. */
  readonly more: string | null
  readonly note: { readonly text: string; readonly tone: 'good' | 'bad' } | null
  /** Two short lines for phones. */
  readonly brief: readonly [string, { readonly text: string; readonly tone: 'good' | 'bad' | 'plain' }]
}

export interface MapFacts {
  readonly colour: number
  /** Chosen so far. */
  readonly painted: number
  readonly allowance: number
  /** Hexes in reach, those chosen among them. */
  readonly targets: number
  /** Letters of the parts that what is chosen finds. */
  readonly finds: readonly string[]
  /** A movement with a full compass costs a minus point. */
  readonly minus: boolean
  /** It would mark the last slot of time. */
  readonly last: boolean
}

export interface CompassFacts {
  readonly colour: number
  /** Chosen; null while none is. */
  readonly field: number | null
  /** Empty fields. */
  readonly free: number
  readonly finds: readonly string[]
  /** Letters that the colour would complete with surroundings that lie nowhere on the map. */
  readonly misfits: readonly string[]
}

export interface SkipFacts {
  /** The challenge that would be lost, by name. */
  readonly loses: string | null
  /** Hints that were to be paid and stay. */
  readonly keeps: number
}

/** What one's own sealed answer holds. */
export interface SealedFacts {
  readonly kind: 'map' | 'compass' | 'skip'
  readonly colour: number
  readonly hexes: readonly string[]
  readonly field: number | null
  readonly meadow: string | null
}

/** How far somebody is, as everybody knows it. */
export type SeatState =
  | 'chooses'
  | 'prepares'
  | 'ready'
  | 'names'
  | 'said'
  | 'paints'
  | 'answers'
  | 'sealed'
  | 'outOfTime'
  | 'finished'

export type OfferTitle = 'answer' | 'name' | 'nameOnly' | 'wild' | 'paint' | 'after' | 'gem'

export interface GemFacts {
  /** Place in DIAMONDS. */
  readonly diamond: number
  /** UNEARNED to USED. */
  readonly state: number
  readonly colour: number
}

export type PanelLabels = ReturnType<typeof panelsOf>

/** What a card warns of or promises, at length and in short. */
interface Note {
  readonly tone: 'good' | 'bad'
  readonly said: readonly [text: string, brief: string]
}

/** Words beside the sheet. Colours, fields and diamonds are the numbers of the rules. */
export function panelsOf({ over, map, compassField, skip, answers, ...words }: PanelWords) {
  const { colours } = words
  const found = (letters: readonly string[]): Note => ({ tone: 'good', said: words.finds(letters) })
  return {
    ...words,
    /** A pencil as it is heard. */
    pencil(facts: {
      readonly colour: number
      readonly over: OverPencil | null
      readonly lit: boolean
    }): string {
      const name = capital(colours[facts.colour])
      if (facts.over === null) return name
      const dear = facts.over.kind === 'price' && !facts.over.paid && !facts.lit
      return `${name}: ${overPencil(over, facts.over)}${dear ? `, ${over.dear}` : ''}`
    },
    reach: (allowance: number, targets: number): string => `${allowance}× · ${targets}`,
    mapCard({ colour, painted, allowance, targets, finds, minus, last }: MapFacts): CardWords {
      if (targets === 0) return cardOf(map.none, null, map.noneBrief, null, '')
      const begun = painted > 0
      const main = begun ? map.some(painted, allowance, colour) : map.upTo(allowance, colour)
      const short = begun ? map.someBrief(painted, allowance, colour) : map.upToBrief(allowance, colour)
      const more = begun ? map.slot : map.reachAndSlot(targets)
      if (finds.length > 0) return cardOf(main, more, short, found(finds), map.slot)
      const warning = minus ? map.full : last ? map.last : null
      return cardOf(main, more, short, warning && { tone: 'bad', said: warning }, map.slot)
    },
    compassCard({ colour, field, free, finds, misfits }: CompassFacts): CardWords {
      if (free === 0) return cardOf(compassField.full, null, compassField.fullBrief, null, '')
      const main = field === null ? compassField.free(free) : compassField.into(colour, field)
      const short = field === null ? compassField.freeBrief(free) : compassField.name(field)
      const more = compassField.noSlot
      if (finds.length > 0) return cardOf(main, more, short, found(finds), more)
      const misfit: Note | null =
        misfits.length > 0 ? { tone: 'bad', said: compassField.misfits(colour, misfits) } : null
      return cardOf(main, more, short, misfit, more)
    },
    skipCard({ loses, keeps }: SkipFacts): CardWords {
      const kept = keeps > 0 ? skip.keeps(keeps) : null
      return loses === null
        ? cardOf(skip.main, kept, skip.brief, null, kept ?? '')
        : cardOf(skip.main, null, skip.brief, { tone: 'bad', said: skip.loses(loses) }, '')
    },
    sealed: {
      ...words.sealed,
      own({ kind, colour, hexes, field, meadow }: SealedFacts): string {
        const extra = meadow === null ? '' : `, ${answers.meadow(meadow)}`
        if (kind === 'skip') return `${answers.skipped}${extra}`
        if (kind === 'compass') return `${answers.filled(colour, field ?? 0)}${extra}`
        return `${hexes.join(', ')} (${colours[colour]})${extra}`
      },
      /** When all is revealed: the name of whoever still moves, or null. */
      note: (active: string | null): string => (active === null ? answers.wait : answers.waitFor(active)),
    },
    seat: {
      ...words.seat,
      state(state: SeatState, colour: number): string {
        const said = words.seat.states[state]
        return typeof said === 'string' ? said : said(colour)
      },
    },
    gains: {
      ...words.gains,
      gem({ diamond, state, colour }: GemFacts): string {
        const { gem, gemSources, gemStates } = words.gains
        return `${gem} (${gemSources[diamond]}): ${gemStates(colours[colour] ?? '')[state]}`
      },
      acornLeft: (left: number, toNext: number): string =>
        left > 0 ? words.gains.conversions(left) : words.gains.nextConversion(toNext),
    },
    preparation: {
      ...words.preparation,
      helps(withHints: boolean, withDiamonds: boolean): string {
        const { both, hints, diamonds, none } = words.preparation.aids
        return withHints ? (withDiamonds ? both : hints) : withDiamonds ? diamonds : none
      },
    },
    die: { ...words.die, rolled: (colour: number): string => capital(colours[colour]) },
    compass: {
      ...words.compass,
      site: (hex: string, missing: number | null): string =>
        `${hex}, ${missing === null ? words.compass.paintAround : words.compass.lacks(missing)}`,
    },
  }
}

function overPencil(words: PanelWords['over'], over: OverPencil): string {
  switch (over.kind) {
    case 'price':
      return words.price(over.hints)
    case 'said':
      return words.said
    case 'reach':
      return over.targets === 0 ? words.noReach : words.reach(over.allowance, over.targets)
    case 'letters':
      return over.letters.length === 0 ? words.noLetters : words.letters(over.letters)
  }
}

/** `plain` stands in the second short line of a card without a note. */
function cardOf(
  main: string,
  more: string | null,
  short: string,
  note: Note | null,
  plain: string,
): CardWords {
  if (note === null) return { main, more, note, brief: [short, { text: plain, tone: 'plain' }] }
  const { tone, said } = note
  return { main, more, note: { text: said[0], tone }, brief: [short, { text: said[1], tone }] }
}
