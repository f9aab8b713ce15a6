export { compendium } from './compendium.ts'
export { effects } from './effects.ts'
export { LEXICON } from './lexicon.ts'
