import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'

const { count } = pluralIn('en')
const counted =
  (one: string, other: string) =>
  (n: number): string =>
    count(n, { one, other })

export const ACCOUNT: AccountWords = {
  note: 'what decided',
  mottoes: {
    won: 'The forest breathes',
    core: 'The core is complete',
    toxic: 'The poison is stronger',
    massacre: 'The uprising falls apart',
    winter: 'Winter comes',
  },
  missing(camps, factories) {
    const tents = count(camps, { one: 'camp', other: 'camps' })
    const halls = count(factories, { one: 'factory', other: 'factories' })
    const lacked = [...(camps > 0 ? [tents] : []), ...(factories > 0 ? [halls] : [])].join(' and ')
    return `${lacked} short of victory.`
  },
  camps: 'Camps built',
  rewilded: 'Factories rewilded',
  toxic: 'Toxic sites',
  dead: 'Fallen Defenders',
  factories: 'Factories of the machines',
  rounds: 'Rounds until winter',
  deeds: 'Who did what',
  noDeed: 'on guard to the end',
  did: {
    rewilded: counted('factory rewilded', 'factories rewilded'),
    campBuilt: counted('camp built', 'camps built'),
    mechDestroyed: counted('mech destroyed', 'mechs destroyed'),
    breached: counted('wall breached', 'walls breached'),
    cleared: counted('hex cleared', 'hexes cleared'),
    healed: counted('injury healed', 'injuries healed'),
  },
}
