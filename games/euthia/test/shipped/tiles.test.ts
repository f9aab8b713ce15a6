import { clone } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import type { Op } from '../../content/schema.ts'
import { pay, waysToPay } from '../../rules/costs.ts'
import { opsOf } from '../../rules/effects/conditions.ts'
import type { Use } from '../../rules/effects/faces.ts'
import { eachOf, wardedKinds } from '../../rules/effects/permanent.ts'
import { bagSource } from '../../rules/effects/source.ts'
import { refit } from '../../rules/equipment.ts'
import type { TileFace } from '../../rules/printed.ts'
import { newTile } from '../../rules/setup.ts'
import type { Euthia } from '../../rules/state.ts'
import { bagSum, hasRoom } from '../../rules/storage.ts'
import { listen } from '../position.ts'
import { consequence, together } from './consequence.ts'
import { pack, printed, Stage } from './stage.ts'

/* Every effect of our own tiles is used once, in a position that suits it, and is seen to do what it says. */

const MAP = ['outside', 'anytime']
const seen = new Set<string>()

interface Shown {
  readonly name: string
  readonly tile: TileFace
  readonly use: Use
}
const shown: readonly Shown[] = pack.tiles.flatMap((tile) =>
  printed.uses[tile.id].flatMap((use) =>
    use === null || tile.kind === 'treasure'
      ? []
      : [{ name: `${tile.id} ${tile.kind} of ${tile.source}: ${use.timing}`, tile, use }],
  ),
)

/** Answers what an effect asks, in every way, and looks at what each of the ops did. */
function follow(stage: Stage, ops: readonly Op[], before: Euthia): void {
  const [asking] = ops.filter(({ op }) => op === 'choose' || op === 'roll')
  if (asking?.op === 'choose') {
    for (const [way, chosen] of asking.from.entries()) {
      seen.add('choose')
      const other = stage.copy().play({ type: 'choose', way })
      follow(other, chosen, before)
    }
    return
  }
  if (asking?.op === 'roll') {
    for (const { min, ops: row } of asking.profile) {
      seen.add('roll')
      const other = stage.copy()
      const item = other.state.agenda.at(-1)
      if (item?.step !== 'heroRoll') throw new Error(`No roll: ${other.step}`)
      item.plus = (min ?? 2) - item.dice[0] - item.dice[1]
      follow(other.play({ type: 'done' }), row, before)
    }
    return
  }
  for (let i = 0; i < 9 && ['choose', 'teleport', 'pick'].includes(stage.step); i++)
    stage.play(stage.listed[0])
  look(ops, before, stage.state)
}

/** What each op did; a clock that was ended is no longer among the values. */
function look(ops: readonly Op[], before: Euthia, after: Euthia): void {
  const { fight } = before
  if (fight !== null && ops.some((op) => op.op === 'cancel' && op.what === 'clock'))
    fight.modifiers = fight.modifiers.filter(({ until }) => until !== 'clock')
  for (const op of together(ops)) {
    seen.add(op.op)
    const [found, expected] = consequence(op, before, after)
    expect(found, JSON.stringify(op)).toEqual(expected)
  }
}

function tryOut({ tile, use }: Shown): void {
  const stage = new Stage(tile)
  const shelf = printed.inSlot[tile.id] ? 'slots' : 'bags'
  const action = { type: 'use', effect: use.effect, place: stage.place, shelf, way: 0 } as const
  if (!MAP.includes(use.timing)) stage.fight().until(action)
  const source = shelf === 'slots' ? stage.place : bagSource(stage.place)
  const owned = stage.state.players[0][shelf][stage.place]
  const ops = opsOf(printed, stage.state, 0, use.effects, owned)
  expect(ops.length).toBeGreaterThan(0)
  const before = clone(stage.state)
  if (use.cost !== null) pay(printed, before, 0, use.cost, 0, source, listen())
  if (use.consume) before.players[0].bags.splice(stage.place, 1)
  stage.play(action, 6, 5, 6, 5)
  const after = stage.state.players[0]
  if (use.consume) expect(after.bags).not.toContain(owned)
  else if (use.exhaust) {
    expect(after[shelf][stage.place]?.exhausted).toBe(1)
    const own = before.players[0][shelf][stage.place]
    if (own) own.exhausted = 1
  }
  follow(stage, ops, before)
}

function tryAttack({ tile, use }: Shown): void {
  for (const { min, ops } of tile.profile ?? []) {
    const stage = new Stage(tile)
    const action = { type: 'attack', place: stage.place, way: 0 } as const
    stage.fight().until(action, use.timing === 'attack' ? 'attack' : 'firstStrike')
    const before = clone(stage.state)
    if (use.cost !== null) {
      expect(waysToPay(printed, before, 0, use.cost, stage.place)).toBeGreaterThan(0)
      pay(printed, before, 0, use.cost, 0, stage.place, listen())
    }
    stage.play(action, 6, 4)
    while (stage.step === 'heroBefore') stage.play({ type: 'done' }, 6, 4)
    expect(stage.state.fight?.attackTile).toBe(tile.id)
    if (use.exhaust) expect(stage.state.players[0].slots[stage.place]?.exhausted).toBe(1)
    expect(stage.step).toBe('heroAfter')
    const { fight } = stage.state
    if (fight === null) throw new Error('no fight')
    look(
      use.effects.flatMap(({ do: list }) => list),
      before,
      stage.state,
    )
    fight.modifiers = []
    fight.heroRoll = (min ?? -9) - fight.heroDice[0] - fight.heroDice[1] + 1
    stage.play({ type: 'done' })
    look(ops, before, stage.state)
  }
}

