import type { Winds } from '@vyprava/atlas'
import type { Problem } from '@vyprava/kernel'
import { botsEn } from './bots-en.ts'
import { compendiumEn } from './compendium-en.ts'
import { endEn } from './end-en.ts'
import { frameEn } from './frame-en.ts'
import { homeEn } from './home-en.ts'
import { layingEn } from './laying-en.ts'
import { lessonEn } from './lesson-en.ts'
import { playEn } from './play-en.ts'
import { reviewEn } from './review-en.ts'
import { emblemsOf, type SeatTexts } from './seats.ts'
import { taglineEn } from './taglines.ts'
import { takebacksEn } from './takebacks.ts'
import { turnsEn } from './turns-en.ts'

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

const winds: Winds = ['N', 'E', 'S', 'W']

const seats: SeatTexts = {
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
  tagline: taglineEn,
  winds,
  seats,
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Light',
    night: 'Night march',
    day: 'Day sheet',
    motion: 'Motion',
    motions: { auto: 'As this device wishes', full: 'Full', none: 'None' },
    pace: 'Bots',
    paces: { humane: 'Take their time', instant: 'Move at once' },
    consent: 'A touch on the board',
    consents: { preview: 'Shows first, then asks', once: 'Acts at once' },
    sound: 'Sound',
    sounds: { off: 'Off', on: 'On' },
    close: 'Close',
  },
  setup: {
    playNow: 'Play now',
    players: 'Players',
    seat: (number: number) => `Seat ${number}`,
    name: 'Name',
    who: 'Who plays',
    addPerson: 'Add a person',
    addBot: 'Add a bot',
    remove: (name: string) => `Remove ${name}`,
    options: 'Variants',
    seed: 'Seed of chance',
    pack: 'Own cards',
    packChoose: 'Choose a file',
    packHelp: 'A JSON file in the form of the pack that ships. The game keeps it.',
    packOwn: (name: string) => `You play with the pack “${name}”.`,
    packAway: 'Back to ours',
    packWrong: 'These cards cannot be played with.',
    personName: (number: number) => `Player ${number}`,
    botNames: emblemsOf(seats),
    problem: 'This table cannot be set up yet.',
    unfit: (label: string, found: string, expected: string) =>
      `${label}: found ${found}, expected ${expected}.`,
    absent: 'This game is not ready for the table yet. Please come back soon.',
  },
  shelf: {
    title: 'Your games',
    empty: 'Nothing here yet. Games you begin stay on this device.',
    resume: 'Continue',
    replay: 'Replay',
    save: 'Save to a file',
    load: 'Open a game from a file',
    remove: 'Delete',
    removeSure: 'Really delete',
    finished: 'finished',
    sandbox: 'sandbox',
    played: (when: Date) => dates.format(when),
    refused: 'The file could not be opened',
    notJson: 'It is not a saved game: its text cannot be read.',
    notRecord: 'It is not a saved game of Výprava.',
    newer: 'It was saved by a newer Výprava. Reload this page and try again.',
    unknownGame: 'It is a game that this Výprava does not have.',
    otherPack: 'It was played with another content pack.',
    broken: 'The game in it does not hold: the rules refuse a move, or the result is another.',
    where: ({ path, found, expected }: Problem) => `At ${path}: found ${found}, expected ${expected}.`,
  },
  home: homeEn,
  laying: layingEn,
  about: {
    title: 'About Výprava',
    text: 'Výprava is one table in the browser for expedition board games. It looks like a field atlas: warm paper, one ink, contour lines, and brass only where a hand may touch.',
    icons: 'Icons',
    iconsBy: 'game-icons.net, by Lorc, Delapouite and contributors; recoloured by us.',
    type: 'Type',
    typeBy: 'Alegreya and Alegreya Sans, by Huerta Tipográfica.',
    drawings: 'Drawings',
    drawingsBy: 'Landscapes, boards, cards and pieces are our own, drawn by the code from a seed.',
    licence: (name: string) => `Licence: ${name}`,
    back: 'Back to the doors',
  },
  compendium: compendiumEn,
  uncharted: {
    title: 'The map does not reach here yet',
    text: 'This page of the atlas is still being drawn. The doors of the games are one step back.',
    back: 'Back to the doors',
  },
  broken: {
    title: 'Something broke on this page',
    text: 'Nothing you played is lost: every move is kept as it is made. Open the page again; if it breaks once more, the way back leads to the doors.',
    again: 'Open it again',
  },
  tutorial: lessonEn,
  play: playEn,
  turns: turnsEn,
  bots: botsEn,
  takebacks: takebacksEn,
  end: endEn,
  frame: frameEn,
  review: reviewEn,
  gallery: {
    title: 'Pieces of the atlas',
    subtitle: 'one pen, one paper, two lights',
  },
}

export type Texts = typeof en
