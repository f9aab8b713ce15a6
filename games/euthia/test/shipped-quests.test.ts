import { checkOptions, Random, silentCourse } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import { ENCOUNTERS, type Op, shippedPack } from '../content/index.ts'
import { tilesWith } from '../content/map-form.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { openEncounters } from '../rules/encounters.ts'
import { createEuthia } from '../rules/game.ts'
import { fieldAt, placeTile } from '../rules/map.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import { printedFrom } from '../rules/printed.ts'
import { newTile } from '../rules/setup.ts'
import type { Euthia } from '../rules/state.ts'

/* Every quest and every legend of our pack can be fulfilled at its place by a hero who has all that is asked for. */

const pack = shippedPack()
const printed = printedFrom(pack)
const game = createEuthia(pack)
const CENTRE = 3

/** The turn of seat 0 with nothing but the start tile on the map, and no tiles to explore. */
function start(seats: number, chosen: Partial<EuthiaOptions>): Euthia {
  const options = checkOptions<EuthiaOptions>(game.options, { hero1: 'ael', ...chosen })
  if (!options.ok) throw new Error(options.problem.expected)
  const state = game.setup({ seats, options: options.value }, new Random('quests'))
  Object.assign(state, { agenda: [{ step: 'main' }], round: 1, starter: 0, active: 0 })
  state.map.stack = []
  return state
}

/** The first tile of a source of this kind. */
const tileOf = (kind: string): number =>
  pack.tiles.findIndex((tile) => tile.kind === kind && tile.hero === undefined)
const resource = (site: string): number => pack.tiles.findIndex(({ source }) => source === site)

/** Two of all that quests ask for. */
function enrich({ players: [player] }: Euthia): void {
  Object.assign(player, { coins: 9, rep: 10, tokens: [1, 1, 1] })
  player.gems = player.gems.map(() => 2)
  player.essences = player.essences.map(() => 2)
  player.trophies = [1, 2, 3].map((level) => ({
    elite: 0,
    id: pack.monsters.findIndex((one) => one.level === level),
  }))
  const things = [
    ...['weapon', 'jewel', 'scroll', 'potion', 'artifact'].map(tileOf),
    ...['mountain', 'lake', 'cave'].map(resource),
  ]
  player.bags = [...things, ...things].map(newTile)
}

/** Lays a liberated tile beside the church and puts the hero on one of its fields. */
function stand(state: Euthia, tile: number, slot: number): void {
  const place = placeTile(state.map, tile, 1, 1, state.players.length)
  for (const hex of [0, 1, 2]) state.map.heroTokens[fieldAt(place, hex)] = 0
  state.players[0].field = fieldAt(place, slot)
}

const reputation = (ops: readonly Op[]): number =>
  ops.reduce((sum, op) => (op.op === 'gain' && op.what === 'rep' ? sum + op.n : sum), 0)

/** Does the first of the listed actions that fits, and then answers what it asks until the turn goes on. */
function fulfil(state: Euthia, fits: (action: EuthiaAction) => boolean): void {
  const random = new Random('answers')
  const action = game.decision(state, 0).actions.find(fits)
  if (action === undefined) throw new Error('It is not listed')
  game.apply(state, 0, action, silentCourse(random))
  for (let answers = 0; state.agenda.at(-1)?.step !== 'main' && answers < 99; answers++) {
    const [seat] = game.deciders(state)
    game.apply(state, seat, game.decision(state, seat).actions[0], silentCourse(random))
  }
  expect(state.agenda.map(({ step }) => step)).toEqual(['main'])
}

test.each(pack.encounterCards.map(({ id, name, encounter }) => ({ id, encounter, what: name.en })))(
  'a quest of our pack: $encounter, $what',
  ({ id, encounter }) => {
    const { soloOnly, reward } = pack.encounterCards[id]
    const state = start(soloOnly ? 1 : 2, { mode: soloOnly ? 'solo' : 'competitive' })
    const [{ id: tile, hexes }] = tilesWith(pack.mapTiles, encounter)
    const hex = hexes.findIndex((one) => one.encounter === encounter)
    stand(state, tile, hex === -1 ? CENTRE : hex)
    openEncounters(printed, state, tile, silentCourse(new Random('deck')))
    state.encounters[ENCOUNTERS.indexOf(encounter)].open = [id]
    enrich(state)
    fulfil(state, (action) => action.type === 'quest' && action.card === id)
    expect(state.players[0].quests).toEqual([id])
    expect(state.players[0].rep).toBeGreaterThanOrEqual(10 + reputation(reward))
  },
)

const legends = pack.scenarioCards.filter(({ kind }) => kind === 'legend')
const legendary = pack.mapTiles.filter(({ special }) => special === 'legend')

test.each(
  legends.map(({ id, name }, at) => ({
    id,
    what: name.en,
    tile: legendary[at].id,
    place: legendary[at].name.en,
  })),
)('a legend of our pack: $what, $place', ({ id, tile }) => {
  const state = start(2, { scenario: 'mirrezil' })
  stand(state, tile, CENTRE)
  enrich(state)
  fulfil(state, ({ type }) => type === 'legend')
  const [{ legends: done, rep }] = state.players
  expect([done, rep, state.story.legendsDone]).toEqual([[id], 14, 1])
})
