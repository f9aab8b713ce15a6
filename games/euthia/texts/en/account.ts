import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'

const { count } = pluralIn('en')

export const ACCOUNT: AccountWords = {
  note: 'reputation',
  mottoes: {
    rounds: 'The rounds are over',
    goal: 'The goal is reached',
    failed: 'The goal is missed',
    church: 'The golem is in the church',
  },
  way: 'won on the way',
  wealth: 'wealth',
  traces: 'traces on the map',
  quests: 'quests and elites',
  titles: 'titles',
  deaths: 'deaths',
  goalMissed: 'missed goal',
  elites: 'Elites beaten',
  settlements: 'Settlements destroyed',
  foes: 'The great foe',
  rounds: 'Rounds played',
  heroes: 'Heroes at the end of the way',
  hero: (name, quests) => `${name}, ${count(quests, { one: 'quest done', other: 'quests done' })}`,
}
