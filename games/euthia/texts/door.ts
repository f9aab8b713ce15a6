import type { DoorWords } from '@vyprava/module/door.ts'
import type { Language } from '@vyprava/module/words.ts'

/** What stands on the door. */
export const doorWords: Readonly<Record<Language, DoorWords>> = {
  cs: {
    name: 'Euthia',
    pitch: 'Hrdinové, drak a země, která se odkrývá krok za krokem.',
    mood: 'dobrodružství',
  },
  sk: {
    name: 'Euthia',
    pitch: 'Hrdinovia, drak a krajina, ktorá sa odkrýva krok za krokom.',
    mood: 'dobrodružstvo',
  },
  en: {
    name: 'Euthia',
    pitch: 'Heroes, a dragon, and a land that unfolds step by step.',
    mood: 'adventure',
  },
}
