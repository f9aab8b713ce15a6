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

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

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
    theme: 'Theme',
    night: 'Night',
    day: 'Day',
    motion: 'Motion',
    motions: { auto: 'Same as device', full: 'Full', none: 'None' },
    pace: 'Bots',
    paces: { humane: 'Take their time', instant: 'Move at once' },
    consent: 'Tapping the board',
    consents: { preview: 'Previews, then asks', once: 'Plays at once' },
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
    addPerson: 'Add a player',
    addBot: 'Add a bot',
    remove: (name: string) => `Remove ${name}`,
    options: 'Variants',
    seed: 'Random seed',
    pack: 'Your own cards',
    packChoose: 'Choose a file',
    packHelp: 'A JSON file in the same format as the built-in cards. It’s saved with the game.',
    packOwn: (name: string) => `You’re playing with the pack “${name}”.`,
    packAway: 'Use the built-in cards',
    packWrong: 'These cards can’t be used.',
    personName: (number: number) => `Player ${number}`,
    botNames: emblemsOf(seats),
    problem: 'This table can’t be set up yet.',
    unfit: (label: string, found: string, expected: string) =>
      `${label}: found ${found}, expected ${expected}.`,
    absent: 'This game is not ready for the table yet. Please come back soon.',
  },
  shelf: {
    title: 'Your games',
    empty: 'Nothing here yet. Games you start stay on this device.',
    resume: 'Continue',
    replay: 'Replay',
    save: 'Save to a file',
    load: 'Open a game from a file',
    remove: 'Delete',
    removeSure: 'Really delete',
    finished: 'finished',
    sandbox: 'sandbox',
    played: (when: Date) => dates.format(when),
    refused: 'The file couldn’t be opened',
    notJson: 'It isn’t a saved game: its text can’t be read.',
    notRecord: 'It isn’t a saved game from Výprava.',
    newer: 'It was saved by a newer version of Výprava. Reload this page and try again.',
    unknownGame: 'This version of Výprava doesn’t have that game.',
    otherPack: 'It was played with a different content pack.',
    broken: 'The game in it doesn’t replay: the rules reject a move, or the result comes out different.',
    where: ({ path, found, expected }: Problem) => `At ${path}: found ${found}, expected ${expected}.`,
  },
  home: homeEn,
  laying: layingEn,
  about: {
    title: 'About Výprava',
    text: 'Výprava is one table in the browser for expedition board games. It looks like a field atlas: warm paper, one ink, contour lines, and brass only where you can touch.',
    icons: 'Icons',
    iconsBy: 'game-icons.net, by Lorc, Delapouite and contributors; recoloured by us.',
    type: 'Type',
    typeBy: 'Alegreya and Alegreya Sans, by Huerta Tipográfica.',
    drawings: 'Drawings',
    drawingsBy: 'Landscapes, boards, cards and pieces are our own, drawn by code from a seed.',
    licence: (name: string) => `Licence: ${name}`,
    back: 'Back to the games',
  },
  compendium: compendiumEn,
  uncharted: {
    title: 'The map doesn’t reach this far yet',
    text: 'This page of the atlas is still being drawn. The games are one page back.',
    back: 'Back to the games',
  },
  broken: {
    title: 'Something broke on this page',
    text: 'Nothing you’ve played is lost: every move is saved as it is made. Reload the page; if it breaks again, go back to the games.',
    again: 'Reload the page',
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
