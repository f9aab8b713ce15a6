import { checkData } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { defendersKnowledge, playersFor } from './bot/index.ts'
import { type DefendersPack, packSchema, shippedPack } from './content/index.ts'
import { createDefenders } from './rules/index.ts'

const rulesOf = (pack: DefendersPack): Rules => ({
  game: createDefenders(pack),
  withPack(data) {
    const checked = checkData(packSchema, data)
    return checked.ok ? { ok: true, value: rulesOf(checked.value) } : checked
  },
  players: playersFor(pack),
  knowledge: defendersKnowledge(pack),
})

/** Defenders with our own pack; `withPack` makes it anybody's. */
export const rules: Rules = rulesOf(shippedPack())
