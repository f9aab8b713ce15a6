import { pluralIn } from '@vyprava/module/plural.ts'
import type { AccountWords } from '../account.ts'

const { count, word } = pluralIn('cs')
const counted =
  (one: string, few: string, other: string) =>
  (n: number): string =>
    count(n, { one, few, other })

export const ACCOUNT: AccountWords = {
  note: 'co rozhodlo',
  mottoes: {
    won: 'Les dýchá',
    core: 'Jádro je hotové',
    toxic: 'Jed je silnější',
    massacre: 'Povstání se rozpadá',
    winter: 'Přichází zima',
  },
  missing(camps, factories) {
    const tents = count(camps, { one: 'tábor', few: 'tábory', other: 'táborů' })
    const halls = count(factories, { one: 'továrna', few: 'továrny', other: 'továren' })
    if (camps === 0)
      return `${word(factories, { one: 'Chyběla', few: 'Chyběly', other: 'Chybělo' })} ${halls}.`
    const lacked = `${word(camps, { one: 'Chyběl', few: 'Chyběly', other: 'Chybělo' })} ${tents}`
    return factories === 0 ? `${lacked}.` : `${lacked} a ${halls}.`
  },
  camps: 'Postavené tábory',
  rewilded: 'Zalesněné továrny',
  toxic: 'Toxické lokality',
  dead: 'Padlí Strážci',
  factories: 'Továrny strojů',
  rounds: 'Kola do zimy',
  deeds: 'Kdo co dokázal',
  noDeed: 'na stráži do konce',
  did: {
    rewilded: counted('zalesněná továrna', 'zalesněné továrny', 'zalesněných továren'),
    campBuilt: counted('postavený tábor', 'postavené tábory', 'postavených táborů'),
    mechDestroyed: counted('zničený mech', 'zničení mechové', 'zničených mechů'),
    breached: counted('průlom ve zdech', 'průlomy ve zdech', 'průlomů ve zdech'),
    cleared: counted('vyčištěné pole', 'vyčištěná pole', 'vyčištěných polí'),
    healed: counted('vyléčené zranění', 'vyléčená zranění', 'vyléčených zranění'),
  },
}
