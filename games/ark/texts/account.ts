import { hourglass } from '@vyprava/atlas/icons/gear/hourglass.ts'
import { anchor } from '@vyprava/atlas/icons/places/anchor.ts'
import type { Account, Ended, Gauge } from '@vyprava/module/ending.ts'
import type { ArkEvent } from '../rules/events.ts'
import type { Printed } from '../rules/printed.ts'
import type { Score } from '../rules/scoring.ts'
import type { ArkView } from '../rules/view.ts'
import { PART_COUNT } from '../rules/vocabulary.ts'
import type { AccountWords } from './en/table.ts'

export const TELLINGS = [
  'partsFound',
  'finished',
  'outOfTime',
  'diamondEarned',
  'terraformed',
  'moved',
  'filled',
] as const satisfies readonly ArkEvent['type'][]

/** In the order in which they are counted (AR-810). */
const KINDS = ['hints', 'diamonds', 'challenges', 'time', 'minus'] as const satisfies readonly (keyof Score)[]

/** Parts come before points (AR-801, AR-805); together, parts win and time kills (AR-901, AR-902). */
export function accountOf(
  words: AccountWords,
  printed: Printed,
  { context: { view }, result }: Ended<ArkView, ArkEvent>,
): Account {
  const { sheets } = view
  const together = result.kind === 'together'
  return {
    ...(view.ended === null ? {} : { motto: words.mottoes[view.ended] }),
    note: together ? words.points : words.partsFirst,
    kinds: KINDS.map((kind) => ({ name: words.kinds[kind], points: sheets.map(({ score }) => score[kind]) })),
    tally: { name: words.parts, counts: sheets.map(({ parts }) => parts), of: PART_COUNT },
    gauges: together ? gaugesOf(words, printed, view) : [],
    deeds: {
      title: words.sheets,
      bySeat: sheets.map(({ parts }) =>
        parts === PART_COUNT ? words.whole : words.missing(PART_COUNT - parts),
      ),
    },
  }
}

function gaugesOf(words: AccountWords, printed: Printed, { sheets, ended }: ArkView): Gauge[] {
  return [
    {
      name: words.parts,
      icon: anchor,
      have: sheets.reduce((sum, { parts }) => sum + parts, 0),
      of: PART_COUNT * sheets.length,
      side: 'wins',
      fatal: false,
    },
    {
      name: words.slots,
      icon: hourglass,
      have: Math.max(...sheets.map(({ counter }) => counter.length)),
      of: printed.sheet.counterSlots,
      side: 'kills',
      fatal: ended === 'time',
    },
  ]
}
