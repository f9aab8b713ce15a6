import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'

const { count } = pluralIn('sk')

export const ACCOUNT: AccountWords = {
  note: 'reputácia',
  mottoes: {
    rounds: 'Kolá sú na konci',
    goal: 'Cieľ je splnený',
    failed: 'Cieľ zostáva nesplnený',
    church: 'Golem je v\u00a0kostole',
  },
  way: 'získaná na ceste',
  wealth: 'bohatstvo',
  traces: 'stopy na mape',
  quests: 'úlohy a\u00a0elity',
  titles: 'tituly',
  deaths: 'smrti',
  goalMissed: 'nesplnený cieľ',
  elites: 'Porazené elity',
  settlements: 'Zničené osady',
  foes: 'Hlavný nepriateľ',
  rounds: 'Odohrané kolá',
  heroes: 'Hrdinovia na konci cesty',
  hero: (name, quests) =>
    `${name}, ${count(quests, { one: 'splnená úloha', few: 'splnené úlohy', other: 'splnených úloh' })}`,
}
