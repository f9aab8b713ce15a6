import { blame, type Fault } from '@vyprava/kernel'
import type { Cost } from './effects.ts'
import { SCENARIO_CARDS, type ScenarioCardKind } from './lists.ts'
import type { ScenarioCard } from './schema.ts'

/* The cards of scenarios: how many of each kind there are, and what each kind bears. */

type Field = 'foe' | 'vitalityEach' | 'target' | 'require' | 'reward' | 'ops' | 'steps'
const FIELDS: readonly Field[] = ['foe', 'vitalityEach', 'target', 'require', 'reward', 'ops', 'steps']

interface Kind {
  readonly count: number
  readonly fields: readonly Field[]
  /** Whether its cards come one after another, or are tied to places, by their order from 1. */
  readonly ordered: boolean
}

const KINDS: Readonly<Record<ScenarioCardKind, Kind>> = {
  farruga: { count: 4, fields: ['foe', 'vitalityEach', 'reward'], ordered: true },
  farrugaAttack: { count: 4, fields: ['target'], ordered: false },
  mirrezil: { count: 4, fields: ['foe', 'vitalityEach', 'reward'], ordered: true },
  legend: { count: 6, fields: ['require', 'reward'], ordered: true },
  event: { count: 7, fields: ['ops'], ordered: false },
  ravage: { count: 10, fields: ['ops', 'steps'], ordered: false },
  golem: { count: 1, fields: ['foe'], ordered: false },
}

const at = (found: unknown, expected: string, ...place: (string | number)[]): Fault => ({
  at: place,
  found,
  expected,
})

function cardFault(card: ScenarioCard): Fault | null {
  const { fields } = KINDS[card.kind]
  for (const field of FIELDS) {
    if (fields.includes(field) === (card[field] !== undefined)) continue
    return at(
      card[field],
      `${fields.includes(field) ? 'a' : 'no'} field "${field}" on a "${card.kind}" card`,
      field,
    )
  }
  return null
}

function kindFault(cards: readonly ScenarioCard[], kind: ScenarioCardKind): Fault | null {
  const own = cards.filter((card) => card.kind === kind)
  const { ordered } = KINDS[kind]
  const wanted = own.map((_, i) => (ordered ? i + 1 : 0))
  const orders = own.map(({ order }) => order).sort((a, b) => a - b)
  const wrong = orders.findIndex((order, i) => order !== wanted[i])
  return wrong < 0
    ? null
    : at(
        orders[wrong],
        `cards of the kind "${kind}" ${ordered ? `in the order 1 to ${own.length}` : 'with the order 0'}`,
      )
}

/** What parts of a cost are worth in coins, for legends. */
const COST_WORTH: Readonly<Partial<Record<Cost['pay'], number>>> = {
  coins: 1,
  gem: 2,
  essence: 3,
  resource: 2,
  item: 3,
  artifact: 10,
}
const TROPHY_WORTH = [3, 5, 8]
const LEAST_LEGEND = 8
const MOST_LEGEND = 10

function costWorth(cost: Cost): number {
  switch (cost.pay) {
    case 'all':
      return cost.of.reduce((sum, part) => sum + costWorth(part), 0)
    case 'oneOf':
      return Math.min(...cost.of.map(costWorth))
    case 'trophy':
      return TROPHY_WORTH[cost.level - 1] * cost.n
    case 'discardSelf':
      return NaN
    default:
      return (COST_WORTH[cost.pay] ?? NaN) * cost.n
  }
}

function legendFault({ require }: ScenarioCard): Fault | null {
  if (require === undefined) return null
  const worth = costWorth(require)
  return worth >= LEAST_LEGEND && worth <= MOST_LEGEND
    ? null
    : at(worth, `something worth ${LEAST_LEGEND} to ${MOST_LEGEND} coins`, 'require')
}

/** Every card bears what its kind needs, and those that come one after another are in a row. */
export const scenarioDecks = () =>
  blame<ScenarioCard[]>((cards) => {
    for (const [place, card] of cards.entries()) {
      const fault = cardFault(card)
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    for (const kind of SCENARIO_CARDS) {
      const fault = kindFault(cards, kind)
      if (fault !== null) return fault
    }
    return null
  })

/** As many of each kind as the box holds, and legends that ask for as much. */
export const scenarioCounts = () =>
  blame<ScenarioCard[]>((cards) => {
    for (const [place, card] of cards.entries()) {
      const fault = card.kind === 'legend' ? legendFault(card) : null
      if (fault !== null) return { ...fault, at: [place, ...fault.at] }
    }
    for (const kind of SCENARIO_CARDS) {
      const found = cards.filter((card) => card.kind === kind).length
      const { count } = KINDS[kind]
      if (found !== count) return at(found, `${count} cards of the kind "${kind}"`)
    }
    return null
  })
