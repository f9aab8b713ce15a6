import { type Checked, checkData, type Game } from '@vyprava/kernel'
import type { Rules } from '../registry.ts'
import { greedyRoam } from './bot/index.ts'
import { packSchema, shippedPack } from './content/index.ts'
import { createRoam } from './rules/index.ts'

/** Roam with our own pack, and with anybody's. */
export const rules: Rules = {
  game: createRoam(shippedPack()),
  withPack(data): Checked<Game> {
    const pack = checkData(packSchema, data)
    return pack.ok ? { ok: true, value: createRoam(pack.value) } : pack
  },
  players: [greedyRoam],
}
