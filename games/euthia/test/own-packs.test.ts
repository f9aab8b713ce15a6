import { checkData, checkOptions, type Game, printProblem, Random, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../content/house.ts'
import { type EuthiaPack, packSchema, shippedPack } from '../content/index.ts'
import { rules } from '../index.ts'

/* Somebody's own pack: the rules have to be able to play it, our balance is no business of theirs. */

const complaint = (schema: typeof packSchema | typeof houseSchema, pack: unknown): string | null => {
  const checked = checkData(schema, pack)
  return checked.ok ? null : printProblem(checked.problem)
}

function changed(change: (pack: EuthiaPack) => void): EuthiaPack {
  const pack = structuredClone(shippedPack())
  change(pack)
  return pack
}

const rep = (n: number) => ({ op: 'gain', what: 'rep', n }) as const

/** Each of them breaks something that we ask of our own pack. */
const UNBALANCED: readonly (readonly [string, (pack: EuthiaPack) => void])[] = [
  ['a monster of great vitality', ({ monsters }) => Object.assign(monsters[0], { vitality: 20 })],
  ['forty-one monsters', ({ monsters }) => monsters.push({ ...monsters[0], id: monsters.length })],
  ['a monster less', ({ monsters }) => monsters.pop()],
  ['a hero of iron', ({ heroes }) => Object.assign(heroes[0], { maxHealth: 12 })],
  ['a board with a fourth hand', ({ heroes }) => heroes[0].slots.push({ kind: 'hand' })],
  ['a reward beyond measure', ({ monsters }) => Object.assign(monsters[3].reward, { ops: [rep(9)] })],
  ['a generous quest', ({ encounterCards }) => Object.assign(encounterCards[0], { reward: [rep(5)] })],
  ['few combat cards', ({ combatCards }) => combatCards.splice(12)],
  ['many demonites', ({ gems }) => Object.assign(gems[6], { count: 30 })],
  ['a cheap tower', ({ tiles }) => tiles.filter(({ source }) => source === 'tower').map(cheap)],
  ['few titles', ({ titles }) => titles.splice(4)],
  ['one scenario', (pack) => pack.scenarios.splice(1)],
]

const cheap = (tile: EuthiaPack['tiles'][number]) => Object.assign(tile, { price: { coins: 1 } })

describe('a pack that only breaks our balance', () => {
  test.each(UNBALANCED)('%s is taken, though ours would not be', (_what, change) => {
    const pack = changed(change)
    expect(complaint(houseSchema, pack)).not.toBeNull()
    expect(complaint(packSchema, pack)).toBeNull()
  })

  test.each(['hunt', 'settlements', 'mirrezil', 'disaster'])('and played by bots: %s', (scenario) => {
    const pack = changed((all) => {
      for (const [what, change] of UNBALANCED) if (what !== 'one scenario') change(all)
    })
    const own = rules.withPack?.(JSON.parse(JSON.stringify(pack)))
    if (own?.ok !== true) throw new Error('the pack is refused')
    const { game, players } = own.value
    expect(game.pack?.hash).not.toBe(rules.game.pack?.hash)
    const state = played(game, scenario, players)
    expect(game.result(state)).not.toBeNull()
  })

  const played = (game: Game, scenario: string, players: NonNullable<typeof rules.players>): object => {
    const random = new Random(`own pack ${scenario}`)
    const options = checkOptions(game.options, { scenario })
    if (!options.ok) throw new Error(options.problem.expected)
    const state = game.setup({ seats: 1, options: options.value }, random)
    const scout = players.find(({ name }) => name === 'scout')
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      const question = { seat, decision: game.decision(state, seat), view: () => game.view(state, seat) }
      const action = scout?.choose(question, random) ?? question.decision.actions[0]
      game.apply(state, seat, action, silentCourse(random))
    }
    return state
  }
})

describe('what the rules could not play is refused, whoever made it', () => {
  test.each<[string, (pack: EuthiaPack) => void, RegExp]>([
    ['heroes in another order', ({ heroes }) => heroes.reverse(), /heroes/],
    [
      'a second starting First Strike',
      ({ tiles }) =>
        Object.assign(tiles.find(({ kind, hero }) => kind === 'firstStrike' && hero === 'ael') ?? {}, {
          value: null,
        }),
      /a starting tile that fits an open slot of "ael"/,
    ],
    [
      'no potions of healing',
      ({ tiles }) => {
        for (const tile of tiles) if (tile.source === 'healingPotion') tile.source = 'treasure1'
      },
      /a tile of the source "healingPotion"/,
    ],
    [
      'nobody of level 3',
      ({ monsters }) => {
        for (const monster of monsters) monster.level = 1
      },
      /at least one monster of level 2/,
    ],
    [
      'a foe that gives coins',
      ({ monsters }) => Object.assign(monsters[0], { lasting: [rep(1)] }),
      /monsterHeal/,
    ],
    [
      'a quest for hope',
      ({ encounterCards }) => Object.assign(encounterCards[0], { require: { pay: 'hope', n: 1 } }),
      /something that a hero can bring/,
    ],
    [
      'a market twice over',
      ({ mapTiles }) => {
        const met = mapTiles.filter(({ hexes }) => hexes.some(({ encounter }) => encounter !== undefined))
        met[1].hexes = met[0].hexes
      },
      /one tile with the encounter/,
    ],
    [
      'a priest whom no church has',
      ({ mapTiles }) => {
        for (const tile of mapTiles) Reflect.deleteProperty(tile, 'priest')
      },
      /a start tile with the priest/,
    ],
    ['no combat cards', ({ combatCards }) => combatCards.splice(0), /at least one combat card/],
  ])('%s', (_what, change, expected) => {
    expect(complaint(packSchema, changed(change))).toMatch(expected)
  })
})
