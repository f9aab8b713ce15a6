import type { TermWords } from '../build.ts'

/** Each completes "Přinese …", in the accusative. */
export const TERMS: TermWords = {
  points: { more: 'víc bodů', less: 'míň bodů' },
  cards: { more: 'silnější družinu', less: 'slabší družinu' },
  lands: { more: 'převahu v krajinách', less: 'horší pozici v krajinách' },
  coins: { more: 'víc mincí', less: 'míň mincí' },
  ready: { more: 'víc připravených postav', less: 'víc spících postav' },
  artifacts: { more: 'artefakt navíc', less: 'nevýhodu v artefaktech' },
}
