import { checkOptions, clone, Random, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Item } from '../rules/items.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Pack } from '../rules/printed.ts'
import { newTile } from '../rules/setup.ts'
import { type Euthia, NONE, type Owned } from '../rules/state.ts'
import { NaiveLand } from './naive/land.ts'
import { isCompared, keyOf, legalIn } from './naive/legal.ts'
import { pack as small } from './pack.ts'
import { type EuthiaSubject, subjectFor } from './subject.ts'

/*
 * The lists against an enumerator that is written from the rulebook and calls nothing of the rules (`naive/legal.ts`).
 * `EUTHIA_POSITIONS=100000 npx vitest run games/euthia/test/lists.test.ts` is the long run.
 */
const POSITIONS = Number(process.env.EUTHIA_POSITIONS ?? 4000)

/** What the list has and the enumerator does not, and the other way round. */
function differences(
  pack: Pack,
  state: Euthia,
  seat: number,
  actions: readonly EuthiaAction[],
): string[] | null {
  const legal = legalIn(pack, state, seat)
  if (legal === null) return null
  const listed = new Set(actions.filter(isCompared).map(keyOf))
  return [
    ...[...listed].filter((key) => !legal.has(key)).map((key) => `listed: ${key}`),
    ...[...legal].filter((key) => !listed.has(key)).map((key) => `missing: ${key}`),
  ]
}

const HASTY: readonly EuthiaAction['type'][] = [
  'endTurn',
  'swapSilver',
  'cashGold',
  'cashSilver',
  'stow',
  'unlearn',
]

/** Any action, those that make a turn short or empty a board seldom. */
function pickFrom(actions: readonly EuthiaAction[], random: Random): EuthiaAction {
  const action = random.pick(actions)
  return HASTY.includes(action.type) && random.die(4) > 1 ? random.pick(actions) : action
}

/**
 * The same turn elsewhere and otherwise equipped, as play would seldom bring it: on any field, also beside or on one with
 * an undefeated monster, with other tokens, points, coins and jewels.
 */
function shaken(pack: Pack, state: Euthia, random: Random): Euthia {
  const other = clone(state)
  const fields = new NaiveLand(pack, other).fields
  const player = other.players[other.active]
  player.field = random.pick(fields)
  player.mp = random.die(3) - 1
  player.coins = random.die(12) - 1
  player.minecarts = random.die(2) - 1
  player.health = random.die(player.maxHealth)
  player.tokens = player.tokens.map(() => random.die(2) - 1)
  player.granted = player.granted.map(() => (random.die(4) === 1 ? 1 : 0))
  player.gems = player.gems.map(() => (random.die(5) === 1 ? 1 : 0))
  player.essences = player.essences.map(() => (random.die(4) === 1 ? 1 : 0))
  player.rep = random.die(30)
  const items = pack.tiles.filter(({ kind }) => kind !== 'ability' && kind !== 'firstStrike')
  const tile = (): Owned => newTile(random.pick(items).id)
  player.bags = Array.from({ length: random.die(4) - 1 }, tile)
  player.unlocked = player.unlocked.map((open) => (random.die(2) === 1 ? 1 : open))
  if (player.stack.length > 1) player.revealed = player.stack.splice(-random.die(2)).map(newTile)
  for (const owned of player.slots) if (owned !== null) owned.exhausted = random.die(2) === 1 ? 1 : 0
  const fee =
    random.die(4) === 1 && other.players.length > 1 ? [(other.active + 1) % other.players.length] : []
  const trade: Item = { step: 'trade', trade: random.die(3) - 1, fee, exchanged: random.die(3) - 1 }
  const others: readonly Item[] = [
    { step: 'keep' },
    { step: 'room', seat: other.active },
    trade,
    trade,
    trade,
  ]
  if (random.die(2) === 1) other.agenda.push(random.pick(others))
  other.bought = random.die(8) === 1 ? 20 : 0
  other.arranged = random.die(8) === 1 ? 30 : 0
  const seat = random.die(other.players.length) - 1
  const { map } = other
  if (random.die(3) === 1) map.heroTokens[player.field] = NONE
  if (random.die(3) === 1) map.tradeTokens[player.field] = random.die(2) === 1 ? seat : NONE
  if (random.die(2) === 1) map.interactions[player.field * other.players.length + seat] = random.die(3) - 1
  if (random.die(6) === 1) map.rubble[player.field] = random.die(2)
  return other
}

const SHAKEN = 4

interface Count {
  positions: number
  readonly steps: Set<string>
  readonly types: Set<string>
}

/** Compares one position; it counts where the enumerator has something to say. */
function check(pack: Pack, { game }: EuthiaSubject, name: string, state: Euthia, count: Count): void {
  const [seat] = game.deciders(state)
  const { actions } = game.decision(state, seat)
  const found = differences(pack, state, seat, actions)
  if (found === null) return
  const item = state.agenda.at(-1)
  if (found.length > 0) expect({ table: name, item, found }).toMatchObject({ found: [] })
  count.positions += 1
  count.steps.add(item?.step ?? '')
  for (const action of actions) if (isCompared(action)) count.types.add(action.type)
}

/** Plays one table at random from its set-up and compares every position, and at each turn some others like it. */
function compare(
  pack: Pack,
  subject: EuthiaSubject,
  { name, seats, options }: EuthiaSubject['tables'][number],
  seed: string,
  most: number,
  count: Count,
): void {
  const { game } = subject
  const random = new Random(seed)
  const checked = checkOptions<EuthiaOptions>(game.options, options)
  if (!checked.ok) throw new Error(checked.problem.expected)
  const state = game.setup({ seats, options: checked.value }, random)
  const enough = count.positions + most
  while (count.positions < enough && state.ended === null) {
    check(pack, subject, name, state, count)
    if (state.agenda.at(-1)?.step === 'main')
      for (let i = 0; i < SHAKEN; i++) check(pack, subject, name, shaken(pack, state, random), count)
    const [seat] = game.deciders(state)
    game.apply(state, seat, pickFrom(game.decision(state, seat).actions, random), silentCourse(random))
  }
}

describe('the lists and a naive enumerator agree', () => {
  for (const [name, pack, share] of [
    ['the small pack', small, 0.4],
    ['our pack', shippedPack(), 0.6],
  ] as const)
    test(name, { timeout: 3_600_000 }, () => {
      const subject = subjectFor(pack)
      const wanted = Math.ceil(POSITIONS * share)
      const count: Count = { positions: 0, steps: new Set(), types: new Set() }
      for (let game = 0; count.positions < wanted; game++) {
        const table = subject.tables[game % subject.tables.length]
        const most = Math.ceil(wanted / subject.tables.length)
        compare(pack, subject, table, `lists ${game}`, most, count)
      }
      expect(count.positions).toBeGreaterThanOrEqual(wanted)
      if (process.env.EUTHIA_POSITIONS !== undefined)
        console.info(
          name,
          count.positions,
          [...count.steps].sort().join(' '),
          '|',
          [...count.types].sort().join(' '),
        )
      expect([...count.types]).toEqual(expect.arrayContaining(USUAL))
    })
})

/** Kinds of actions that any sample must have met. */
const USUAL = [
  'attack',
  'buy',
  'confront',
  'endTurn',
  'equip',
  'fight',
  'heal',
  'mine',
  'prayHeal',
  'quest',
  'sell',
  'setGem',
  'learn',
  'unlock',
  'step',
  'trade',
  'treasure',
  'walk',
]
