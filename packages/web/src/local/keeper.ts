import type { Match } from '@vyprava/kernel'
import { openBook } from '../table/book.ts'
import { workQueue } from './queue.ts'
import type { SavedMatch } from './saved.ts'
import { nextVersion, type Standing } from './standing.ts'
import type { World } from './world.ts'

interface KeeperNeeds {
  standing(): Standing
  /** Another tab went on with the game: here is what it did. */
  follow(saved: SavedMatch, match: Match): void
  /** The game is gone, or the browser refuses to keep it. */
  lost(): void
}

/** Keeps a game on the shelf, one version after the other, and follows the tab that was faster. */
export class Keeper {
  readonly #world: World
  readonly #needs: KeeperNeeds
  readonly #queue: ReturnType<typeof workQueue>
  #saved: SavedMatch
  #gone = false
  #keeps = true
  /** Ends the listening to other tabs. */
  readonly close: () => void

  constructor(saved: SavedMatch, world: World, needs: KeeperNeeds) {
    this.#saved = saved
    this.#world = world
    this.#needs = needs
    this.#queue = workQueue(world.breath, (error) => {
      console.error('The game could not be kept on this device', error)
      this.#keeps = false
      needs.lost()
    })
    this.close = world.bell.listen((id, version) => {
      if (id === saved.id && version > this.#saved.version) this.#queue.add(() => this.#follow())
    })
  }

  /** The last version that is kept. */
  get saved(): SavedMatch {
    return this.#saved
  }

  /** Somebody removed the game. */
  get gone(): boolean {
    return this.#gone
  }

  /** False when the browser refused. */
  get keeps(): boolean {
    return this.#keeps
  }

  /** Keeps how the game stands, as soon as the page has drawn it. */
  keep(): void {
    this.#queue.add(() => this.#save())
  }

  /** Resolves when everything played so far is kept. */
  readonly settled = (): Promise<void> => this.#queue.settled()

  /** What the shelf would get next; null when it has everything. */
  unsaved(): SavedMatch | null {
    return this.#queue.busy() && !this.#gone ? this.#next() : null
  }

  #next(): SavedMatch {
    return nextVersion(this.#saved, this.#needs.standing(), this.#world.now())
  }

  async #save(): Promise<void> {
    const saved = this.#next()
    if (await this.#world.shelf.put(saved)) {
      this.#saved = saved
      this.#world.bell.ring(saved.id, saved.version)
      return
    }
    await this.#follow()
  }

  async #follow(): Promise<void> {
    const saved = await this.#world.shelf.get(this.#saved.id)
    if (saved !== null && saved.version === this.#saved.version) return
    const match = saved === null ? null : openBook(this.#needs.standing().match.game, saved.book)
    if (saved === null || match === null || !match.ok) {
      this.#gone = true
      this.#needs.lost()
      return
    }
    this.#saved = saved
    this.#needs.follow(saved, match.value)
  }
}
