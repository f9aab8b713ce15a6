import type { ReviewTexts } from './review-en.ts'

/** "ve čtvrtém", "v pátém": the preposition follows how the number is read. */
const inNumber = (number: number): string => {
  const small = number % 100
  const hard = [2, 3, 4, 12, 13, 14].includes(small) || (small >= 20 && small < 50)
  return hard ? 'Ve' : 'V'
}

export const reviewCs: ReviewTexts = {
  back: 'Zpět k\u00a0výsledku',
  backShort: 'Výsledek',
  inRound: (number) => `${inNumber(number)}\u00a0${number}. kole`,
  inTurn: (number) => `${inNumber(number)}\u00a0${number}. tahu`,
  inSetUp: 'V\u00a0přípravě',
  yours: (heading) => `${heading}, tvůj tah`,
  played: 'Zahraný tah',
  instead: 'Místo toho',
  howMuch: 'O\u00a0kolik',
  rose: (from, to) => `Šance stoupá na ${to}, předtím ${from}. Lepší tah na stole není.`,
  tryHere: 'Zkusit odtud',
  clean: 'Tady se není čeho chytit. Čistá hra.',
  unable: 'Tuhle hru boti rozebírat neumějí. Přehrát si ji můžeš tah po tahu.',
  card: (number) => `${number}. karta`,
  trialRound: (number) => `Nanečisto od ${number}. kola`,
  trialTurn: (number) => `Nanečisto od ${number}. tahu`,
  trialStart: 'Nanečisto od začátku',
  toReview: 'Zpět k\u00a0rozboru',
  toGame: 'Zpět ke hře',
}
