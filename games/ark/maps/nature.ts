import type { Terrain } from '../rules/vocabulary.ts'
import { COUNTS, LARGEST_PATCH } from './checks.ts'
import type { Draft } from './draft.ts'

const KINDS = ['forest', 'mountain', 'meadow'] as const
const SMALLEST = 2
const SIZES = 3

/** Fills what is free with patches of 2 to 4 hexes of forest, mountain and meadow; false when it does not fit. */
export function layNature(draft: Draft): boolean {
  const left: Record<(typeof KINDS)[number], number> = {
    forest: COUNTS.forest - draft.of('forest').length,
    mountain: COUNTS.mountain - draft.of('mountain').length,
    meadow: COUNTS.meadow - draft.of('meadow').length,
  }
  for (const first of draft.free()) {
    if (draft.terrain[first] !== null) continue
    const patch = draft.grow([first], SMALLEST + draft.random.int(SIZES), () => true)
    const kinds = KINDS.filter((kind) => left[kind] > 0 && sizeWith(draft, patch, kind) <= LARGEST_PATCH)
    const sum = kinds.reduce((before, kind) => before + left[kind], 0)
    if (sum === 0) return false
    let ticket = draft.random.int(sum)
    const kind = kinds.find((each) => {
      ticket -= left[each]
      return ticket < 0
    })
    if (kind === undefined) return false
    const laid = patch.slice(0, left[kind])
    draft.lay(laid, kind)
    left[kind] -= laid.length
  }
  return true
}

/** How large a patch would be with everything of its kind that it touches. */
function sizeWith(draft: Draft, patch: readonly number[], kind: Terrain): number {
  const merged = [...patch]
  for (const hex of merged) {
    for (const other of draft.around[hex]) {
      if (draft.terrain[other] === kind && !merged.includes(other)) merged.push(other)
    }
  }
  return merged.length
}
