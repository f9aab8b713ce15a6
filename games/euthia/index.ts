import { checkData } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { euthiaKnowledge, playersFor } from './bot/index.ts'
import { type EuthiaPack, packSchema, shippedPack } from './content/index.ts'
import { createEuthia } from './rules/game.ts'

const rulesOf = (pack: EuthiaPack): Rules => ({
  game: createEuthia(pack),
  withPack(data) {
    const checked = checkData(packSchema, data)
    return checked.ok ? { ok: true, value: rulesOf(checked.value) } : checked
  },
  players: playersFor(pack),
  knowledge: euthiaKnowledge(pack),
})

/** Euthia with our own pack; `withPack` makes it anybody's. */
export const rules: Rules = rulesOf(shippedPack())
