import type { DoorWords } from '@vyprava/module/door.ts'
import type { Language } from '@vyprava/module/words.ts'

/** What stands on the door. */
export const doorWords: Readonly<Record<Language, DoorWords>> = {
  cs: {
    name: 'Zbloudilí',
    pitch: 'Probuď náměsíčné poutníky dřív, než je najde někdo jiný.',
    mood: 'soupeření',
  },
  sk: {
    name: 'Zblúdilí',
    pitch: 'Zobuď námesačných pútnikov skôr, než ich nájde niekto iný.',
    mood: 'súperenie',
  },
  en: {
    name: 'Roam',
    pitch: 'Wake the sleepwalking wanderers before somebody else finds them.',
    mood: 'rivalry',
  },
}
