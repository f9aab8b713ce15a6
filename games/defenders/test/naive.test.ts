import { canonical, clone, Random } from '@vyprava/kernel'
import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { resolveCard } from '../rules/machine/card.ts'
import { cardOf } from './machine.ts'
import { randomBoard } from './naive/boards.ts'
import { playCard } from './naive/cards.ts'
import { noted, worldOf } from './naive/world.ts'
import { describe, Hearing, lay, pack, printed } from './position.ts'

const CARDS = 10_000
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
  canonical(described.ended === null ? clone(described) : { ended: described.ended })

rule(
  [
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
  ],
  'ten thousand random cards do what a plain simulation of the catalogue does',
  () => {
    const seen: Record<string, number> = {}
    let cards = 0
    for (let board = 0; cards < CARDS; board++) {
      const random = new Random(`naive ${board}`)
      const setting = randomBoard(random)
      const state = lay(setting)
      const world = worldOf(setting)
      let before = text(describe(state))
      expect(text(noted(world))).toBe(before)
      for (let i = 0; i < IN_A_ROW && state.ended === null; i++) {
        const [kind, hard] = random.pick(KINDS)
        const turn = new Hearing()
        resolveCard(printed, state, pack.machineCards[cardOf(kind, hard)].steps, turn)
        playCard(world, kind, hard)
        const [expected, found] = [text(noted(world)), text(describe(state))]
        if (expected !== found) expect.fail(`${kind}${hard ? ' hard' : ''}\n${before}\n${expected}\n${found}`)
        before = found
        cards++
        for (const { type } of turn.heard()) seen[type] = (seen[type] ?? 0) + 1
        // Injuries are not what is compared here: nobody shall die of them.
        for (const player of state.players) player.injuries = 0
        world.injuries.fill(0)
      }
    }
    // The boards were such that everything happened often.
    const rare = [
      'engineReset',
      'engineDeployed',
      'engineStuck',
      'factoryBuilt',
      'toxicPlaced',
      'hunterMoved',
      'injured',
      'gameEnded',
    ]
    for (const type of rare) expect([type, (seen[type] ?? 0) > 50]).toEqual([type, true])
  },
)
