import type { ReviewTexts } from './review-en.ts'

/** "vo štvrtom", "v piatom". */
const inNumber = (number: number): string => ([4, 14].includes(number % 100) ? 'Vo' : 'V')

export const reviewSk: ReviewTexts = {
  back: 'Späť k\u00a0výsledku',
  backShort: 'Výsledok',
  inRound: (number) => `${inNumber(number)}\u00a0${number}. kole`,
  inTurn: (number) => `${inNumber(number)}\u00a0${number}. ťahu`,
  inSetUp: 'V\u00a0príprave',
  yours: (heading) => `${heading}, tvoj ťah`,
  played: 'Zahrané',
  instead: 'Namiesto toho',
  howMuch: 'O\u00a0koľko',
  rose: (from, to) => `Šanca stúpa na ${to}, predtým ${from}. Lepší ťah na stole nie je.`,
  tryHere: 'Skúsiť odtiaľto',
  clean: 'Tu sa niet čoho chytiť. Čistá hra.',
  unable: 'Túto hru boti rozoberať nevedia. Jej záznam si môžeš pozrieť ťah po ťahu.',
  card: (number) => `${number}. karta`,
  trialRound: (number) => `Skúška od ${number}. kola`,
  trialTurn: (number) => `Skúška od ${number}. ťahu`,
  trialStart: 'Skúška od začiatku',
  toReview: 'Späť k\u00a0rozboru',
  toGame: 'Späť k\u00a0hre',
}
