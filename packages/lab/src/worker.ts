/// A worker of the lab: plays some games of a plan that it is told as plain data.
import type { Table } from '@vyprava/kernel'
import { playerNamed, rulesOf, withPackFile } from './catalog.ts'
import { type PlayedGame, playSome, type Timing } from './simulation.ts'

/** A plan by the names of its parts, and which of its games to play. */
export interface Order {
  readonly game: string
  readonly pack: string | null
  readonly table: Table
  readonly players: readonly string[]
  readonly games: number
  readonly seed: string
  readonly rotate: boolean
  readonly from: number
  readonly to: number
}

export interface Played {
  readonly games: readonly PlayedGame[]
  readonly timing: Timing
}

export default async function play(order: Order): Promise<Played> {
  const rules = withPackFile(await rulesOf(order.game), order.pack)
  const players = order.players.map((name) => playerNamed(rules, name))
  const games: PlayedGame[] = []
  const plan = { ...order, game: rules.game, players }
  const timing = playSome(plan, order.from, order.to, (played) => games.push(played))
  return { games, timing }
}
