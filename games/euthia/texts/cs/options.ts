import { pluralIn } from '@vyprava/module/plural.ts'
import type * as en from '../en/options.ts'
import type { OptionSayings } from '../telling/options.ts'

const { count } = pluralIn('cs')
/** How far: „do vzdálenosti 3 dílků“. */
const tiles = (n: number) => count(n, { one: 'dílku', few: 'dílků', other: 'dílků' })

export const options: typeof en.options = {
  scenario: { label: 'Scénář', help: 'Příběh, mapa, počet kol a společný cíl.' },
  mode: {
    label: 'Režim',
    help: 'Kompetitivní, kooperativní, nebo sólová hra. Bez volby rozhodne počet hráčů a scénář.',
  },
  hero: (seat) => ({ label: `Hrdina na místě ${seat}`, help: 'Který hrdina na tomto místě hraje.' }),
  towerFee: {
    label: 'Poplatek ve věžích',
    help: 'Za obchod ve věžích se platí hráčům, kteří mají na dílku žeton.',
  },
  coopEncounterCards: {
    label: 'Víc úkolů v kooperativní hře',
    help: 'Každé setkání má o 2 karty víc, než je hráčů, místo tří.',
  },
  titles: { label: 'Tituly', help: 'Na konci přinese reputaci 12 titulů za různá prvenství.' },
  mapRadius: { label: 'Hranice mapy', help: 'Jak daleko od kostela smí mapa růst. 0 je bez omezení.' },
}

/** Modes are named by the lexicon, heroes and scenarios by their own names. */
export const optionValues: typeof en.optionValues = {
  auto: 'podle počtu hráčů',
  anyHero: 'kterýkoli volný',
  towerFee: { perPlayer: 'každému s žetonem', none: 'žádný' },
  yesNo: { true: 'ano', false: 'ne' },
}

export const scenarioNotes: typeof en.scenarioNotes = {
  hunt: 'Doporučený první: lov elit.',
  settlements: 'Drak Farruga nad osadami.',
  mirrezil: 'Drak a\u00a0legendy, nejdelší cesta.',
  disaster: 'Jen kooperativně: golem na pochodu.',
}

export const sayings: OptionSayings = {
  scenario: (name) => `Hraje se scénář [${name}].`,
  mode: {
    auto: ['Jak se hraje, určí [počet hráčů a\u00a0scénář].', 'Víc hráčů obvykle kompetitivně.'],
    competitive: ['Hraje se [kompetitivně].', 'V\u00a0boji vede monstrum soupeř.'],
    cooperative: ['Hraje se [kooperativně].', 'Vyhrají, nebo prohrají všichni.'],
    solo: ['Hraje se [sólo].', 'Jen pro jednoho.'],
  },
  anyHero: (seat) => [`Na místě ${seat} hraje [kterýkoli volný hrdina].`, 'Určí ho los.'],
  hero: (seat, name) => [`Na místě ${seat} hraje [${name}].`, 'Tenhle hrdina patří k\u00a0tomu místu.'],
  towerFee: {
    perPlayer: ['Ve věžích se platí [každému s\u00a0žetonem].', 'Kdo má na dílku žeton, dostane poplatek.'],
    none: ['Ve věžích se neplatí [nikomu].', 'Obchod je bez poplatku.'],
  },
  coopEncounterCards: {
    false: ['Setkání v\u00a0kooperativní hře má [tři karty].', 'Jak to říkají pravidla.'],
    true: ['Setkání v\u00a0kooperativní hře má [víc karet].', 'O\u00a0dvě víc, než je hráčů.'],
  },
  titles: {
    false: ['Tituly na konci [se nerozdávají].', 'Počítá se jen reputace.'],
    true: ['Tituly na konci [se rozdávají].', 'Dvanáct titulů za prvenství přinese reputaci.'],
  },
  mapFree: ['Mapa roste [bez hranic].', 'Kam až kdo dojde.'],
  mapRadius: (radius) => [
    `Mapa roste [do vzdálenosti ${tiles(Number(radius))} od kostela].`,
    'Dál už se dílky nepřikládají.',
  ],
}
