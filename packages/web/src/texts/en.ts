import type { Winds } from '@vyprava/atlas'
import type { GameId } from '../doors/index.ts'
import { pluralIn } from './plural.ts'

const plural = pluralIn('en')

type GameTexts = { name: string; pitch: string; mood: string }
type SeatTexts = { paint: string; emblem: string }

const winds: Winds = ['N', 'E', 'S', 'W']

const games: Record<GameId, GameTexts> = {
  roam: {
    name: 'Roam',
    pitch: 'Wake the sleepwalking wanderers before somebody else finds them.',
    mood: 'rivalry',
  },
  ark: {
    name: 'Search for the Lost Ark',
    pitch: 'Colour the map, read the compass and join the seven parts of the Ark.',
    mood: 'race or together',
  },
  defenders: {
    name: 'Defenders of the Wild',
    pitch: 'Animal factions stop the machines that crush the forest, together.',
    mood: 'cooperation',
  },
  euthia: {
    name: 'Euthia',
    pitch: 'Heroes, a dragon, and a land that opens step by step.',
    mood: 'adventure',
  },
}

/** The seats by number: colour and animal. */
const seats: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, SeatTexts> = {
  1: { paint: 'Vermilion', emblem: 'Fox' },
  2: { paint: 'Blue', emblem: 'Raven' },
  3: { paint: 'Straw', emblem: 'Hare' },
  4: { paint: 'Fern', emblem: 'Bear' },
  5: { paint: 'Plum', emblem: 'Owl' },
  6: { paint: 'Chalk', emblem: 'Deer' },
  7: { paint: 'Soot', emblem: 'Badger' },
}

export const en = {
  name: 'Výprava',
  tagline: 'One table, four adventures.',
  winds,
  games,
  seats,
  settings: {
    title: 'Settings',
    language: 'Language',
    night: 'Night march',
    day: 'Day sheet',
  },
  home: {
    doors: 'Games',
    sheet: (number: string) => `Sheet ${number}`,
    players: (least: number, most: number) => plural.range(least, most, { one: 'player', other: 'players' }),
    minutes: (minutes: number) => plural.count(minutes, { one: 'minute', other: 'minutes' }),
    play: 'Play now',
    playNote: 'Two clicks and you are at the table.',
    preparing: 'In preparation',
    preparingNote: 'We are still drawing this map.',
    promise: 'No account, no forms. Choose a door and play.',
    about: 'About Výprava',
  },
  about: {
    title: 'About Výprava',
    text: 'Výprava is one table in the browser for four expedition board games. It looks like a field atlas: warm paper, one ink, contour lines, and brass only where a hand may touch.',
    icons: 'Icons',
    iconsBy: 'game-icons.net, by Lorc, Delapouite and contributors; recoloured by us.',
    type: 'Type',
    typeBy: 'Alegreya and Alegreya Sans, by Huerta Tipográfica.',
    drawings: 'Drawings',
    drawingsBy: 'Landscapes, boards, cards and pieces are our own, drawn by the code from a seed.',
    licence: (name: string) => `Licence: ${name}`,
    back: 'Back to the doors',
  },
  uncharted: {
    title: 'The map does not reach here yet',
    text: 'This page of the atlas is still being drawn. The doors of the games are one step back.',
    back: 'Back to the doors',
  },
  gallery: {
    title: 'Pieces of the atlas',
    subtitle: 'one pen, one paper, two lights',
  },
}

export type Texts = typeof en
