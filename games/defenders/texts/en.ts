/** All that Defenders say in English. The other languages have the same form. */
export const title: string = 'Defenders of the Wild'
export { LEXICON } from './en/lexicon.ts'
export * from './en/reasons.ts'
export * from './en/refusals.ts'
export * from './en/table.ts'
export * from './en/telling.ts'
