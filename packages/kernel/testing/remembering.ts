import { hash } from 'node:crypto'
import { type Game, type GameAction, type GameEvent, Match } from '../src/index.ts'
import type { TakenAction } from '../src/knowledge.ts'

/** What deeds taught, by game and by the fingerprint of the deed. */
const known = new WeakMap<Game, Map<string, boolean>>()

/**
 * A match that remembers what deeds taught for all matches of its game: the properties play the same runs, and the
 * same deed teaches the same every time.
 */
export class RememberingMatch extends Match {
  protected override learnt(deed: TakenAction<object, GameAction, GameEvent>): boolean {
    const { before, after, seat, action, told } = deed
    const key = hash('sha256', JSON.stringify([this.table.seats, before, after, seat, action, told]))
    const memory = known.get(this.game) ?? new Map<string, boolean>()
    known.set(this.game, memory)
    const learnt = memory.get(key) ?? super.learnt(deed)
    memory.set(key, learnt)
    return learnt
  }
}
