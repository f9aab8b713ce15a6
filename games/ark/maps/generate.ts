import { compareHexes, createBoard, disc, hexKey, ORIGIN } from '@vyprava/geometry'
import type { Random } from '@vyprava/kernel'
import type { Terrain } from '../rules/vocabulary.ts'
import { MAP_CHECKS, RADIUS } from './checks.ts'
import { Draft } from './draft.ts'
import type { MapHex } from './hexes.ts'
import { layNature } from './nature.ts'
import { layNetwork } from './network.ts'
import { SHORE } from './shipped.ts'
import { Survey } from './survey.ts'
import { parseMap } from './text.ts'

/** After so many attempts (about twenty are usual) the standard map is taken. */
const MOST_ATTEMPTS = 5000

const hexes = disc(ORIGIN, RADIUS).toSorted(compareHexes)
const board = createBoard(hexes)

/**
 * A balanced map: dangers, seas, wreck, cities, roads and patches are laid one after the other, and what
 * breaks a constraint is thrown away. The same seed makes the same map.
 */
export function generateMap(random: Random): readonly MapHex[] {
  for (const map of attempts(random)) if (map !== null) return map
  const shore = parseMap(SHORE)
  if (!shore.ok) throw new Error(shore.problem.expected)
  return shore.value
}

/** The same attempt by attempt, null for one that failed; what is drawn already stays as it is. */
export function* attempts(
  random: Random,
  drawn: readonly MapHex[] = [],
): Generator<readonly MapHex[] | null, void> {
  const place = new Map(drawn.map((hex) => [hexKey(hex), hex]))
  const fixed = hexes.map((hex) => place.get(hexKey(hex))?.terrain ?? null)
  const wreck = hexes.findIndex((hex) => place.get(hexKey(hex))?.wreck === true)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    yield attemptMap(new Draft(board, random.derive(`ark map ${attempt}`), fixed, wreck))
  }
}

function attemptMap(draft: Draft): readonly MapHex[] | null {
  if (!layNetwork(draft) || !layNature(draft)) return null
  const map = hexes.map(({ q, r }, hex): MapHex => {
    const terrain: Terrain = draft.terrain[hex] ?? 'meadow'
    return { q, r, terrain, wreck: hex === draft.wreck }
  })
  const survey = new Survey(map, board)
  return MAP_CHECKS.every((check) => check.fault(survey) === null) ? map : null
}
