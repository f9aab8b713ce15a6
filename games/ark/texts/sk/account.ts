import type { AccountWords } from '../account.ts'
import { partsAcc } from './counts.ts'

export const ACCOUNT: AccountWords = {
  partsFirst: 'najprv časti, potom body',
  points: 'body',
  parts: 'Nájdené časti',
  slots: 'Vyplnené dieliky času',
  kinds: {
    hints: 'nápovedy',
    diamonds: 'diamanty',
    challenges: 'výzvy',
    time: 'ušetrený čas',
    minus: 'mínusové body',
  },
  mottoes: { found: 'Archa je nájdená', time: 'Čas vypršal' },
  sheets: 'Listy pri stole',
  whole: 'celá Archa',
  missing: (parts) => `do celku zostáva: ${partsAcc(parts)}`,
}
