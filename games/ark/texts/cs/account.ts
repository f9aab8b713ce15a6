import type { AccountWords } from '../account.ts'
import { partsAcc } from './counts.ts'

export const ACCOUNT: AccountWords = {
  partsFirst: 'nejdřív části, potom body',
  points: 'body',
  parts: 'Nalezené části',
  slots: 'Vyplněné dílky času',
  kinds: {
    hints: 'nápovědy',
    diamonds: 'diamanty',
    challenges: 'výzvy',
    time: 'ušetřený čas',
    minus: 'minusové body',
  },
  mottoes: { found: 'Archa je nalezená', time: 'Čas vypršel' },
  sheets: 'Listy u stolu',
  whole: 'celá Archa',
  missing: (parts) => `do celku zbývá: ${partsAcc(parts)}`,
}
