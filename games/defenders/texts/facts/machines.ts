import type { FactGroup } from '@vyprava/module/words.ts'
import { CORE, edgeOf, FRONT } from '../../rules/board/index.ts'
import { LAST_ROUND, NONE, ON_CORE, WINTER_NEARS } from '../../rules/state.ts'
import type { Row, Telling } from '../facts.ts'
import { edgeName, factionNames, thingsOn } from '../lexicon.ts'
import { hexName } from '../names.ts'
import { labelOf } from '../sight.ts'

export function gameFacts({ words, lexicon, context }: Telling): FactGroup {
  const { game } = words
  const { view } = context
  const player = (of: number): string =>
    of === NONE ? words.nobody : labelOf(context, of, factionNames(lexicon))
  const dead = view.deaths.flatMap((count, terrain) => (count === 0 ? [] : [lexicon.terrains[terrain]]))
  const rows: Row[] = [
    [game.round, String(view.round)],
    [game.phase, game.phases[view.phase]],
    [game.current, player(view.current)],
  ]
  if (!view.solo) rows.push([game.firstPlayer, player(view.firstPlayer)])
  if (view.phase === 'action') rows.push([game.ap, String(view.ap)])
  if (view.round >= WINTER_NEARS) rows.push([game.winter, String(LAST_ROUND - view.round)])
  rows.push([game.deaths, dead.length === 0 ? words.none : dead.join(', ')])
  if (view.ended !== null) rows.push([game.end, game.over])
  return { title: game.title, rows }
}

export function machineFacts(telling: Telling): FactGroup {
  const { words, lexicon, names, context } = telling
  const { view } = context
  const { machines } = words
  const titles = (cards: readonly number[]): string =>
    cards.length === 0 ? words.none : cards.map((card) => names.machine(card)).join(', ')
  const core = [
    machines.topTile(view.coreTop),
    tileFacts(telling, view.coreTop, false),
    ...thingsOn(lexicon, view, CORE),
  ]
  return {
    title: machines.title,
    rows: [
      [machines.direction, machines.directions[view.direction]],
      [machines.core, core.join('; ')],
      ...view.engines.map((pose, engine): Row => [machines.engine(engine + 1), engineFacts(telling, pose)]),
      ...factoryRows(telling),
      [machines.toxicLeft, String(view.toxicSupply)],
      [machines.mechsLeft, String(view.mechSupply)],
      [machines.wallsBuilt, String(view.walls.filter((wall) => wall === 1).length)],
      [machines.deck, titles(view.machineLeft)],
      [machines.discard, titles(view.machineDiscard)],
    ],
  }
}

function engineFacts({ words: { machines }, lexicon }: Telling, pose: number): string {
  if (pose === ON_CORE) return machines.onCore
  const front = FRONT[pose]
  const edge = edgeName(lexicon, edgeOf(pose))
  return front === -1 ? machines.engineAtRim(edge) : machines.engineAt(edge, hexName(front))
}

/** The factories that stand, from the highest number. */
function factoryRows(telling: Telling): Row[] {
  const { words, names, context } = telling
  const { builtAt, rewilded } = context.view
  return builtAt
    .flatMap((hex, tile): Row[] => {
      if (hex === NONE) return []
      const facts = tileFacts(telling, tile, rewilded[hex] === 1)
      return [[words.machines.factory(tile, names.factory(tile)), `${hexName(hex)}; ${facts}`]]
    })
    .reverse()
}

/** Where the arrow points and which way the vents blow. */
function tileFacts({ words, lexicon, printed, context }: Telling, tile: number, isRewilded: boolean): string {
  const corner = context.view.rotations[tile]
  if (corner === null) throw new Error(`The arrow of tile ${tile} is hidden`)
  const arrow = lexicon.corners[corner]
  if (isRewilded) return words.machines.rewilded(arrow)
  return words.machines.tile(
    arrow,
    printed.vents[tile * 6 + corner].map((side) => lexicon.sides[side]),
  )
}
