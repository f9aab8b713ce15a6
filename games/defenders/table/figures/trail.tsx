import type { Language } from '@vyprava/module'
import { edgeAt, hexAt } from '../../rules/index.ts'
import { destinations, routeTo, trailOf } from '../../rules/moving.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { STILL } from '../board/scene.ts'
import { Figure } from './figure.tsx'
import { BoardWindow, type Box, heightOf } from './parts.tsx'
import { bareBoard, viewOf } from './scene.ts'

const BOX: Box = { left: -225, top: -262, width: 450, height: 270 }
const FOREST = 0
const MOUNTAIN = 3
/** Forest from the west to the east, with a mech on its way; the rest are mountains. */
const TRAIL = [hexAt(-1, -2), hexAt(0, -2), hexAt(1, -2), hexAt(1, -1), hexAt(2, -2)]
const START = hexAt(-1, -2)
const GOAL = hexAt(1, -1)
const MECH = hexAt(2, -2)

/** A move along the forest: one outline for the trail, light on every hex where it may end. */
export function TrailFigure({ language }: { readonly language: Language }) {
  const state = bareBoard()
  for (const hex of state.terrain.keys()) if (hex !== 0) state.terrain[hex] = MOUNTAIN
  for (const hex of TRAIL) state.terrain[hex] = FOREST
  state.mechs[MECH] = 1
  state.walls[edgeAt(0, -2, 0, -3)] = 1
  state.walls[edgeAt(0, -2, -1, -1)] = 1
  state.players[0] = { ...state.players[0], faction: FOREST, leaderCard: 0, leader: START }
  state.current = 0
  const travel = { from: START, acrossWalls: false, terrain: FOREST }
  const ends = [...destinations(state, travel)].flatMap((may, hex) => (may === 1 ? [hex] : []))
  return (
    <Figure height={heightOf(BOX)} words={figureTextsIn(language).trail}>
      <BoardWindow
        view={viewOf(state)}
        box={BOX}
        scene={{
          ...STILL,
          light: { hexes: new Set(ends), edges: new Set() },
          trail: trailOf(state, travel, FOREST),
          ghosts: [{ kind: 'leader', player: 0, hex: GOAL }],
          route: { hexes: routeTo(state, travel, GOAL), player: 0, lifted: false },
        }}
      />
    </Figure>
  )
}
