import * as v from 'valibot'
import { type ArkPack, packSchema } from './schema.ts'
import data from './vyprava.json' with { type: 'json' }

export * from './schema.ts'

let shipped: ArkPack | undefined

/** Our own pack, "Výprava", checked at its first use. */
export function shippedPack(): ArkPack {
  shipped ??= v.parse(packSchema, data)
  return shipped
}

/** Somebody's own pack that was accepted before, or ours. */
export const packOf = (own: unknown): ArkPack =>
  own === undefined ? shippedPack() : v.parse(packSchema, own)
