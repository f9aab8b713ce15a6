import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'

const { count, word } = pluralIn('sk')
const counted =
  (one: string, few: string, other: string) =>
  (n: number): string =>
    count(n, { one, few, other })

export const ACCOUNT: AccountWords = {
  note: 'čo rozhodlo',
  mottoes: {
    won: 'Les dýcha',
    core: 'Jadro je hotové',
    toxic: 'Jed je silnejší',
    massacre: 'Povstanie sa rozpadá',
    winter: 'Prichádza zima',
  },
  missing(camps, factories) {
    const tents = count(camps, { one: 'tábor', few: 'tábory', other: 'táborov' })
    const halls = count(factories, { one: 'továreň', few: 'továrne', other: 'tovární' })
    if (camps === 0)
      return `${word(factories, { one: 'Chýbala', few: 'Chýbali', other: 'Chýbalo' })} ${halls}.`
    const lacked = `${word(camps, { one: 'Chýbal', few: 'Chýbali', other: 'Chýbalo' })} ${tents}`
    return factories === 0 ? `${lacked}.` : `${lacked} a ${halls}.`
  },
  camps: 'Postavené tábory',
  rewilded: 'Zalesnené továrne',
  toxic: 'Toxické lokality',
  dead: 'Padlí Strážcovia',
  factories: 'Továrne strojov',
  rounds: 'Kolá do zimy',
  deeds: 'Kto čo dokázal',
  noDeed: 'na stráži do konca',
  did: {
    rewilded: counted('zalesnená továreň', 'zalesnené továrne', 'zalesnených tovární'),
    campBuilt: counted('postavený tábor', 'postavené tábory', 'postavených táborov'),
    mechDestroyed: counted('zničený mech', 'zničení mechovia', 'zničených mechov'),
    breached: counted('prielom v múroch', 'prielomy v múroch', 'prielomov v múroch'),
    cleared: counted('vyčistené pole', 'vyčistené polia', 'vyčistených polí'),
    healed: counted('vyliečené zranenie', 'vyliečené zranenia', 'vyliečených zranení'),
  },
}
