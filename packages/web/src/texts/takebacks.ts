/** What is said where somebody went back further than undo goes; said against bots only. */
export type TakebackTexts = typeof takebacksEn

export const takebacksEn = {
  /** The button that would do it. */
  tool: 'Take back move',
  /** Where the game is named, alone and in the middle of a line. */
  mark: 'With takebacks',
  fact: 'with takebacks',
  note: 'In this game you can take back moves even after the bots have replied or something new has been revealed.',
}

export const takebacksCs: TakebackTexts = {
  tool: 'Vzít tah zpět',
  mark: 'S\u00a0vracením tahů',
  fact: 's\u00a0vracením tahů',
  note: 'V\u00a0této hře se tahy berou zpět i\u00a0potom, co na ně boti odpoví nebo se ukáže něco nového.',
}

export const takebacksSk: TakebackTexts = {
  tool: 'Vziať ťah späť',
  mark: 'S\u00a0vracaním ťahov',
  fact: 's\u00a0vracaním ťahov',
  note: 'V\u00a0tejto hre sa ťahy berú späť aj po tom, ako na ne boti odpovedia alebo sa ukáže niečo nové.',
}
