import type { DoorWords } from '@vyprava/module/door.ts'
import type { Language } from '@vyprava/module/words.ts'

/** What stands on the door. */
export const doorWords: Readonly<Record<Language, DoorWords>> = {
  cs: {
    name: 'Strážci Divočiny',
    short: 'Strážci',
    pitch: 'Zvířecí frakce společně zastaví stroje, které drtí les.',
    mood: 'spolupráce',
  },
  sk: {
    name: 'Strážcovia Divočiny',
    short: 'Strážcovia',
    pitch: 'Zvieracie frakcie spoločne zastavia stroje, ktoré drvia les.',
    mood: 'spolupráca',
  },
  en: {
    name: 'Defenders of the Wild',
    short: 'Defenders',
    pitch: 'Animal factions unite against forest-crushing machines.',
    mood: 'cooperation',
  },
}
