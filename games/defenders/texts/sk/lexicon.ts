import { pluralIn } from '@vyprava/module/plural.ts'
import type { Lexicon } from '../lexicon.ts'

const { count, word } = pluralIn('sk')

/* Counted things in the nominative; with the accusative where somebody gains or suffers them. */
export const mechs = (n: number): string => count(n, { one: 'mech', few: 'mechovia', other: 'mechov' })
export const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'kariet' })
export const cardsAcc = (n: number): string => count(n, { one: 'kartu', few: 'karty', other: 'kariet' })
export const points = (n: number): string =>
  count(n, { one: 'akčný bod', few: 'akčné body', other: 'akčných bodov' })
export const injuries = (n: number): string =>
  count(n, { one: 'zranenie', few: 'zranenia', other: 'zranení' })
export const support = (n: number): string => count(n, { one: 'podporu', few: 'podpory', other: 'podpôr' })
export const camps = (n: number): string => count(n, { one: 'tábor', few: 'tábory', other: 'táborov' })
/** "prepadne 1 akčný bod", "prepadnú 2 akčné body" */
export const pointsLapse = (n: number): string =>
  `${word(n, { one: 'prepadne', few: 'prepadnú', other: 'prepadne' })} ${points(n)}`
/** "1 lovec ide", "2 lovci idú", "5 lovcov ide". */
export const huntersGo = (n: number): string =>
  count(n, { one: 'lovec ide', few: 'lovci idú', other: 'lovcov ide' })
export const wallsAppear = (n: number): string =>
  word(n, { one: 'pribúda múr', few: 'pribúdajú múry', other: 'pribúdajú múry' })

/** Where one may go to any hex of a terrain. */
export const TO_ANY = [
  'do ktoréhokoľvek lesa',
  'na ktorúkoľvek pláň',
  'do ktoréhokoľvek močiara',
  'do ktorýchkoľvek hôr',
]

export const LEXICON: Lexicon = {
  terrains: ['les', 'pláň', 'močiar', 'hory'],
  factions: [
    {
      nom: 'Rád',
      gen: 'Rádu',
      acc: 'Rád',
      line: 'Učenci a strážcovia ohňa, ktorí čítajú v plameňoch aj v mapách.',
    },
    {
      nom: 'Rada',
      gen: 'Rady',
      acc: 'Radu',
      line: 'Pekári, roľníci a strážni, ktorí sa o chlieb vždy rozdelia.',
    },
    {
      nom: 'Klan',
      gen: 'Klanu',
      acc: 'Klan',
      line: 'Bylinkári a zbojníci z močiarov, kde neplatí ničí zákon.',
    },
    {
      nom: 'Sekta',
      gen: 'Sekty',
      acc: 'Sektu',
      line: 'Baníci a vynálezcovia, ktorí poznajú stroje zvnútra.',
    },
  ],
  items: [
    { nom: 'mapa', acc: 'mapu' },
    { nom: 'jedlo', acc: 'jedlo' },
    { nom: 'elixíry', acc: 'elixíry' },
    { nom: 'rakety', acc: 'rakety' },
  ],
  sides: ['východ', 'juhovýchod', 'juhozápad', 'západ', 'severozápad', 'severovýchod'],
  corners: ['vpravo nadol', 'nadol', 'vľavo nadol', 'vľavo nahor', 'nahor', 'vpravo nahor'],
  core: 'jadro',
  toxic: 'toxická lokalita',
  nowhere: 'mimo plánu',
  factory: (tile) => `továreň ${tile}`,
  rewilded: (tile) => `zalesnená továreň ${tile}`,
  mechs,
  pollution: (n) => count(n, { one: 'znečistenie', few: 'znečistenia', other: 'znečistení' }),
  camp: ({ gen }) => `tábor ${gen}`,
  rim: (hex, side) => `${hex} (${side}, okraj plánu)`,
}
