import type { TermWords } from '../build.ts'

/** Each completes "Prinesie …", in the accusative. */
export const TERMS: TermWords = {
  points: { more: 'viac bodov', less: 'menej bodov' },
  cards: { more: 'silnejšiu družinu', less: 'slabšiu družinu' },
  lands: { more: 'prevahu v krajinách', less: 'horšiu pozíciu v krajinách' },
  coins: { more: 'viac mincí', less: 'menej mincí' },
  ready: { more: 'viac pripravených postáv', less: 'viac spiacich postáv' },
  artifacts: { more: 'artefakt navyše', less: 'nevýhodu v artefaktoch' },
}
