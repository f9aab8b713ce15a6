import type { Language } from '@vyprava/module/words.ts'

/** Names offered to guests: an emblem of the seats with an epithet. A bot is called by its emblem alone, so nobody is taken for one. */
interface GuestWords {
  /** One epithet each, for `her` and for `his` animals. */
  readonly epithets: readonly (readonly [her: string, his: string])[]
  readonly hers: readonly string[]
  readonly his: readonly string[]
}

const GUESTS: Readonly<Record<Language, GuestWords>> = {
  cs: {
    epithets: [
      ['Toulavá', 'Toulavý'],
      ['Zvědavá', 'Zvědavý'],
      ['Tichá', 'Tichý'],
      ['Horská', 'Horský'],
      ['Rychlá', 'Rychlý'],
      ['Půlnoční', 'Půlnoční'],
    ],
    hers: ['liška', 'sova'],
    his: ['havran', 'zajíc', 'medvěd', 'jelen', 'jezevec'],
  },
  sk: {
    epithets: [
      ['Túlavá', 'Túlavý'],
      ['Zvedavá', 'Zvedavý'],
      ['Tichá', 'Tichý'],
      ['Horská', 'Horský'],
      ['Rýchla', 'Rýchly'],
      ['Polnočná', 'Polnočný'],
    ],
    hers: ['líška', 'sova'],
    his: ['havran', 'zajac', 'medveď', 'jeleň', 'jazvec'],
  },
  en: {
    epithets: [
      ['Wandering', 'Wandering'],
      ['Curious', 'Curious'],
      ['Quiet', 'Quiet'],
      ['Mountain', 'Mountain'],
      ['Swift', 'Swift'],
      ['Midnight', 'Midnight'],
    ],
    hers: ['Fox', 'Owl'],
    his: ['Raven', 'Hare', 'Bear', 'Deer', 'Badger'],
  },
}

/** All names that a guest may be offered in a language. */
export const guestNames = (language: Language): readonly string[] => {
  const { epithets, hers, his } = GUESTS[language]
  return epithets.flatMap(([her, him]) => [
    ...hers.map((animal) => `${her} ${animal}`),
    ...his.map((animal) => `${him} ${animal}`),
  ])
}
