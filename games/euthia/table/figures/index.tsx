import type { ComponentType } from 'react'
import { centreOf, fieldAt } from '../../rules/map.ts'
import type { FigureName } from '../../texts/figures.ts'
import { type Laid, landOf } from '../board/tile-picture.tsx'
import { type FigureProps, LandFigure, tileWith } from './figure.tsx'

const ME = 0
const alone = (tile: number): readonly Laid[] => [{ tile, q: 0, r: 0 }]

const TOWER = tileWith(({ special }) => special === 'tower')
const MARKET = tileWith(({ hexes }) =>
  hexes.some(({ location, monster }) => location === 'merchant' && monster === 1),
)
const FIRE = tileWith(({ hexes }) => hexes[1].elemental === 'fire')
const WATER = tileWith(({ hexes }) => hexes[2].elemental === 'water')
const MOUNTAIN = tileWith(({ hexes }) => hexes[2].location === 'mountain' && hexes[2].monster === 1)

/** A tower with a monster left, and the same one liberated (EU-321, EU-322). */
function Centre({ language }: FigureProps) {
  const closed = landOf(alone(TOWER), 1)
  const open = landOf(alone(TOWER), 1)
  for (const slot of [0, 1]) closed.heroTokens[fieldAt(0, slot)] = ME
  for (const slot of [0, 1, 2]) open.heroTokens[fieldAt(0, slot)] = ME
  const parts = [
    { id: 'closed', map: closed },
    { id: 'open', map: open, hero: centreOf(0) },
  ]
  return <LandFigure language={language} name="centre" parts={parts} />
}

/** Merchants with their monster, and with the token of the one who defeated it (EU-331, EU-332). */
function Liberated({ language }: FigureProps) {
  const held = landOf(alone(MARKET), 1)
  const free = landOf(alone(MARKET), 1)
  free.tradeTokens[fieldAt(0, 0)] = ME
  const parts = [
    { id: 'held', map: held },
    { id: 'free', map: free },
  ]
  return <LandFigure language={language} name="liberated" parts={parts} />
}

/** Fire and water on tiles that touch: their lines cross where both reach (EU-350, EU-355). */
function Influence({ language }: FigureProps) {
  const tiles = [
    { tile: WATER, q: 0, r: 0 },
    { tile: FIRE, q: 2, r: -1 },
  ]
  const map = landOf(tiles, 1)
  return <LandFigure language={language} name="influence" parts={[{ id: 'both', map }]} />
}

/** A mountain with one own token, and one with the two of its liberator (EU-454, EU-455). */
function Mining({ language }: FigureProps) {
  const mined = landOf(alone(MOUNTAIN), 1)
  const own = landOf(alone(MOUNTAIN), 1)
  mined.interactions[fieldAt(0, 2)] = 1
  own.interactions[fieldAt(0, 2)] = 2
  const parts = [
    { id: 'mined', map: mined },
    { id: 'own', map: own },
  ]
  return <LandFigure language={language} name="mining" parts={parts} />
}

/** The pictures of the rulebook, drawn by the table. */
export const figures: Readonly<Record<FigureName, ComponentType<FigureProps>>> = {
  centre: Centre,
  liberated: Liberated,
  influence: Influence,
  mining: Mining,
}
