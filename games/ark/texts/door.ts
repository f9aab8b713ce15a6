import type { DoorWords } from '@vyprava/module/door.ts'
import type { Language } from '@vyprava/module/words.ts'

/** What stands on the door. */
export const doorWords: Readonly<Record<Language, DoorWords>> = {
  cs: {
    name: 'Hledání ztracené Archy',
    short: 'Archa',
    pitch: 'Vybarvuj mapu, čti kompas a\u00a0slož sedm částí Archy.',
    mood: 'závod i spolupráce',
    workshop: 'Dílna map',
  },
  sk: {
    name: 'Hľadanie stratenej Archy',
    short: 'Archa',
    pitch: 'Vyfarbuj mapu, čítaj kompas a\u00a0zlož sedem častí Archy.',
    mood: 'preteky aj spolupráca',
    workshop: 'Dielňa máp',
  },
  en: {
    name: 'Search for the Lost Ark',
    short: 'The Lost Ark',
    pitch: 'Colour the map, read the compass and piece together the Ark.',
    mood: 'race or co-op',
    workshop: 'Map maker',
  },
}
