import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'

const { count } = pluralIn('cs')

export const ACCOUNT: AccountWords = {
  note: 'reputace',
  mottoes: {
    rounds: 'Kola jsou u konce',
    goal: 'Cíl je splněný',
    failed: 'Cíl zůstává nesplněný',
    church: 'Golem je v\u00a0kostele',
  },
  way: 'získaná na cestě',
  wealth: 'bohatství',
  traces: 'stopy na mapě',
  quests: 'úkoly a\u00a0elity',
  titles: 'tituly',
  deaths: 'smrti',
  goalMissed: 'nesplněný cíl',
  elites: 'Poražené elity',
  settlements: 'Zničené osady',
  foes: 'Hlavní nepřítel',
  rounds: 'Odehraná kola',
  heroes: 'Hrdinové na konci cesty',
  hero: (name, quests) =>
    `${name}, ${count(quests, { one: 'splněný úkol', few: 'splněné úkoly', other: 'splněných úkolů' })}`,
}
