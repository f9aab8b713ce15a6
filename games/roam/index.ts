import { checkData } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { playersFor, roamKnowledge } from './bot/index.ts'
import { packSchema, type RoamPack, shippedPack } from './content/index.ts'
import { createRoam } from './rules/index.ts'

const rulesOf = (pack: RoamPack): Rules => ({
  game: createRoam(pack),
  withPack(data) {
    const checked = checkData(packSchema, data)
    return checked.ok ? { ok: true, value: rulesOf(checked.value) } : checked
  },
  players: playersFor(pack),
  knowledge: roamKnowledge(pack),
})

/** Roam with our own pack; `withPack` makes it anybody's. */
export const rules: Rules = rulesOf(shippedPack())
