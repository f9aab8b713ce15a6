import { boat, groundTexture } from './land/ground.ts'
import { type LandKind, TERRAINS } from './land/kinds.ts'
import { hachures, relief, washes } from './land/relief.ts'
import { inBands, landmarks, peaks, type Sites, trees } from './land/standing.ts'
import { river, road } from './land/ways.ts'
import { remember } from './memo.ts'
import { noise, random } from './random.ts'

export { LAND_KINDS, type LandKind } from './land/kinds.ts'

/** The box of a land card: two squares wide, three high. */
export const LAND_WIDTH = 200
export const LAND_HEIGHT = 300

export type LandOptions = { readonly seed: string; readonly kind: LandKind }

/**
 * The drawing of a land card, to be wrapped in `<svg viewBox="0 0 200 300" class="land land--kind">`.
 * About 95 nodes and 55 kB (at most 150 and 110), 6 ms. The steps draw from one random source: their order is part of the picture.
 */
const draw = remember((seed: string, kind: LandKind): string => {
  const r = random(seed + kind)
  const ground = noise(seed)
  const wood = noise(`${seed}trees`)

  const land = relief(kind, LAND_WIDTH, LAND_HEIGHT, r, ground)
  let out = washes(land) + hachures(land, r)

  const stream = river(land, TERRAINS[kind].river, r)
  const track = road(land, ground, r)
  out += stream.drawing + track.drawing

  const sites: Sites = { river: stream.points, road: track.points, built: [], peaks: [], trees: [] }
  const buildings = landmarks(kind, land, sites, r)
  const hills = peaks(kind, land, sites, r)
  const wooded = trees(kind, land, sites, wood, r)
  out += groundTexture(kind, land, sites, r)
  out += inBands([...hills, ...wooded]) + buildings
  return kind === 'shore' ? out + boat(land, r) : out
})

export const land = ({ seed, kind }: LandOptions): string => draw(seed, kind)
