import type { TermWords } from '../build.ts'

/** Each completes "It brings …". */
export const TERMS: TermWords = {
  points: { more: 'more points', less: 'fewer points' },
  cards: { more: 'a stronger party', less: 'a weaker party' },
  lands: { more: 'the upper hand in the lands', less: 'a worse standing in the lands' },
  coins: { more: 'more coins', less: 'fewer coins' },
  ready: { more: 'more characters ready', less: 'more characters asleep' },
  artifacts: { more: 'one more artifact', less: 'a lag in artifacts' },
}
