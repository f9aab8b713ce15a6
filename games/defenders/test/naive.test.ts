import { canonical, Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { resolveCard } from '../rules/machine/card.ts'
import { cardOf } from './machine.ts'
import { randomBoard } from './naive/boards.ts'
import { playCard } from './naive/cards.ts'
import { noted, worldOf } from './naive/world.ts'
import { describe, Hearing, lay, pack, printed } from './position.ts'

/** Ten thousand cards in all, in parts of a few seconds. */
const PARTS = [1, 2, 3, 4]
const CARDS_PER_PART = 2_500
/** Cards on one board before the next one. */
const IN_A_ROW = 12

const KINDS = [
  ['engines', false],
  ['engines', true],
  ['factories', false],
  ['factories', true],
  ['mechs', false],
  ['mechs', true],
  ['restart', false],
] as const

/** The board as text; where the game was lost, only that: what lies around then matters to nobody. */
const text = (described: ReturnType<typeof describe>): string =>
  canonical(described.ended === null ? described : { ended: described.ended })

/** Plays random cards on a random board by the rules and by the simulation; tells what happened. */
function compare(seed: string): { cards: number; events: string[] } {
  const random = new Random(seed)
  const setting = randomBoard(random)
  const state = lay(setting)
  const world = worldOf(setting)
  const course = new Hearing()
  let before = text(describe(state))
  expect(text(noted(world))).toBe(before)
  let cards = 0
  for (; cards < IN_A_ROW && state.ended === null; cards++) {
    const [kind, hard] = random.pick(KINDS)
    resolveCard(printed, state, pack.machineCards[cardOf(kind, hard)].steps, course)
    playCard(world, kind, hard)
    const [expected, found] = [text(noted(world)), text(describe(state))]
    if (expected !== found) expect.fail(`${kind}${hard ? ' hard' : ''}\n${before}\n${expected}\n${found}`)
    before = found
    // Injuries are not what is compared here: nobody shall die of them.
    for (const player of state.players) player.injuries = 0
    world.injuries.fill(0)
  }
  return { cards, events: course.heard().map(({ type }) => type) }
}

/** What random boards must bring about again and again, lest the comparison be empty. */
const OFTEN = [
  'engineReset',
  'engineDeployed',
  'engineStuck',
  'factoryBuilt',
  'toxicPlaced',
  'hunterMoved',
  'injured',
  'gameEnded',
]

const RULES = [
  'DE-701',
  'DE-703',
  'DE-711',
  'DE-731',
  'DE-752',
  'DE-762',
  'DE-771',
  'DE-773',
  'DE-791',
  'DE-793',
  'DE-794',
]

for (const part of PARTS) {
  rule(RULES, `random cards do what a plain simulation of the rulebook does, part ${part}`, () => {
    const seen: Record<string, number> = {}
    let cards = 0
    for (let board = 0; cards < CARDS_PER_PART; board++) {
      const played = compare(`naive ${part} ${board}`)
      cards += played.cards
      for (const type of played.events) seen[type] = (seen[type] ?? 0) + 1
    }
    for (const type of OFTEN) expect([type, (seen[type] ?? 0) >= 10]).toEqual([type, true])
  })
}
