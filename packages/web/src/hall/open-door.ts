import { moduleOf } from '@vyprava/games'
import { openTable } from '../online/tables.ts'
import { type Chosen, goTo } from '../router.ts'
import { problemOf } from '../setup/check.ts'
import { usualPlan } from '../setup/plan.ts'

/** So many seats are laid at first, if the game has them; what stays free is folded when the game begins. */
const SEATS = 4

/** Opens a table of a game with what most people want, and goes there; everything else is changed at the table. */
export async function openDoor(game: string, chosen: Chosen = {}): Promise<void> {
  const rules = await moduleOf(game)?.rules()
  if (rules === undefined) throw new Error(`There is no game ${game}`)
  const { options, seats: usual } = usualPlan(rules, chosen)
  const { min, max } = rules.game.seats
  const most = Math.min(max, Math.max(min, SEATS))
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  const wanted = counts.toSorted((a, b) => Math.abs(a - most) - Math.abs(b - most))
  const fits = (seats: number): boolean =>
    problemOf(rules, { options, seed: '', seats: Array.from({ length: seats }, () => usual[0]) }) === null
  const seats = wanted.find(fits) ?? most
  const id = await openTable({ game, options, seats, private: true, pace: null })
  goTo({ page: 'table', id, step: null })
}
