import { random } from '@vyprava/atlas'
import { boat, groundTexture } from '@vyprava/atlas/land/ground.ts'
import { type LandKind, TERRAINS } from '@vyprava/atlas/land/kinds.ts'
import { hachures, relief, washes } from '@vyprava/atlas/land/relief.ts'
import { inBands, landmarks, peaks, type Sites, trees } from '@vyprava/atlas/land/standing.ts'
import { river, road } from '@vyprava/atlas/land/ways.ts'
import { land as drawLand } from '@vyprava/atlas/land.ts'
import { remember } from '@vyprava/atlas/memo.ts'
import { noise } from '@vyprava/atlas/random.ts'

/**
 * The same land seen from the west or the east: a card that lies on its side. It is drawn anew in the wide box,
 * because a turned picture would have its trees lying and its light from the wrong corner.
 */
export const wideLand = remember((seed: string, kind: LandKind): string => {
  const r = random(seed + kind)
  const ground = noise(seed)
  const wood = noise(`${seed}trees`)
  const field = relief(kind, 300, 200, r, ground)
  const stream = river(field, TERRAINS[kind].river, r)
  const track = road(field, ground, r)
  const sites: Sites = { river: stream.points, road: track.points, built: [], peaks: [], trees: [] }
  const buildings = landmarks(kind, field, sites, r)
  const hills = peaks(kind, field, sites, r)
  const wooded = trees(kind, field, sites, wood, r)
  return (
    washes(field) +
    hachures(field, r) +
    stream.drawing +
    track.drawing +
    groundTexture(kind, field, sites, r) +
    inBands([...hills, ...wooded]) +
    buildings +
    (kind === 'shore' ? boat(field, r) : '')
  )
})

export const uprightLand = (seed: string, kind: LandKind): string => drawLand({ seed, kind })
