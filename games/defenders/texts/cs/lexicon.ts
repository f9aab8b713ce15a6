import { pluralIn } from '@vyprava/module/plural.ts'
import type { Lexicon } from '../lexicon.ts'

const { count, word } = pluralIn('cs')

/* Counted things in the nominative; with the accusative where somebody gains or suffers them. */
export const mechs = (n: number): string => count(n, { one: 'mech', few: 'mechové', other: 'mechů' })
export const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'karet' })
export const cardsAcc = (n: number): string => count(n, { one: 'kartu', few: 'karty', other: 'karet' })
export const points = (n: number): string =>
  count(n, { one: 'akční bod', few: 'akční body', other: 'akčních bodů' })
export const injuries = (n: number): string => count(n, { one: 'zranění', few: 'zranění', other: 'zranění' })
export const support = (n: number): string => count(n, { one: 'podporu', few: 'podpory', other: 'podpor' })
export const camps = (n: number): string => count(n, { one: 'tábor', few: 'tábory', other: 'táborů' })
/** "propadne 1 akční bod", "propadnou 2 akční body" */
export const pointsLapse = (n: number): string =>
  `${word(n, { one: 'propadne', few: 'propadnou', other: 'propadne' })} ${points(n)}`
/** "1 lovec jde", "2 lovci jdou", "5 lovců jde". */
export const huntersGo = (n: number): string =>
  count(n, { one: 'lovec jde', few: 'lovci jdou', other: 'lovců jde' })
export const wallsAppear = (n: number): string =>
  word(n, { one: 'přibývá zeď', few: 'přibývají zdi', other: 'přibývají zdi' })

/** Where one may go to any hex of a terrain. */
export const TO_ANY = [
  'do kteréhokoli lesa',
  'na kteroukoli pláň',
  'do kterékoli bažiny',
  'do kterýchkoli hor',
]

export const LEXICON: Lexicon = {
  terrains: ['les', 'pláň', 'bažina', 'hory'],
  factions: [
    {
      nom: 'Řád',
      gen: 'Řádu',
      acc: 'Řád',
      line: 'Učenci a strážci ohně, kteří čtou v plamenech i v mapách.',
    },
    {
      nom: 'Rada',
      gen: 'Rady',
      acc: 'Radu',
      line: 'Pekaři, rolníci a strážní, kteří se o chléb vždycky rozdělí.',
    },
    { nom: 'Klan', gen: 'Klanu', acc: 'Klan', line: 'Bylinkáři a zbojníci z bažin, kde neplatí ničí zákon.' },
    { nom: 'Sekta', gen: 'Sekty', acc: 'Sektu', line: 'Horníci a vynálezci, kteří znají stroje zevnitř.' },
  ],
  items: [
    { nom: 'mapa', acc: 'mapu' },
    { nom: 'jídlo', acc: 'jídlo' },
    { nom: 'lektvary', acc: 'lektvary' },
    { nom: 'rakety', acc: 'rakety' },
  ],
  sides: ['východ', 'jihovýchod', 'jihozápad', 'západ', 'severozápad', 'severovýchod'],
  corners: ['vpravo dolů', 'dolů', 'vlevo dolů', 'vlevo nahoru', 'nahoru', 'vpravo nahoru'],
  core: 'jádro',
  toxic: 'toxická lokalita',
  nowhere: 'mimo plán',
  factory: (tile) => `továrna ${tile}`,
  rewilded: (tile) => `zalesněná továrna ${tile}`,
  mechs,
  pollution: (n) => `${n} znečištění`,
  camp: ({ gen }) => `tábor ${gen}`,
  rim: (hex, side) => `${hex} (${side}, okraj plánu)`,
}
