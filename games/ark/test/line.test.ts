import { Random, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { shippedPack } from '../content/index.ts'
import { parseMap, Survey, solve } from '../maps/index.ts'
import { type Ark, type ArkAction, createArk, NONE } from '../rules/index.ts'

const pack = shippedPack()
const game = createArk(pack)
const mage = pack.characters.findIndex(({ id }) => id === 'mage')

/** A die that falls as it is told. */
class LoadedDie extends Random {
  #face = 1

  show(colour: number): void {
    this.#face = colour + 1
  }

  override word(): number {
    return this.#face - 1
  }
}

/** Plays the solver's line of a map by the rules: alone, without hints and diamonds. */
function playLine(map: string, seed: string): { state: Ark; turns: number } {
  const options = {
    mode: 'solo',
    difficulty: 'high',
    characters: 'chosen',
    map,
    challenges: true,
    wildSix: false,
  } as const
  const state = game.setup({ seats: 1, options }, new Random(seed))
  const hexes = parseMap(state.map)
  const line = hexes.ok ? solve(new Survey(hexes.value)) : null
  if (line === null) throw new Error(`No line for ${map} ${seed}`)
  const die = new LoadedDie(seed)
  const course = silentCourse(die)
  const act = (action: ArkAction): void => {
    expect(game.refusal(state, 0, action)).toBe(null)
    game.apply(state, 0, action, course)
  }
  die.show(line.identity)
  act({ type: 'character', character: mage })
  act({ type: 'start', hex: line.start })
  act({ type: 'fill', field: line.field })
  for (const { colour, hexes: painted, die: rolled, field } of line.turns) {
    if (state.ended !== null) break
    if (rolled !== NONE) die.show(rolled)
    act({ type: 'name', colour })
    for (const hex of painted) act({ type: 'paint', colour, hex })
    if (state.stage === 'moving') act({ type: 'endMove' })
    if (field !== NONE && state.ended === null) act({ type: 'fill', field })
  }
  return { state, turns: line.turns.length }
}

describe('the lines of the solver', () => {
  test.each([
    ['shore', 'any'],
    ['channel', 'any'],
    ...Array.from({ length: 12 }, (_, i) => ['generated', `line ${i}`]),
  ])('are played by the rules and find the ark: %s %s', (map, seed) => {
    const { state, turns } = playLine(map, seed)
    expect(game.result(state)).toMatchObject({ kind: 'together', won: true })
    expect(state.sheets[0].parts).toBe(7)
    expect(state.sheets[0].counter.length).toBeLessThanOrEqual(turns)
    expect(state.sheets[0].minus).toBe(0)
  })
})
