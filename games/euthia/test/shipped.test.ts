import { checkOptions, Random, silentCourse } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import type { Euthia } from '../rules/state.ts'
import { lawsFor } from './laws.ts'
import { subject } from './subject.ts'

/* Our own pack, played to the end: every scenario in every mode with every number of players, and each variant. */

const { game, tables } = subject
const laws = Object.entries(lawsFor(shippedPack()))

/** Laws are looked at after every so many actions. */
const STRIDE = 40

/** Of the turn's actions those that lead somewhere are more likely than mere rearranging. */
const DULL: readonly EuthiaAction['type'][] = ['endTurn', 'equip', 'stow', 'prayPotion', 'portal']
function choose(actions: readonly EuthiaAction[], random: Random): EuthiaAction {
  const first = random.pick(actions)
  return DULL.includes(first.type) ? random.pick(actions) : first
}

function optionsOf(chosen: object): EuthiaOptions {
  const checked = checkOptions<EuthiaOptions>(game.options, chosen)
  if (!checked.ok) throw new Error(checked.problem.expected)
  return checked.value
}

const broken = (state: Euthia): string[] => laws.filter(([, holds]) => !holds(state)).map(([name]) => name)

test.each(tables.map((table) => ({ ...table, options: { ...table.options } })))(
  'our pack is played to the end: $name',
  ({ name, seats, options }) => {
    const table = { seats, options: optionsOf(options) }
    expect(game.checkTable?.(table) ?? null).toBeNull()
    const random = new Random(name)
    const state = game.setup(table, random)
    const tiles = state.map.tiles.length + state.map.stack.length
    let actions = 0
    for (; game.result(state) === null && actions < game.bound(table); actions++) {
      const [seat] = game.deciders(state)
      const action = choose(game.decision(state, seat).actions, random)
      game.apply(state, seat, action, silentCourse(random))
      if (actions % STRIDE === 0) expect(broken(state)).toEqual([])
    }
    expect(game.result(state)).not.toBeNull()
    expect(broken(state)).toEqual([])
    expect(state.map.tiles.length + state.map.stack.length).toBe(tiles)
  },
)
