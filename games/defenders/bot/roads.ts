import { hasWall } from '../rules/blocking.ts'
import { type Defenders, HEXES, NONE, SIDES } from '../rules/index.ts'
import { type Land, landOf, waysFrom, waysHome } from './land.ts'

/** What is known of the ways of one player as long as no breach, camp or rewilded factory is added. */
interface Known {
  readonly camps: readonly number[]
  readonly rewilded: readonly number[]
  readonly home: Int32Array
  readonly from: (Int32Array | null)[]
}

/**
 * Ways in the positions of one turn. Copies of states share the lists that an action leaves alone, so a list that
 * is the same one stands for the same ways.
 */
export class Roads {
  readonly #land: Land
  readonly #known: Map<readonly number[], Known>[]
  readonly #walls = new Map<readonly number[], Uint8Array>()

  constructor(state: Defenders) {
    this.#land = landOf(state)
    this.#known = state.players.map(() => new Map())
  }

  /** From every hex to the nearest place for a camp. */
  home(state: Defenders, player: number): Int32Array {
    return this.#knownOf(state, player).home
  }

  /** From the player's leader to every hex. */
  from(state: Defenders, player: number): Int32Array {
    const { from } = this.#knownOf(state, player)
    const { leader } = state.players[player]
    const known = from[leader]
    if (known) return known
    const ways = new Int32Array(HEXES)
    waysFrom(state, this.#land, player, ways)
    from[leader] = ways
    return ways
  }

  /** By hex: walls around it that nobody has breached. */
  walls(state: Defenders): Uint8Array {
    let walls = this.#walls.get(state.breaches)
    if (walls === undefined) {
      walls = unbreachedWalls(state)
      this.#walls.set(state.breaches, walls)
    }
    return walls
  }

  #knownOf(state: Defenders, player: number): Known {
    const { camps, rewilded, breaches } = state
    const last = this.#known[player].get(breaches)
    if (last !== undefined && last.camps === camps && last.rewilded === rewilded) return last
    const home = new Int32Array(HEXES)
    waysHome(state, this.#land, player, home)
    const known = { camps, rewilded, home, from: new Array<Int32Array | null>(HEXES).fill(null) }
    this.#known[player].set(breaches, known)
    return known
  }
}

function unbreachedWalls(state: Defenders): Uint8Array {
  const walls = new Uint8Array(HEXES)
  for (let at = HEXES * 6 - 1; at >= 6; at--) {
    const edge = SIDES[at]
    if (state.breaches[edge] === NONE && hasWall(state, edge)) walls[Math.floor(at / 6)] += 1
  }
  return walls
}
