import { lookUp } from '@vyprava/module/dictionary.ts'
import { type OptionSentences, type Said, sentenceIn } from '@vyprava/module/option-sentence.ts'
import { capital } from '@vyprava/module/wording.ts'
import type { GameWords } from '@vyprava/module/words.ts'
import type { EuthiaOptions } from '../../rules/options.ts'
import type { options, optionValues, scenarioNotes } from '../en/options.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Names } from '../names.ts'

type Toggles = 'coopEncounterCards' | 'titles'
type Fees = EuthiaOptions['towerFee']

/** The options as sentences of a table being laid; what can be changed stands in brackets. */
export interface OptionSayings extends Readonly<Record<Toggles, Readonly<Record<'true' | 'false', Said>>>> {
  scenario(name: string): string
  readonly mode: Readonly<Record<EuthiaOptions['mode'], Said>>
  anyHero(seat: number): Said
  hero(seat: number, name: string): Said
  readonly towerFee: Readonly<Record<Fees, Said>>
  readonly mapFree: Said
  mapRadius(radius: string): Said
}

interface OptionWords {
  readonly options: typeof options
  readonly optionValues: typeof optionValues
  readonly scenarioNotes: typeof scenarioNotes
  readonly sayings: OptionSayings
}

const HEROES = {
  ael: 'Áel',
  dral: 'Dral',
  keleia: 'Keleia',
  maeldur: 'Maeldur',
  skoldur: 'Skoldur',
  taesiri: 'Taesiri',
}

/** What stands for each seat with the number of the seat in it. */
const bySeat = <Thing>(make: (seat: number) => Thing) => ({
  hero1: make(1),
  hero2: make(2),
  hero3: make(3),
  hero4: make(4),
})

export function optionsOf(
  { options: { hero, ...others }, optionValues: { auto, anyHero, yesNo, towerFee }, ...words }: OptionWords,
  { modes }: Lexicon,
  names: Names,
): Pick<GameWords, 'option' | 'value' | 'sentence'> {
  const { scenarioNotes, sayings } = words
  const options = { ...others, ...bySeat(hero) }
  const heroes = { any: anyHero, ...HEROES }
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    mode: { auto, ...modes },
    ...bySeat(() => heroes),
    towerFee,
    coopEncounterCards: yesNo,
    titles: yesNo,
  }
  const notes: Readonly<Record<string, string>> = scenarioNotes
  const sentences: OptionSentences<keyof EuthiaOptions> = {
    ...sayings,
    // Scenarios are named by the pack, numbers by themselves.
    scenario: (key) => [sayings.scenario(names.scenario(key)), notes[key] ?? ''],
    ...bySeat(
      (seat) =>
        (key: string): Said =>
          key === 'any' ? sayings.anyHero(seat) : sayings.hero(seat, lookUp<string>(heroes, key)),
    ),
    mapRadius: (radius) => (radius === '0' ? sayings.mapFree : sayings.mapRadius(radius)),
  }
  return {
    option: (option) => lookUp(options, option),
    value(option, value) {
      if (option === 'scenario') return names.scenario(value)
      return option === 'mapRadius' ? value : capital(lookUp(lookUp(values, option), value))
    },
    sentence: (option, value) => sentenceIn(sentences, option, value),
  }
}
