import { hashOf } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import * as packs from '../local/packs.ts'

const known = new Map<string, Promise<Rules>>()

/** The rules of a game by its name and pack, for workers: made once, since bots prepare themselves. */
export function rulesOf(game: string, own: unknown): Promise<Rules> {
  const key = `${game} ${own === undefined ? '' : hashOf(own)}`
  const rules = known.get(key) ?? packs.rulesOf(game, own)
  known.set(key, rules)
  return rules
}