describe('our own tiles in use', () => {
  test.each(shown)('$name', (one) => {
    if (one.use.timing === 'attack' || one.use.timing === 'firstStrike') tryAttack(one)
    else tryOut(one)
  })

  test.each(
    pack.tiles.filter(({ kind }) => kind === 'treasure').map((tile) => ({ name: `find ${tile.id}`, tile })),
  )('$name', ({ tile }) => {
    const stage = new Stage(tile)
    const level = Number(tile.source.at(-1))
    stage.state.players[0].bags = []
    stage.state.treasures[level - 1].draw.push(tile.id)
    stage.state.agenda.push(
      { step: 'ops', seat: 0, ops: [{ op: 'treasure', level }], source: -1 },
      { step: 'choose', seat: 0, ways: [[], []], source: -1 },
    )
    const before = clone(stage.state)
    stage.play({ type: 'choose', way: 0 }, 6, 5)
    follow(
      stage,
      tile.effects.flatMap(({ do: ops }) => ops),
      before,
    )
  })

  test.each(
    pack.tiles
      .filter(({ id }) => printed.permanents[id].length > 0)
      .map((tile) => ({ name: `${tile.id} ${tile.kind}, all the time`, tile })),
  )('$name', ({ tile }) => {
    const { state, place } = new Stage(tile)
    const [player] = state.players
    const bare = clone(player)
    if (printed.inSlot[tile.id]) bare.slots[place] = null
    else bare.bags.splice(place, 1)
    refit(printed, bare)
    refit(printed, player)
    let slots = 0
    eachOf(printed, newTile(tile.id), (op) => {
      seen.add(op.op)
      if (op.op === 'maxHealth') expect(player.maxHealth - bare.maxHealth).toBe(op.n)
      if (op.op === 'bags') expect(bagSum(printed, player) - bagSum(printed, bare)).toBe(op.n)
      if (op.op === 'ward') expect(wardedKinds(printed, player)).toBeGreaterThan(wardedKinds(printed, bare))
      if (op.op === 'slots' || op.op === 'container') slots += op.n
    })
    if (slots === 0) return
    for (const one of [player, bare]) {
      Object.assign(one, { gaar: 0, dwurt: 0, trophies: [], essences: [0, 0, 0, 0] })
      one.bags = one.bags.filter(({ tile: id }) => id === tile.id)
    }
    const most = (of: typeof player): number => {
      const full = clone(of)
      const potion = printed.bySource.healingPotion[0]
      const gaar = printed.permanents[tile.id].some((op) => op.op === 'slots' && op.kind === 'gaar')
      const gem = printed.permanents[tile.id].some((op) => op.op === 'slots' && op.kind === 'gem')
      let n = 0
      for (; hasRoom(printed, full); n++) {
        if (gaar) full.gaar += 1
        else if (gem) full.gems[0] += 1
        else full.bags.push(newTile(potion))
      }
      return n
    }
    const taken = printed.inSlot[tile.id] ? 0 : 1
    expect(most(player) - most(bare)).toBe(slots - taken)
  })

  const GLOVES = pack.tiles.findIndex(({ piece, gemSpaces }) => piece === 'guards' && gemSpaces === 1)
  test.each(
    pack.gems.flatMap(({ id, key }) =>
      printed.gemUses[id].flatMap((use) =>
        use === null ? [] : [{ name: `${key}: ${use.timing}`, id, use }],
      ),
    ),
  )('$name', ({ id, use }) => {
    const stage = new Stage(pack.tiles[GLOVES])
    stage.state.players[0].slots[stage.place]?.gems.push({ gem: id, active: 1 })
    const action = { type: 'useGem', gem: id, slot: stage.place, way: use.effect } as const
    if (!MAP.includes(use.timing)) stage.fight().until(action)
    const before = clone(stage.state)
    stage.play(action)
    look(
      use.effects.flatMap(({ do: ops }) => ops),
      before,
      stage.state,
    )
    expect(stage.state.players[0].slots[stage.place]?.gems).toEqual([{ gem: id, active: 0 }])
  })

  test.each(
    pack.essences.flatMap(({ id, key }) =>
      printed.essenceUses[id].flatMap((use) =>
        use === null ? [] : [{ name: `essence of ${key}`, id, use }],
      ),
    ),
  )('$name', ({ id, use }) => {
    const stage = new Stage(pack.tiles[GLOVES])
    const action = { type: 'useEssence', kind: id } as const
    if (!MAP.includes(use.timing)) stage.fight().until(action)
    const before = clone(stage.state)
    stage.play(action)
    look(
      use.effects.flatMap(({ do: ops }) => ops),
      before,
      stage.state,
    )
    expect(stage.state.players[0].essences[id]).toBe(1)
  })

  test('every op that our tiles know was seen', () => {
    const names = (ops: readonly Op[]): string[] =>
      ops.flatMap((op) => [
        op.op,
        ...(op.op === 'choose' ? op.from.flatMap(names) : []),
        ...(op.op === 'roll' ? op.profile.flatMap((row) => names(row.ops)) : []),
      ])
    const known = new Set(
      pack.tiles.flatMap(({ effects, profile = [] }) => [
        ...effects.flatMap(({ do: ops }) => names(ops)),
        ...profile.flatMap(({ ops }) => names(ops)),
      ]),
    )
    expect([...known].filter((op) => !seen.has(op))).toEqual([])
  })
})
