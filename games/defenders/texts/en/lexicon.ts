import { pluralIn } from '@vyprava/module/plural.ts'
import type { Lexicon } from '../lexicon.ts'

const { count } = pluralIn('en')

export const mechs = (n: number): string => count(n, { one: 'mech', other: 'mechs' })
export const cards = (n: number): string => count(n, { one: 'card', other: 'cards' })
export const points = (n: number): string => count(n, { one: 'action point', other: 'action points' })
export const injuries = (n: number): string => count(n, { one: 'injury', other: 'injuries' })
export const camps = (n: number): string => count(n, { one: 'camp', other: 'camps' })
/** "1 hunter goes", "2 hunters go". */
export const huntersGo = (n: number): string => count(n, { one: 'hunter goes', other: 'hunters go' })
export const newWalls = (n: number): string => count(n, { one: 'new wall', other: 'new walls' })

export const LEXICON: Lexicon = {
  terrains: ['forest', 'plains', 'marsh', 'mountain'],
  factions: [
    {
      nom: 'Order',
      gen: 'of the Order',
      acc: 'the Order',
      line: 'Scholars and keepers of fire who read flames and maps alike.',
    },
    {
      nom: 'Council',
      gen: 'of the Council',
      acc: 'the Council',
      line: 'Bakers, farmers and guards who always share their bread.',
    },
    {
      nom: 'Coven',
      gen: 'of the Coven',
      acc: 'the Coven',
      line: 'Herbalists and outlaws of the marshes, where no law holds.',
    },
    {
      nom: 'Sect',
      gen: 'of the Sect',
      acc: 'the Sect',
      line: 'Miners and inventors who know machines inside out.',
    },
  ],
  items: [
    { nom: 'map', acc: 'a map' },
    { nom: 'food', acc: 'food' },
    { nom: 'potions', acc: 'potions' },
    { nom: 'rockets', acc: 'rockets' },
  ],
  sides: ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'],
  corners: [
    'to the lower right',
    'down',
    'to the lower left',
    'to the upper left',
    'up',
    'to the upper right',
  ],
  core: 'core',
  toxic: 'toxic site',
  nowhere: 'a place off the board',
  factory: (tile) => `factory ${tile}`,
  rewilded: (tile) => `rewilded factory ${tile}`,
  mechs,
  pollution: (n) => `${n} pollution`,
  camp: ({ nom }) => `${nom} camp`,
  rim: (hex, side) => `${hex} (${side}, rim of the board)`,
}
