import type { TermWords } from '../build.ts'

/** Each completes "It brings …". */
export const TERMS: TermWords = {
  parts: { more: 'more parts of the ark', less: 'fewer parts of the ark' },
  compass: { more: 'better prospects on the compass', less: 'worse prospects on the compass' },
  journey: { more: 'a longer way on the map', less: 'a shorter way on the map' },
  points: { more: 'more points', less: 'fewer points' },
}
