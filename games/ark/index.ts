import { checkData } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { arkKnowledge, playersFor } from './bot/index.ts'
import { type ArkPack, packSchema, shippedPack } from './content/index.ts'
import { createArk } from './rules/index.ts'

const rulesOf = (pack: ArkPack): Rules => ({
  game: createArk(pack),
  withPack(data) {
    const checked = checkData(packSchema, data)
    return checked.ok ? { ok: true, value: rulesOf(checked.value) } : checked
  },
  players: playersFor(pack),
  knowledge: arkKnowledge(pack),
})

/** Ark with our own pack; `withPack` makes it anybody's. */
export const rules: Rules = rulesOf(shippedPack())
